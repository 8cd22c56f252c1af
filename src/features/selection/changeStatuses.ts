import { selectIsRemoved, selectJob, selectJobsTable, selectRun } from '@/jobs/allJobsSlice';
import { countText } from '@/jobs/countText';
import { saveJob } from '@/jobs/saveJob';
import { runEnded } from '@/jobs/selection';
import { sessionSignal } from '@/shared/api/sessionScope';
import { notifyError, type Undo } from '@/shared/lib/notify';
import type { AppStore } from '@/shared/store/withTypes';
import { runAndNotify } from './runAndNotify';

const BUSY = 'Nothing was undone: other applications are being written.';
const CHANGED = 'These applications were changed again or deleted meanwhile.';

type Change = {
  ids: string[];
  statusOf: (id: string) => string | undefined;
  /** Whether a job is still to be changed when its turn comes. */
  isWanted: (id: string) => boolean;
};

/** Gives each job its status, in a run whose toast offers to restore the statuses before. */
export async function changeStatuses(
  store: AppStore,
  { ids, statusOf, isWanted }: Change,
): Promise<void> {
  const { dispatch, getState } = store;
  const findJob = (id: string) => selectJob(getState(), id);
  const before = new Map<string, string>();
  const session = sessionSignal();

  const isUnchanged = (id: string) => {
    const { jobs, pending } = selectJobsTable(getState());
    return jobs.entities[id]?.jobStatus === statusOf(id) && !(id in pending);
  };
  const send = async (id: string) => {
    const [shown, jobStatus] = [findJob(id)?.jobStatus, statusOf(id)];
    if (jobStatus === undefined) return;
    if (shown !== undefined && shown !== jobStatus) before.set(id, shown);
    await dispatch(saveJob({ id, changes: { jobStatus }, isOfRun: true }));
  };
  const isAsChosen = (id: string) =>
    findJob(id)?.jobStatus === statusOf(id) && !selectIsRemoved(getState(), id);
  const undo = (changed: string[]) => {
    if (session.aborted) return;
    if (selectRun(getState()) !== null) notifyError(BUSY);
    else if (!changed.some(isAsChosen)) notifyError(CHANGED);
    else {
      void changeStatuses(store, {
        ids: changed,
        statusOf: (id) => before.get(id),
        isWanted: isAsChosen,
      });
    }
  };
  const undoOf = (done: string[]): Undo | undefined => {
    const changed = done.filter((id) => before.has(id));
    if (changed.length === 0) return undefined;
    const name = `${countText(changed.length)} back to the status before`;
    return { name, run: () => undo(changed) };
  };

  const { end } = await runAndNotify(store, {
    ids,
    label: 'Changing',
    verb: 'changed',
    isWanted,
    isUnchanged,
    send,
    undoOf,
    missing: 'gone',
    isDone: (job) =>
      job !== undefined && job.jobStatus.toLowerCase() === statusOf(job._id)?.toLowerCase(),
  });
  dispatch(runEnded(end));
}
