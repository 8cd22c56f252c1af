import type { Job } from '@/jobs/api/contract';
import { draftOf } from '@/jobs/api/jobDraft';
import { sessionSignal } from '@/shared/api/sessionScope';
import { notifyError, notifySuccess, type Undo } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import type { AppStore } from '@/shared/store/withTypes';
import { jobName } from './jobName';
import { write } from './runWrites';

/** Deletes a job, and says in a toast what has become of it, with this undo. Never rejects. */
export async function removeJob(store: AppStore, job: Job, undo?: Undo): Promise<void> {
  const action = `delete ${job._id}`;
  const deleted = await write(store, { kind: 'delete', jobId: job._id, fields: {} });
  if (deleted?.state === 'done') notifySuccess(deleted.reason ?? 'Job Deleted', action, undo);
  else if (deleted !== null) notifyFailure(deleted.error, action);
}

/** Deletes a job where no strip takes its place: the toast offers to put it back. Never rejects. */
export function removeWithUndo(store: AppStore, job: Job): Promise<void> {
  const session = sessionSignal();
  const run = () => {
    if (!session.aborted) void putBackJob(store, job);
  };
  return removeJob(store, job, { subject: job.position, name: `put back ${jobName(job)}`, run });
}

/**
 * Records a removed job again as a new application, and says in a toast what has become of it. Resolves
 * with whether it is recorded; never rejects.
 */
export async function putBackJob(store: AppStore, job: Job): Promise<boolean> {
  const action = `put back ${job._id}`;
  const back = await write(store, { kind: 'create', jobId: job._id, fields: draftOf(job) });
  if (back?.state !== 'done') {
    if (back !== null) notifyFailure(back.error, action);
    return false;
  }
  if (back.reason === null) notifySuccess('Job Created', action);
  else notifyError(back.reason, action);
  return true;
}
