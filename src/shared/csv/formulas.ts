/**
 * What a spreadsheet would read as a formula: after any characters that do not show, one of
 * = + - @ or their full-width and small forms; or a tab, a line break or a NUL before anything that
 * shows. Apostrophes in front count as well, so that taking one off gives back what was there.
 */
const FORMULA =
  /^'*[\p{Z}\p{C}\p{Default_Ignorable_Code_Point}\u2800]*(?:[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\uFE66\uFE62\uFE63\uFE6B]|[\t\r\n\0])/u;

/** Puts an apostrophe before a text that a spreadsheet would calculate; others stay as they are. */
export function guardFormula(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** Takes off exactly the apostrophe that `guardFormula` has put there. */
export function unguardFormula(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}
