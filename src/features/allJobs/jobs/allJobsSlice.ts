import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { StatusCounts } from '@/shared/api/contract';
import { ALL, type JobStatus } from '@/shared/config/options';
import { jobsChanged, sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { errorOf, isLoading, markStale } from '@/shared/store/reading';
import { rootReducer } from '@/shared/store/rootReducer';
import {
  initialQuery,
  initialState,
  makeAllStale,
  type HistoryMode,
  type ListAddress,
} from './allJobsState';
import { addColumnCases } from './columns';
import { addFindCases } from './findJob';
import { addKeptCases, findAsOf } from './keptParts';
import { editableJob, isTicked, shownJob, type JobsTable } from './jobsTable';
import { addListCases, changeList, countLeft } from './list';
import { addRemovalCases, dropPlaces, placesOf } from './removals';
import { addWriteCases } from './saveJob';
import { addStatisticsCases } from './statistics';
import { addTickCases, forgetRun } from './ticks';

const FILTER_NAMES = ['search', 'searchStatus', 'searchType', 'sort'] as const;
const NO_COUNTS: StatusCounts = { pending: 0, interview: 0, declined: 0 };

const allJobsSlice = createSlice({
  name: 'allJobs',
  initialState,
  reducers: {
    /** Another filter begins at page 1. The next page comes after what has moved up into this one. */
    listChanged: {
      prepare: (change: Partial<ListAddress>, meta: { history: HistoryMode }) => ({
        payload: change,
        meta,
      }),
      reducer: (
        state,
        { payload, meta }: PayloadAction<Partial<ListAddress>, string, { history: HistoryMode }>,
      ) => {
        // The pages after this one have moved up by as many, which would be skipped.
        const left = (payload.page ?? 0) > state.query.page ? countLeft(state) : 0;
        if (left > 0) {
          state.movedUp = left;
          markStale(state.list);
          return;
        }
        const isFilter = FILTER_NAMES.some((name) => name in payload);
        changeList(state, { ...(isFilter && { page: 1 }), ...payload }, meta.history);
      },
    },
    filtersCleared: (state) => {
      changeList(state, initialQuery, 'push');
      state.typedSearch = null;
    },
    /** The address of the page asks for this. */
    listAddressOpened: (state, { payload }: PayloadAction<ListAddress>) => {
      changeList(state, payload, 'replace');
    },
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      state.typedSearch = payload;
    },
    /** The page of the list is left. */
    listLeft: (state) => {
      state.typedSearch = null;
      forgetRun(state);
      dropPlaces(state);
    },
    columnShown: (state, { payload }: PayloadAction<JobStatus>) => {
      state.shownColumn = payload;
    },
    columnStale: ({ columns }, { payload }: PayloadAction<JobStatus>) => {
      markStale(columns[payload].reading);
    },
    refreshRequested: makeAllStale,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(jobsChanged, makeAllStale);
    addKeptCases(builder);
    addTickCases(builder);
    addWriteCases(builder);
    addListCases(builder);
    addFindCases(builder);
    addRemovalCases(builder);
    addColumnCases(builder);
    addStatisticsCases(builder);
  },
  selectors: {
    selectJobsTable: (state): JobsTable => state,
    /** A job as it is shown, with the changes that are not confirmed yet. */
    selectJob: (state, id: string) => shownJob(state, id),
    selectEditable: (state, id: string) => editableJob(state, id),
    selectAsOf: findAsOf,
    /** Why the last thing that was to be done with a job was refused. */
    selectRefusal: ({ refused }, id: string) => refused[id] ?? null,
    selectIds: (state) => state.ids,
    selectTotalJobs: (state) => state.totalJobs,
    /** How many have moved up onto the page instead of going on to the next. */
    selectMovedUp: (state) => state.movedUp,
    selectNumOfPages: (state) => state.numOfPages,
    selectUnreadable: (state) => state.unreadable,
    selectQuery: (state) => state.query,
    selectView: (state) => state.view,
    selectHistoryMode: (state) => state.history,
    selectSearchText: ({ typedSearch, query }) => typedSearch ?? query.search,
    selectHasFilters: ({ query: { search, searchStatus, searchType } }) =>
      search !== '' || searchStatus !== ALL || searchType !== ALL,
    /** Whether 'clear filters' would change anything. */
    selectIsQueryChosen: ({ query }) =>
      FILTER_NAMES.some((name) => query[name] !== initialQuery[name]),
    selectListReading: (state) => state.list,
    selectIsListLoading: ({ list }) => isLoading(list),
    selectListError: ({ list }) => errorOf(list),
    selectIsListEmpty: ({ ids, list }) =>
      ids.length === 0 && !isLoading(list) && errorOf(list) === null,
    /** Whether no application at all passes the filters. */
    selectHasNothing: ({ ids, list, totalJobs }) =>
      ids.length === 0 && totalJobs === 0 && !isLoading(list) && errorOf(list) === null,
    /** Whether the grid has jobs or places of removed ones. */
    selectHasPlaces: ({ ids, removals }) => placesOf(ids, removals).length > 0,
    selectRemovals: (state) => state.removals,
    selectIsTicking: ({ ticks }) => ticks !== null,
    selectIsTicked: (state, id: string) => isTicked(state, id),
    selectTickedCount: ({ ticks }) => Object.keys(ticks?.ids ?? {}).length,
    /** In the order of ticking; a new array each time, for handlers. */
    selectTickedIds: ({ ticks }) =>
      Object.entries(ticks?.ids ?? {})
        .toSorted(([, one], [, other]) => one - other)
        .map(([id]) => id),
    /** How many are no longer ticked since another filter was chosen; 0 once something is ticked. */
    selectUnticked: ({ ticks }) => ticks?.dropped ?? 0,
    selectRun: (state) => state.run,
    selectRunProblem: (state) => state.runProblem,
    selectRemovedTogether: (state) => state.removedTogether,
    selectColumns: (state) => state.columns,
    selectLastMove: (state) => state.lastMove,
    selectShownColumn: (state) => state.shownColumn,
    selectStats: (state) => state.stats ?? NO_COUNTS,
    selectMonthlyApplications: (state) => state.monthlyApplications,
    selectStatsReading: (state) => state.statistics,
    selectAreStatsLoading: ({ statistics }) => isLoading(statistics),
    /** Whether the figures were read. */
    selectAreStatsKnown: (state) => state.stats !== null,
    selectAreStatsEmpty: ({ stats, statistics, monthlyApplications }) =>
      stats !== null &&
      !isLoading(statistics) &&
      Object.values(stats).every((count) => count === 0) &&
      monthlyApplications.length === 0,
    selectStatsError: ({ statistics }) => errorOf(statistics),
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof allJobsSlice> {}
}

const injected = allJobsSlice.injectInto(rootReducer);

export const {
  listChanged,
  filtersCleared,
  listAddressOpened,
  searchTyped,
  listLeft,
  columnShown,
  columnStale,
  refreshRequested,
} = allJobsSlice.actions;
export const {
  selectJobsTable,
  selectJob,
  selectEditable,
  selectAsOf,
  selectRefusal,
  selectIds,
  selectTotalJobs,
  selectMovedUp,
  selectNumOfPages,
  selectUnreadable,
  selectQuery,
  selectView,
  selectHistoryMode,
  selectSearchText,
  selectHasFilters,
  selectIsQueryChosen,
  selectListReading,
  selectIsListLoading,
  selectListError,
  selectIsListEmpty,
  selectHasNothing,
  selectHasPlaces,
  selectRemovals,
  selectIsTicking,
  selectIsTicked,
  selectTickedCount,
  selectTickedIds,
  selectRun,
  selectRunProblem,
  selectUnticked,
  selectRemovedTogether,
  selectColumns,
  selectLastMove,
  selectShownColumn,
  selectStats,
  selectMonthlyApplications,
  selectStatsReading,
  selectAreStatsLoading,
  selectAreStatsKnown,
  selectAreStatsEmpty,
  selectStatsError,
} = injected.selectors;
