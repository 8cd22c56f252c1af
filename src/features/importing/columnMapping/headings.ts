import type { FileRow } from '@/features/importing/files/readCsv';
import { isCompany, isPosition } from '@/jobs/phrases/jobWords';
import { cellOf } from './cells';
import { countNamed } from './columns';
import { isMostly, patternOf } from './contents';

/** Where headings can be: one of the first rows. */
export const FIRST_ROWS = 10;

/**
 * Which of the first rows holds the headings. Null when there are none, undefined when neither their
 * words nor what stands around them tell.
 */
export function findHeadings(rows: readonly FileRow[]): number | null | undefined {
  const counts = rows.slice(0, FIRST_ROWS).map(({ cells }) => countNamed(cells));
  const named = counts.indexOf(Math.max(0, ...counts));
  const count = counts[named] ?? 0;
  const first = rows.findIndex((row) => countFilled(row) > 1);
  if (first === -1) return count > 0 ? named : null;
  // Data above the row that is named best: its words are cells like theirs.
  const isBelowData = rows
    .slice(0, named)
    .some((row) => countFilled(row) >= Math.max(2, countFilled(rows[named])));
  if (count >= 3 || (count >= 1.5 && !isBelowData)) return named;
  return guessFirstRow(rows, count > 0 && !isBelowData ? named : first, isBelowData ? 0 : count);
}

function countFilled(row: FileRow | undefined): number {
  return row?.cells.filter((cell) => cell.trim() !== '').length ?? 0;
}

/** A row of headings has words where the rows below have dates, numbers, statuses or types. */
function guessFirstRow(
  rows: readonly FileRow[],
  index: number,
  names: number,
): number | null | undefined {
  const below = rows.slice(index + 1);
  const row = rows[index];
  if (row === undefined || below.length === 0) return names > 0 ? index : null;
  let [asHeadings, asData] = [names, 0];
  for (const column of row.cells.keys()) {
    const cell = cellOf(row, column);
    if (cell === '') continue;
    // No heading is called 'Baker Ltd' or 'Data Analyst'.
    if (isCompany(cell) || isPosition(cell)) asData += 1;
    const look = patternOf(below, column);
    const field = (['jobStatus', 'jobType'] as const).find((one) => isMostly(one, below, column));
    const isLikeBelow =
      look?.test(cell) ?? (field === undefined ? undefined : isMostly(field, [row], column));
    if (isLikeBelow === true) asData += 1;
    if (isLikeBelow === false) asHeadings += 1;
  }
  if (asHeadings === asData) return undefined;
  return asHeadings > asData ? index : null;
}
