import type { Job, JobStats } from '@/shared/api/contract';
import { createJob } from '@/shared/api/createJob';
import { draftOf } from '@/shared/api/jobDraft';
import { jobPath } from '@/shared/api/jobPath';
import { writeJob } from '@/shared/api/jobWrites';
import { requestAs } from '@/shared/api/request';

/** Where the counts are read, below the base path. */
export const jobStatsPath = '/jobs/stats';

/** Deletes the job for good. Resolves with the server's message, undefined without one. Rejects with an ApiFailure. */
export async function removeJob(id: string, signal: AbortSignal): Promise<string | undefined> {
  return requestAs('findMessage', { method: 'DELETE', path: jobPath(id) }, signal);
}

/** Records what this job holds as a new application, as `createJob` does. */
export async function recordAgain(job: Job, signal: AbortSignal): Promise<undefined> {
  return createJob(draftOf(job), signal);
}

/** Gives the job this status, with the rest as it is, or as an edit under way leaves it. Rejects with an ApiFailure. */
export async function saveJobStatus(
  job: Job,
  jobStatus: string,
  signal: AbortSignal,
): Promise<undefined> {
  return writeJob(job._id, (saved) => ({ ...(saved ?? draftOf(job)), jobStatus }), signal);
}

/** Counts by status and by month. Rejects with an ApiFailure. */
export async function fetchJobStats(signal: AbortSignal): Promise<JobStats> {
  const call = { method: 'GET', path: jobStatsPath } as const;
  return requestAs('parseJobStats', call, signal);
}
