import { FIELD_HEADINGS, fieldCells } from '@/features/transfer/csv/jobColumns';
import type { ImportRun } from './importRun';
import type { PlannedRow, Verdict } from './plan';

type Fate =
  'created' | 'already there' | 'refused' | 'not sure' | 'repeated' | 'not possible' | 'not sent';

/** What became of the rows, in the order in which it is told; the first four always are. */
export const FATES: readonly Fate[] = [
  'created',
  'already there',
  'refused',
  'not sure',
  'repeated',
  'not possible',
  'not sent',
];
export const ALWAYS_TOLD = FATES.slice(0, 4);

const SENT = { created: 'created', refused: 'refused', unsure: 'not sure' } as const;
const NOT_SENT: Record<Verdict, Fate> = {
  new: 'not sent',
  existing: 'already there',
  repeated: 'repeated',
  impossible: 'not possible',
};

/** How many rows of the file had each fate. */
export function countFates(run: ImportRun): Record<Fate, number> {
  const counts = Object.fromEntries(FATES.map((fate) => [fate, 0])) as Record<Fate, number>;
  for (const row of run.plan) counts[fateOf(run, row)] += 1;
  return counts;
}

/** A file of the rows that are not in the list now, with the reason; it can be imported again. */
export function restRows(run: ImportRun): string[][] {
  const rest = run.plan.filter((row) => !['created', 'already there'].includes(fateOf(run, row)));
  const rows = rest.map((row) => [...fieldCells(row.draft), reasonOf(run, row)]);
  return [[...FIELD_HEADINGS, 'reason'], ...rows];
}

function reasonOf(run: ImportRun, row: PlannedRow): string {
  const reason = run.outcomes.get(row.number)?.reason ?? row.reason;
  const fate = fateOf(run, row);
  return reason === '' ? fate : `${fate}: ${reason}`;
}

function fateOf(run: ImportRun, row: PlannedRow): Fate {
  const outcome = run.outcomes.get(row.number);
  return outcome === undefined ? NOT_SENT[row.verdict] : SENT[outcome.kind];
}
