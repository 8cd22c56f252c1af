import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { EVERYTHING, type JobQuery } from '@/shared/api/jobPagePath';
import type { Removal } from '@/features/allJobs/list/removingJobs';
import type { StatusChange } from '@/features/allJobs/status/changingStatus';
import type { View } from '@/features/allJobs/view/views';
import type { Job, MonthlyCount, StatusCounts } from '@/shared/api/contract';
import { notLoaded, type Loading } from './loading';

export type AllJobsState = {
  jobs: Job[];
  totalJobs: number;
  numOfPages: number;
  /** Filters and page. The same object as long as none of them changes: a new one is read. */
  query: JobQuery;
  /** Null until the list is opened for the first time. */
  view: View | null;
  stats: StatusCounts;
  monthlyApplications: MonthlyCount[];
  /** Counts the presses of 'clear filters', also those that change no filter. */
  clearCount: number;
  /** Counts the reasons to read again what is on the screen. */
  refreshCount: number;
  /** Counts the statuses that were saved, since each changes the figures. */
  savedStatusCount: number;
  list: Loading;
  statistics: Loading;
  /** What was asked to be deleted of what is shown, oldest first. */
  removals: Removal[];
  statusChanges: StatusChange[];
};

/** What the parts of the slice add their cases to. */
export type AllJobsCases = ActionReducerMapBuilder<AllJobsState>;

export const initialQuery: JobQuery = { ...EVERYTHING, sort: 'latest', page: 1 };

export const initialState: AllJobsState = {
  jobs: [],
  totalJobs: 0,
  numOfPages: 0,
  query: initialQuery,
  view: null,
  stats: { pending: 0, interview: 0, declined: 0 },
  monthlyApplications: [],
  clearCount: 0,
  refreshCount: 0,
  savedStatusCount: 0,
  list: notLoaded,
  statistics: notLoaded,
  removals: [],
  statusChanges: [],
};

/**
 * What is shown counts as not loaded until it is read again, so that no gap shows as 'no jobs'. An
 * answer still under way is of before and of no interest.
 */
export function refresh(state: AllJobsState) {
  state.refreshCount += 1;
  for (const loading of [state.list, state.statistics]) {
    loading.requestId = null;
    loading.hasLoaded = false;
  }
}
