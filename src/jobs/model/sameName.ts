import { foldText } from '@/shared/text/foldText';
import { withoutGenderMark } from './genderMark';

/**
 * Whether both name the same company or position: without regard to case, accents, punctuation,
 * legal forms at the end and '(m/w/d)'. Names without a letter or digit are like no other.
 */
export function isSameName(one: string, other: string): boolean {
  const plain = toPlainName(one);
  return plain !== '' && plain === toPlainName(other);
}

/** The words of a name as they are spelt, without legal forms at its end. */
function nameWordsOf(name: string): string[] {
  return withoutLegalForm(name.split(/[^\p{L}\p{M}\p{N}+#]+/u).filter(Boolean));
}

/**
 * The search text by which a server that compares letter by letter finds other spellings of this name:
 * its longest word, without legal form. Empty where there is none.
 */
export function searchWordOf(name: string): string {
  const words = nameWordsOf(name);
  return words.reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}

function toPlainName(name: string): string {
  const words = foldText(withoutGenderMark(name))
    .replaceAll(/[.']/g, '')
    // These two tell one position from another: c, c++ and c#.
    .split(/[^\p{L}\p{M}\p{N}+#]+/u)
    .filter(Boolean);
  return withoutLegalForm(words).join('');
}

/** Legal forms of companies, without dots. */
const LEGAL_FORMS: readonly string[] = (
  'AB AG BV Corp Corporation eG eV GbR gGmbH GmbH Inc Incorporated KG KGaA Lda LLC LLP Limited Ltd Ltda ' +
  'mbH NV OHG Oy PLC plc SA SAS SASU SARL Sarl SE SL SLU SpA SRL Srl UG'
).split(' ');

/** Other words that end company names, in lower case. */
const ENDINGS = ['as', 'co', 'company', 'pty'];
const LAST_WORDS = new Set([...LEGAL_FORMS.map((form) => form.toLowerCase()), ...ENDINGS]);

/** The words of a name, in any case, without legal forms at its end. */
function withoutLegalForm(words: readonly string[]): string[] {
  let count = words.length;
  while (count > 1 && LAST_WORDS.has((words[count - 1] ?? '').toLowerCase())) count -= 1;
  return words.slice(0, count);
}
