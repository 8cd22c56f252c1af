import { selectIsSelected, selectShownIds } from '@/jobs/allJobsSlice';
import { jobSelected } from './selection';
import type { AppStore } from '@/shared/store/withTypes';

/** Selects or unselects a job; as a range all from the one selected last up to it. */
export function toggleSelected(store: AppStore, id: string, isRange: boolean): void {
  const state = store.getState();
  const order = isRange ? selectShownIds(state) : [];
  store.dispatch(jobSelected({ id, isSelected: !selectIsSelected(state, id), order }));
}
