import { apiError, ApiFailure, readServerMessage } from '@/shared/api/apiError';
import { client } from '@/shared/api/client';
import { parseJobStats, type JobDraft, type JobStats } from './contract';
import { isStatusTaken } from './createJob';

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
 * Replaces all five fields of the job with this id. Rejects with an ApiFailure, 'unreadable' when the
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
