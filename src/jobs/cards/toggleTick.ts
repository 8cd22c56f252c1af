import { selectIsTicked } from '@/jobs/allJobsSlice';
import { jobTicked } from '@/jobs/selection';
import { selectShownIds } from '@/jobs/shownJobs';
import type { AppStore } from '@/shared/store/withTypes';

/** Ticks or unticks a job; as a range all from the one ticked last up to it. */
export function toggleTick(store: AppStore, id: string, isRange: boolean): void {
  const state = store.getState();
  const order = isRange ? selectShownIds(state) : [];
  store.dispatch(jobTicked({ id, isTicked: !selectIsTicked(state, id), order }));
}
