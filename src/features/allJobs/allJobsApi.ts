import type { JobPage, JobStats } from '@/shared/api/contract';
import { requestAs } from '@/shared/api/request';

export type Filters = { search: string; searchStatus: string; searchType: string; sort: string };
export type JobQuery = Filters & { page: number };

/** Where the counts are read, below the base path. */
export const jobStatsPath = '/jobs/stats';

/** One page of the jobs that pass the filters. */
export async function fetchJobPage(query: JobQuery, signal: AbortSignal): Promise<JobPage> {
  const path = jobPagePath(query);
  return requestAs((contract) => contract.parseJobPage, { method: 'GET', path }, { signal });
}

/** Deletes the job for good. Resolves with the server's message, undefined without one. */
export async function removeJob(id: string, signal: AbortSignal): Promise<string | undefined> {
  const path = `/jobs/${encodeURIComponent(id)}`;
  return requestAs((contract) => contract.findMessage, { method: 'DELETE', path }, { signal });
}

/** Counts by status and by month. */
export async function fetchJobStats(signal: AbortSignal): Promise<JobStats> {
  const call = { method: 'GET', path: jobStatsPath } as const;
  return requestAs((contract) => contract.parseJobStats, call, { signal });
}

/** Where that page of jobs is read, below the base path; without text to search for, that is left out. */
export function jobPagePath({ search, searchStatus, searchType, sort, page }: JobQuery): string {
  const parameters = new URLSearchParams({
    jobStatus: searchStatus,
    jobType: searchType,
    sort,
    page: String(page),
    ...(search === '' ? {} : { search }),
  });
  // URLSearchParams writes a blank as '+', which not every server reads as one.
  return `/jobs?${parameters.toString().replaceAll('+', '%20')}`;
}
