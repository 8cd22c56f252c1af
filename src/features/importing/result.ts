import { FIELD_HEADINGS, fieldCells } from '@/jobs/model/jobColumns';
import type { Write } from '@/jobs/writes/writes';
import { writeIdOf, type ImportRun } from './importSlice';
import type { ImportState } from './importState';
import { dayOf, type PlannedRow, type Verdict } from './plan';

/** Results in display order. */
const RESULTS = [
  'created',
  'already there',
  'refused',
  'not sure',
  'taken back',
  'repeated',
  'needs editing',
  'not sent',
  'not chosen',
] as const;
type RowResult = (typeof RESULTS)[number];
/** So many are shown even when no row had them. */
const ALWAYS_SHOWN = 4;

const NOT_CHOSEN: Record<Verdict, RowResult> = {
  new: 'not chosen',
  existing: 'already there',
  repeated: 'repeated',
  doubtful: 'not chosen',
  impossible: 'needs editing',
};

const RESULT_OF: Record<Write['state'], RowResult> = {
  done: 'created',
  refused: 'refused',
  unknown: 'not sure',
  queued: 'not sent',
  sent: 'not sent',
  cancelled: 'not sent',
};

/** A row of the file, what has become of it and why. */
export type ImportedRow = { row: PlannedRow; result: RowResult; reason: string | null };

/** What has become of each row, of those that were sent by their writes. */
export function resultsOf(
  run: ImportRun,
  writes: readonly Write[],
  isTakenBack: (id: string) => boolean,
): ImportedRow[] {
  const byId = new Map(writes.map((write) => [write.id, write]));
  return run.rows.map((row) => {
    const write = byId.get(writeIdOf(run, row.number));
    if (write === undefined) return { row, result: NOT_CHOSEN[row.verdict], reason: row.reason };
    if (isTakenBack(write.id)) return { row, result: 'taken back', reason: null };
    return { row, result: RESULT_OF[write.state], reason: write.reason };
  });
}

/** How many rows of the file had each result. */
export function countResults(rows: readonly ImportedRow[]) {
  return RESULTS.map((result) => ({
    result,
    count: rows.filter((row) => row.result === result).length,
  })).filter(({ count }, index) => index < ALWAYS_SHOWN || count > 0);
}

/** The rows that have not come into the list. */
export function restOf(rows: readonly ImportedRow[]): ImportedRow[] {
  return rows.filter(({ result }) => !['created', 'already there', 'taken back'].includes(result));
}

export function reasonOf({ result, reason }: Omit<ImportedRow, 'row'>): string {
  return reason ? `${result}: ${reason}` : result;
}

/** What a file that was read holds beside our fields. */
export function otherColumnsOf({ columnNames, headings, choices }: ImportState) {
  const taken = Object.values(choices.columns);
  const headingOf = (name: string, column: number) => {
    const heading = headings[column] ?? '';
    return heading === '' ? name : heading;
  };
  return columnNames
    .map((name, column) => ({ column, heading: headingOf(name, column) }))
    .filter(({ column }) => !taken.includes(column));
}

/**
 * A file of these rows with the reasons, which can be corrected and imported again; the other columns of theirs
 * stand behind.
 */
export function restFile(
  rest: readonly ImportedRow[],
  otherColumns: ImportRun['otherColumns'],
): string[][] {
  const rows = rest.map((imported) => {
    const { draft, createdAt, cells } = imported.row;
    const others = otherColumns.map(({ column }) => cells[column] ?? '');
    return [...fieldCells(draft), dayOf(createdAt), reasonOf(imported), ...others];
  });
  const headings = otherColumns.map(({ heading }) => heading);
  return [[...FIELD_HEADINGS, DAY_HEADING, 'reason', ...headings], ...rows];
}

/** The importer takes the column of this heading before all others for the days. */
const DAY_HEADING = 'applied';
