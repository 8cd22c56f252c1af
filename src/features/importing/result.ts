import { FIELD_HEADINGS, fieldCells } from '@/jobs/jobColumns';
import type { ImportRun } from './importState';
import type { PlannedRow, Verdict } from './plan';

/** Results in display order; the first four are always shown. */
const RESULTS = [
  'created',
  'already there',
  'refused',
  'not sure',
  'repeated',
  'not possible',
  'not sent',
  'not chosen',
] as const;
type RowResult = (typeof RESULTS)[number];
const ALWAYS_SHOWN: readonly RowResult[] = RESULTS.slice(0, 4);

const NOT_CHOSEN: Record<Verdict, RowResult> = {
  new: 'not chosen',
  existing: 'already there',
  repeated: 'repeated',
  doubtful: 'not chosen',
  impossible: 'not possible',
};

/** How many rows of the file had each result. */
export function countResults(run: ImportRun): { result: RowResult; count: number }[] {
  const results = resultsOf(run).map(({ result }) => result);
  return RESULTS.map((result) => ({
    result,
    count: results.filter((one) => one === result).length,
  })).filter(({ result, count }) => ALWAYS_SHOWN.includes(result) || count > 0);
}

/** A row that is not in the list now, with what became of it. */
export type RestRow = { row: PlannedRow; reason: string; mayBeSent: boolean };

export function restRows(run: ImportRun): RestRow[] {
  return resultsOf(run)
    .filter(({ result }) => !['created', 'already there'].includes(result))
    .map(({ row, result }) => ({
      row,
      reason: reasonOf(run, row, result),
      mayBeSent: result === 'refused',
    }));
}

/**
 * A file of these rows with the reasons, which can be corrected and imported again. What a quotation
 * mark took along stands in rows of its own.
 */
export function restFile(rest: readonly RestRow[]): string[][] {
  const rows = rest.flatMap(({ row, reason }) =>
    (row.rows ?? [row.draft]).map((draft) => [...fieldCells(draft), reason]),
  );
  return [[...FIELD_HEADINGS, 'reason'], ...rows];
}

function reasonOf({ outcomes }: ImportRun, row: PlannedRow, result: RowResult): string {
  const reason = outcomes.get(row.number)?.reason ?? row.reason;
  return reason === '' ? result : `${result}: ${reason}`;
}

/** The result of each row of the file. */
function resultsOf({ plan, rows, outcomes }: ImportRun) {
  const chosen = new Set(rows.map(({ number }) => number));
  const notSent = ({ number, verdict }: PlannedRow): RowResult =>
    chosen.has(number) ? 'not sent' : NOT_CHOSEN[verdict];
  return plan.rows.map((row) => ({
    row,
    result: outcomes.get(row.number)?.result ?? notSent(row),
  }));
}
