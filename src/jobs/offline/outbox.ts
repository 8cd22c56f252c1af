import { nanoid } from '@reduxjs/toolkit';
import type { JobDraft } from '@/jobs/model/job';
import { fetchJobStats } from '@/jobs/api/jobsApi';
import { apiError, ApiFailure, isSilent, toApiError } from '@/shared/api/apiError';
import { isServerLost } from '@/shared/api/isServerLost';
import { retryRateLimited } from '@/shared/api/retry';
import { sessionSignal } from '@/shared/api/sessionScope';
import { notifyError, notifySuccess } from '@/shared/notify/notify';
import type { AppStore } from '@/shared/store/withTypes';
import { countText } from '@/jobs/model/countText';
import { outboxKey, outboxKeys, removeEntry } from './outboxEntries';
import { findEntry, NEW_ENTRY, storeEntry } from './outboxSchema';
import { sendFromOutbox } from '@/jobs/writes/runWrites';
import { isToldAt } from '@/jobs/writes/settleSingles';
import { isUnsure, outboxRead, type Write } from '@/jobs/writes/writes';
import { allJobsOf } from '@/jobs/allJobsState';
import { selectCollection } from '@/jobs/reads/collection';
import { selectOutbox } from '@/jobs/writes/writeSelectors';
import { readAnew } from '@/jobs/reads/needCollection';

/** What sends in this window; it may wait for another window, or for as long as the server asks for. */
type Run = { owner: string; signal: AbortSignal; isBehind: boolean; end: Promise<void> };
const runs = new WeakMap<AppStore, Run>();

/**
 * Tries a read, and keeps the new application where nobody answers. Resolves with whether it is kept; rejects
 * with an ApiFailure where it cannot be, the session is over or the server asks for a pause.
 */
export async function keepIfLost(
  store: AppStore,
  owner: string,
  fields: JobDraft,
): Promise<boolean> {
  try {
    await probe();
    return false;
  } catch (thrown) {
    if (!isServerLost(toApiError(thrown))) throw thrown;
  }
  const id = outboxKey(owner, `${Date.now()} ${nanoid()}`);
  const isStored = storeEntry(id, { ...NEW_ENTRY, fields });
  if (!isStored) throw new ApiFailure(apiError('unreachable'));
  showOutbox(store, owner);
  return true;
}

/** Leaves an entry to the form in which it is edited: it is not sent by itself, and stays until that is saved. */
export function leaveToForm(store: AppStore, owner: string, id: string): void {
  const entry = findEntry(id);
  if (entry)
    storeEntry(id, { ...NEW_ENTRY, fields: entry.fields, state: 'refused', isEdited: true });
  showOutbox(store, owner);
}

/** Takes over what the storage holds for this user, which another window may have changed. */
export function showOutbox(store: AppStore, owner: string): void {
  const common = { kind: 'create', jobId: null, batch: null, isOfOutbox: true } as const;
  const writes = outboxKeys(owner).flatMap((id): Write[] => {
    storeSettled(store, id);
    const entry = findEntry(id);
    return entry ? [{ id, ...common, ...entry }] : [];
  });
  store.dispatch(outboxRead(writes));
}

/** Stores what a read has told of an entry whose answer was lost: one that was recorded goes. */
function storeSettled(store: AppStore, id: string): void {
  const { isSettled, state, reason = null } = allJobsOf(store.getState()).writes[id] ?? {};
  const entry = findEntry(id);
  if (!isSettled || entry?.state !== 'unknown') return;
  if (state === 'done') removeEntry(id);
  else storeEntry(id, { ...entry, state: 'refused', reason, isSettled });
}

/** Whether all applications are to be read, which tells what was recorded although its answer was lost. */
function isSettleDue(store: AppStore): boolean {
  const state = store.getState();
  const { asOf, reading } = selectCollection(state);
  const isDue = (write: Write) => reading.status !== 'fresh' || !isToldAt(write, asOf ?? 0);
  return selectOutbox(state).some((write) => isUnsure(write) && isDue(write));
}

