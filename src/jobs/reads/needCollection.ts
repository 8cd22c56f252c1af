import { useEffect } from 'react';
import { allJobsOf } from '@/jobs/allJobsState';
import {
  collectionStale,
  readCollection,
  READING,
  restRequested,
  selectCollection,
} from './collection';
import type { Job } from '@/jobs/model/job';
import { comparisonOf } from '@/jobs/model/sorting';
import { apiError, ApiFailure } from '@/shared/api/apiError';
import { PAUSE, type Wait } from '@/shared/api/retry';
import { sessionSignal } from '@/shared/api/sessionScope';
import type { TaskOptions } from '@/shared/hooks/useTask';
import { useAppStore, type AppStore } from '@/shared/store/withTypes';
import { onStoreChange } from '@/shared/store/onStoreChange';
import { whenStore } from '@/shared/store/whenStore';
import { selectKnownJobs } from './found';

type Need = { count: number; end: () => void };

/** By store, so that one subscription reads for all who need the collection at a time. */
const needs = new WeakMap<AppStore, Need>();

/**
 * Reads the collection whenever it is due, until all who need it have called the function that this returns; what
 * is on its way is aborted then.
 */
export function needCollection(store: AppStore): () => void {
  const need = needs.get(store) ?? { count: 0, end: follow(store) };
  need.count += 1;
  needs.set(store, need);
  return () => {
    need.count -= 1;
    if (need.count > 0) return;
    need.end();
    needs.delete(store);
  };
}

/** Has the collection read while the component is mounted and needs it. */
export function useCollection(isNeeded: boolean): void {
  const store = useAppStore();
  useEffect(() => (isNeeded ? needCollection(store) : undefined), [store, isNeeded]);
}

/** All applications that could be read, the oldest first, how many the server counts, and whether none is missing. */
export type WholeCollection = { jobs: Job[]; total: number; isWhole: boolean };

/**
 * Reads what is missing of the collection, the rest too, and resolves with it. A failure waits for the user.
 * Rejects with a 'cancelled' ApiFailure when the signal aborts or the session ends.
 */
export function readWhole(store: AppStore, options: TaskOptions): Promise<WholeCollection> {
  return readUntilWhole(store, options, true);
}

/**
 * Reads the whole collection once more, as it is now, and resolves with it. Rejects with an ApiFailure where it
 * cannot be read.
 */
export function readAnew(store: AppStore, options: TaskOptions): Promise<WholeCollection> {
  store.dispatch(collectionStale());
  return readUntilWhole(store, options, false);
}

async function readUntilWhole(
  store: AppStore,
  { signal, onProgress }: TaskOptions,
  isPatient: boolean,
): Promise<WholeCollection> {
  const end = AbortSignal.any([signal, sessionSignal()]);
  const release = needCollection(store);
  let stop: () => void = () => undefined;
  const state = () => selectCollection(store.getState());
  const tell = () => onProgress(progressOf(store, isPatient));
  try {
    tell();
    stop = onStoreChange(store, selectCollection, tell);
    const isRead = () => state().reading.status === 'fresh';
    const isFailed = () => !isPatient && state().reading.status === 'failed';
    for (;;) {
      await whenStore(store, () => isRead() || isFailed(), end);
      const { isWhole, nextPage, reading } = state();
      if (end.aborted) throw new ApiFailure(apiError('cancelled'));
      if (reading.error) throw new ApiFailure(reading.error);
      if (isWhole || nextPage === null) break;
      store.dispatch(restRequested());
    }
  } finally {
    stop();
    release();
  }
  const byDate = comparisonOf({ sort: 'oldest', order: '' });
  const jobs = selectKnownJobs(store.getState()).toSorted(byDate);
  const { total, isWhole, unreadable } = state();
  return {
    jobs,
    total: Math.max(total ?? 0, jobs.length),
    isWhole: isWhole && unreadable === 0,
  };
}

function progressOf(store: AppStore, isPatient: boolean) {
  const { total, pausedUntil, reading } = selectCollection(store.getState());
  const { length } = allJobsOf(store.getState()).jobs.ids;
  const { error } = reading;
  let wait: Wait | null = null;
  if (pausedUntil !== null) wait = { message: PAUSE, until: pausedUntil };
  else if (error !== null && isPatient)
    wait = {
      message: error.message,
      status: error.status,
      retry: () => store.dispatch(collectionStale()),
    };
  return { label: READING, done: length, total: total ?? 0, wait };
}

function follow(store: AppStore): () => void {
  let abort: () => void = () => undefined;
  const isDue = () => selectCollection(store.getState()).reading.status === 'due';
  const read = () => {
    abort();
    const request = store.dispatch(readCollection());
    abort = () => request.abort();
    // Where it is shown it tells its failure.
    request.unwrap().catch(() => undefined);
  };
  if (isDue()) read();
  const unsubscribe = store.subscribe(() => {
    // After the end of the session nothing was asked for yet.
    const wasRead = selectCollection(store.getState()).reading.key !== null;
    if (wasRead && isDue()) read();
  });
  return () => {
    unsubscribe();
    abort();
  };
}
