import type { FileRow } from '@/features/importing/files/readCsv';
import { FIELD_HEADINGS } from '@/jobs/jobColumns';
import { toLine } from '@/shared/lib/toLine';
import { guessColumns, type Columns } from './columns';
import { findHeadings } from './headings';
import { readStatusColumns } from './statusColumns';

/** Headings and data rows found in a file. */
export type RowAnalysis = {
  /** The index of the row of headings; null without one, undefined when nothing tells. */
  headingRow: number | null | undefined;
  headings: string[];
  /** The rows below the headings. */
  dataRows: FileRow[];
  /** What the columns are called, each by a name of its own. */
  columnNames: string[];
};

const OWN_HEADINGS = [...FIELD_HEADINGS, 'created', 'id'];

/** Finds the headings, unless their row is given, and the columns of our fields. */
export function analyseRows(
  rows: FileRow[],
  headingRow = findHeadings(rows),
): RowAnalysis & { columns: Columns; idColumn: number | null } {
  const headings = (rows[headingRow ?? -1]?.cells ?? []).map(toLine);
  const isHeading = ({ cells }: FileRow) => cells.map(toLine).join('\n') === headings.join('\n');
  const found = rows.slice((headingRow ?? -1) + 1).filter((row) => !isHeading(row));
  const columns = guessColumns(headings, found);
  const columnNames = nameColumns(rows, headings);
  const statuses = columns.jobStatus === null ? readStatusColumns(headings, found) : null;
  if (statuses !== null) columns.jobStatus = columnNames.push('columns of statuses') - 1;
  const dataRows = statuses
    ? found.map((row, index) => ({
        ...row,
        cells: columnNames.map((_, column) => row.cells[column] ?? statuses[index] ?? ''),
      }))
    : found;
  return {
    headingRow,
    headings,
    dataRows,
    columnNames,
    columns,
    // Only our own export holds ids of ours; columns may have been added.
    idColumn: headings.join().startsWith(OWN_HEADINGS.join()) ? OWN_HEADINGS.length - 1 : null,
  };
}

function nameColumns(rows: FileRow[], headings: string[]): string[] {
  const count = Math.max(0, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, index) => {
    const heading = headings[index] ?? '';
    return heading === '' ? `column ${index + 1}` : `${index + 1}: ${heading}`;
  });
}
