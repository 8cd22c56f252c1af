import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { ListAddress } from '@/features/allJobs/address/listAddress';
import { placesOf } from '@/features/allJobs/list/places';
import { addListCases, takeOver } from '@/features/allJobs/list/readingList';
import { addRemovingCases, leavePlaces } from '@/features/allJobs/list/removingJobs';
import {
  initialQuery,
  initialState,
  refresh,
  type AllJobsState,
} from '@/features/allJobs/state/allJobsState';
import { isLoading } from '@/features/allJobs/state/loading';
import { addStatisticsCases } from '@/features/allJobs/statistics/readingStatistics';
import { addStatusCases, findChange } from '@/features/allJobs/status/changingStatus';
import type { Job, StatusCounts } from '@/shared/api/contract';
import type { View } from '@/features/allJobs/view/views';
import type { Filters, JobQuery } from '@/shared/api/jobPagePath';
import { ALL } from '@/shared/config/options';
import {
  connectionRestored,
  jobsWritten,
  sessionEnded,
  sessionStarted,
} from '@/shared/store/appEvents';
import { rootReducer } from '@/shared/store/rootReducer';

const FILTER_NAMES = ['search', 'searchStatus', 'searchType', 'sort'] as const;
const QUERY_NAMES = [...FILTER_NAMES, 'page'] as const;

const allJobsSlice = createSlice({
  name: 'allJobs',
  initialState,
  reducers: {
    filterChanged: (state, action: PayloadAction<Partial<Filters>>) => {
      changeQuery(state, { ...action.payload, page: 1 });
    },
    filtersCleared: (state) => {
      changeQuery(state, initialQuery);
      state.clearCount += 1;
    },
    pageChanged: (state, action: PayloadAction<number>) => {
      changeQuery(state, { page: action.payload });
    },
    viewChosen: (state, action: PayloadAction<View>) => {
      state.view = action.payload;
    },
    /** The address of the page asks for this. The same query stays the object that was read. */
    listAddressOpened: (state, { payload: { view, ...query } }: PayloadAction<ListAddress>) => {
      state.view = view;
      changeQuery(state, query);
    },
    placesLeft: leavePlaces,
    refreshRequested: refresh,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(connectionRestored, refresh)
      .addCase(jobsWritten, (state, { payload }) => {
        takeOver(state.jobs, payload);
        refresh(state);
      });
    addListCases(builder);
    addStatisticsCases(builder);
    addStatusCases(builder);
    addRemovingCases(builder);
  },
  selectors: {
    selectJobs: (state) => state.jobs,
    selectTotalJobs: (state) => state.totalJobs,
    /** The last choice, also while the server has not confirmed it. */
    selectShownStatus: ({ statusChanges }, { _id, jobStatus }: Job) =>
      findChange(statusChanges, _id)?.to ?? jobStatus,
    selectStatusRefusal: ({ statusChanges }, { _id }: Job) =>
      findChange(statusChanges, _id)?.refusal ?? null,
    selectNumOfPages: (state) => state.numOfPages,
    selectQuery: (state) => state.query,
    selectView: (state) => state.view,
    selectStatusChanges: (state) => state.statusChanges,
    selectClearCount: (state) => state.clearCount,
    selectRefreshCount: (state) => state.refreshCount,
    selectSavedStatusCount: (state) => state.savedStatusCount,
    selectHasFilters: ({ query: { search, searchStatus, searchType } }) =>
      search !== '' || searchStatus !== ALL || searchType !== ALL,
    /** Whether 'clear filters' would change anything. */
    selectIsQueryChosen: ({ query }) =>
      FILTER_NAMES.some((name) => query[name] !== initialQuery[name]),
    selectIsListLoading: ({ list }) => isLoading(list),
    selectListError: (state) => state.list.error,
    selectHasJobs: ({ jobs }) => jobs.length > 0,
    selectIsListEmpty: ({ jobs, list }) =>
      jobs.length === 0 && !isLoading(list) && list.error === null,
    /** Whether there is anything in the grid, were it but what was just deleted. */
    selectHasPlaces: ({ jobs, removals }) => placesOf(jobs, removals).length > 0,
    selectRemovals: (state) => state.removals,
    selectStats: (state) => state.stats,
    selectMonthlyApplications: (state) => state.monthlyApplications,
    selectAreStatsLoading: ({ statistics }) => isLoading(statistics),
    /** Whether there are figures to show: zeros that nobody has counted are none. */
    selectAreStatsKnown: ({ statistics, stats }) => statistics.hasLoaded || hasAny(stats),
    selectAreStatsEmpty: ({ statistics, stats, monthlyApplications }) =>
      statistics.hasLoaded && !hasAny(stats) && monthlyApplications.length === 0,
    selectStatsError: (state) => state.statistics.error,
  },
});

/** Another query shows another page, where the places of this one are none. */
function changeQuery(state: AllJobsState, change: Partial<JobQuery>) {
  const before = state.query;
  const query = { ...before, ...change };
  if (QUERY_NAMES.every((name) => query[name] === before[name])) return;
  state.query = query;
  leavePlaces(state);
}

function hasAny(counts: StatusCounts): boolean {
  return Object.values(counts).some((count) => count > 0);
}

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof allJobsSlice> {}
}

const injected = allJobsSlice.injectInto(rootReducer);

export const {
  filterChanged,
  filtersCleared,
  pageChanged,
  viewChosen,
  listAddressOpened,
  placesLeft,
  refreshRequested,
} = allJobsSlice.actions;
export const {
  selectJobs,
  selectTotalJobs,
  selectShownStatus,
  selectStatusRefusal,
  selectNumOfPages,
  selectQuery,
  selectView,
  selectStatusChanges,
  selectClearCount,
  selectRefreshCount,
  selectSavedStatusCount,
  selectHasFilters,
  selectIsQueryChosen,
  selectIsListLoading,
  selectListError,
  selectHasJobs,
  selectIsListEmpty,
  selectHasPlaces,
  selectRemovals,
  selectStats,
  selectMonthlyApplications,
  selectAreStatsLoading,
  selectAreStatsKnown,
  selectAreStatsEmpty,
  selectStatsError,
} = injected.selectors;
