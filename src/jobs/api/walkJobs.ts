import type { Job } from '@/jobs/model/job';
import { fetchJobPage, walkJobPages } from './jobPages';
import type { JobFilters } from './jobPagePath';
import { sessionSignal } from '@/shared/api/sessionScope';
import { retryRead, type Wait } from '@/shared/api/retry';
import type { TaskOptions } from '@/shared/hooks/useTask';

/** What was found, how many the server counts, and whether the list changed under way. */
export type Walked = {
  jobs: Job[];
  total: number;
  hasChanged: boolean;
  /** Whether nothing can be missing. */
  isWhole: boolean;
};

/**
 * Reads all applications that pass the filters, page after page, one request at a time, oldest first. When
 * the list changes meanwhile it walks once more; what both walks saw counts once. Rejects with an
 * ApiFailure when the session is over or the signal aborts; anything else is retried, unless another
 * `retry` is given.
 */
export async function walkJobs(
  filters: JobFilters,
  options: TaskOptions,
  retry = retryRead,
): Promise<Walked> {
  const first = await walkOnce(filters, 'Reading your list', options, retry);
  const label = 'The list has changed, reading it once more';
  const second = first.isWhole ? null : await walkOnce(filters, label, options, retry);
  const { found, total, isWhole } = second ?? first;
  const jobs = [...(isWhole ? found : new Map([...first.found, ...found])).values()];
  return { jobs, total: Math.max(total, jobs.length), hasChanged: second !== null, isWhole };
}

async function walkOnce(
  filters: JobFilters,
  label: string,
  options: TaskOptions,
  retry: typeof retryRead,
) {
  const { search, searchStatus, searchType } = filters;
  // What is added meanwhile comes last.
  const query = { search, searchStatus, searchType, sort: 'oldest' };
  // A wait must not go on in the next session, with the list of somebody else.
  const signal = AbortSignal.any([options.signal, sessionSignal()]);
  const found = new Map<string, Job>();
  const totals = new Set<number>();
  let total = 0;
  const report = (wait: Wait | null) =>
    options.onProgress({ label, done: found.size, total, wait });
  report(null);
  const pages = walkJobPages((page) =>
    retry(() => fetchJobPage({ ...query, page }, signal), { signal, onWait: report }),
  );
  for await (const { jobs, totalJobs } of pages) {
    for (const job of jobs) found.set(job._id, job);
    total = totalJobs;
    totals.add(total);
    report(null);
  }
  return { found, total, isWhole: totals.size === 1 && found.size === total };
}
