import type { FileRow } from '@/features/importing/files/readCsv';
import { cellOf, PATTERNS } from './cells';
import { meaningOf } from './meanings';

const YES = /^(?:true|yes|ja|oui|sí|si|sì|sim|tak|wahr|vrai|verdadero|vero|x|1|[✓✔✅☑]\uFE0F?)$/i;
const NO = /^(?:|false|no|nein|non|nee|nie|não|falsch|faux|falso|0|-|[✗✘❌☐]\uFE0F?)$/i;

/**
 * For each row the headings that are ticked or dated in it, where columns stand for a status each:
 * 'applied', 'interview', 'rejected'. Null where there are not two of them at least.
 */
export function readStatusColumns(
  headings: readonly string[],
  rows: readonly FileRow[],
): string[] | null {
  const columns = [...headings.keys()].filter(
    (column) =>
      meaningOf('jobStatus', headings[column] ?? '') !== undefined &&
      rows.some((row) => !NO.test(cellOf(row, column))) &&
      rows.every((row) => {
        const cell = cellOf(row, column);
        return YES.test(cell) || NO.test(cell) || PATTERNS.date.test(cell);
      }),
  );
  if (columns.length < 2) return null;
  return rows.map((row) =>
    columns
      .filter((column) => !NO.test(cellOf(row, column)))
      .map((column) => headings[column])
      .join(', '),
  );
}
