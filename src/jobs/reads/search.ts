import { createAction } from '@reduxjs/toolkit';
import { EVERYTHING, type JobQuery } from '@/jobs/model/listQuery';
import type { Job } from '@/jobs/model/job';
import { fetchPageAnswer } from '@/jobs/api/jobPages';
import { allJobsOf, type AllJobsCases } from '@/jobs/allJobsState';
import { upsertJobs } from '@/jobs/jobsTable';
import { apiError, ApiFailure, toApiError } from '@/shared/api/apiError';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';

/** After a 429 that names no pause. */
const PAUSE_SECONDS = 60;

const searchPaused = createAction<number>('allJobs/searchPaused');

/**
 * Reads the first jobs that the server finds by a text, the newest first. Asks nothing in the pause after a 429.
 * Resolves with them; rejects with an ApiError.
 */
export const searchServer = createAppAsyncThunk<Job[], string>(
  'allJobs/searchServer',
  async (search, signal, { dispatch, getState }) => {
    if (Date.now() < allJobsOf(getState()).searchPausedUntil)
      throw new ApiFailure(apiError('rateLimited'));
    const query: JobQuery = { ...EVERYTHING, search, sort: 'latest', page: 1 };
    try {
      return (await fetchPageAnswer(query, signal)).jobs;
    } catch (thrown) {
      const { kind, retryAfterSeconds = PAUSE_SECONDS } = toApiError(thrown);
      if (kind === 'rateLimited') dispatch(searchPaused(Date.now() + retryAfterSeconds * 1000));
      throw thrown;
    }
  },
);

/** What was found is in the table, as if it had been read with the list. */
export function addSearchCases(cases: AllJobsCases): void {
  cases
    .addCase(searchServer.fulfilled, (state, { payload }) => upsertJobs(state, payload))
    .addCase(searchPaused, (state, { payload }) => {
      state.searchPausedUntil = payload;
    });
}
