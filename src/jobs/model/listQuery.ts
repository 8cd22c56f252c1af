import { ALL } from '@/shared/config/options';
import type { Order, Sort } from './sorting';

/** The filters that select applications. */
export type JobFilters = { search: string; searchStatus: string; searchType: string };

/** What the server can be asked. */
export type JobQuery = JobFilters & {
  sort: Sort;
  page: number;
  /** How many a page is to hold, for servers that know this parameter; without it their own size. */
  limit?: number;
};

/** What is chosen among all applications in the browser, since no server can be asked; '' for no choice. */
export type Narrowing = {
  /** More than so many days without an answer. */
  waiting: string;
  /** As '2026-11'. */
  month: string;
  place: string;
  /** 'places' where the search looks at places and at words in several fields, too. */
  reach: string;
};

/** What is chosen among all applications, and their order. */
export type ListQuery = JobQuery &
  Narrowing & {
    /** How the table is sorted where no server sorts so; '' for `sort`. */
    order: Order | '';
  };

export const EVERYTHING: JobFilters = { search: '', searchStatus: ALL, searchType: ALL };
/** All applications as they are read: from the newest one on. */
export const NEWEST_FIRST: JobQuery = { ...EVERYTHING, sort: 'latest', page: 1 };

const NARROWING = ['waiting', 'month', 'place', 'reach'] as const;
/** What of a query decides which jobs are found. */
export const FILTERS = ['search', 'searchStatus', 'searchType', ...NARROWING] as const;
/** What of a query begins at its first page when it changes. */
export const FILTERS_AND_SORT = [...FILTERS, 'sort', 'order'] as const;

export const initialQuery: ListQuery = {
  ...NEWEST_FIRST,
  waiting: '',
  month: '',
  place: '',
  reach: '',
  order: '',
};

/** Whether something is chosen that no server can be asked. */
export function isNarrowed(query: Narrowing): boolean {
  return NARROWING.some((name) => query[name] !== '');
}
