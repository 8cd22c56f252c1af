import { useMemo } from 'react';
import {
  selectIsRemoved,
  selectJob,
  selectRemovedTogether,
  selectIsTicked,
  selectTickedIds,
} from '@/features/allJobs/jobs/allJobsSlice';
import type { RunProblem } from '@/features/allJobs/jobs/allJobsState';
import { removeJob } from '@/features/allJobs/jobs/removals';
import { runEnded } from '@/features/allJobs/jobs/ticks';
import { requireNetwork } from '@/shared/api/apiError';
import { createJob } from '@/shared/api/createJob';
import { draftOf } from '@/shared/api/jobDraft';
import type { JobStatus } from '@/shared/config/options';
import { useAppStore } from '@/shared/store/withTypes';
import { changeStatuses } from './changeStatuses';
import { nameOf } from './outcome';
import { runAndNotify } from './runAndNotify';

/** Bulk actions, one at a time: `run` in the store tells how far they are. */
export function useBulkAction() {
  const store = useAppStore();

  return useMemo(() => {
    const { dispatch, getState } = store;
    const findJob = (id: string) => selectJob(getState(), id);
    const isWanted = (id: string) =>
      selectIsTicked(getState(), id) && !selectIsRemoved(getState(), id);
    const sentence = (text: string, jobIds: string[]): RunProblem | null => {
      const names = jobIds.map((id) => nameOf(findJob(id)));
      return names.length === 0 ? null : { message: `${text}: ${names.join('; ')}.` };
    };

    const setStatus = (jobStatus: JobStatus) =>
      changeStatuses(store, {
        ids: selectTickedIds(getState()),
        statusOf: () => jobStatus,
        isWanted,
      });

    const remove = async () => {
      const { end } = await runAndNotify(store, {
        ids: selectTickedIds(getState()),
        label: 'Deleting',
        verb: 'deleted',
        isWanted,
        send: (id) => dispatch(removeJob({ id, isOfRun: true })).unwrap(),
        missing: 'done',
        isDone: (job) => job === undefined,
      });
      dispatch(runEnded({ ...end, removed: end.done }));
    };

    const putBack = async () => {
      const withoutStatus: string[] = [];
      const { end, unsure } = await runAndNotify(store, {
        ids: selectRemovedTogether(getState()),
        label: 'Putting back',
        verb: 'put back',
        isWanted: () => true,
        send: async (id) => {
          const job = findJob(id);
          requireNetwork();
          if (job !== undefined && !(await createJob(draftOf(job)))) withoutStatus.push(id);
        },
      });
      const problem =
        sentence('The answer was lost. Please look whether it is there again', unsure) ??
        sentence('Put back, but the server did not take the status', withoutStatus) ??
        end.problem;
      dispatch(runEnded({ ...end, problem, putBack: [...end.done, ...unsure] }));
    };

    return { setStatus, remove, putBack };
  }, [store]);
}
