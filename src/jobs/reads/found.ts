import { createSelector } from '@reduxjs/toolkit';
import type { Job } from '@/jobs/model/job';
import { FILTERS_AND_SORT, initialQuery, isNarrowed } from '@/jobs/model/listQuery';
import { fits, isFoundByServer, isListed } from '@/jobs/model/matching';
import { VIEWS } from '@/jobs/model/views';
import { comparisonOf } from '@/jobs/model/sorting';
import { columnsOf, type AllJobsState } from '@/jobs/allJobsState';
import { shownJob } from '@/jobs/jobsTable';
import { removalsOf } from '@/jobs/writes/writeSelectors';
import type { JobStatus } from '@/jobs/model/statuses';
import { selectByCauses } from '@/shared/store/selectByCauses';

/** How many a page of the list holds that is cut from the collection. */
const PAGE_SIZE = 10;

/** Every application that is known, as it is shown. */
export function knownJobs(state: Pick<AllJobsState, 'jobs' | 'writes'>): Job[] {
  return state.jobs.ids.flatMap((id) => shownJob(state, id) ?? []);
}

/** Those of them that nobody has asked to delete. */
export const presentJobs = createSelector(
  ({ jobs }: AllJobsState) => jobs,
  ({ writes }: AllJobsState) => writes,
  (jobs, writes): Job[] => {
    const removed = new Set(removalsOf({ writes }).map(({ id }) => id));
    return knownJobs({ jobs, writes }).filter(({ _id }) => !removed.has(_id));
  },
);

/** Whether what is shown is taken from the collection: all but the list as the server pages it. */
export function isFromCollection({ view, query }: AllJobsState): boolean {
  return VIEWS[view ?? 'list'].shows !== 'page' || isNarrowed(query);
}

/**
 * Whether the page of the list is cut from the collection: also until the server has answered for the first time,
 * and while it is lost and kept answers are shown.
 */
function isCut(state: AllJobsState): boolean {
  const { list, collection } = state;
  const { shownKey, cachedAt } = list.reading;
  const isUnanswered = shownKey === null && collection.isWhole;
  return isFromCollection(state) || cachedAt !== null || isUnanswered;
}

/**
 * What passes all that is chosen, in the order that is asked for. One that is changed keeps its place until
 * applications come or go, something else is chosen, or all are read again.
 */
export const foundIds = selectByCauses(
  ({ jobs, query, collection }: AllJobsState) => {
    const choice = FILTERS_AND_SORT.map((name) => query[name]);
    return [jobs.ids, collection.asOf, ...choice];
  },
  (state): string[] =>
    knownJobs(state)
      .filter((job) => fits(job, state.query))
      .toSorted(comparisonOf(state.query))
      .map(({ _id }) => _id),
);

/** What the list finds page by page, as far as is known: its search looks where the server's does. */
export const listedIds = createSelector(
  foundIds,
  ({ jobs }: AllJobsState) => jobs.entities,
  (state: AllJobsState) => (isFromCollection(state) ? '' : state.query.search),
  (ids, entities, search) =>
    search === '' ? ids : ids.filter((id) => entities[id] && isFoundByServer(entities[id], search)),
);

/** How many more applications the search of the list would find in places, or by words in several fields. */
export function otherMatches(state: AllJobsState): number {
  return foundIds(state).length - listedIds(state).length;
}

/** The page of the list, of which one past the end is the last one. */
export function pageOf(state: AllJobsState): number {
  if (!isCut(state)) return state.query.page;
  return Math.max(Math.min(state.query.page, numOfPagesOf(state)), 1);
}

/** How many pages the list has. */
export function numOfPagesOf(state: AllJobsState): number {
  if (!isCut(state)) return state.list.numOfPages;
  return Math.ceil(listedIds(state).length / PAGE_SIZE);
}

/** What was found and no longer passes what is chosen since it was changed; it keeps its place. */
export const leftIds = createSelector(
  (state: AllJobsState) => (isCut(state) ? listedIds(state) : state.list.ids),
  ({ jobs }: AllJobsState) => jobs,
  ({ writes }: AllJobsState) => writes,
  (state: AllJobsState) => (isCut(state) ? state.query : state.list.passed),
  (state: AllJobsState) => (isFromCollection(state) ? fits : isListed),
  (ids, jobs, writes, filters, passes): ReadonlySet<string> => {
    const query = { ...initialQuery, ...filters };
    return new Set(idsLeft({ jobs, writes }, ids, (job) => passes(job, query)));
  },
);

/** Those of these that no longer pass, as they are shown. */
export function idsLeft(
  table: Pick<AllJobsState, 'jobs' | 'writes'>,
  ids: readonly string[],
  passes: (job: Job) => boolean,
): string[] {
  return ids.filter((id) => {
    const job = shownJob(table, id);
    return job !== undefined && !passes(job);
  });
}

/** How many pass all that is chosen, as far as is known. */
export function totalOf(state: AllJobsState): number {
  if (!isCut(state)) return state.list.total;
  return listedIds(state).length - leftIds(state).size;
}

const cutPage = createSelector(listedIds, pageOf, (ids, page) =>
  ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
);

/** The applications of the page of the list, in their order. */
export function pageIds(state: AllJobsState): string[] {
  return isCut(state) ? cutPage(state) : state.list.ids;
}

/** The applications of each column of the board; one whose new column is filtered out stays where it was. */
export const columnIds = createSelector(
  foundIds,
  ({ jobs }: AllJobsState) => jobs,
  ({ writes }: AllJobsState) => writes,
  ({ query }: AllJobsState) => query.searchStatus,
  (ids, jobs, writes, searchStatus): Partial<Record<JobStatus, string[]>> => {
    const visible = columnsOf(searchStatus);
    const columns = Object.fromEntries(visible.map((status) => [status, [] as string[]]));
    const only = visible.length === 1 ? visible[0] : undefined;
    for (const id of ids) {
      const status = shownJob({ jobs, writes }, id)?.jobStatus.toLowerCase() ?? '';
      (columns[status] ?? columns[only ?? ''])?.push(id);
    }
    return columns;
  },
);

function idsInColumns(state: AllJobsState): string[] {
  const columns = columnIds(state);
  return columnsOf(state.query.searchStatus).flatMap((status) => columns[status] ?? []);
}

const SHOWN = { page: pageIds, columns: idsInColumns, found: foundIds };

/** The applications of a view, as they are seen one after the other. */
export function shownIds(state: AllJobsState): string[] {
  return SHOWN[VIEWS[state.view ?? 'list'].shows](state);
}
