import { useState } from 'react';
import {
  selectJob,
  selectQuery,
  selectRemovals,
  selectRemovedTogether,
  selectTickedIds,
} from '@/features/allJobs/jobs/allJobsSlice';
import { removeJob } from '@/features/allJobs/jobs/removals';
import { saveJob } from '@/features/allJobs/jobs/saveJob';
import { jobsTicked, removedForgotten, runEnded, runStarted } from '@/features/allJobs/jobs/ticks';
import { apiError, ApiFailure } from '@/shared/api/apiError';
import { createJob } from '@/shared/api/createJob';
import { draftOf } from '@/shared/api/jobDraft';
import { jobPagePath } from '@/shared/api/jobPagePath';
import type { JobStatus } from '@/shared/config/options';
import { jobsChanged } from '@/shared/store/appEvents';
import { useAppDispatch, useAppStore } from '@/shared/store/withTypes';
import { useLeaveWarning } from '@/shared/tasks/useLeaveWarning';
import { useTask } from '@/shared/tasks/useTask';
import { walkJobs } from '@/shared/tasks/walkJobs';
import { reasonsOf, tellOutcome } from './outcome';
import { runWrites, type Write } from './runWrites';

const LEAVE_QUESTION = 'Not all applications are done. Do you want to leave them?';

/** What takes its time with several jobs, one at a time: `task` tells how far it is. */
export function useRun() {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const getState = () => store.getState();
  const { task, run, abort } = useTask();
  const [isWriting, setIsWriting] = useState(false);
  useLeaveWarning(isWriting, LEAVE_QUESTION);

  const findJob = (id: string) => selectJob(getState(), id);

  const write = async (ids: string[], verb: string, what: Write) => {
    setIsWriting(true);
    const result = await run((options) => runWrites(ids, what, options));
    setIsWriting(false);
    if (result !== undefined) tellOutcome(verb, ids.length, result);
    return result ?? { done: [], refused: {}, unsure: [], error: null };
  };

  const setStatus = async (jobStatus: JobStatus) => {
    const ids = selectTickedIds(getState());
    dispatch(runStarted(ids));
    const result = await write(ids, 'changed', {
      label: 'Changing',
      send: async (id) => {
        if (findJob(id)?.jobStatus === jobStatus) return;
        await dispatch(saveJob({ id, changes: { jobStatus } }));
      },
      isDone: (job) => job?.jobStatus === jobStatus,
    });
    dispatch(runEnded({ done: result.done, reasons: reasonsOf(result) }));
  };

  const remove = async () => {
    const isRemoved = new Set(selectRemovals(getState()).map(({ id }) => id));
    const ids = selectTickedIds(getState()).filter((id) => !isRemoved.has(id));
    dispatch(runStarted(ids));
    const result = await write(ids, 'deleted', {
      label: 'Deleting',
      send: (id) => dispatch(removeJob(id)).unwrap(),
      isDone: (job) => job === undefined,
    });
    const { done } = result;
    dispatch(runEnded({ done, removed: done, reasons: reasonsOf(result) }));
  };

  const putBack = async () => {
    const ids = selectRemovedTogether(getState());
    const { done, unsure } = await write(ids, 'put back', {
      label: 'Putting back',
      send: async (id) => {
        const job = findJob(id);
        if (!navigator.onLine) throw new ApiFailure({ ...apiError('unreachable'), isUnsent: true });
        if (job !== undefined) await createJob(draftOf(job));
      },
    });
    dispatch(removedForgotten([...done, ...unsure]));
    dispatch(jobsChanged());
  };

  const selectAll = async () => {
    const wanted = () => jobPagePath({ ...selectQuery(getState()), page: 1 });
    const before = wanted();
    const walked = await run((options) => walkJobs(selectQuery(getState()), options));
    if (walked === undefined || wanted() !== before) return;
    const { jobs } = walked;
    dispatch(jobsTicked({ ids: jobs.map(({ _id }) => _id), jobs }));
  };

  return { task, abort, setStatus, remove, putBack, selectAll };
}
