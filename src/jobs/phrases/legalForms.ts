/** Legal forms of companies, without dots. */
const LEGAL_FORMS: readonly string[] = (
  'AB AG BV Corp Corporation eG eV GbR gGmbH GmbH Inc Incorporated KG KGaA Lda LLC LLP Limited Ltd Ltda ' +
  'mbH NV OHG Oy PLC plc SA SAS SASU SARL Sarl SE SL SLU SpA SRL Srl UG'
).split(' ');

/** Other words that end company names, in lower case. */
const ENDINGS = ['as', 'co', 'company', 'pty'];
const LAST_WORDS = new Set([...LEGAL_FORMS.map((form) => form.toLowerCase()), ...ENDINGS]);

/** The words of a name, in any case, without legal forms at its end. */
export function withoutLegalForm(words: readonly string[]): string[] {
  let count = words.length;
  while (count > 1 && LAST_WORDS.has((words[count - 1] ?? '').toLowerCase())) count -= 1;
  return words.slice(0, count);
}
