import { fetchJobStats, jobStatsPath } from '@/jobs/api/jobsApi';
import type { JobStats, MonthlyCount } from '@/jobs/api/contract';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { addReadCases } from '@/shared/store/reading';
import type { AllJobsCases, AllJobsState } from '@/jobs/allJobsState';

/** Reads the counts by status and month. Resolves with them; rejects with an ApiError. */
export const fetchStats = createAppAsyncThunk<JobStats>('allJobs/fetchStats', (_, signal) =>
  fetchJobStats(signal),
);

/** The newest figures that were asked for are shown; a failure leaves those of before. */
export function addStatisticsCases(cases: AllJobsCases): void {
  addReadCases(cases, fetchStats, {
    find: ({ statistics }) => statistics,
    keyOf: () => jobStatsPath,
    onAnswer: showStatistics,
  });
}

/** Stores an answer. The chart is drawn again for new figures alone, since each visit reads them anew. */
export function showStatistics(
  state: AllJobsState,
  { defaultStats, monthlyApplications }: JobStats,
): void {
  state.stats = defaultStats;
  if (!isSame(state.monthlyApplications, monthlyApplications))
    state.monthlyApplications = monthlyApplications;
}

function isSame(before: MonthlyCount[], after: MonthlyCount[]): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}
