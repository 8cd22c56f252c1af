import type { JobDraft, JobStats } from '@/shared/api/contract';
import { jobPath } from '@/shared/api/jobPath';
import { request, requestAs } from '@/shared/api/request';

/** Where the counts are read, below the base path. */
export const jobStatsPath = '/jobs/stats';

/** Replaces all five fields of the job with this id. Rejects with an ApiFailure. */
export async function updateJob(id: string, body: JobDraft, signal: AbortSignal): Promise<void> {
  await request({ method: 'PATCH', path: jobPath(id), body }, signal);
}

/** Deletes the job for good. Resolves with the server's message, undefined without one. Rejects with an ApiFailure. */
export async function deleteJob(id: string, signal: AbortSignal): Promise<string | undefined> {
  return requestAs('findMessage', { method: 'DELETE', path: jobPath(id) }, signal);
}

/** Counts by status and by month. Rejects with an ApiFailure. */
export async function fetchJobStats(signal: AbortSignal): Promise<JobStats> {
  return requestAs('parseJobStats', { method: 'GET', path: jobStatsPath }, signal);
}
