import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { EVERYTHING, type JobQuery } from '@/jobs/api/jobPagePath';
import type { Job, MonthlyCount, StatusCounts } from '@/jobs/api/contract';
import { ALL, type JobStatus } from '@/shared/config/options';
import { markStale, unread, type Reading } from '@/shared/store/reading';
import { STATUS_ORDER } from './statusLooks';
import { emptyTable, type JobsTable } from './jobsTable';
import type { Batch } from './writes';

/** How all jobs are shown; the first one where nothing else is said. */
export const VIEWS = ['list', 'board'] as const;
export type View = (typeof VIEWS)[number];

/** What the address of all jobs says: which of them, and how they are shown. */
export type ListAddress = JobQuery & { view: View };

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
  query: JobQuery;
  /** Null until the list is opened for the first time. */
  view: View | null;
  /** What stands in the search box, where that is not the filter (yet). */
  typedSearch: string | null;
  list: Reading;
  /** Writes that are sent one after the other; they go on when the page is left. */
  batches: Record<string, Batch>;
  columns: Columns<Column>;
  /** The column that is seen where there is room for one only. */
  shownColumn: JobStatus;
  /** Null until they are read for the first time. */
  stats: StatusCounts | null;
  monthlyApplications: MonthlyCount[];
  statistics: Reading;
};

/** What the parts of the slice add their cases to. */
export type AllJobsCases = ActionReducerMapBuilder<AllJobsState>;

/** What of a query decides which jobs are found. */
export const FILTERS = ['search', 'searchStatus', 'searchType'] as const;
/** What of a query begins at its first page when it changes. */
export const FILTERS_AND_SORT = [...FILTERS, 'sort'] as const;

export const initialQuery: JobQuery = { ...EVERYTHING, sort: 'latest', page: 1 };

export const initialState: AllJobsState = {
  ...emptyTable,
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
  columns: mapColumns(() => ({
    ids: [],
    total: 0,
    extent: 'unread',
    unreadable: 0,
    reading: unread,
  })),
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

/** Whether a job fits a status filter, however the server spells it. */
export function hasStatus({ jobStatus }: Job, searchStatus: string): boolean {
  return searchStatus === ALL || jobStatus.toLowerCase() === searchStatus;
}

/** Everything that shows jobs reads them again, and answers under way are ignored. */
export function makeAllStale({ list, statistics, columns }: AllJobsState): void {
  markStale(list);
  markStale(statistics);
  for (const { reading } of Object.values(columns)) markStale(reading);
}
