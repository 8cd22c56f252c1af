import { createSelector } from '@reduxjs/toolkit';
import type { Job } from '@/jobs/model/job';
import { FILTERS_AND_SORT, initialQuery, isNarrowed } from '@/jobs/model/listQuery';
import { fits, isFoundByServer, isListed } from '@/jobs/model/matching';
import { DEFAULT_VIEW, VIEWS } from '@/jobs/model/views';
import { comparisonOf } from '@/jobs/model/sorting';
import { allJobsOf, columnsOf, type WithAllJobs } from '@/jobs/allJobsState';
import { selectFindJob } from '@/jobs/jobSelectors';
import { selectRemovals } from '@/jobs/writes/writeSelectors';
import type { JobStatus } from '@/jobs/model/statuses';
import { selectByCauses } from '@/shared/store/selectByCauses';

/** How many a page of the list holds that is cut from the collection. */
export const PAGE_SIZE = 10;

const entitiesOf = (state: WithAllJobs) => allJobsOf(state).jobs.entities;

/** Every application that is known, as it is shown. */
export const selectKnownJobs = createSelector(
  (state: WithAllJobs) => allJobsOf(state).jobs.ids,
  selectFindJob,
  (ids, find): Job[] => ids.flatMap((id) => find(id) ?? []),
);

/** Those of them that nobody has asked to delete. */
export const selectPresentJobs = createSelector(
  selectKnownJobs,
  selectRemovals,
  (jobs, removals): Job[] => {
    const removed = new Set(removals.map(({ id }) => id));
    return jobs.filter(({ _id }) => !removed.has(_id));
  },
);

/** Whether what is shown is taken from the collection: all but the list as the server pages it. */
export function selectIsFromCollection(state: WithAllJobs): boolean {
  const { view, query } = allJobsOf(state);
  return VIEWS[view ?? DEFAULT_VIEW].shows !== 'page' || isNarrowed(query);
}

/**
 * Whether the page of the list is cut from the collection: also until the server has answered for the first time,
 * and while it is lost and kept answers are shown.
 */
export function selectIsCut(state: WithAllJobs): boolean {
  const { list, collection } = allJobsOf(state);
  const { shownKey, cachedAt } = list.reading;
  const isUnanswered = shownKey === null && collection.isWhole;
  return selectIsFromCollection(state) || cachedAt !== null || isUnanswered;
}

/**
 * The ids of all that is known and passes the filters, in the order that is asked for. One that is changed keeps its
 * place until applications come or go, something else is chosen, or all are read again.
 */
export const selectFoundIds = selectByCauses(
  (state: WithAllJobs) => {
    const { jobs, query, collection } = allJobsOf(state);
    const choice = FILTERS_AND_SORT.map((name) => query[name]);
    return [jobs.ids, collection.asOf, ...choice];
  },
  (state): string[] => {
    const { query } = allJobsOf(state);
    return selectKnownJobs(state)
      .filter((job) => fits(job, query))
      .toSorted(comparisonOf(query))
      .map(({ _id }) => _id);
  },
);

/** What the list finds page by page, as far as is known: its search looks where the server's does. */
export const selectListedIds = createSelector(
  selectFoundIds,
  entitiesOf,
  (state: WithAllJobs) => (selectIsFromCollection(state) ? '' : allJobsOf(state).query.search),
  (ids, entities, search) =>
    search === '' ? ids : ids.filter((id) => entities[id] && isFoundByServer(entities[id], search)),
);

/** How many more applications the search of the list would find in places, or by words in several fields. */
export function selectOtherMatches(state: WithAllJobs): number {
  return selectFoundIds(state).length - selectListedIds(state).length;
}

/** The page of the list, of which one past the end is the last one. */
export function selectPage(state: WithAllJobs): number {
  const { page } = allJobsOf(state).query;
  return selectIsCut(state) ? Math.max(Math.min(page, selectNumOfPages(state)), 1) : page;
}

/** How many pages the list has. */
export function selectNumOfPages(state: WithAllJobs): number {
  if (!selectIsCut(state)) return allJobsOf(state).list.numOfPages;
  return Math.ceil(selectListedIds(state).length / PAGE_SIZE);
}

const selectLeftIds = createSelector(
  (state: WithAllJobs) => (selectIsCut(state) ? selectListedIds(state) : allJobsOf(state).list.ids),
  selectFindJob,
  (state: WithAllJobs) =>
    selectIsCut(state) ? allJobsOf(state).query : allJobsOf(state).list.passed,
  (state: WithAllJobs) => (selectIsFromCollection(state) ? fits : isListed),
  (ids, find, filters, passes): ReadonlySet<string> => {
    const query = { ...initialQuery, ...filters };
    return new Set(idsLeft(find, ids, (job) => passes(job, query)));
  },
);

/** Whether it was found and no longer passes what is chosen since it was changed; it keeps its place. */
export function selectHasLeft(state: WithAllJobs, id: string): boolean {
  return selectLeftIds(state).has(id);
}

/** Those of these that no longer pass, as they are shown. */
function idsLeft(
  find: (id: string) => Job | undefined,
  ids: readonly string[],
  passes: (job: Job) => boolean,
): string[] {
  return ids.filter((id) => {
    const job = find(id);
    return job !== undefined && !passes(job);
  });
}

/** How many pass all that is chosen, as far as is known. */
export function selectTotalJobs(state: WithAllJobs): number {
  if (!selectIsCut(state)) return allJobsOf(state).list.total;
  return selectListedIds(state).length - selectLeftIds(state).size;
}

const selectCutPage = createSelector(selectListedIds, selectPage, (ids, page) =>
  ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
);

/** The applications of the page of the list, in their order. */
export function selectIds(state: WithAllJobs): string[] {
  return selectIsCut(state) ? selectCutPage(state) : allJobsOf(state).list.ids;
}

/** The applications of each column of the board; one whose new column is filtered out stays where it was. */
export const selectColumnIds = createSelector(
  selectFoundIds,
  selectFindJob,
  (state: WithAllJobs) => allJobsOf(state).query.searchStatus,
  (ids, find, searchStatus): Partial<Record<JobStatus, string[]>> => {
    const visible = columnsOf(searchStatus);
    const columns = Object.fromEntries(visible.map((status) => [status, [] as string[]]));
    const only = visible.length === 1 ? visible[0] : undefined;
    for (const id of ids) {
      const status = find(id)?.jobStatus.toLowerCase() ?? '';
      (columns[status] ?? columns[only ?? ''])?.push(id);
    }
    return columns;
  },
);

function idsInColumns(state: WithAllJobs): string[] {
  const columns = selectColumnIds(state);
  return columnsOf(allJobsOf(state).query.searchStatus).flatMap((status) => columns[status] ?? []);
}

const SHOWN = { page: selectIds, columns: idsInColumns, found: selectFoundIds };

/** The ids of list, table or board, as they are seen one after the other. */
export function selectShownIds(state: WithAllJobs): string[] {
  return SHOWN[VIEWS[allJobsOf(state).view ?? DEFAULT_VIEW].shows](state);
}
