import { FIELD_HEADINGS, fieldCells } from '@/jobs/model/jobColumns';
import type { Write } from '@/jobs/writes/writes';
import { writeIdOf, type ImportRun } from './importSlice';
import type { PlannedRow, Verdict } from './plan';

/** Results in display order. */
const RESULTS = [
  'created',
  'already there',
  'refused',
  'not sure',
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

export function resultsOf(run: ImportRun, writes: readonly Write[]): ImportedRow[] {
  const byId = new Map(writes.map((write) => [write.id, write]));
  return run.rows.map((row) => {
    const write = byId.get(writeIdOf(run, row.number));
    if (write === undefined) return { row, result: NOT_CHOSEN[row.verdict], reason: row.reason };
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

/** The rows that are not in the list now. */
export function restOf(rows: readonly ImportedRow[]): ImportedRow[] {
  return rows.filter(({ result }) => !['created', 'already there'].includes(result));
}

export function reasonOf({ result, reason }: Omit<ImportedRow, 'row'>): string {
  return reason ? `${result}: ${reason}` : result;
}

/** A file of these rows with the reasons, which can be corrected and imported again. */
export function restFile(rest: readonly ImportedRow[]): string[][] {
  const rows = rest.map((imported) => [...fieldCells(imported.row.draft), reasonOf(imported)]);
  return [[...FIELD_HEADINGS, 'reason'], ...rows];
}
