import { fetchJobStats, jobStatsPath } from '@/jobs/api/jobsApi';
import type { JobStats, MonthlyCount } from '@/jobs/api/contract';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { addReadCases } from '@/shared/store/reading';
import type { AllJobsCases } from '@/jobs/allJobsState';

/** Reads the counts by status and month. Resolves with them; rejects with an ApiError. */
export const fetchStats = createAppAsyncThunk<JobStats>('allJobs/fetchStats', (_, signal) =>
  fetchJobStats(signal),
);

/** The newest figures that were asked for are shown; a failure leaves those of before. */
export function addStatisticsCases(cases: AllJobsCases): void {
  addReadCases(cases, fetchStats, {
    find: ({ statistics }) => statistics,
    keyOf: () => jobStatsPath,
    onAnswer: (state, { defaultStats, monthlyApplications }) => {
      state.stats = defaultStats;
      // The chart is drawn again for new figures alone, since each visit reads them anew.
      if (!isSame(state.monthlyApplications, monthlyApplications))
        state.monthlyApplications = monthlyApplications;
    },
  });
}

function isSame(before: MonthlyCount[], after: MonthlyCount[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
