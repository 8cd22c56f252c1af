import { fetchJobStats } from '@/features/allJobs/allJobsApi';
import type { AllJobsCases } from '@/features/allJobs/state/allJobsState';
import { begin, fail, isLast, loaded } from '@/features/allJobs/state/loading';
import type { JobStats } from '@/shared/api/contract';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';

/** Reads the counts by status and month. Resolves with them; rejects with an ApiError. */
export const fetchStats = createAppAsyncThunk<JobStats>('allJobs/fetchStats', (_, signal) =>
  fetchJobStats(signal),
);

/** The newest figures that were asked for are shown; a failure leaves those of before. */
export function addStatisticsCases(cases: AllJobsCases) {
  cases.addAsyncThunk(fetchStats, {
    pending: (state, action) => {
      begin(state.statistics, action);
    },
    fulfilled: (state, action) => {
      if (!isLast(state.statistics, action)) return;
      Object.assign(state.statistics, loaded);
      state.stats = action.payload.defaultStats;
      state.monthlyApplications = action.payload.monthlyApplications;
    },
    rejected: (state, action) => {
      fail(state.statistics, action);
    },
  });
}
