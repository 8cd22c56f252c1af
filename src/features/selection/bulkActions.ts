import {
  selectIsRemoved,
  selectRemovedTogether,
  selectIsTicked,
  selectTickedIds,
} from '@/jobs/allJobsSlice';
import type { RunProblem } from '@/jobs/allJobsState';
import { createJob } from '@/jobs/api/createJob';
import { jobName } from '@/jobs/jobName';
import { removeJob } from '@/jobs/removals';
import { runEnded } from '@/jobs/selection';
import { draftOf } from '@/shared/api/jobDraft';
import type { JobStatus } from '@/shared/config/options';
import type { AppStore } from '@/shared/store/withTypes';
import { changeStatuses } from './changeStatuses';
import { runAndNotify } from './runAndNotify';

/** Gives the selected jobs this status. */
export async function changeSelected(store: AppStore, jobStatus: JobStatus): Promise<void> {
  await changeStatuses(store, {
    ids: selectTickedIds(store.getState()),
    statusOf: () => jobStatus,
    isWanted: isStillSelected(store),
  });
}

/** Deletes the selected jobs. */
export async function deleteSelected(store: AppStore): Promise<void> {
  const { dispatch, getState } = store;
  const { end } = await runAndNotify(store, {
    ids: selectTickedIds(getState()),
    label: 'Deleting',
    verb: 'deleted',
    isWanted: isStillSelected(store),
    send: (id) => dispatch(removeJob({ id, isOfRun: true })).unwrap(),
    missing: 'done',
    isDone: (job) => job === undefined,
  });
  dispatch(runEnded({ ...end, removed: end.done }));
}

/** Records the jobs that such runs have deleted as new ones. */
export async function putBackDeleted(store: AppStore): Promise<void> {
  const { dispatch, getState } = store;
  const removed = new Map(selectRemovedTogether(getState()).map((job) => [job._id, job]));
  const sentence = (text: string, jobIds: string[]): RunProblem | null => {
    const names = jobIds.map((id) => jobName(removed.get(id)));
    return names.length === 0 ? null : { message: `${text}: ${names.join('; ')}.` };
  };
  const withoutStatus: string[] = [];
  const { end, unsure } = await runAndNotify(store, {
    ids: [...removed.keys()],
    label: 'Putting back',
    verb: 'put back',
    isWanted: () => true,
    send: async (id) => {
      const job = removed.get(id);
      if (job !== undefined && !(await createJob(draftOf(job)))) withoutStatus.push(id);
    },
  });
  const problem =
    sentence('The answer was lost. Please look whether it is there again', unsure) ??
    sentence('Put back, but the server did not take the status', withoutStatus) ??
    end.problem;
  dispatch(runEnded({ ...end, problem, putBack: [...end.done, ...unsure] }));
}

function isStillSelected({ getState }: AppStore) {
  return (id: string) => selectIsTicked(getState(), id) && !selectIsRemoved(getState(), id);
}
