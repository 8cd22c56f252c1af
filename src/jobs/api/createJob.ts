import { client } from '@/shared/api/client';
import { findJobStatus, findWrittenJob, type Job, type JobDraft } from './contract';
import { isSameJob } from './jobDraft';

/** Said when the answer's job does not have the status that was sent. */
const STATUS_NOT_TAKEN = 'The application is recorded, but the server did not take its status.';

/**
 * Records a new application. Resolves with what is to be said of it, or null, and with the job, as far as
 * the server answers it. Rejects with an ApiFailure; only after a refusal is it sure that nothing was
 * recorded.
 */
export async function createJob(draft: JobDraft): Promise<{ reason: string | null; made?: Job }> {
  const { data } = await client.post<unknown>('/jobs', draft);
  const job = findWrittenJob(data);
  const reason = isStatusTaken(data, draft) ? null : STATUS_NOT_TAKEN;
  return { reason, ...(job && isSameJob(job, draft) && { made: job }) };
}

/** Whether the job of an answer has the status that was sent; some servers know it by another name. */
export function isStatusTaken(answer: unknown, { jobStatus }: JobDraft): boolean {
  const status = findJobStatus(answer);
  if (status === undefined) return true;
  return typeof status === 'string' && status.toLowerCase() === jobStatus.toLowerCase();
}
