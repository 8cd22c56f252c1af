import type { JobDraft } from './contract';
import { request } from './request';

/** Records a new application. Rejects with an ApiFailure; whether it was recorded is then known for a refusal alone. */
export async function createJob(draft: JobDraft, signal?: AbortSignal): Promise<undefined> {
  await request({ method: 'POST', path: '/jobs', body: draft }, signal);
  return undefined;
}
