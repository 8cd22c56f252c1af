import { createSlice, current, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/apiError';
import type { Job, JobPage, JobStats, MonthlyCount, StatusCounts } from '@/shared/api/contract';
import type { Filters, JobQuery } from '@/shared/api/jobPagePath';
import { ALL } from '@/shared/config/options';
import { rootReducer } from '@/shared/store/rootReducer';
import {
  connectionRestored,
  jobsWritten,
  sessionEnded,
  sessionStarted,
} from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { fetchJobPage, fetchJobStats, removeJob } from './allJobsApi';

/** One kind of read: the request that counts, and how the last one ended. */
type Loading = { requestId: string | null; error: ApiError | null; hasLoaded: boolean };

export type AllJobsState = {
  jobs: Job[];
  totalJobs: number;
  numOfPages: number;
  page: number;
  stats: StatusCounts;
  monthlyApplications: MonthlyCount[];
  filters: Filters;
  /** Counts the presses of 'clear filters', also those that change no filter. */
  clearCount: number;
  /** Counts the reasons to read again what is on the screen. */
  refreshCount: number;
  list: Loading;
  statistics: Loading;
  deletingIds: string[];
};

const notLoaded: Loading = { requestId: null, error: null, hasLoaded: false };

const initialFilters: Filters = { search: '', searchStatus: ALL, searchType: ALL, sort: 'latest' };

const initialState: AllJobsState = {
  jobs: [],
  totalJobs: 0,
  numOfPages: 0,
  page: 1,
  stats: { pending: 0, interview: 0, declined: 0 },
  monthlyApplications: [],
  filters: initialFilters,
  clearCount: 0,
  refreshCount: 0,
  list: notLoaded,
  statistics: notLoaded,
  deletingIds: [],
};

/** Reads one page of jobs. Resolves with it; rejects with an ApiError. */
export const fetchJobs = createAppAsyncThunk<JobPage, JobQuery>('allJobs/fetchJobs', fetchJobPage);

/** Reads the counts by status and month. Resolves with them; rejects with an ApiError. */
export const fetchStats = createAppAsyncThunk<JobStats>('allJobs/fetchStats', (_, signal) =>
  fetchJobStats(signal),
);

/** Deletes the job with this id, once at a time. Resolves with the server's message; rejects with an ApiError. */
export const deleteJob = createAppAsyncThunk<string | undefined, string>(
  'allJobs/deleteJob',
  removeJob,
  { condition: (id, { getState }) => !selectIsDeleting(getState(), id) },
);

type RequestAction = { meta: { requestId: string }; payload?: ApiError | undefined };

function begin(loading: Loading, action: RequestAction) {
  loading.requestId = action.meta.requestId;
  loading.error = null;
}

/** Answers of another request than the last one are of no interest; an aborted one has no error. */
function fail(loading: Loading, action: RequestAction) {
  if (loading.requestId !== action.meta.requestId) return;
  loading.requestId = null;
  if (action.payload && action.payload.kind !== 'cancelled') loading.error = action.payload;
}

/** Before the first answer there is nothing to show yet, so that counts as loading as well. */
function isLoading({ requestId, error, hasLoaded }: Loading): boolean {
  return requestId !== null || (!hasLoaded && error === null);
}

/** Takes over a page, or goes back to the last one when the list has become shorter. */
function showPage(state: AllJobsState, { jobs, totalJobs, numOfPages }: JobPage) {
  state.totalJobs = totalJobs;
  state.numOfPages = numOfPages;
  const lastPage = Math.max(numOfPages, 1);
  if (jobs.length > 0 || state.page <= lastPage) {
    state.jobs = reuseUnchanged(current(state.jobs), jobs);
    return;
  }
  state.page = lastPage;
  state.list.hasLoaded = false;
}

const queries = new WeakMap<Filters, JobQuery>();

/** The same object for the same filters and page, so that nothing is read twice. */
function queryOf(filters: Filters, page: number): JobQuery {
  const known = queries.get(filters);
  if (known?.page === page) return known;
  const query = { ...filters, page };
  queries.set(filters, query);
  return query;
}

/** What is shown counts as not loaded until it is read again, so that no gap shows as 'no jobs'. */
function refresh(state: AllJobsState) {
  state.refreshCount += 1;
  state.list.hasLoaded = false;
  state.statistics.hasLoaded = false;
}

/** Keeps the object of a job that has not changed, so that only changed cards render. */
function reuseUnchanged(known: Job[], fresh: Job[]): Job[] {
  const byId = new Map(known.map((job) => [job._id, job]));
  return fresh.map((job) => {
    const old = byId.get(job._id);
    return old && JSON.stringify(old) === JSON.stringify(job) ? old : job;
  });
}

const allJobsSlice = createSlice({
  name: 'allJobs',
  initialState,
  reducers: {
    filterChanged: (state, action: PayloadAction<Partial<Filters>>) => {
      Object.assign(state.filters, action.payload);
      state.page = 1;
    },
    filtersCleared: (state) => {
      Object.assign(state.filters, initialFilters);
      state.page = 1;
      state.clearCount += 1;
    },
    pageChanged: (state, action: PayloadAction<number>) => {
      state.page = action.payload;
    },
    refreshRequested: refresh,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(connectionRestored, refresh)
      .addCase(jobsWritten, refresh)
      .addAsyncThunk(fetchJobs, {
        pending: (state, action) => {
          begin(state.list, action);
        },
        fulfilled: (state, action) => {
          if (state.list.requestId !== action.meta.requestId) return;
          state.list = { ...notLoaded, hasLoaded: true };
          showPage(state, action.payload);
        },
        rejected: (state, action) => {
          fail(state.list, action);
        },
      })
      .addAsyncThunk(fetchStats, {
        pending: (state, action) => {
          begin(state.statistics, action);
        },
        fulfilled: (state, action) => {
          if (state.statistics.requestId !== action.meta.requestId) return;
          state.statistics = { ...notLoaded, hasLoaded: true };
          state.stats = action.payload.defaultStats;
          state.monthlyApplications = action.payload.monthlyApplications;
        },
        rejected: (state, action) => {
          fail(state.statistics, action);
        },
      })
      .addAsyncThunk(deleteJob, {
        pending: (state, action) => {
          state.deletingIds.push(action.meta.arg);
        },
        fulfilled: (state, action) => {
          state.jobs = state.jobs.filter((job) => job._id !== action.meta.arg);
        },
        // Also after a failure: an answer may be lost on the way while the job is gone.
        settled: (state, action) => {
          state.deletingIds = state.deletingIds.filter((id) => id !== action.meta.arg);
          refresh(state);
        },
      });
  },
  selectors: {
    selectJobs: (state) => state.jobs,
    selectTotalJobs: (state) => state.totalJobs,
    selectNumOfPages: (state) => state.numOfPages,
    selectPage: (state) => state.page,
    selectFilters: (state) => state.filters,
    selectClearCount: (state) => state.clearCount,
    selectRefreshCount: (state) => state.refreshCount,
    selectListQuery: ({ filters, page }) => queryOf(filters, page),
    selectHasFilters: ({ filters: { search, searchStatus, searchType } }) =>
      search !== '' || searchStatus !== ALL || searchType !== ALL,
    selectIsListLoading: ({ list }) => isLoading(list),
    selectListError: (state) => state.list.error,
    selectIsDeleting: (state, id: string) => state.deletingIds.includes(id),
    selectStats: (state) => state.stats,
    selectMonthlyApplications: (state) => state.monthlyApplications,
    selectAreStatsLoading: ({ statistics }) => isLoading(statistics),
    selectStatsError: (state) => state.statistics.error,
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof allJobsSlice> {}
}

const injected = allJobsSlice.injectInto(rootReducer);

export const { filterChanged, filtersCleared, pageChanged, refreshRequested } =
  allJobsSlice.actions;
export const {
  selectJobs,
  selectTotalJobs,
  selectNumOfPages,
  selectPage,
  selectFilters,
  selectClearCount,
  selectRefreshCount,
  selectListQuery,
  selectHasFilters,
  selectIsListLoading,
  selectListError,
  selectIsDeleting,
  selectStats,
  selectMonthlyApplications,
  selectAreStatsLoading,
  selectStatsError,
} = injected.selectors;
