import { fetchJobPage } from '@/shared/api/jobPages';
import type { Job } from '@/shared/api/contract';
import { jobPagePath, type JobQuery } from '@/shared/api/jobPagePath';
import type { JobStatus } from '@/shared/config/options';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';

/** What is read of one column. */
export type Reading = {
  status: JobStatus;
  /** Its filters, and the page to begin with. */
  query: JobQuery;
  /** The jobs that the column shows already; none where it is read anew. */
  held: string[];
  /** How many there were in all, for a column that is read on. */
  total: number | null;
  /** As many jobs are to be shown then, if there are so many. */
  wanted: number;
};

export type ColumnRead = {
  jobs: Job[];
  total: number;
  hasMore: boolean;
  pageSize: number;
  /** Whether it has been read from its beginning, so that nothing of before counts any more. */
  isAnew: boolean;
};

/** Reads pages of one column until it shows as many jobs as wanted. Rejects with an ApiError. */
export const fetchColumn = createAppAsyncThunk<ColumnRead, Reading>('board/fetchColumn', readPages);

/** What a column shows belongs to these filters. */
export function filtersOf(query: JobQuery, status: JobStatus): string {
  return jobPagePath({ ...query, searchStatus: status, page: 1 });
}

/** So often a column is begun again that changes elsewhere while it is read. */
const MOST_RESTARTS = 2;

/**
 * Pages shift when cards move, so that one may bring nothing new: then the next one is read, after
 * the last one the first. A total that nobody expected means changes elsewhere: all is read anew.
 */
async function readPages(reading: Reading, signal: AbortSignal, restarts = 0): Promise<ColumnRead> {
  const found = new Map<string, Job>();
  const known = new Set(reading.held);
  const pages = new Set<number>();
  let pageSize = 0;
  let expected = reading.total;
  for (let page = reading.query.page; ;) {
    const answer = await fetchJobPage({ ...reading.query, page }, signal);
    const { jobs, totalJobs: total, numOfPages } = answer;
    if (expected !== null && total !== expected && restarts < MOST_RESTARTS) {
      const query = { ...reading.query, page: 1 };
      return readPages({ ...reading, query, held: [], total: null }, signal, restarts + 1);
    }
    expected = total;
    for (const job of jobs) {
      found.set(job._id, job);
      known.add(job._id);
    }
    pages.add(page);
    pageSize = Math.max(pageSize, jobs.length);
    page = page < numOfPages ? page + 1 : 1;
    const areAllRead = pages.has(page);
    if (areAllRead || known.size >= Math.min(reading.wanted, total)) {
      const hasMore = !areAllRead && known.size < total;
      return {
        jobs: [...found.values()],
        total,
        hasMore,
        pageSize,
        isAnew: reading.total === null,
      };
    }
  }
}
