import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { EVERYTHING, type JobQuery } from '@/jobs/api/jobPagePath';
import type { MonthlyCount, StatusCounts } from '@/jobs/api/contract';
import { ALL, type JobStatus } from '@/shared/config/options';
import { markStale, unread, type Reading } from '@/shared/store/reading';
import { STATUS_ORDER } from '@/jobs/model/statusLooks';
import { jobsAdapter, type JobsTable } from './jobsTable';
import type { Batch, KeptDays } from '@/jobs/writes/writes';

/** How all jobs are shown; the first one where nothing else is said. */
export const VIEWS = ['list', 'board', 'table'] as const;
export type View = (typeof VIEWS)[number];

/** What the table chooses and sorts among the rows it has read, which no server can be asked; '' for no choice. */
export type Narrowing = {
  /** More than so many days without an answer. */
  waiting: string;
  /** As '2026-11'. */
  month: string;
  place: string;
  /** The column by which the rows are sorted, with '-' before it for the other direction. */
  order: string;
};

/** What is chosen among all applications. */
type ListQuery = JobQuery & Narrowing;

/** What the address of all jobs says: which of them, and how they are shown. */
export type ListAddress = ListQuery & { view: View };

/** How much of a column is read; a job that was moved has shifted the pages that are read next. */
type Extent = 'unread' | { upToPage: number } | 'shifted' | 'all';

/** One column of the board, as far as it is read. */
export type Column = {
  ids: string[];
  /** How many the server has found for it; null where it ignores the filter of the status. */
  total: number | null;
  extent: Extent;
  /** Entries that could not be read. */
  unreadable: number;
  reading: Reading;
};
/** The rows of the table: every page that was read of one query. */
export type Table = Column & {
  /** What was asked for; what is shown may be narrower. */
  query: JobQuery;
  /** The rows as they are seen, one below the other. */
  rows: string[];
  /** Whether all pages that were read are to be read again, or the first alone, after a write of our own. */
  isOutdated: boolean;
};
export type Columns<Content> = Record<JobStatus, Content>;

export type AllJobsState = JobsTable & {
  /** The jobs of the page that was read last, in their order. */
  ids: string[];
  totalJobs: number;
  numOfPages: number;
  /** Entries of the page that could not be read. */
  unreadable: number;
  /** How many jobs have moved up onto the page, when the next one was asked for. */
  movedUp: number;
  /** Whether all jobs of the page had the status that was asked for. */
  isFiltered: boolean;
  query: ListQuery;
  /** Null until the list is opened for the first time. */
  view: View | null;
  /** What stands in the search box, where that is not the filter (yet). */
  typedSearch: string | null;
  list: Reading;
  /** Writes that are sent one after the other; they go on when the page is left. */
  batches: Record<string, Batch>;
  /** What the server makes of the time that is sent with a new application. */
  days: KeptDays;
  columns: Columns<Column>;
  table: Table;
  /** The column that is seen where there is room for one only. */
  shownColumn: JobStatus;
  /** Null until they are read for the first time. */
  stats: StatusCounts | null;
  monthlyApplications: MonthlyCount[];
  statistics: Reading;
};

/** What the parts of the slice add their cases to. */
export type AllJobsCases = ActionReducerMapBuilder<AllJobsState>;

/** What the table chooses by among all rows. */
const NARROWING = ['waiting', 'month', 'place'] as const;
/** What of a query decides which jobs are found. */
export const FILTERS = ['search', 'searchStatus', 'searchType', ...NARROWING] as const;
/** What of a query begins at its first page when it changes. */
export const FILTERS_AND_SORT = [...FILTERS, 'sort', 'order'] as const;

/** Whether something is chosen that only a table which is read whole can show. */
export function isNarrowed(query: Narrowing): boolean {
  return NARROWING.some((name) => query[name] !== '');
}

export const NO_NARROWING: Narrowing = { waiting: '', month: '', place: '', order: '' };

export const initialQuery: ListQuery = {
  ...EVERYTHING,
  ...NO_NARROWING,
  sort: 'latest',
  page: 1,
};

const unreadColumn: Column = {
  ids: [],
  total: 0,
  extent: 'unread',
  unreadable: 0,
  reading: unread,
};

export const initialState: AllJobsState = {
  jobs: jobsAdapter.getInitialState(),
  writes: {},
  selection: null,
  unconfirmed: [],
  ids: [],
  totalJobs: 0,
  numOfPages: 0,
  unreadable: 0,
  movedUp: 0,
  isFiltered: true,
  query: initialQuery,
  view: null,
  typedSearch: null,
  list: unread,
  batches: {},
  days: 'unknown',
  columns: mapColumns(() => unreadColumn),
  table: { ...unreadColumn, query: initialQuery, rows: [], isOutdated: false },
  shownColumn: 'pending',
  stats: null,
  monthlyApplications: [],
  statistics: unread,
};

/** Something for each column. */
export function mapColumns<Content>(make: (status: JobStatus) => Content): Columns<Content> {
  return Object.fromEntries(
    STATUS_ORDER.map((status) => [status, make(status)]),
  ) as Columns<Content>;
}

/** Whether a status has a column. */
export function isColumn(status: string): status is JobStatus {
  return STATUS_ORDER.some((column) => column === status);
}

/** The columns that a status filter leaves. */
export function columnsOf(searchStatus: string): JobStatus[] {
  return STATUS_ORDER.filter((status) => [ALL, status].includes(searchStatus));
}

/** Everything that shows jobs reads them again, and answers under way are ignored. */
export function makeAllStale({ list, statistics, columns, table }: AllJobsState): void {
  markStale(list);
  markStale(statistics);
  markStale(table.reading);
  table.isOutdated = true;
  for (const { reading } of Object.values(columns)) markStale(reading);
}
