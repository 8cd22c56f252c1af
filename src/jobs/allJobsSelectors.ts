import { createSelector } from '@reduxjs/toolkit';
import type { Job } from '@/jobs/model/job';
import { losesDays, type KeptDays } from '@/jobs/model/keptDay';
import { FILTERS, FILTERS_AND_SORT, initialQuery } from '@/jobs/model/listQuery';
import { NO_COUNTS } from '@/jobs/model/statuses';
import { PLACEHOLDERS } from '@/shared/config/options';
import { isServerLost } from '@/shared/api/isServerLost';
import { errorOf, isLoading } from '@/shared/store/reading';
import type { AllJobsState, ListAddress } from './allJobsState';
import {
  hasWorkLeft,
  selectRemovedTogether,
  selectRun,
  selectRunProblem,
} from '@/jobs/writes/batches';
import { isSelected, shownJob, type JobsTable } from './jobsTable';
import { isPartlyRead } from '@/jobs/reads/collection';
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
} from '@/jobs/reads/found';
import { isShownLoading, listStateOf, shownReading } from '@/jobs/reads/listState';
import { undoStepsOf } from '@/jobs/writes/undoSteps';
import { effectOf, isMove, isUnsure, type Hold, type Write } from '@/jobs/writes/writes';
import {
  outboxOf,
  refusalOf,
  removalsOf,
  writesByBatch,
  writesByJob,
} from '@/jobs/writes/writeSelectors';

const NO_WRITES: Write[] = [];

const asOf = (state: AllJobsState) => shownReading(state).cachedAt;

function isLost({ list, statistics, collection, writes }: AllJobsState): boolean {
  const last = Object.values(writes).findLast(({ isOfOutbox }) => !isOfOutbox);
  const lastError = last?.isDismissed ? null : (last?.error ?? null);
  const reads = [list.reading, statistics, collection.reading];
  return [...reads.map(({ error }) => error), lastError].some(isServerLost);
}

function findLastPlace(jobs: Job[], writes: AllJobsState['writes']): string | undefined {
  const isPlace = (place = '') => place !== '' && place !== PLACEHOLDERS.location;
  const recorded = Object.values(writes).findLast(
    (write) =>
      effectOf(write) === 'adds' && write.state === 'done' && isPlace(write.fields.jobLocation),
  );
  if (recorded) return recorded.fields.jobLocation;
  let newest: Job | undefined;
  for (const job of jobs) {
    if (isPlace(job.jobLocation) && job.createdAt > (newest?.createdAt ?? '')) newest = job;
  }
  return newest?.jobLocation;
}

/** What the slice tells of its state. */
export const selectors = {
  selectJobsTable: (state): JobsTable => state,
  /** A job as it is shown, with the changes that are not confirmed yet. */
  selectJob: (state, id) => shownJob(state, id),
  /** The same of a job that the server has sent in this visit, so that it may be edited. */
  selectEditable: (state, id) => (state.unconfirmed.includes(id) ? undefined : shownJob(state, id)),
  /** The place of the application that was recorded last, as far as it is known here. */
  selectLastPlace: ({ jobs, writes }) => findLastPlace(Object.values(jobs.entities), writes),
  /** Why the last thing that was to be done with a job was refused. */
  selectRefusal: (state, id) => refusalOf(writesByJob(state).get(id)?.at(-1)),
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
  selectIsListLoading: isShownLoading,
  selectListError: (state) => errorOf(shownReading(state)),
  /** What there is to be seen of what is chosen. */
  selectListState: listStateOf,
  selectRemovals: removalsOf,
  /** Whether a job is being deleted, or was. */
  selectIsRemoved: (state, id) => removalsOf(state).some((removal) => removal.id === id),
  selectIsSelecting: ({ selection }) => selection !== null,
  selectIsSelected: (state, id) => isSelected(state, id),
  selectSelectedCount: ({ selection }) => Object.keys(selection?.ids ?? {}).length,
  /** In the order of selecting; a new array each time, for handlers. */
  selectSelectedIds: ({ selection }) =>
    Object.entries(selection?.ids ?? {})
      .toSorted(([, one], [, other]) => one - other)
      .map(([id]) => id),
  /** How many are no longer selected since another filter was chosen; 0 once something is selected. */
  selectUnselectedCount: ({ selection }) => selection?.dropped ?? 0,
  selectOutbox: outboxOf,
  /** Whether it is not known of a single new application if it was recorded. */
  selectIsUnsure: ({ writes }) => Object.values(writes).some(isUnsure),
  /** Whether the last read of the list or the figures, or the last write, has found no server. */
  selectIsServerLost: isLost,
  /** The batch that goes on over several jobs. */
  selectRun,
  selectBatch: ({ batches }, id) => batches[id] ?? null,
  /** What an import waits for that its user has to end. */
  selectHeldImport: ({ batches }): Hold | null =>
    Object.values(batches).find(({ owner, hold }) => owner !== null && hold !== null)?.hold ?? null,
  selectBatchWrites: (state, id) => writesByBatch(state).get(id) ?? NO_WRITES,
  selectIsWorkLeft: hasWorkLeft,
  /** What the last batch over several jobs leaves to say. */
  selectRunProblem,
  /** Jobs that batches have removed, for as long as they can be put back together. */
  selectRemovedTogether,
  /** The last status that was changed. */
  selectLastMove: createSelector(
    (state: AllJobsState) => state.writes,
    (writes) => Object.values(writes).findLast((write) => write.batch === null && isMove(write)),
  ),
  selectUndoSteps: undoStepsOf,
  /** Whether the server keeps the day of what is put back or imported, as far as that is known. */
  selectKeptDays: ({ days }): Exclude<KeptDays, 'refused'> => (losesDays(days) ? 'ignored' : days),
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
} satisfies Record<string, (state: AllJobsState, id: string) => unknown>;
