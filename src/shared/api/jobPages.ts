import type { JobPage } from './contract';
import { jobPagePath, type JobQuery } from './jobPagePath';
import { requestAs } from './request';

/** Reads one page of jobs. Rejects with an ApiFailure. */
export async function fetchJobPage(query: JobQuery, signal?: AbortSignal): Promise<JobPage> {
  return requestAs('parseJobPage', { method: 'GET', path: jobPagePath(query) }, signal);
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
