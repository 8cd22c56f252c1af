import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import type { JobPage } from '@/jobs/api/contract';
import type { Job } from '@/jobs/model/job';
import { fetchJobPage, walkJobPages } from '@/jobs/api/jobPages';
import { jobPagePath, type JobQuery } from '@/jobs/api/jobPagePath';
import { ALL, type JobStatus } from '@/shared/config/options';
import { addReadCases, markStale } from '@/shared/store/reading';
import { STATUS_ORDER } from '@/jobs/model/statusLooks';
import {
  isColumn,
  mapColumns,
  type AllJobsCases,
  type AllJobsState,
  type Column,
  type Columns,
} from '@/jobs/allJobsState';
import { hasStatus } from '@/jobs/model/hasStatus';
import { upsertJobs, shownJob, type JobsTable } from '@/jobs/jobsTable';

export type ShownColumn = { ids: string[]; count: number };

/** Pages of a column, which come in the place of what was there, above it or below it. */
type ColumnPages = { jobs: Job[]; place: 'instead' | 'above' | 'below' } & Pick<
  Column,
  'total' | 'extent' | 'unreadable'
>;
type ColumnRequest = {
  /** Null for the table, whose rows have any status. */
  status: JobStatus | null;
  /** The filters, those of the column's own status, and the page to begin at. */
  query: JobQuery;
  /** How many jobs are to be known then. */
  wanted: number;
  column: Column;
  /** Whether nothing but what this app has written may have changed since the column was read. */
  isUpToDate?: boolean;
  /** Page 1, where the list has just read it. */
  first?: JobPage | null;
};

/**
 * Reads a column from page 1, or reads it on. Where the first page follows from what is known, that one
 * page will do. Rejects with an ApiError.
 */
export const readColumn = createAppAsyncThunk<ColumnPages, ColumnRequest>(
  'allJobs/readColumn',
  async ({ query, wanted, column, isUpToDate = false, first = null }, signal) => {
    const { ids, total } = column;
    const read = (page: number) =>
      page === 1 && first ? Promise.resolve(first) : fetchJobPage({ ...query, page }, signal);
    if (isUpToDate && ids.length > 0) {
      const top = await readPages(query, [], 1, read);
      if (isContinued(top, column)) return { ...top, place: 'above', extent: column.extent };
    }
    if (query.page > 1) {
      const pages = await readPages(query, ids, wanted, read);
      // Another total means that pages have shifted.
      if (pages.total === total) return pages;
    }
    return readPages({ ...query, page: 1 }, [], wanted, read);
  },
);

/**
 * Reads on from the page of the query until as many different jobs of its status are known as wanted.
 * Others, as of a server that ignores the filter, are left out.
 */
async function readPages(
  query: JobQuery,
  known: readonly string[],
  wanted: number,
  readPage: (page: number) => Promise<JobPage>,
): Promise<ColumnPages> {
  const ids = new Set(known);
  let { page } = query;
  const place = page === 1 ? 'instead' : 'below';
  const read: ColumnPages = { jobs: [], place, total: 0, extent: 'all', unreadable: 0 };
  for await (const answer of walkJobPages(readPage, page)) {
    const own = answer.jobs.filter((job) => hasStatus(job, query.searchStatus));
    read.jobs.push(...own);
    for (const { _id } of own) ids.add(_id);
    read.unreadable += answer.unreadable;
    if (own.length < answer.jobs.length) read.total = null;
    else if (read.total !== null) read.total = answer.totalJobs;
    if (page >= answer.numOfPages) break;
    if (ids.size >= Math.min(wanted, answer.totalJobs)) {
      return { ...read, extent: { upToPage: page } };
    }
    page += 1;
  }
  return read;
}

/** Whether the column is as it was below these jobs, and below others that were new. */
function isContinued({ jobs, total }: ColumnPages, { ids, ...column }: Column): boolean {
  const isKnown = new Set(ids);
  const known = jobs.filter(({ _id }) => isKnown.has(_id));
  const isSame = known.every(({ _id }, index) => _id === ids[index]);
  return isSame && total !== null && total - (column.total ?? 0) === jobs.length - known.length;
}

/** The order of a column, for sorting: negative where the first job stands above the other one. */
export function orderOf(sort: string): (one: Job, other: Job) => number {
  if (sort === 'a-z' || sort === 'z-a') {
    // Not for every order: the first one loads locale data.
    const names = new Intl.Collator(undefined, { sensitivity: 'base' });
    const sign = sort === 'a-z' ? 1 : -1;
    return (one, other) => sign * names.compare(one.position, other.position);
  }
  if (sort === 'oldest') return (one, other) => one.createdAt.localeCompare(other.createdAt);
  return (one, other) => other.createdAt.localeCompare(one.createdAt);
}

