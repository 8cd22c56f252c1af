import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import { EVERYTHING, initialQuery, type JobFilters, type ListQuery } from '@/jobs/model/listQuery';
import type { MonthlyCount } from '@/jobs/api/contract';
import {
  FIRST_STATUS,
  STATUS_ORDER,
  type JobStatus,
  type StatusCounts,
} from '@/jobs/model/statuses';
import { ALL } from '@/shared/config/options';
import type { View } from '@/jobs/model/views';
import { markStale, unread, type Reading } from '@/shared/store/reading';
import { jobsAdapter, type JobsTable } from './jobsTable';
import type { KeptDays } from '@/jobs/model/keptDay';
import type { Batch } from '@/jobs/writes/writes';

/** What the address of all jobs says: which of them, and how they are shown. */
export type ListAddress = ListQuery & { view: View };

/** How far all applications of the account are read; they stand in the table of jobs. */
export type Collection = {
  /** Whether all of them are in the table. */
  isWhole: boolean;
  /** How many the server counts; null until it has. */
  total: number | null;
  /** Entries that could not be read. */
  unreadable: number;
  /** How many one call answers; 0 until one has. */
  pageSize: number;
  /** The page that is read next; null where the last one was. */
  nextPage: number | null;
  /** Whether the server is asked for larger pages: until it has refused to send them. */
  asksLimit: boolean;
  /** Whether the user has asked for more than is read by itself. */
  isRestWanted: boolean;
  /** When a pause ends that the server asks for, in milliseconds; null outside of one. */
  pausedUntil: number | null;
  /** When it was read last, in milliseconds; null before. */
  asOf: number | null;
  reading: Reading;
};
/** The page of the list that was read last. */
export type ListPage = {
  /** The jobs of the page, in their order. */
  ids: string[];
  /** How many the server counts on all pages. */
  total: number;
  numOfPages: number;
  /** Entries of it that could not be read. */
  unreadable: number;
  /** The filters that all its jobs passed when it was read, as far as this is seen here. */
  passed: JobFilters;
  reading: Reading;
};
export type AllJobsState = JobsTable & {
  list: ListPage;
  query: ListQuery;
  /** Null until the list is opened for the first time. */
  view: View | null;
  /** What stands in the search box, where that is not the filter (yet). */
  typedSearch: string | null;
  /** Writes that are sent one after the other; they go on when the page is left. */
  batches: Record<string, Batch>;
  /** What the server makes of the time that is sent with a new application. */
  days: KeptDays;
  collection: Collection;
  /** When the server may be searched again after a 429, in milliseconds. */
  searchPausedUntil: number;
  /** The column that is seen where there is room for one only. */
  shownColumn: JobStatus;
  /** Null until they are read for the first time. */
  stats: StatusCounts | null;
  monthlyApplications: MonthlyCount[];
  statistics: Reading;
};

/** What the parts of the slice add their cases to. */
export type AllJobsCases = ActionReducerMapBuilder<AllJobsState>;
/** What selectors take: the state of a store, in which the slice may not be yet. */
export type WithAllJobs = { allJobs?: AllJobsState | undefined };

const unreadCollection: Collection = {
  isWhole: false,
  total: null,
  unreadable: 0,
  pageSize: 0,
  nextPage: 1,
  asksLimit: true,
  isRestWanted: false,
  pausedUntil: null,
  asOf: null,
  reading: unread,
};

const unreadPage: ListPage = {
  ids: [],
  total: 0,
  numOfPages: 0,
  unreadable: 0,
  passed: EVERYTHING,
  reading: unread,
};

export const initialState: AllJobsState = {
  jobs: jobsAdapter.getInitialState(),
  writes: {},
  selection: null,
  unconfirmed: [],
  list: unreadPage,
  query: initialQuery,
  view: null,
  typedSearch: null,
  batches: {},
  days: 'unknown',
  collection: unreadCollection,
  searchPausedUntil: 0,
  shownColumn: FIRST_STATUS,
  stats: null,
  monthlyApplications: [],
  statistics: unread,
};

/** The slice of the state, also before the first action after its code was loaded. */
export function allJobsOf({ allJobs = initialState }: WithAllJobs): AllJobsState {
  return allJobs;
}

/** The columns that a status filter leaves. */
export function columnsOf(searchStatus: string): JobStatus[] {
  return STATUS_ORDER.filter((status) => [ALL, status].includes(searchStatus));
}

/** Everything that shows jobs reads them again, and answers under way are ignored. */
export function makeAllStale(state: AllJobsState): void {
  markListStale(state);
  makeCollectionStale(state.collection);
}

/** The paged list and the statistics are read again. */
export function markListStale({ list, statistics }: AllJobsState): void {
  markStale(list.reading);
  markStale(statistics);
}

/** So many applications have come into the table of jobs, or gone, by writes that the server has confirmed. */
export function countInCollection({ collection }: AllJobsState, change: number): void {
  const { total, nextPage, pageSize } = collection;
  if (total !== null) collection.total = Math.max(total + change, 0);
  if (nextPage !== null && change < 0)
    collection.nextPage = pageBefore(nextPage, -change, pageSize);
}

/** Where reading goes on so that none is left out although so many were deleted above. */
export function pageBefore(page: number, deleted: number, pageSize: number): number {
  return Math.max(page - Math.ceil(deleted / Math.max(pageSize, 1)), 1);
}

/** It is read again from its first page on, behind what is shown. */
export function makeCollectionStale(collection: Collection): void {
  markStale(collection.reading);
  Object.assign(collection, { nextPage: 1, isRestWanted: false });
}
