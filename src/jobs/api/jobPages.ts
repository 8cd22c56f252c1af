import { ApiFailure } from '@/shared/api/apiError';
import { client } from '@/shared/api/client';
import { parseJobPage, type JobPage, type JobPageAnswer } from './contract';
import { sessionSignal } from '@/shared/api/sessionScope';
import { jobPagePath } from './jobPagePath';
import type { JobQuery } from '@/jobs/model/listQuery';

/** How many jobs a page holds of servers that do not count the pages, by session. */
const pageSizes = new WeakMap<AbortSignal, number>();

/**
 * Reads one page of jobs. Where the server does not count the pages, they are computed from its total
 * and the length of its first page, which is read once where it is not known. A page past the end that is
 * answered with 404 is an empty one. Rejects with an ApiFailure.
 */
export async function fetchJobPage(query: JobQuery, signal?: AbortSignal): Promise<JobPage> {
  try {
    const answer = await readPage(query, signal);
    return await withPages(answer, query, signal);
  } catch (thrown) {
    const isPastEnd =
      query.page > 1 && thrown instanceof ApiFailure && thrown.reason.status === 404;
    if (!isPastEnd) throw thrown;
    const first = await fetchJobPage({ ...query, page: 1 }, signal);
    return { ...first, jobs: [], unreadable: 0 };
  }
}

/** Reads one page of jobs as the server answers it. Rejects with an ApiFailure. */
export async function fetchPageAnswer(
  query: JobQuery,
  signal?: AbortSignal,
): Promise<JobPageAnswer> {
  const { data } = await client.get<unknown>(jobPagePath(query), { ...(signal && { signal }) });
  return parseJobPage(data);
}

async function readPage(query: JobQuery, signal?: AbortSignal): Promise<JobPageAnswer> {
  const answer = await fetchPageAnswer(query, signal);
  const length = lengthOf(answer);
  if (query.page === 1 && length > 0 && length < answer.totalJobs)
    pageSizes.set(sessionSignal(), length);
  return answer;
}

async function withPages(
  { numOfPages, ...answer }: JobPageAnswer,
  query: JobQuery,
  signal?: AbortSignal,
): Promise<JobPage> {
  if (numOfPages !== null) return { ...answer, numOfPages };
  const session = sessionSignal();
  if (query.page > 1 && !pageSizes.has(session)) await readPage({ ...query, page: 1 }, signal);
  // Without a size the first page holds all.
  const known = query.page > 1 ? pageSizes.get(session) : undefined;
  const size = known ?? (lengthOf(answer) || answer.totalJobs);
  const computed = Math.ceil(answer.totalJobs / size);
  return {
    ...answer,
    numOfPages: answer.jobs.length > 0 ? Math.max(computed, query.page) : computed,
  };
}

/** How many entries a page holds, readable or not. */
export function lengthOf({ jobs, unreadable }: Pick<JobPageAnswer, 'jobs' | 'unreadable'>): number {
  return jobs.length + unreadable;
}
