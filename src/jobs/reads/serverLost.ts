import { allJobsOf, type WithAllJobs } from '@/jobs/allJobsState';
import { isServerLost } from '@/shared/api/isServerLost';
import { selectAsOf } from './listState';

/** Whether the last read of the list or the figures, or the last write, has found no server. */
export function selectIsServerLost(state: WithAllJobs): boolean {
  const { list, statistics, collection, writes } = allJobsOf(state);
  const last = Object.values(writes).findLast(({ isOfOutbox }) => !isOfOutbox);
  const lastError = last?.isDismissed ? null : (last?.error ?? null);
  const reads = [list.reading, statistics, collection.reading];
  return [...reads.map(({ error }) => error), lastError].some(isServerLost);
}

/** Whether the jobs were cached, and may have changed since, or nothing can be written for want of a network. */
export function selectIsReadOnly(state: WithAllJobs): boolean {
  return selectAsOf(state) !== null || (selectIsServerLost(state) && !navigator.onLine);
}
