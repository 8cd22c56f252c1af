import type { FileRow } from '@/features/importing/files/readCsv';
import { trimText } from '@/shared/text/trimText';
import { countNamed, guessColumns } from './columns';

/** Where headings can be: one of the first rows. */
export const FIRST_ROWS = 10;

/** The row that holds the headings, among the first ones; undefined when their words do not tell. */
export function findHeadings(rows: readonly FileRow[]): number | undefined {
  const counts = rows.slice(0, FIRST_ROWS).map(({ cells }) => countNamed(cells));
  const count = Math.max(...counts);
  const named = counts.indexOf(count);
  // Below rows of as many cells its words are cells as theirs.
  const isBelowData = rows
    .slice(0, named)
    .some((row) => countFilled(row) >= Math.max(2, countFilled(rows[named])));
  const { position, company } = guessColumns(rows[named]?.cells ?? [], []);
  const isNamed = count >= 1.5 || (position !== null && company !== null);
  return count >= 3 || (isNamed && !isBelowData) ? named : undefined;
}

function countFilled(row: FileRow | undefined): number {
  return row?.cells.filter((cell) => trimText(cell) !== '').length ?? 0;
}
