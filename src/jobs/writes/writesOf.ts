import { initialState } from '@/jobs/allJobsState';
import type { AppStore } from '@/shared/store/withTypes';
import type { Batch, Write } from './writes';

/** What is to be written, and everything else about jobs; also where no page has needed that yet. */
export function stateOf(store: AppStore) {
  return store.getState().allJobs ?? initialState;
}

/** A batch; undefined once it is closed, or the session has changed. */
export function batchOf(store: AppStore, id: string | null): Batch | undefined {
  return stateOf(store).batches[id ?? ''];
}

/** The writes of a batch, in their order. */
export function writesOf(store: AppStore, id: string): Write[] {
  return Object.values(stateOf(store).writes).filter(({ batch }) => batch === id);
}
