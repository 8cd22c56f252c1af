import { useMemo } from 'react';
import {
  selectJob,
  selectJobsTable,
  selectRemovals,
  selectRemovedTogether,
  selectIsTicked,
  selectTickedIds,
} from '@/features/allJobs/jobs/allJobsSlice';
import { hasStatus, type RunProblem } from '@/features/allJobs/jobs/allJobsState';
import { removeJob } from '@/features/allJobs/jobs/removals';
import { saveJob } from '@/features/allJobs/jobs/saveJob';
import { runEnded } from '@/features/allJobs/jobs/ticks';
import { apiError, ApiFailure } from '@/shared/api/apiError';
import { createJob } from '@/shared/api/createJob';
import { draftOf } from '@/shared/api/jobDraft';
import type { JobStatus } from '@/shared/config/options';
import { useAppDispatch, useAppStore } from '@/shared/store/withTypes';
import { nameOf, notifyOutcome, problemOf, reasonsOf } from './outcome';
import { runTogether } from './runTogether';
import type { Write } from './writeEach';

/** Bulk actions, one at a time: `run` in the store tells how far they are. */
export function useBulkAction() {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  return useMemo(() => {
    const getState = () => store.getState();
    const findJob = (id: string) => selectJob(getState(), id);
    const common = {
      isWanted: (id: string) =>
        selectIsTicked(getState(), id) &&
        !selectRemovals(getState()).some((removal) => removal.id === id),
      companyOf: (id: string) => findJob(id)?.company ?? '',
    };
    const sentence = (text: string, jobIds: string[]): RunProblem | null => {
      const names = jobIds.map((id) => nameOf(findJob(id)));
      return names.length === 0 ? null : { message: `${text}: ${names.join('; ')}.` };
    };
    const run = async (ids: string[], verb: string, write: Write) => {
      const result = await runTogether(store, ids, write);
      notifyOutcome(verb, result);
      const { id, done, gone } = result;
      const unsure = [...result.unsure.keys()];
      const [reasons, problem] = [reasonsOf(result), problemOf(result)];
      return { unsure, end: { id, done, gone, reasons, problem } };
    };

    const setStatus = async (jobStatus: JobStatus) => {
      const isThere = (id: string) => {
        const { jobs, pending } = selectJobsTable(getState());
        return jobs.entities[id]?.jobStatus === jobStatus && !(id in pending);
      };
      const { end } = await run(selectTickedIds(getState()), 'changed', {
        ...common,
        label: 'Changing',
        send: async (id) => {
          if (isThere(id)) return;
          await dispatch(saveJob({ id, changes: { jobStatus }, isOfRun: true }));
        },
        missing: 'gone',
        isDone: (job) => job !== undefined && hasStatus(job, jobStatus),
      });
      dispatch(runEnded(end));
    };

    const remove = async () => {
      const { end } = await run(selectTickedIds(getState()), 'deleted', {
        ...common,
        label: 'Deleting',
        send: (id) => dispatch(removeJob({ id, isOfRun: true })).unwrap(),
        missing: 'done',
        isDone: (job) => job === undefined,
      });
      dispatch(runEnded({ ...end, removed: end.done }));
    };

    const putBack = async () => {
      const withoutStatus: string[] = [];
      const { end, unsure } = await run(selectRemovedTogether(getState()), 'put back', {
        ...common,
        label: 'Putting back',
        isWanted: () => true,
        send: async (id) => {
          const job = findJob(id);
          if (!navigator.onLine)
            throw new ApiFailure({ ...apiError('unreachable'), isUnsent: true });
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
  }, [dispatch, store]);
}
