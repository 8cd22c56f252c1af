import { createAction } from '@reduxjs/toolkit';
import {
  allJobsOf,
  makeCollectionStale,
  type AllJobsCases,
  type AllJobsState,
  type Collection,
  type WithAllJobs,
} from '@/jobs/allJobsState';
import { jobsAdapter, upsertJobs } from '@/jobs/jobsTable';
import { settleSingles } from '@/jobs/writes/settleSingles';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { addReadCases, isLoading, markStale } from '@/shared/store/reading';
import {
  FIRST_PAGE,
  isComplete,
  limitRefused,
  MOST_CALLS,
  pageRead,
  pauseChanged,
  walk,
  type Walk,
} from './collectionWalk';

type End = Pick<Walk, 'idsBefore' | 'isFromStart' | 'isAtEnd'> & { seen: string[]; at: number };

/** All are to be read again. */
export const collectionStale = createAction('allJobs/collectionStale');
/** The user wants what is not read by itself. */
export const restRequested = createAction('allJobs/restRequested');

/**
 * Reads all applications of the account, or those that follow on what is read, page after page; each is
 * shown at once. Ends after ten calls unless the rest is asked for, and waits for the pauses that the server
 * asks for. Rejects with an ApiError.
 */
export const readCollection = createAppAsyncThunk<End>(
  'allJobs/readCollection',
  async (_, signal, store) => {
    const budget = { calls: 0 };
    const first = await walk(store, signal, budget);
    // What came or went meanwhile has shifted the pages.
    const isShifted = first.isChanged || (first.isAtEnd && !isComplete(store, first));
    const isRepeated = first.isFromStart && isShifted;
    const last = isRepeated ? await walk(store, signal, budget, true) : first;
    const { seen, idsBefore, isFromStart, isAtEnd } = last;
    return { seen: [...seen], idsBefore, isFromStart, isAtEnd, at: Date.now() };
  },
);

/** What is shown while somebody waits for it. */
export const READING = 'Reading your list';

/** How far all applications are read. */
export function selectCollection(state: WithAllJobs): Collection {
  return allJobsOf(state).collection;
}

/** Whether some applications are not read by themselves, or could not be. */
export function selectIsPartlyRead(state: WithAllJobs): boolean {
  const { isWhole, total, pageSize, reading } = selectCollection(state);
  return !isWhole && (!isLoading(reading) || (total ?? 0) > pageSize * MOST_CALLS);
}

/** What is read comes to what is known; what is no longer found goes when the walk is over. */
export function addCollectionCases(cases: AllJobsCases): void {
  addReadCases(cases, readCollection, {
    find: ({ collection }) => collection.reading,
    keyOf: () => FIRST_PAGE,
    onAnswer: (state, end) => {
      const { collection } = state;
      removeVanished(state, end);
      jobsAdapter.removeMany(state.jobs, state.unconfirmed);
      state.unconfirmed = [];
      if (end.isAtEnd) collection.nextPage = null;
      const known = state.jobs.ids.length + collection.unreadable;
      collection.isWhole = (end.isAtEnd || collection.isWhole) && known === collection.total;
      collection.asOf = end.at;
      if (collection.isWhole && collection.unreadable === 0) settleSingles(state);
    },
  });
  cases
    .addCase(pageRead, (state, { payload: { jobs, page, unreadable, ...read } }) => {
      const { collection } = state;
      upsertJobs(state, jobs);
      const before = page === 1 ? 0 : collection.unreadable;
      Object.assign(collection, read, { unreadable: before + unreadable });
    })
    .addCase(limitRefused, ({ collection }) => {
      collection.asksLimit = false;
    })
    .addCase(pauseChanged, ({ collection }, { payload }) => {
      collection.pausedUntil = payload;
    })
    .addCase(collectionStale, ({ collection }) => makeCollectionStale(collection))
    .addCase(restRequested, ({ collection }) => {
      collection.isRestWanted = true;
      markStale(collection.reading);
    });
}

/** Jobs that stood where the walk was, and are not there any more: as far down as it has come. */
function removeVanished(state: AllJobsState, { seen, idsBefore, isFromStart, isAtEnd }: End): void {
  if (!isFromStart) return;
  const isSeen = new Set(seen);
  const { entities } = state.jobs;
  const oldest = seen.reduce((date, id) => {
    const at = entities[id]?.createdAt ?? date;
    return at < date ? at : date;
  }, '~');
  const vanished = idsBefore.filter(
    (id) => !isSeen.has(id) && (isAtEnd || (entities[id]?.createdAt ?? '') > oldest),
  );
  jobsAdapter.removeMany(state.jobs, vanished);
}
