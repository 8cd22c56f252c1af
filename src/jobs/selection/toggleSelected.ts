import { selectShownIds } from '@/jobs/reads/found';
import { selectIsSelected, selectIsSelecting } from './selectionSelectors';
import { jobSelected, selectionBegun } from './selection';
import type { AppStore } from '@/shared/store/withTypes';

/**
 * Selects or unselects a job, the first one too; as a range, which a press with Shift asks for, all from the one
 * selected last up to it.
 */
export function toggleSelected(store: AppStore, id: string, isRange = false): void {
  if (!selectIsSelecting(store.getState())) store.dispatch(selectionBegun());
  const state = store.getState();
  const order = isRange ? selectShownIds(state) : [];
  store.dispatch(jobSelected({ id, isSelected: !selectIsSelected(state, id), order }));
}
