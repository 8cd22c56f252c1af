import { apiError, ApiFailure, readServerMessage } from '@/shared/api/apiError';
import { client } from '@/shared/api/client';
import { findJobStatus, findWrittenJob, parseJobStats, type JobStats } from './contract';
import type { Job, JobDraft } from '@/jobs/model/job';
import { isSameJob } from '@/jobs/model/jobDraft';

/** Said when the answer's job does not have the status that was sent. */
const STATUS_NOT_TAKEN = 'The application is recorded, but the server did not take its status.';

/** A URL takes these for steps, out of `/jobs/`, however they are encoded. */
const NO_IDS = ['', '.', '..'];

/** The path of the application with this id. Throws an ApiFailure for an id that fits no path. */
export function jobPath(id: string): string {
  if (NO_IDS.includes(id)) {
    throw new ApiFailure(apiError('refused', 'The server cannot find this job by its id.'));
  }
  return `/jobs/${encodeURIComponent(id)}`;
}

/** Where the counts are read, below the base path. */
export const jobStatsPath = '/jobs/stats';

/**
 * Records a new application, with the time it was made where that is given (ISO 8601, UTC), which not every
 * server keeps. Resolves with what is to be said of it, or null, and with the job, as far as the server answers
 * it. Rejects with an ApiFailure; only after a refusal is it sure that nothing was recorded.
 */
export async function createJob(
  draft: JobDraft,
  createdAt?: string,
): Promise<{ reason: string | null; createdJob?: Job }> {
  const body = { ...draft, ...(createdAt !== undefined && { createdAt }) };
  const { data } = await client.post<unknown>('/jobs', body);
  const job = findWrittenJob(data);
  const reason = isStatusTaken(data, draft) ? null : STATUS_NOT_TAKEN;
  return { reason, ...(job && isSameJob(job, draft) && { createdJob: job }) };
}

/**
 * Replaces all fields of the job with this id. Rejects with an ApiFailure, 'unreadable' when the
 * answer's job does not have the status that was sent.
 */
export async function updateJob(id: string, body: JobDraft): Promise<void> {
  const { data } = await client.patch<unknown>(jobPath(id), body);
  if (isStatusTaken(data, body)) return;
  throw new ApiFailure(apiError('unreadable', 'The server answered, but did not take the status.'));
}

/** Deletes the job. Resolves with the server's message, if any. Rejects with an ApiFailure. */
export async function deleteJob(id: string): Promise<string | undefined> {
  return readServerMessage((await client.delete<unknown>(jobPath(id))).data);
}

/** Counts by status and by month. Rejects with an ApiFailure. */
export async function fetchJobStats(signal: AbortSignal): Promise<JobStats> {
  return parseJobStats((await client.get<unknown>(jobStatsPath, { signal })).data);
}

/** Whether the job of an answer has the status that was sent; some servers know it by another name. */
function isStatusTaken(answer: unknown, { jobStatus }: JobDraft): boolean {
  const status = findJobStatus(answer);
  if (status === undefined) return true;
  return typeof status === 'string' && status.toLowerCase() === jobStatus.toLowerCase();
}
