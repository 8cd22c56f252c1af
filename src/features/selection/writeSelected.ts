import { selectIsRemoved, selectRemovedTogether, selectSelectedIds } from '@/jobs/allJobsSlice';
import { draftOf } from '@/jobs/api/jobDraft';
import { writeSeveral } from '@/jobs/undo';
import { byDateBefore } from '@/jobs/writes';
import type { JobStatus } from '@/shared/config/options';
import type { AppStore } from '@/shared/store/withTypes';

/** Gives the selected jobs this status. */
export async function changeSelected(store: AppStore, jobStatus: JobStatus): Promise<void> {
  const wanted = selectedIds(store).map((jobId) => {
    return { kind: 'update' as const, jobId, fields: { jobStatus } };
  });
  await writeSeveral(store, wanted);
}

/** Deletes the selected jobs. */
export async function deleteSelected(store: AppStore): Promise<void> {
  const wanted = selectedIds(store).map((jobId) => {
    return { kind: 'delete' as const, jobId, fields: {} };
  });
  await writeSeveral(store, wanted);
}

/** Records the jobs that were deleted so as new ones. */
export async function putBackDeleted(store: AppStore): Promise<void> {
  const removed = selectRemovedTogether(store.getState()).map(({ write }) => write);
  const wanted = removed
    .toSorted(byDateBefore)
    .flatMap(({ id: undoes, jobId, before }) =>
      before ? [{ kind: 'create' as const, jobId, fields: draftOf(before), undoes }] : [],
    );
  await writeSeveral(store, wanted);
}

function selectedIds({ getState }: AppStore): string[] {
  return selectSelectedIds(getState()).filter((id) => !selectIsRemoved(getState(), id));
}
