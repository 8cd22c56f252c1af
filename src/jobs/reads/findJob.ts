import type { Job } from '@/jobs/model/job';
import { fetchJobPage, walkJobPages } from '@/jobs/api/jobPages';
import { EVERYTHING } from '@/jobs/model/listQuery';
import { trimText } from '@/shared/text/trimText';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import type { AllJobsCases } from '@/jobs/allJobsState';
import { upsertJobs } from '@/jobs/jobsTable';

/** What an address says of a job: untrusted. */
export type NamedJob = { id: string; company: string };

const MOST_PAGES = 30;

/**
 * Reads the jobs that are found by this company, then all, since it may have been changed, until one has
 * the id, for a job that is not in the table. Resolves with null when there is none; rejects with an
 * ApiError.
 */
export const findJob = createAppAsyncThunk<Job | null, NamedJob>(
  'allJobs/findJob',
  async ({ id, company }, signal) => {
    let pages = 0;
    for (const search of new Set([trimText(company), ''])) {
      const query = { ...EVERYTHING, search, sort: 'latest' };
      for await (const { jobs } of walkJobPages((page) =>
        fetchJobPage({ ...query, page }, signal),
      )) {
        const job = jobs.find(({ _id }) => _id === id);
        pages += 1;
        if (job || pages === MOST_PAGES) return job ?? null;
      }
    }
    return null;
  },
);

/** Reads the first jobs that the server finds by a text. Resolves with them; rejects with an ApiError. */
export const searchJobs = createAppAsyncThunk<Job[], string>(
  'allJobs/searchJobs',
  async (search, signal) => {
    const query = { ...EVERYTHING, search, sort: 'latest', page: 1 };
    return (await fetchJobPage(query, signal)).jobs;
  },
);

/** What was found is in the table, as if it had been read with the list. */
export function addFindCases(cases: AllJobsCases): void {
  cases
    .addCase(findJob.fulfilled, (state, { payload }) => {
      if (payload !== null) upsertJobs(state, [payload]);
    })
    .addCase(searchJobs.fulfilled, (state, { payload }) => upsertJobs(state, payload));
}
