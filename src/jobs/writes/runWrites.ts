import { nanoid } from '@reduxjs/toolkit';
import { whenStore } from '@/shared/store/whenStore';
import type { AppStore } from '@/shared/store/withTypes';
import { send, sendQueued } from './sendQueued';
import { batchCancelled, isOpen, writesQueued, type NewBatch, type Write } from './writes';
import { allJobsOf } from '@/jobs/allJobsState';
import { batchOf, writesOf } from './writesOf';

/** What is to be written. */
export type Wanted = Pick<
  Write,
  'kind' | 'jobId' | 'fields' | 'createdAt' | 'before' | 'undoes'
> & {
  id?: string;
};

/**
 * Queues a write, which is shown at once, and resolves with what has become of it: null where it was
 * replaced by a later one, or the session has changed. Never rejects.
 */
export async function write(store: AppStore, wanted: Wanted): Promise<Write | null> {
  const { id } = queue(store, [wanted]);
  await whenStore(store, () => {
    const queued = allJobsOf(store.getState()).writes[id];
    return queued === undefined || !isOpen(queued);
  });
  return allJobsOf(store.getState()).writes[id] ?? null;
}

/**
 * Queues several writes, which are sent one after the other, and resolves with what has become of them;
 * those that were taken out are missing, and all once the session has changed. Never rejects.
 */
export async function writeBatch(
  store: AppStore,
  wanted: readonly Wanted[],
  batch: Omit<NewBatch, 'id' | 'owner'> & Partial<NewBatch>,
): Promise<Write[]> {
  const id = batch.id ?? nanoid();
  queue(store, wanted, { owner: null, ...batch, id });
  await whenStore(store, () => (batchOf(store, id)?.phase ?? 'over') === 'over');
  return writesOf(store, id);
}

/** Sends what waits in the outbox, and resolves with what has become of it; null once the session has changed. */
export async function sendFromOutbox(store: AppStore, id: string): Promise<Write | null> {
  const waiting = allJobsOf(store.getState()).writes[id];
  if (waiting) await send(store, waiting);
  return allJobsOf(store.getState()).writes[id] ?? null;
}

/** Sends nothing more of this batch; the answer that is on its way counts. */
export function cancelBatch(store: AppStore, batch: string): void {
  store.dispatch(batchCancelled(batch));
  sendQueued(store);
}

function queue(store: AppStore, wanted: readonly Wanted[], batch?: NewBatch) {
  const writes = wanted.map(({ id = nanoid(), ...rest }): Write => {
    return { id, ...rest, batch: batch?.id ?? null, state: 'queued', reason: null };
  });
  store.dispatch(writesQueued({ writes, ...(batch && { batch }) }));
  sendQueued(store);
  return { id: writes[0]?.id ?? '' };
}
