import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { JobStatus } from '@/jobs/model/statuses';
import { trimText } from '@/shared/text/trimText';
import { userKey } from '@/shared/storage/userKey';
import { jobsChanged, sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { rootReducer } from '@/shared/store/rootReducer';
import {
  initialState,
  makeAllStale,
  makeCollectionStale,
  markListStale,
  type AllJobsState,
  type ListAddress,
} from './allJobsState';
import { readServerHabits } from '@/jobs/api/serverHabits';
import { FILTERS_AND_SORT } from '@/jobs/model/listQuery';
import { addCollectionCases } from '@/jobs/reads/collection';
import { addRestoreCases } from '@/jobs/offline/keptAnswers';
import { addListCases, changeList } from '@/jobs/reads/list';
import { addSearchCases } from '@/jobs/reads/search';
import { dropPlaces } from '@/jobs/writes/places';
import { addStatisticsCases } from '@/jobs/reads/statistics';
import { addSelectionCases, endSelection, pruneBatches } from '@/jobs/selection/selection';
import { addBatchCases, importsOf } from '@/jobs/writes/batchCases';
import { addWriteCases } from '@/jobs/writes/writeCases';

/** What is known of the server before its first answer. */
function withHabits(): AllJobsState {
  const { keepsDays } = readServerHabits();
  if (keepsDays === undefined) return initialState;
  return { ...initialState, days: keepsDays ? 'kept' : 'ignored' };
}
/** How long the collection is not read again by itself. */
const FRESH_MS = 5 * 60_000;

const allJobsSlice = createSlice({
  name: 'allJobs',
  initialState: withHabits,
  reducers: {
    /** Another filter begins at page 1. */
    listChanged: (state, { payload }: PayloadAction<Partial<ListAddress>>) => {
      const isAnew = FILTERS_AND_SORT.some((name) => name in payload);
      // A sort of the server ends that of the table.
      const order = 'sort' in payload && ({ order: '' } as const);
      changeList(state, { ...(isAnew && { page: 1 }), ...order, ...payload });
      const { search } = payload;
      // What the box has set stays as it was typed, with its blanks.
      const isTyped = search !== '' && search === trimText(state.typedSearch ?? '');
      if (search !== undefined && !isTyped) state.typedSearch = null;
    },
    /** The address of the page asks for this. */
    listAddressOpened: (state, { payload }: PayloadAction<ListAddress>) => {
      if (payload.search !== state.query.search) state.typedSearch = null;
      changeList(state, payload);
    },
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      state.typedSearch = payload;
    },
    /** The page of the list is left; for the form, from which somebody comes back, strips and selection stay. */
    listLeft: (state, { payload: isForForm }: PayloadAction<boolean>) => {
      state.typedSearch = null;
      if (isForForm) return;
      dropPlaces(state);
      endSelection(state);
      pruneBatches(state);
    },
    columnShown: (state, { payload }: PayloadAction<JobStatus>) => {
      state.shownColumn = payload;
    },
    refreshRequested: makeAllStale,
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, { payload: user }) => ({
        ...initialState,
        days: state.days,
        ...importsOf(state, userKey(user)),
      }))
      .addCase(sessionEnded, (state, { payload: leftBy }) => ({
        ...initialState,
        days: state.days,
        ...importsOf(state, leftBy),
      }))
      .addCase(jobsChanged, (state, { payload: at }) => {
        markListStale(state);
        const { asOf, reading } = state.collection;
        if (reading.error !== null || asOf === null || at - asOf >= FRESH_MS)
          makeCollectionStale(state.collection);
      });
    addRestoreCases(builder);
    addSelectionCases(builder);
    addWriteCases(builder);
    addBatchCases(builder);
    addListCases(builder);
    addSearchCases(builder);
    addCollectionCases(builder);
    addStatisticsCases(builder);
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof allJobsSlice> {}
}

allJobsSlice.injectInto(rootReducer);

export const {
  listChanged,
  listAddressOpened,
  searchTyped,
  listLeft,
  columnShown,
  refreshRequested,
} = allJobsSlice.actions;
