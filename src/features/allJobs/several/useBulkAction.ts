import { useMemo } from 'react';
import {
  selectJob,
  selectJobsTable,
  selectRemovals,
  selectRemovedTogether,
  selectIsTicked,
  selectRun,
  selectTickedIds,
} from '@/features/allJobs/jobs/allJobsSlice';
import type { RunProblem } from '@/features/allJobs/jobs/allJobsState';
import { removeJob } from '@/features/allJobs/jobs/removals';
import { saveJob } from '@/features/allJobs/jobs/saveJob';
import { runEnded } from '@/features/allJobs/jobs/ticks';
import { apiError, ApiFailure } from '@/shared/api/apiError';
import { createJob } from '@/shared/api/createJob';
import { draftOf } from '@/shared/api/jobDraft';
import type { JobStatus } from '@/shared/config/options';
import { notifyError, type Undo } from '@/shared/lib/notify';
import { useAppDispatch, useAppStore } from '@/shared/store/withTypes';
import { countJobs, nameOf, notifyOutcome, problemOf, reasonsOf } from './outcome';
import { runTogether } from './runTogether';
import type { Write } from './writeEach';

const BUSY = 'Nothing was undone: other applications are being written.';
const CHANGED = 'These applications were changed again or deleted meanwhile.';

/** Bulk actions, one at a time: `run` in the store tells how far they are. */
export function useBulkAction() {
  const dispatch = useAppDispatch();
  const store = useAppStore();

  return useMemo(() => {
    const getState = () => store.getState();
    const findJob = (id: string) => selectJob(getState(), id);
    const isRemoved = (id: string) =>
      selectRemovals(getState()).some((removal) => removal.id === id);
    const common = {
      isWanted: (id: string) => selectIsTicked(getState(), id) && !isRemoved(id),
      companyOf: (id: string) => findJob(id)?.company ?? '',
    };
    const sentence = (text: string, jobIds: string[]): RunProblem | null => {
      const names = jobIds.map((id) => nameOf(findJob(id)));
      return names.length === 0 ? null : { message: `${text}: ${names.join('; ')}.` };
    };
    const run = async (
      ids: string[],
      verb: string,
      write: Write,
      undoOf?: (done: string[]) => Undo | undefined,
    ) => {
      const result = await runTogether(store, ids, write);
      notifyOutcome(verb, result, undoOf?.(result.done));
      const { id, done, gone } = result;
      const unsure = [...result.unsure.keys()];
      const [reasons, problem] = [reasonsOf(result), problemOf(result)];
      return { unsure, end: { id, done, gone, reasons, problem } };
    };

    /** Gives each job its status; the toast offers to give those that had another one that back. */
    const changeStatuses = async (
      ids: string[],
      statusOf: (id: string) => string | undefined,
      isWanted: Write['isWanted'],
    ) => {
      const before = new Map<string, string>();
      const send = async (id: string) => {
        const { jobs, pending } = selectJobsTable(getState());
        const [shown, jobStatus] = [findJob(id)?.jobStatus, statusOf(id)];
        const isThere = jobs.entities[id]?.jobStatus === jobStatus && !(id in pending);
        if (jobStatus === undefined || isThere) return;
        if (shown !== undefined && shown !== jobStatus) before.set(id, shown);
        await dispatch(saveJob({ id, changes: { jobStatus }, isOfRun: true }));
      };
      const isAsChosen = (id: string) => findJob(id)?.jobStatus === statusOf(id) && !isRemoved(id);
      const undoOf = (done: string[]): Undo | undefined => {
        const changed = done.filter((id) => before.has(id));
        if (changed.length === 0) return undefined;
        const undo = () => {
          // The session in which they were changed may be over.
          if (!changed.some(findJob)) return;
          if (selectRun(getState()) !== null) notifyError(BUSY);
          else if (!changed.some(isAsChosen)) notifyError(CHANGED);
          else void changeStatuses(changed, (id) => before.get(id), isAsChosen);
        };
        return { name: `${countJobs(changed.length)} back to the status before`, run: undo };
      };
      const write: Write = {
        ...common,
        label: 'Changing',
        isWanted,
        send,
        missing: 'gone',
        isDone: (job) =>
          job !== undefined && job.jobStatus.toLowerCase() === statusOf(job._id)?.toLowerCase(),
      };
      const { end } = await run(ids, 'changed', write, undoOf);
      dispatch(runEnded(end));
    };

    const setStatus = (jobStatus: JobStatus) =>
      changeStatuses(selectTickedIds(getState()), () => jobStatus, common.isWanted);

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
