import { allJobsOf } from '@/jobs/allJobsState';
import type { AppStore } from '@/shared/store/withTypes';
import type { Batch, Write } from './writes';

/** A batch; undefined once it is closed, or the session has changed. */
export function batchOf(store: AppStore, id: string | null): Batch | undefined {
  return allJobsOf(store.getState()).batches[id ?? ''];
}

/** The writes of a batch, in their order. */
export function writesOf(store: AppStore, id: string): Write[] {
  return Object.values(allJobsOf(store.getState()).writes).filter(({ batch }) => batch === id);
}
