import type { JobDraft } from './contract';
import { requestAs } from './request';

/** Said when the answer's job does not have the status that was sent. */
export const STATUS_NOT_TAKEN = 'The server recorded it, but did not take the status.';

/**
 * Records a new application. Resolves with whether the server took its status, as far as it says.
 * Rejects with an ApiFailure; only after a refusal, or when it is unsent, is it sure that nothing was
 * recorded.
 */
export async function createJob(draft: JobDraft, signal?: AbortSignal): Promise<boolean> {
  return sendJob({ method: 'POST', path: '/jobs', body: draft }, signal);
}

type Write = { method: 'POST' | 'PATCH'; path: string; body: JobDraft };

/**
 * Writes a job. Resolves with false when the answer's job does not have the status that was sent, since
 * some servers know it by another name. Rejects with an ApiFailure.
 */
export async function sendJob(write: Write, signal?: AbortSignal): Promise<boolean> {
  const status = await requestAs('findJobStatus', write, signal);
  if (status === undefined) return true;
  return typeof status === 'string' && status.toLowerCase() === write.body.jobStatus.toLowerCase();
}
