import { createSelector } from '@reduxjs/toolkit';
import type { AllJobsState, ListAddress, Selectors } from '@/jobs/allJobsState';
import { FILTERS, FILTERS_AND_SORT, initialQuery } from '@/jobs/model/listQuery';
import { NO_COUNTS } from '@/jobs/model/statuses';
import { placesOf } from '@/jobs/writes/places';
import { removalsOf } from '@/jobs/writes/writeSelectors';
import { isServerLost } from '@/shared/api/isServerLost';
import { errorOf, isLoading } from '@/shared/store/reading';
import { isPartlyRead } from './collection';
import {
  columnIds,
  foundIds,
  isFromCollection,
  leftIds,
  listedIds,
  numOfPagesOf,
  otherMatches,
  pageIds,
  pageOf,
  presentJobs,
  shownIds,
  totalOf,
} from './found';
import { isShownLoading, listStateOf, shownReading } from './listState';

const asOf = (state: AllJobsState) => shownReading(state).cachedAt;

function isLost({ list, statistics, collection, writes }: AllJobsState): boolean {
  const last = Object.values(writes).findLast(({ isOfOutbox }) => !isOfOutbox);
  const lastError = last?.isDismissed ? null : (last?.error ?? null);
  const reads = [list.reading, statistics, collection.reading];
  return [...reads.map(({ error }) => error), lastError].some(isServerLost);
}

/** What the slice tells of list, collection and statistics, and of what is chosen of them. */
export const selectorsOfReads = {
  selectIds: pageIds,
  /** How many pass the filters, as far as is known. */
  selectTotalJobs: totalOf,
  /** How many have moved up onto the page instead of going on to the next, if there is still one. */
  selectMovedUp: (state) => {
    const { numOfPages, movedUp, reading } = state.list;
    const isToldOf = !isFromCollection(state) && reading.status === 'fresh';
    return isToldOf && state.query.page < numOfPages ? movedUp : 0;
  },
  selectPage: pageOf,
  selectNumOfPages: numOfPagesOf,
  selectUnreadable: (state) =>
    isFromCollection(state) ? state.collection.unreadable : state.list.unreadable,
  selectQuery: (state) => state.query,
  selectView: (state) => state.view,
  /** What is shown, as the address says it. */
  selectListAddress: createSelector(
    ({ query }: AllJobsState) => query,
    ({ view }: AllJobsState) => view ?? 'list',
    (query, view): ListAddress => ({ ...query, view }),
  ),
  selectSearchText: ({ typedSearch, query }) => typedSearch ?? query.search,
  /** Whether the server is asked for less than everything. */
  selectHasFilters: ({ query }) => FILTERS.some((name) => query[name] !== initialQuery[name]),
  /** What of the filters and the sort 'clear filters' would change. */
  selectChosen: createSelector(
    ({ query }: AllJobsState) => query,
    (query) => FILTERS_AND_SORT.filter((name) => query[name] !== initialQuery[name]),
  ),
  selectListReading: (state) => state.list.reading,
  selectCollection: (state) => state.collection,
  /** Whether some applications are not read by themselves, or could not be. */
  selectIsPartlyRead: isPartlyRead,
  /** Every application that is known, but for those that are to be deleted. */
  selectPresentJobs: presentJobs,
  /** Whether what is shown is taken from the collection: all but the list as the server pages it. */
  selectIsFromCollection: isFromCollection,
  /** How many more applications the search of the list would find in places, or by words in several fields. */
  selectOtherMatches: otherMatches,
  /** The ids of all that the list finds page by page, as far as is known. */
  selectListedIds: listedIds,
  /** The ids of all that is known and passes the filters, in their order. */
  selectFoundIds: foundIds,
  /** Whether it no longer passes what is chosen, and keeps its place. */
  selectHasLeft: (state, id) => leftIds(state).has(id),
  /** The ids of list, table or board, as they are seen one after the other. */
  selectShownIds: shownIds,
  selectColumnIds: columnIds,
  /** When the jobs that are shown were cached; null where they are the server's. */
  selectAsOf: asOf,
  /** Whether they were cached, and may have changed since, or nothing can be written for want of a network. */
  selectIsReadOnly: (state) => asOf(state) !== null || (isLost(state) && !navigator.onLine),
  /** Whether the last read of the list or the figures, or the last write, has found no server. */
  selectIsServerLost: isLost,
  selectIsListLoading: isShownLoading,
  selectListError: (state) => errorOf(shownReading(state)),
  /** What there is to be seen of what is chosen. */
  selectListState: listStateOf,
  /** The places of the page of the list, those of removed jobs too. */
  selectPlaces: createSelector(pageIds, removalsOf, placesOf),
  selectShownColumn: (state) => state.shownColumn,
  selectStatsReading: (state) => state.statistics,
  /** The statistics as they are shown; zeros that are not known until they are read for the first time. */
  selectFigures: createSelector(
    (state: AllJobsState) => state.stats,
    (state: AllJobsState) => state.monthlyApplications,
    (state: AllJobsState) => state.statistics,
    (stats, months, reading) => {
      const total = Object.values(stats ?? NO_COUNTS).reduce((sum, count) => sum + count, 0);
      const isKnown = stats !== null;
      return {
        stats: stats ?? NO_COUNTS,
        months,
        total,
        isKnown,
        isLoading: isLoading(reading),
        isEmpty: isKnown && !isLoading(reading) && total === 0 && months.length === 0,
        error: errorOf(reading),
      };
    },
  ),
} satisfies Selectors;
