/** The limit of .xlsx. */
const MOST_COLUMNS = 16_384;

/** The column of a reference such as 'AB12', counted from 0; undefined where there is none. */
export function columnOf(reference: string | null): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (letters === undefined) return undefined;
  const column = Array.from(letters).reduce((sum, one) => sum * 26 + one.charCodeAt(0) - 64, 0) - 1;
  return column < MOST_COLUMNS ? column : undefined;
}
