import type { FileRow } from '@/features/importing/files/readCsv';
import { JOB_FIELDS } from '@/jobs/model/job';
import { EXPORT_HEADINGS } from '@/jobs/model/jobColumns';
import { toLine } from '@/shared/text/toLine';
import { cellOf, PATTERNS } from './cells';
import { guessColumns, type Columns } from './columns';
import { findHeadings } from './headings';
import { meaningOf } from './meanings';
import { guessDayColumn } from '@/features/importing/days/dayColumn';

/** Headings and data rows found in a file. */
export type RowAnalysis = {
  /** The index of the row of headings; null without one, undefined where that is asked. */
  headingRow: number | null | undefined;
  headings: string[];
  /** The rows below the headings. */
  dataRows: FileRow[];
  /** What the columns are called, each by a name of its own. */
  columnNames: string[];
  columns: Columns;
  idColumn: number | null;
  dayColumn: number | null;
};

/** Finds the headings, unless their row is given, and the columns of our fields. */
export function analyseRows(
  rows: FileRow[],
  headingRow: number | null | undefined = findHeadings(rows),
): RowAnalysis {
  const headings = (rows[headingRow ?? -1]?.cells ?? []).map(toLine);
  const isHeading = ({ cells }: FileRow) => cells.map(toLine).join('\n') === headings.join('\n');
  const found = rows.slice((headingRow ?? -1) + 1).filter((row) => !isHeading(row));
  const columns = guessColumns(headings, found);
  const columnNames = nameColumns(found, headings);
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
    dayColumn: guessDayColumn(headings, found),
    idColumn: findIdColumn(headings),
  };
}

/** Only our own export holds ids of ours, also one without an optional field; columns may have been added. */
function findIdColumn(headings: readonly string[]): number | null {
  const own = headings.slice(0, headings.indexOf('id') + 1);
  const optional: string[] = JOB_FIELDS.filter(({ isRequired }) => !isRequired).map(
    ({ heading }) => heading,
  );
  const wanted = EXPORT_HEADINGS.filter(
    (heading) => own.includes(heading) || !optional.includes(heading),
  );
  return own.join() === wanted.join() ? own.length - 1 : null;
}

/** Headings, or a cell of the column where it has none, each behind a number of its own. */
function nameColumns(rows: FileRow[], headings: string[]): string[] {
  const count = Math.max(headings.length, ...rows.map(({ cells }) => cells.length));
  return Array.from({ length: count }, (_, column) => {
    const heading = headings[column] ?? '';
    if (heading !== '') return `${column + 1}: ${heading}`;
    const sample = rows.map((row) => cellOf(row, column)).find(Boolean);
    return `column ${column + 1}${sample ? `, such as ${sample.slice(0, LONGEST_SAMPLE)}` : ''}`;
  });
}

const LONGEST_SAMPLE = 40;

const YES = /^(?:true|yes|ja|oui|sí|si|sì|sim|tak|wahr|vrai|verdadero|vero|x|1|[✓✔✅☑]\uFE0F?)$/i;
const NO = /^(?:|false|no|nein|non|nee|nie|não|falsch|faux|falso|0|-|[✗✘❌☐]\uFE0F?)$/i;

/**
 * For each row the headings that are ticked or dated in it, where columns stand for a status each:
 * 'applied', 'interview', 'rejected'. Null where there are not two of them at least.
 */
function readStatusColumns(headings: readonly string[], rows: readonly FileRow[]): string[] | null {
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
