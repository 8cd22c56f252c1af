import { allJobsOf, type WithAllJobs } from '@/jobs/allJobsState';
import { hasStrip } from '@/jobs/writes/dismiss';
import { selectRemovals } from '@/jobs/writes/writeSelectors';
import type { ApiError } from '@/shared/api/apiError';
import { errorOf, isLoading, type Reading } from '@/shared/store/reading';
import { selectIsFromCollection, selectShownIds, selectTotalJobs } from './found';

/**
 * What there is to be seen of what is chosen: 'nothing' where no application passes the filters; 'emptyPage' where some
 * do that are not seen here, or where what puts back the removed ones stands.
 */
export type ListState = 'loading' | 'failed' | 'nothing' | 'emptyPage' | 'jobs';

/** What there is to be seen of what is chosen. */
export function selectListState(state: WithAllJobs): ListState {
  if (selectShownIds(state).length > 0) return 'jobs';
  if (selectIsListLoading(state)) return 'loading';
  if (selectListError(state) !== null) return 'failed';
  return selectTotalJobs(state) > 0 || hasStrips(state) ? 'emptyPage' : 'nothing';
}

/** The read that what is shown comes from. */
function shownReading(state: WithAllJobs): Reading {
  const { collection, list } = allJobsOf(state);
  return selectIsFromCollection(state) ? collection.reading : list.reading;
}

/** Whether what is shown is read; what is read behind it is no loading. */
export function selectIsListLoading(state: WithAllJobs): boolean {
  const isBehind = selectIsFromCollection(state) && allJobsOf(state).collection.asOf !== null;
  return isLoading(shownReading(state)) && !isBehind;
}

/** Why what is shown could not be read. */
export function selectListError(state: WithAllJobs): ApiError | null {
  return errorOf(shownReading(state));
}

/** When the jobs that are shown were cached; null where they are the server's. */
export function selectAsOf(state: WithAllJobs): number | null {
  return shownReading(state).cachedAt;
}

/** Whether removed jobs have places on the page. */
function hasStrips(state: WithAllJobs): boolean {
  const hasPlace = selectRemovals(state).some(({ write }) => hasStrip(write));
  return hasPlace && !selectIsFromCollection(state);
}
