import type { JobDraft } from '@/shared/api/contract';
import { request } from '@/shared/api/request';

/** Records a new application. */
export async function createJob(draft: JobDraft, signal: AbortSignal): Promise<undefined> {
  await request({ method: 'POST', path: '/jobs', body: draft }, { signal });
  return undefined;
}

/** Replaces what is recorded about the application with this id. */
export async function updateJob(
  id: string,
  draft: JobDraft,
  signal: AbortSignal,
): Promise<undefined> {
  const path = `/jobs/${encodeURIComponent(id)}`;
  await request({ method: 'PATCH', path, body: draft }, { signal });
  return undefined;
}
