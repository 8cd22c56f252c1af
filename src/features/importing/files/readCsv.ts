import { unguardFormula } from '@/shared/csv/formulas';
import { yieldToPage } from '@/shared/lib/slices';
import { UnreadableFile } from './fileKinds';
import { findSeparator } from './separators';
import { splitRows, type SplitRow } from './splitRows';

/** A row that holds something, with its number in the file as a spreadsheet counts. */
export type FileRow = {
  number: number;
  cells: string[];
  /** Why a stray quotation mark broke the row, and the rows its lines would have been. */
  broken: { reason: string; rows: string[][] } | null;
};

/** With a line of headings before the 5,000. */
const MOST_ROWS = 5001;
/** Rows at a time, so that the page is never held for long. */
const SLICE = 500;

/**
 * The rows of a CSV text that hold anything, split at that separator. Rejects with an UnreadableFile
 * when there is nothing or too much; works in slices.
 */
export async function readCsv(
  text: string,
  separator = findSeparator(text).separator,
): Promise<FileRow[]> {
  const rows: FileRow[] = [];
  let read = 0;
  for (const row of splitRows(findSeparator(text).body, separator)) {
    read += 1;
    if (read % SLICE === 0) await yieldToPage();
    const cells = row.cells.map(unguardFormula);
    if (isEmpty(cells) || isRule(cells)) continue;
    rows.push({ number: read, cells, broken: row.quote && describe(row, separator) });
    if (rows.length > MOST_ROWS) throw new UnreadableFile(TOO_MANY);
  }
  return someRows(rows);
}

/** The same rows; throws an UnreadableFile when there are none, or too many. */
export function someRows(rows: FileRow[]): FileRow[] {
  if (rows.length === 0) throw new UnreadableFile('There are no rows in it.');
  if (rows.length > MOST_ROWS) throw new UnreadableFile(TOO_MANY);
  return rows;
}

/** Whether no cell holds anything. */
export function isEmpty(cells: readonly string[]): boolean {
  return cells.every((cell) => cell.trim() === '');
}

/** The line below the headings of a table in Markdown. */
function isRule(cells: readonly string[]): boolean {
  return cells.every((cell) => /^\s*(?::?-{2,}:?)?\s*$/.test(cell));
}

/** Each line of the source is a row of its own, so that it can be saved and corrected. */
function describe({ quote, source }: SplitRow, separator: string): FileRow['broken'] {
  const { line, extraLines } = quote ?? { line: 0, extraLines: 0 };
  const lines = extraLines === 1 ? '1 further line' : `${extraLines} further lines`;
  const end = extraLines === 0 ? '' : `, and takes ${lines} along`;
  return {
    reason: `a quotation mark in line ${line} is not closed in its cell${end}`,
    rows: source
      .split(/\r\n|\r|\n/)
      .map((text) => text.split(separator).map((cell) => cell.replaceAll('"', '').trim()))
      .filter((cells) => !isEmpty(cells)),
  };
}

const TOO_MANY =
  'These are more than 5,000 rows. Please split the file and import its parts one after the other.';
