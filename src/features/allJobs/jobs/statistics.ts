import type { JobStats } from '@/shared/api/contract';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { beginReading, failReading, succeedReading } from '@/shared/store/reading';
import type { AllJobsCases } from './allJobsState';
import { fetchJobStats, jobStatsPath } from './jobsApi';

/** Reads the counts by status and month. Resolves with them; rejects with an ApiError. */
export const fetchStats = createAppAsyncThunk<JobStats>('allJobs/fetchStats', (_, signal) =>
  fetchJobStats(signal),
);

/** The newest figures that were asked for are shown; a failure leaves those of before. */
export function addStatisticsCases(cases: AllJobsCases): void {
  cases.addAsyncThunk(fetchStats, {
    pending: (state, action) => {
      beginReading(state.statistics, jobStatsPath, action);
    },
    fulfilled: (state, action) => {
      if (!succeedReading(state.statistics, action)) return;
      state.stats = action.payload.defaultStats;
      state.monthlyApplications = action.payload.monthlyApplications;
    },
    rejected: (state, action) => {
      failReading(state.statistics, action);
    },
  });
}
