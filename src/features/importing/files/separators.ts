import { splitRows } from './splitRows';

/** What stands between the cells of a row; of two that fit equally, the earlier one is proposed. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', pipe: '|' } as const;

const SEPARATOR_LINE = /^\uFEFF?"?sep=([^"\r\n])"?(?:\r\n|\r|\n|$)/i;
/** Enough of a text to tell. */
const SAMPLE = 20_000;
const SAMPLE_ROWS = 40;

/** The separator and the text without its first line `sep=`, where that names one. */
export function findSeparator(text: string): { separator: string; body: string } {
  const [line = '', named] = SEPARATOR_LINE.exec(text) ?? [];
  const body = text.slice(line.length).replace(/^\uFEFF/, '');
  return { separator: named ?? guessSeparator(body), body };
}

/** The one that gives most rows the same number of cells, and of those the most cells. */
function guessSeparator(body: string): string {
  const sample = body.slice(0, SAMPLE);
  const guesses = Object.values(SEPARATORS).map((separator) => {
    const counts = new Map<number, number>();
    let read = 0;
    for (const { cells } of splitRows(sample, separator)) {
      if (cells.length > 1) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
      if ((read += 1) === SAMPLE_ROWS) break;
    }
    const [width = 0, rows = 0] = [...counts].toSorted(([a, m], [b, n]) => n - m || b - a)[0] ?? [];
    return { separator, width, rows };
  });
  return guesses.reduce((best, one) =>
    one.rows > best.rows || (one.rows === best.rows && one.width > best.width) ? one : best,
  ).separator;
}
