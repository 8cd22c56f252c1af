import type { JobPage, JobStats } from '@/shared/api/contract';
import { jobPagePath, type JobQuery } from '@/shared/api/jobPagePath';
import { jobPath } from '@/shared/api/jobPath';
import { requestAs } from '@/shared/api/request';

/** Where the counts are read, below the base path. */
export const jobStatsPath = '/jobs/stats';

/** One page of the jobs that pass the filters. */
export async function fetchJobPage(query: JobQuery, signal: AbortSignal): Promise<JobPage> {
  const path = jobPagePath(query);
  return requestAs('parseJobPage', { method: 'GET', path }, signal);
}

/** Deletes the job for good. Resolves with the server's message, undefined without one. */
export async function removeJob(id: string, signal: AbortSignal): Promise<string | undefined> {
  return requestAs('findMessage', { method: 'DELETE', path: jobPath(id) }, signal);
}

/** Counts by status and by month. */
export async function fetchJobStats(signal: AbortSignal): Promise<JobStats> {
  const call = { method: 'GET', path: jobStatsPath } as const;
  return requestAs('parseJobStats', call, signal);
}
