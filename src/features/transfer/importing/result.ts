import { FIELD_HEADINGS, fieldCells } from '@/features/transfer/csv/jobColumns';
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
] as const;
type RowResult = (typeof RESULTS)[number];
const ALWAYS_SHOWN: readonly RowResult[] = RESULTS.slice(0, 4);

const NOT_SENT: Record<Verdict, RowResult> = {
  new: 'not sent',
  existing: 'already there',
  repeated: 'repeated',
  doubtful: 'not sent',
  impossible: 'not possible',
};

/** How many rows of the file had each result. */
export function countResults(run: ImportRun): { result: RowResult; count: number }[] {
  const results = run.plan.rows.map((row) => resultOf(run, row));
  return RESULTS.map((result) => ({
    result,
    count: results.filter((one) => one === result).length,
  })).filter(({ result, count }) => ALWAYS_SHOWN.includes(result) || count > 0);
}

/** A row that is not in the list now, with what became of it. */
export type RestRow = { row: PlannedRow; reason: string; mayBeSent: boolean };

export function restRows(run: ImportRun): RestRow[] {
  return run.plan.rows
    .filter((row) => !['created', 'already there'].includes(resultOf(run, row)))
    .map((row) => ({
      row,
      reason: reasonOf(run, row),
      mayBeSent: resultOf(run, row) === 'refused',
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

function reasonOf(run: ImportRun, row: PlannedRow): string {
  const reason = run.outcomes.get(row.number)?.reason ?? row.reason;
  const result = resultOf(run, row);
  return reason === '' ? result : `${result}: ${reason}`;
}

function resultOf(run: ImportRun, row: PlannedRow): RowResult {
  return run.outcomes.get(row.number)?.result ?? NOT_SENT[row.verdict];
}
