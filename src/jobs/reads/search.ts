import { createAction } from '@reduxjs/toolkit';
import { NEWEST_FIRST } from '@/jobs/model/listQuery';
import type { Job } from '@/jobs/model/job';
import { fetchPageAnswer } from '@/jobs/api/jobPages';
import { allJobsOf, type AllJobsCases } from '@/jobs/allJobsState';
import { upsertJobs } from '@/jobs/jobsTable';
import { apiError, ApiFailure, toApiError } from '@/shared/api/apiError';
import { pauseEnd } from '@/shared/api/retry';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';

/** After a 429 that names no pause. */
const PAUSE_SECONDS = 60;

const searchPaused = createAction<number>('allJobs/searchPaused');

/**
 * Reads the first jobs that the server finds by a text, the newest first. Asks nothing in the pause after a 429,
 * whoever was refused. `useSearch` follows a text with it, and aborts what is asked for another one; the check
 * before a save dispatches it by itself, since it waits for the one answer.
 * Resolves with them; rejects with an ApiError.
 */
export const searchServer = createAppAsyncThunk<Job[], string>(
  'allJobs/searchServer',
  async (search, signal, { dispatch, getState }) => {
    if (Date.now() < allJobsOf(getState()).searchPausedUntil)
      throw new ApiFailure(apiError('rateLimited'));
    try {
      return (await fetchPageAnswer({ ...NEWEST_FIRST, search }, signal)).jobs;
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.kind === 'rateLimited') dispatch(searchPaused(pauseEnd(error, PAUSE_SECONDS)));
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
