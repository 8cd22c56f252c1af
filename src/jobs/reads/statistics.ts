import { createSelector } from '@reduxjs/toolkit';
import { fetchJobStats, jobStatsPath } from '@/jobs/api/jobsApi';
import type { JobStats, MonthlyCount } from '@/jobs/api/contract';
import { NO_COUNTS } from '@/jobs/model/statuses';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { addReadCases, errorOf, isLoading, type Reading } from '@/shared/store/reading';
import {
  allJobsOf,
  type AllJobsCases,
  type AllJobsState,
  type WithAllJobs,
} from '@/jobs/allJobsState';

/** Reads the counts by status and month. Resolves with them; rejects with an ApiError. */
export const fetchStats = createAppAsyncThunk<JobStats>('allJobs/fetchStats', (_, signal) =>
  fetchJobStats(signal),
);

/** The read of the statistics. */
export function selectStatsReading(state: WithAllJobs): Reading {
  return allJobsOf(state).statistics;
}

/** The statistics as they are shown; zeros that are not known until they are read for the first time. */
export const selectFigures = createSelector(
  (state: WithAllJobs) => allJobsOf(state).stats,
  (state: WithAllJobs) => allJobsOf(state).monthlyApplications,
  selectStatsReading,
  (stats, months, reading) => {
    const total = Object.values(stats ?? NO_COUNTS).reduce((sum, count) => sum + count, 0);
    const isKnown = stats !== null;
    return {
      stats: stats ?? NO_COUNTS,
      months,
      total,
      isKnown,
      isLoading: isLoading(reading),
      isEmpty: isKnown && !isLoading(reading) && total === 0 && months.length === 0,
      error: errorOf(reading),
    };
  },
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
