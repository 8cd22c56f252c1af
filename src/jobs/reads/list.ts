import type { JobPage } from '@/jobs/api/contract';
import { fetchJobPage } from '@/jobs/api/jobPages';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { EVERYTHING, FILTERS, type JobFilters, type JobQuery } from '@/jobs/model/listQuery';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { addReadCases } from '@/shared/store/reading';
import {
  makeCollectionStale,
  type AllJobsCases,
  type AllJobsState,
  type ListAddress,
} from '@/jobs/allJobsState';
import { filtersOf } from '@/jobs/model/matching';
import { upsertJobs } from '@/jobs/jobsTable';
import { dropPlaces } from '@/jobs/writes/places';
import { dropSelection } from '@/jobs/selection/selection';

/** Reads one page of the list. Resolves with it; rejects with an ApiError. */
export const fetchJobs = createAppAsyncThunk<JobPage, JobQuery>('allJobs/fetchJobs', fetchJobPage);

/** The newest page that was asked for is shown; a failure leaves that of before. */
export function addListCases(cases: AllJobsCases): void {
  addReadCases(cases, fetchJobs, {
    find: ({ list }) => list.reading,
    keyOf: jobPagePath,
    onAnswer: showPage,
  });
}

/**
 * Applies a change of query and view. Another query drops the places of removed jobs, other filters
 * drop the selection.
 */
export function changeList(state: AllJobsState, { view, ...change }: Partial<ListAddress>): void {
  const { query } = state;
  const isSame = Object.entries(change).every(
    ([name, value]) => query[name as keyof JobQuery] === value,
  );
  if (!isSame) {
    state.query = { ...query, ...change };
    dropPlaces(state);
    if (FILTERS.some((name) => state.query[name] !== query[name])) dropSelection(state);
  }
  if (view !== undefined) state.view = view;
}

/** Whether the server is asked for all applications. */
export function isEverything(query: JobQuery): boolean {
  const names = Object.keys(EVERYTHING) as (keyof JobFilters)[];
  return names.every((name) => query[name] === EVERYTHING[name]);
}

/** Stores a page, or requests the last one when the list has become shorter. */
function showPage(state: AllJobsState, { jobs, totalJobs: total, ...answer }: JobPage) {
  const { list, query, collection } = state;
  upsertJobs(state, jobs);
  Object.assign(list, { ...answer, total, passed: filtersOf(jobs, query) });
  if (isEverything(query) && collection.total !== null && collection.total !== total)
    makeCollectionStale(collection);
  const lastPage = Math.max(answer.numOfPages, 1);
  if (jobs.length > 0 || query.page <= lastPage) {
    list.ids = jobs.map(({ _id }) => _id);
    return;
  }
  // Nothing of the page that was asked for is shown.
  list.reading.shownKey = null;
  state.query = { ...query, page: lastPage };
  dropPlaces(state);
}
