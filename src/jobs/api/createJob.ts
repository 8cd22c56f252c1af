import { client } from '@/shared/api/client';
import { findJobStatus, type JobDraft } from './contract';

/** Said when the answer's job does not have the status that was sent. */
export const STATUS_NOT_TAKEN =
  'The application is recorded, but the server did not take its status.';

/**
 * Records a new application. Resolves with whether the server took its status, as far as it says.
 * Rejects with an ApiFailure; only after a refusal is it sure that nothing was recorded.
 */
export async function createJob(draft: JobDraft, signal?: AbortSignal): Promise<boolean> {
  const { data } = await client.post<unknown>('/jobs', draft, { ...(signal && { signal }) });
  return isStatusTaken(data, draft);
}

/** Whether the job of an answer has the status that was sent; some servers know it by another name. */
export function isStatusTaken(answer: unknown, { jobStatus }: JobDraft): boolean {
  const status = findJobStatus(answer);
  if (status === undefined) return true;
  return typeof status === 'string' && status.toLowerCase() === jobStatus.toLowerCase();
}
