import type { JobDraft } from './contract';
import { request } from './request';

/** Records a new application. Rejects with an ApiFailure; only after a refusal is it sure that nothing was recorded. */
export async function createJob(draft: JobDraft, signal?: AbortSignal): Promise<undefined> {
  await request({ method: 'POST', path: '/jobs', body: draft }, signal);
  return undefined;
}