/**
 * Sends what waits for this user, each once and one after the other, for as long as the server answers; a
 * pause that it asks for is waited out. Tells where another window sends, and goes on after it. Where this window
 * sends already, resolves with that. Rejects with an ApiFailure where the server does not answer, and the rest waits.
 */
export function sendOutbox(
  store: AppStore,
  owner: string,
  onBehind: () => void = () => undefined,
): Promise<void> {
  const signal = sessionSignal();
  const last = runs.get(store);
  if (last?.owner === owner && last.signal === signal) {
    if (last.isBehind) onBehind();
    return last.end;
  }
  const run: Run = { owner, signal, isBehind: false, end: Promise.resolve() };
  runs.set(store, run);
  const handleBehind = (isBehind: boolean) => {
    run.isBehind = isBehind;
    if (isBehind) onBehind();
  };
  run.end = sendAll(store, run, handleBehind).finally(() => {
    if (runs.get(store) === run) runs.delete(store);
  });
  return run.end;
}

async function sendAll(
  store: AppStore,
  run: Run,
  onBehind: (isBehind: boolean) => void,
): Promise<void> {
  const { owner, signal } = run;
  const show = () => {
    if (!signal.aborted && runs.get(store) === run) showOutbox(store, owner);
  };
  const onProgress = () => undefined;
  let count = 0;
  let isAnswering = false;
  const sendEntry = async (id: string) => {
    if (!isAnswering && findEntry(id)?.state === 'queued') await probe();
    isAnswering = true;
    const entry = findEntry(id);
    if (signal.aborted || entry?.state !== 'queued') return;
    // Until it is answered it may have been recorded, also if the window is closed meanwhile.
    storeEntry(id, { ...entry, state: 'unknown', reason: null, sentAt: Date.now() });
    show();
    const ended = await sendFromOutbox(store, id);
    if (ended === null) return;
    const { state, reason, error, sentAt } = ended;
    // After a lost answer a read is tried before the next one is sent.
    isAnswering = state !== 'unknown';
    if (state === 'done') {
      count += 1;
      removeEntry(id);
      if (reason !== null) notifyError(reason);
    } else if (error?.kind === 'rateLimited') {
      storeEntry(id, { ...entry, reason });
      throw new ApiFailure(error);
    } else {
      const isRefused = state === 'refused';
      storeEntry(id, { ...entry, state: isRefused ? state : 'unknown', reason, sentAt });
    }
  };

  show();
  try {
    await withOutboxLock(async () => {
      onBehind(false);
      for (const id of outboxKeys(owner))
        await retryRateLimited(() => sendEntry(id), { signal, onPause: show });
      // A failure leaves it to the next run, or to who reads all applications.
      if (isSettleDue(store)) await readAnew(store, { signal, onProgress }).catch(() => undefined);
    }, onBehind);
  } finally {
    show();
    if (count > 0) notifySuccess(`${countText(count)} sent.`);
  }
}

/** Rejects where the server does not answer or asks for a pause, or the session is over. */
async function probe(): Promise<void> {
  try {
    await fetchJobStats(sessionSignal());
  } catch (thrown) {
    const error = toApiError(thrown);
    if (isServerLost(error) || isSilent(error) || error.kind === 'rateLimited') throw thrown;
  }
}

/** After whatever else sends in another window, which is told. Without a secure context there are no locks. */
async function withOutboxLock(
  work: () => Promise<void>,
  onBehind: (isBehind: boolean) => void,
): Promise<void> {
  const { locks } = navigator as { locks?: LockManager };
  if (locks === undefined) return work();
  const isDone = await locks.request(outboxKey(''), { ifAvailable: true }, async (lock) => {
    if (lock !== null) await work();
    return lock !== null;
  });
  if (isDone) return undefined;
  onBehind(true);
  return locks.request(outboxKey(''), work);
}
