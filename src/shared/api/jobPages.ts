import { ApiFailure } from './apiError';
import type { JobPage, JobPageAnswer } from './contract';
import { jobPagePath, type JobQuery } from './jobPagePath';
import { requestAs } from './request';

/** Jobs on a page of the specification's servers. */
const PAGE_SIZE = 10;

/**
 * Reads one page of jobs. Where the server does not count the pages, they are computed from its total
 * and the length of the page. A page past the end that is answered with 404 is an empty one. Rejects
 * with an ApiFailure.
 */
export async function fetchJobPage(query: JobQuery, signal?: AbortSignal): Promise<JobPage> {
  try {
    return withPages(await readPage(query, signal), query.page);
  } catch (thrown) {
    const isPastEnd =
      query.page > 1 && thrown instanceof ApiFailure && thrown.reason.status === 404;
    if (!isPastEnd) throw thrown;
    const first = withPages(await readPage({ ...query, page: 1 }, signal), 1);
    return { ...first, jobs: [], unreadable: 0 };
  }
}

function readPage(query: JobQuery, signal?: AbortSignal): Promise<JobPageAnswer> {
  return requestAs('parseJobPage', { method: 'GET', path: jobPagePath(query) }, signal);
}

/** The last page may be short. */
function withPages({ numOfPages, ...answer }: JobPageAnswer, page: number): JobPage {
  const length = answer.jobs.length + answer.unreadable;
  const size = page === 1 ? length : Math.max(length, PAGE_SIZE);
  const computed = Math.max(Math.ceil(answer.totalJobs / size), page);
  return { ...answer, numOfPages: numOfPages ?? computed };
}

/**
 * Yields page after page from the first one on, one request at a time, until as many different jobs
 * were read as the server counts, or a page past the last has nothing new: servers may count wrongly,
 * and pages shift when the list changes. Rejects as `readPage` does.
 */
export async function* walkJobPages(
  readPage: (page: number) => Promise<JobPage>,
  firstPage = 1,
): AsyncGenerator<JobPage, void, undefined> {
  const ids = new Set<string>();
  for (let page = firstPage; ; page += 1) {
    const answer = await readPage(page);
    const countBefore = ids.size;
    for (const { _id } of answer.jobs) ids.add(_id);
    yield answer;
    const isComplete = page >= answer.numOfPages && ids.size >= answer.totalJobs;
    if (isComplete || ids.size === countBefore) return;
  }
}
