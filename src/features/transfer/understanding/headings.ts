import type { FileRow } from '@/features/transfer/csv/readCsv';
import { cellOf } from './cells';
import { countNamed } from './columns';
import { IS_KIND, isMostly, lookOf } from './contents';

/** Where headings can be: one of the first rows. */
export const FIRST_ROWS = 10;

/**
 * Which of the first rows holds the headings: the one that names most of our fields. Null when there
 * are none, undefined when neither its words nor what stands below it tell whether the first row is one.
 */
export function findHeadings(rows: readonly FileRow[]): number | null | undefined {
  const counts = rows.slice(0, FIRST_ROWS).map(({ cells }) => countNamed(cells));
  const most = Math.max(0, ...counts);
  if (most > 0) return counts.indexOf(most);
  const first = rows.findIndex(
    ({ cells }) => cells.filter((cell) => cell.trim() !== '').length > 1,
  );
  return first === -1 ? null : judge(rows, first);
}

/** A row of headings has words where the rows below have dates, numbers, statuses or types. */
function judge(rows: readonly FileRow[], index: number): number | null | undefined {
  const below = rows.slice(index + 1);
  const row = rows[index];
  if (row === undefined || below.length === 0) return null;
  for (const [column] of row.cells.entries()) {
    const cell = cellOf(row, column);
    const look = lookOf(below, column);
    if (look !== null && cell !== '') return look.test(cell) ? null : index;
    for (const field of ['jobStatus', 'jobType'] as const) {
      if (isMostly(field, below, column) && cell !== '') {
        return isMostly(field, [row], column) ? null : index;
      }
    }
  }
  // No heading is called 'Baker Ltd' or 'Data Analyst'.
  const isData = row.cells.some((cell) => IS_KIND.company(cell) || IS_KIND.position(cell));
  return isData ? null : undefined;
}
