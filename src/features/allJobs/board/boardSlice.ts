import { createSlice, current, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import {
  selectIsListLoading,
  selectListError,
  selectQuery,
  selectStatusChanges,
  selectTotalJobs,
} from '@/features/allJobs/allJobsSlice';
import { reuseUnchanged, takeOver } from '@/features/allJobs/list/readingList';
import {
  begin,
  fail,
  isLast,
  loaded,
  notLoaded,
  type Loading,
} from '@/features/allJobs/state/loading';
import { saveStatus } from '@/features/allJobs/status/changingStatus';
import type { Job } from '@/shared/api/contract';
import { ALL, type JobStatus } from '@/shared/config/options';
import { jobsWritten, sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { rootReducer } from '@/shared/store/rootReducer';
import type { RootState } from '@/shared/store/withTypes';
import { STATUS_ORDER } from '@/shared/ui/statusLooks';
import { isColumn, mapColumns, placeJobs } from './placing';
import { fetchColumn, filtersOf, type Reading } from './readingColumns';
import { remember } from './remember';

type Column = {
  /** As they were read, in the order of the server; also those that have moved on since. */
  jobs: Job[];
  total: number;
  hasMore: boolean;
  pageSize: number;
  /** What the jobs were read by. */
  filters: string;
  loading: Loading;
};

type BoardState = {
  columns: Record<JobStatus, Column>;
  /** Counts the reasons to read all columns again. */
  staleCount: number;
  /** The last move that the server has confirmed, and its number. */
  lastMove: { from: string; to: string; number: number } | null;
  /** The column that is seen where there is room for one only. */
  shownColumn: JobStatus;
};

const unread: Column = {
  jobs: [],
  total: 0,
  hasMore: false,
  pageSize: 0,
  filters: '',
  loading: notLoaded,
};

const initialState: BoardState = {
  columns: mapColumns(() => unread),
  staleCount: 0,
  lastMove: null,
  shownColumn: 'pending',
};

const boardSlice = createSlice({
  name: 'board',
  initialState,
  reducers: {
    columnShown: (state, action: PayloadAction<JobStatus>) => {
      state.shownColumn = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(jobsWritten, (state, { payload }) => {
        if (payload) setStatus(state, payload._id, payload.jobStatus);
        takeOver(jobsOf(state), payload);
      })
      .addCase(saveStatus.fulfilled, (state, { meta: { arg } }) => {
        const isShown = moveJob(state, arg.job._id, arg.to);
        // What is being read may be of before.
        if (!isShown || STATUS_ORDER.some((status) => isReading(state, status))) readAnew(state);
      })
      .addAsyncThunk(fetchColumn, {
        pending: ({ columns }, action) => {
          const { status, total } = action.meta.arg;
          begin(columns[status].loading, action);
          if (total === null) columns[status].loading.hasLoaded = false;
        },
        fulfilled: (state, action) => {
          const { status, query } = action.meta.arg;
          const column = state.columns[status];
          if (!isLast(column.loading, action)) return;
          const { jobs, isAnew, ...rest } = action.payload;
          const filters = filtersOf(query, status);
          Object.assign(column, { ...rest, filters, loading: loaded });
          const known = current(column.jobs);
          takeFromOthers(state, status, jobs);
          if (isAnew && known.some((job) => isLost(state, job, action.meta.arg))) readAnew(state);
          column.jobs = mergeById(isAnew ? [] : known, reuseUnchanged(known, jobs));
        },
        rejected: ({ columns }, action) => {
          fail(columns[action.meta.arg.status].loading, action);
        },
      });
  },
  selectors: {
    selectColumns: (state) => state.columns,
    selectStaleCount: (state) => state.staleCount,
    selectLastMove: (state) => state.lastMove,
    selectShownColumn: (state) => state.shownColumn,
  },
});

/** What was read last of a job is true; it stands in one column only. */
function takeFromOthers({ columns }: BoardState, status: JobStatus, jobs: Job[]) {
  const ids = new Set(jobs.map(({ _id }) => _id));
  for (const other of STATUS_ORDER.filter((name) => name !== status)) {
    const column = columns[other];
    const taken = column.jobs.filter(({ _id }) => ids.has(_id));
    // What has moved on is none of its total any more.
    column.total -= taken.filter(({ jobStatus }) => jobStatus === other).length;
    column.jobs = column.jobs.filter((job) => !taken.includes(job));
  }
}

function mergeById(known: Job[], fresh: Job[]): Job[] {
  return [...new Map([...known, ...fresh].map((job) => [job._id, job])).values()];
}

/** False for a job that no column shows. */
function moveJob(state: BoardState, id: string, to: string): boolean {
  const from = setStatus(state, id, to);
  if (from === undefined) return false;
  state.lastMove = { from, to, number: (state.lastMove?.number ?? 0) + 1 };
  return true;
}

/** Returns the status before; undefined for a job that no column shows. */
function setStatus(state: BoardState, id: string, to: string): string | undefined {
  const job = jobsOf(state).find(({ _id }) => _id === id);
  if (job === undefined) return undefined;
  const from = job.jobStatus;
  if (isColumn(from)) state.columns[from].total -= 1;
  if (isColumn(to)) state.columns[to].total += 1;
  job.jobStatus = to;
  return from;
}

function jobsOf({ columns }: BoardState): Job[] {
  return STATUS_ORDER.flatMap((status) => columns[status].jobs);
}

function isReading({ columns }: BoardState, status: JobStatus): boolean {
  return columns[status].loading.requestId !== null;
}

/** Whether the column the job has moved to would lose it, now that its first column is read anew. */
function isLost(state: BoardState, { jobStatus: to }: Job, { status, query }: Reading): boolean {
  if (to === status || !isColumn(to) || isReading(state, to)) return false;
  return state.columns[to].filters === filtersOf(query, to);
}

/** All columns are read again, and whatever is under way counts no more. */
function readAnew(state: BoardState) {
  state.staleCount += 1;
  for (const status of STATUS_ORDER) {
    const { loading } = state.columns[status];
    state.columns[status].loading = { ...loading, requestId: null };
  }
}

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof boardSlice> {}
}

const injected = boardSlice.injectInto(rootReducer);

export const { columnShown } = boardSlice.actions;
export const { selectColumns, selectStaleCount, selectLastMove, selectShownColumn } =
  injected.selectors;

const findVisible = remember((searchStatus: string) =>
  STATUS_ORDER.filter((status) => [ALL, status].includes(searchStatus)),
);
const place = remember(placeJobs);

/** The columns that the status filter leaves. */
export function selectVisible(state: RootState): JobStatus[] {
  return findVisible(selectQuery(state).searchStatus);
}

/** What each column shows. */
export function selectShownColumns(state: RootState) {
  const changes = selectStatusChanges(state);
  return place(selectColumns(state), changes, selectQuery(state).sort, selectVisible(state));
}

/** How many of the applications that were found are in no column; 0 while that is not known. */
export function selectOtherCount(state: RootState): number {
  const [columns, query] = [selectColumns(state), selectQuery(state)];
  const isKnown = STATUS_ORDER.every(
    (status) =>
      columns[status].loading.hasLoaded && columns[status].filters === filtersOf(query, status),
  );
  const isListKnown = !selectIsListLoading(state) && selectListError(state) === null;
  if (!isKnown || !isListKnown || query.searchStatus !== ALL) return 0;
  const inColumns = STATUS_ORDER.reduce((sum, status) => sum + columns[status].total, 0);
  return Math.max(selectTotalJobs(state) - inColumns, 0);
}
