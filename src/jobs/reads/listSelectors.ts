import { createSelector } from '@reduxjs/toolkit';
import { allJobsOf, type ListAddress, type WithAllJobs } from '@/jobs/allJobsState';
import { FILTERS, FILTERS_AND_SORT, initialQuery, type ListQuery } from '@/jobs/model/listQuery';
import type { JobStatus } from '@/jobs/model/statuses';
import { DEFAULT_VIEW, type View } from '@/jobs/model/views';
import type { Reading } from '@/shared/store/reading';
import { selectIsFromCollection } from './found';

/** What is chosen of all applications. */
export function selectQuery(state: WithAllJobs): ListQuery {
  return allJobsOf(state).query;
}

/** How they are shown; null until the list is opened for the first time. */
export function selectView(state: WithAllJobs): View | null {
  return allJobsOf(state).view;
}

/** What is shown, as the address says it. */
export const selectListAddress = createSelector(
  selectQuery,
  selectView,
  (query, view): ListAddress => ({ ...query, view: view ?? DEFAULT_VIEW }),
);

/** The text of the search box. */
export function selectSearchText(state: WithAllJobs): string {
  const { typedSearch, query } = allJobsOf(state);
  return typedSearch ?? query.search;
}

/** Whether the server is asked for less than everything. */
export function selectHasFilters(state: WithAllJobs): boolean {
  const query = selectQuery(state);
  return FILTERS.some((name) => query[name] !== initialQuery[name]);
}

/** What of the filters and the sort 'clear filters' would change. */
export const selectChosen = createSelector(selectQuery, (query) =>
  FILTERS_AND_SORT.filter((name) => query[name] !== initialQuery[name]),
);

/** The read of the list's page. */
export function selectListReading(state: WithAllJobs): Reading {
  return allJobsOf(state).list.reading;
}

/** How many entries of what is shown could not be read. */
export function selectUnreadable(state: WithAllJobs): number {
  const { list, collection } = allJobsOf(state);
  return selectIsFromCollection(state) ? collection.unreadable : list.unreadable;
}

/** The column that is seen where there is room for one only. */
export function selectShownColumn(state: WithAllJobs): JobStatus {
  return allJobsOf(state).shownColumn;
}
