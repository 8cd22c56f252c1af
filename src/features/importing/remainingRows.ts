import type { Walked } from '@/jobs/api/walkJobs';
import type { Job, JobDraft } from '@/shared/api/contract';
import type { Outcome, Outcomes } from './importRows';
import type { ImportRun } from './importState';
import { keyOf, type PlannedRow } from './plan';

/** The rows to be created that were not sent, or whose outcome is unknown. */
export function remainingRows({ rows, outcomes }: ImportRun): PlannedRow[] {
  return rows.filter(({ number }) => (outcomes.get(number)?.result ?? 'not sure') === 'not sure');
}

/**
 * What the list, read again, tells of these rows that are left, and which of them are to be sent: an
 * application that was not there before, nor created by another row, counts as the row it equals. A
 * row that is not sure is only sent when the list was read whole.
 */
export function settleRemainingRows(
  run: ImportRun,
  { jobs, isWhole }: Walked,
  left = remainingRows(run),
): { settled: Outcomes; unsent: PlannedRow[] } {
  const added = countAdded(jobs, run);
  const settled = new Map<number, Outcome>();
  const unsent: PlannedRow[] = [];
  for (const row of left) {
    const wasSent = run.outcomes.has(row.number);
    const key = keyOf(row.draft);
    const count = added.get(key) ?? 0;
    if (count > 0) {
      added.set(key, count - 1);
      settled.set(row.number, { result: wasSent ? 'created' : 'already there', reason: '' });
    } else if (isWhole || !wasSent) {
      unsent.push(row);
    }
  }
  return { settled, unsent };
}

/** New applications per key, minus those that known rows created. */
function countAdded(jobs: readonly Job[], { plan, rows, outcomes }: ImportRun) {
  const idsBefore = new Set(plan.present.map(({ _id }) => _id));
  const added = new Map<string, number>();
  const count = (draft: JobDraft, step: number) =>
    added.set(keyOf(draft), (added.get(keyOf(draft)) ?? 0) + step);
  for (const job of jobs) if (!idsBefore.has(job._id)) count(job, 1);
  for (const { number, draft } of rows) {
    if (['created', 'already there'].includes(outcomes.get(number)?.result ?? '')) count(draft, -1);
  }
  return added;
}
