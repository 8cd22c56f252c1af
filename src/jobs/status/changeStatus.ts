import { selectIsRemoved, selectJob, selectLastMove } from '@/jobs/allJobsSlice';
import { jobName } from '@/jobs/jobName';
import { write } from '@/jobs/runWrites';
import type { Write } from '@/jobs/writes';
import type { Job } from '@/jobs/api/contract';
import { sessionSignal } from '@/shared/api/sessionScope';
import { notifyError, notifySuccess, type Undo } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import type { AppStore } from '@/shared/store/withTypes';

/**
 * Gives a job, as it is shown, another status. A toast says what becomes of it and offers to undo the
 * last choice that is saved. Never rejects.
 */
export async function changeStatus(store: AppStore, shown: Job, jobStatus: string): Promise<void> {
  if (jobStatus === shown.jobStatus) return;
  const jobId = shown._id;
  const action = `status ${jobId}`;
  const changed = await write(store, { kind: 'update', jobId, fields: { jobStatus } });
  if (changed?.state === 'done') {
    notifySuccess('Job Modified...', action, undoOf(store, selectLastMove(store.getState())));
  } else if (changed !== null) notifyFailure(changed.error, action);
}

function undoOf(store: AppStore, move: Write | undefined): Undo | undefined {
  const { jobId, before, fields } = move ?? {};
  if (!jobId || before === undefined) return undefined;
  const action = `status ${jobId}`;
  const session = sessionSignal();
  const run = () => {
    if (session.aborted) return;
    const job = selectJob(store.getState(), jobId);
    if (job === undefined || selectIsRemoved(store.getState(), jobId))
      notifyError('This application was deleted meanwhile.', action);
    else if (job.jobStatus === fields?.jobStatus) void changeStatus(store, job, before.jobStatus);
    else notifyError('This application was changed again meanwhile.', action);
  };
  const subject = `${before.position}, ${fields?.jobStatus ?? ''}`;
  return { subject, name: `${jobName(before)} back to ${before.jobStatus}`, run };
}
