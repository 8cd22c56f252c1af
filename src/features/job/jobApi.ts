import type { JobDraft } from '@/shared/api/contract';
import { jobPath } from '@/shared/api/jobPath';
import { request } from '@/shared/api/request';

/** Replaces what is recorded about the application with this id. Rejects with an ApiFailure. */
export async function updateJob(
  id: string,
  draft: JobDraft,
  signal: AbortSignal,
): Promise<undefined> {
  await request({ method: 'PATCH', path: jobPath(id), body: draft }, signal);
  return undefined;
}
