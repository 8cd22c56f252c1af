import type { AllJobsState } from '@/jobs/allJobsState';
import { hasStrip } from '@/jobs/writes/dismiss';
import { removalsOf } from '@/jobs/writes/writeSelectors';
import { errorOf, isLoading, type Reading } from '@/shared/store/reading';
import { isFromCollection, shownIds, totalOf } from './found';

/**
 * What there is to be seen of what is chosen: 'nothing' where no application passes the filters; 'emptyPage' where some
 * do that are not seen here, or where what puts back the removed ones stands.
 */
export type ListState = 'loading' | 'failed' | 'nothing' | 'emptyPage' | 'jobs';

/** What there is to be seen of what is chosen. */
export function listStateOf(state: AllJobsState): ListState {
  if (shownIds(state).length > 0) return 'jobs';
  if (isShownLoading(state)) return 'loading';
  if (errorOf(shownReading(state)) !== null) return 'failed';
  return totalOf(state) > 0 || hasStrips(state) ? 'emptyPage' : 'nothing';
}

/** The read that what is shown comes from. */
export function shownReading(state: AllJobsState): Reading {
  return isFromCollection(state) ? state.collection.reading : state.list.reading;
}

/** Whether what is shown is read; what is read behind it is no loading. */
export function isShownLoading(state: AllJobsState): boolean {
  const isBehind = isFromCollection(state) && state.collection.asOf !== null;
  return isLoading(shownReading(state)) && !isBehind;
}

/** Whether removed jobs have places on the page. */
function hasStrips(state: AllJobsState): boolean {
  const hasPlace = removalsOf(state).some(({ write }) => hasStrip(write));
  return hasPlace && !isFromCollection(state);
}