/**
 * What the columns show: each job in the column of its shown status, sorted. A job whose new column is
 * filtered out stays where it is.
 */
export function placeJobs(
  columns: Columns<Column>,
  table: Pick<JobsTable, 'jobs' | 'writes'>,
  sort: string,
  visible: readonly JobStatus[],
): Columns<ShownColumn> {
  const jobs = mapColumns((): Job[] => []);
  const counts = mapColumns((status) => countOf(columns[status]));
  for (const readAs of STATUS_ORDER) {
    for (const id of columns[readAs].ids) {
      const job = shownJob(table, id);
      if (job === undefined) continue;
      const to = job.jobStatus;
      // The total counts it where it was read.
      if (isColumn(to)) {
        counts[readAs] -= 1;
        counts[to] += 1;
      }
      jobs[visible.find((status) => status === to) ?? readAs].push(job);
    }
  }
  const order = orderOf(sort);
  return mapColumns((status) => ({
    ids: jobs[status].toSorted(order).map(({ _id }) => _id),
    count: counts[status],
  }));
}

/** How many jobs are known to be in a column. */
export function countOf({ ids, total }: Column): number {
  return total ?? ids.length;
}

/** Columns show what was read last of them; a failure leaves what was there. */
export function addColumnCases(cases: AllJobsCases): void {
  addReadCases(cases, readColumn, {
    find: (state, request) => columnOf(state, request).reading,
    keyOf: ({ query }) => jobPagePath({ ...query, page: 1 }),
    onAnswer: (state, { jobs, place, unreadable, ...pages }, request) => {
      const column = columnOf(state, request);
      const ids = jobs.map(({ _id }) => _id);
      upsertJobs(state, jobs);
      // The newest answer wins: a job is in one column only.
      for (const other of STATUS_ORDER)
        if (column !== state.table && other !== request.status)
          removeFromColumn(state.columns[other], ids);
      if (place === 'instead') Object.assign(column, { ids: [], unreadable: 0 });
      const [first, then] = place === 'above' ? [ids, column.ids] : [column.ids, ids];
      column.ids = [...new Set([...first, ...then])];
      if (place !== 'above') column.unreadable += unreadable;
      Object.assign(column, pages);
      if (column === state.table)
        Object.assign(column, { query: { ...request.query, page: 1 }, isOutdated: false });
    },
  });
}

function columnOf({ columns, table }: AllJobsState, { status }: ColumnRequest): Column {
  return status === null ? table : columns[status];
}

/**
 * Moves a job after its status is confirmed. The pages of both columns shift, so reading on begins at
 * page 1; a pending read of them is stale.
 */
export function moveJob(state: AllJobsState, { _id, jobStatus: from }: Job, to: string): void {
  const { columns } = state;
  const touched = STATUS_ORDER.filter((status) => [from, to].includes(status));
  for (const status of touched) {
    if (columns[status].reading.status === 'pending') markStale(columns[status].reading);
  }
  if (from === to) return;
  // A column that still shows other filters does not tell whether the job passes those of now.
  const isFound = STATUS_ORDER.some((status) => {
    const { ids, reading } = columns[status];
    return ids.includes(_id) && reading.shownKey === reading.key;
  });
  // A job whose new column is filtered out stays where it is.
  const isMoved = [ALL, to].includes(state.query.searchStatus);
  if (isMoved) for (const status of STATUS_ORDER) removeFromColumn(columns[status], [_id]);
  if (isMoved && isColumn(to) && isFound) {
    columns[to].ids.push(_id);
    if (columns[to].total !== null) columns[to].total += 1;
  } else if (isMoved && isColumn(to)) markStale(columns[to].reading);
  for (const status of touched) {
    if (typeof columns[status].extent === 'object') columns[status].extent = 'shifted';
  }
}

/** These jobs are no longer in the column, nor counted there. */
export function removeFromColumn(column: Column, ids: readonly string[]) {
  const removed = new Set(ids);
  const left = column.ids.filter((id) => !removed.has(id));
  const gone = column.ids.length - left.length;
  if (column.total !== null) column.total = Math.max(column.total - gone, left.length);
  column.ids = left;
}
