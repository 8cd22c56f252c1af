import {
  selectIsRemoved,
  selectRemovedTogether,
  selectSelectedCount,
  selectSelectedIds,
} from '@/jobs/allJobsSlice';
import { selectionEnded } from '@/jobs/selection/selection';
import type { Wanted } from '@/jobs/writes/runWrites';
import { reversesOf } from '@/jobs/writes/reverses';
import { writeSeveral } from '@/jobs/writes/writeWithUndo';
import type { JobStatus } from '@/jobs/model/statuses';
import type { AppStore } from '@/shared/store/withTypes';

/** Gives the selected jobs this status. */
export async function changeSelected(store: AppStore, jobStatus: JobStatus): Promise<void> {
  await writeSelected(store, { kind: 'update', fields: { jobStatus } });
}

/** Deletes the selected jobs. */
export async function deleteSelected(store: AppStore): Promise<void> {
  await writeSelected(store, { kind: 'delete', fields: {} });
}

/** Records the jobs that were deleted so as new ones. */
export async function putBackDeleted(store: AppStore): Promise<void> {
  const state = store.getState();
  const removed = selectRemovedTogether(state).map(({ write }) => write);
  await writeSeveral(store, reversesOf(state, removed));
}

async function writeSelected(store: AppStore, wanted: Pick<Wanted, 'kind' | 'fields'>) {
  const state = store.getState();
  const ids = selectSelectedIds(state).filter((id) => !selectIsRemoved(state, id));
  await writeSeveral(
    store,
    ids.map((jobId) => ({ ...wanted, jobId })),
  );
  // What was not written stays selected.
  if (selectSelectedCount(store.getState()) === 0) store.dispatch(selectionEnded());
}
