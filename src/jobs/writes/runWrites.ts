import { nanoid } from '@reduxjs/toolkit';
import type { Job } from '@/jobs/model/job';
import { jobName } from '@/jobs/model/jobName';
import { utcDay } from '@/jobs/model/keptDay';
import { isOutcomeUnknown, isSilent, toApiError, type ApiError } from '@/shared/api/apiError';
import { jobGone } from '@/shared/store/appEvents';
import { whenStore } from '@/shared/store/whenStore';
import type { AppStore } from '@/shared/store/withTypes';
import { initialState } from '@/jobs/allJobsState';
import { rememberServerHabits } from '@/jobs/api/serverHabits';
import { stopsBatch } from './batches';
import { sendWrite } from './sendWrite';
import { READING, settleWrites } from './settleWrites';
import {
  batchCancelled,
  batchEnded,
  batchResumed,
  batchWaiting,
  daysKnown,
  isOpen,
  losesDays,
  writeEnded,
  writeSent,
  writesQueued,
  type BatchWait,
  type KeptDays,
  type NewBatch,
  type Write,
} from './writes';

/** What is to be written. */
export type Wanted = Pick<
  Write,
  'kind' | 'jobId' | 'fields' | 'createdAt' | 'before' | 'undoes'
> & {
  id?: string;
};

/** For a server that names no time. */
const DEFAULT_WAIT_SECONDS = 5;

/**
 * Queues a write, which is shown at once, and resolves with what has become of it: null where it was
 * replaced by a later one, or the session has changed. Never rejects.
 */
export async function write(store: AppStore, wanted: Wanted): Promise<Write | null> {
  const { id } = queue(store, [wanted]);
  await whenStore(store, () => {
    const queued = stateOf(store).writes[id];
    return queued === undefined || !isOpen(queued);
  });
  return stateOf(store).writes[id] ?? null;
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
  await whenStore(store, () => stateOf(store).batches[id]?.isOver ?? true);
  return writesOf(store, id);
}

/** Sends what waits in the outbox, and resolves with what has become of it; null once the session has changed. */
export async function sendFromOutbox(store: AppStore, id: string): Promise<Write | null> {
  const waiting = stateOf(store).writes[id];
  if (waiting) await send(store, waiting);
  return stateOf(store).writes[id] ?? null;
}

/** Sends nothing more of this batch; the answer that is on its way counts. */
export function cancelBatch(store: AppStore, batch: string): void {
  store.dispatch(batchCancelled(batch));
  run(store);
}

/** Goes on with a batch that waits for it, or was cancelled. What may be done already is looked for first. */
export function goOn(store: AppStore, batch: string): void {
  store.dispatch(batchResumed(batch));
  if (writesOf(store, batch).some(({ state }) => state === 'unknown')) void settle(store, batch);
  else run(store);
}

function queue(store: AppStore, wanted: readonly Wanted[], batch?: NewBatch) {
  const writes = wanted.map(({ id = nanoid(), ...rest }): Write => {
    return { id, ...rest, batch: batch?.id ?? null, state: 'queued', reason: null };
  });
  store.dispatch(writesQueued({ writes, ...(batch && { batch }) }));
  run(store);
  return { id: writes[0]?.id ?? '' };
}

/** Sends whatever may be sent: one write of a job, and one of a batch, at a time. */
function run(store: AppStore): void {
  askAboutDays(store);
  const { writes, batches } = stateOf(store);
  const open = Object.values(writes).filter((one) => isOpen(one) && !one.isOfOutbox);
  const sent = open.filter(({ state }) => state === 'sent');
  const busy = new Set(sent.flatMap(({ jobId, batch }) => [jobId, batch]));
  busy.delete(null);
  for (const { id, wait } of Object.values(batches)) if (wait !== null) busy.add(id);
  for (const queued of open) {
    const { jobId, batch, state } = queued;
    if (state === 'sent' || busy.has(jobId) || busy.has(batch)) continue;
    for (const key of [jobId, batch]) if (key !== null) busy.add(key);
    void send(store, queued);
  }
  for (const { id, isOver, wait } of Object.values(batches)) {
    const isLeft = wait !== null || open.some(({ batch }) => batch === id);
    if (isOver || isLeft) continue;
    store.dispatch(batchEnded(id));
  }
}

async function send(store: AppStore, { id, batch, kind, jobId }: Write): Promise<void> {
  const isOfImport = (stateOf(store).batches[batch ?? '']?.owner ?? null) !== null;
  store.dispatch(writeSent(id, isOfImport));
  const end = (state: Write['state'], reason: string | null, error?: ApiError, made?: Job) => {
    store.dispatch(writeEnded({ id, state, reason, error, made }, isOfImport));
    const isThere = kind !== 'delete' || (state !== 'done' && error?.status !== 404);
    if (!isThere && jobId !== null) store.dispatch(jobGone(jobId));
  };
  try {
    const sent = stateOf(store).writes[id];
    if (sent === undefined) return;
    const { days = 'unknown', ...done } = await sendWrite(withTime(store, sent));
    learnDays(store, days);
    end('done', done.reason ?? dayReason(store, sent, done.dayRefusal), undefined, done.made);
  } catch (thrown) {
    const error = toApiError(thrown);
    const isUnknown = isOutcomeUnknown(error);
    if (batch === null) end(isUnknown ? 'unknown' : 'refused', error.message, error);
    else if (error.kind === 'rateLimited') {
      end(stateOf(store).batches[batch]?.isCancelled ? 'cancelled' : 'queued', null);
      await waitOut(store, batch, error.retryAfterSeconds);
    } else {
      const isDone = kind === 'delete' && error.status === 404;
      const isOver = error.kind === 'unauthorized';
      const refused = isDone ? 'done' : isOver ? 'cancelled' : 'refused';
      end(isUnknown ? 'unknown' : refused, error.message, error);
      if (stopsBatch(error)) store.dispatch(batchCancelled(batch));
      if (isUnknown && !isSilent(error)) await settle(store, batch);
    }
  }
  run(store);
}

/** Without the time, where the server has refused that. */
function withTime(store: AppStore, write: Write): Write {
  return stateOf(store).days === 'refused' ? { ...write, createdAt: undefined } : write;
}

/** A refusal is of that one time where the server has kept another. */
function learnDays(store: AppStore, days: KeptDays): void {
  if (days === 'unknown' || (days === 'refused' && stateOf(store).days === 'kept')) return;
  store.dispatch(daysKnown(days));
  rememberServerHabits({ keepsDays: days === 'kept' });
}

/** What is to be said of a day that was refused alone; null where the server refuses all of them. */
function dayReason(store: AppStore, { createdAt }: Write, refusal?: string): string | null {
  if (refusal === undefined || losesDays(stateOf(store).days)) return null;
  const why = refusal.replace(/\.$/, '');
  return `Dated today: the server refused the day ${utcDay(createdAt)} (${why}).`;
}

/** Holds the imports whose rows would lose their days without the user's knowledge. */
function askAboutDays(store: AppStore): void {
  const { batches, days } = stateOf(store);
  if (!losesDays(days)) return;
  for (const { id, owner, areDaysGivenUp, wait } of Object.values(batches)) {
    if (owner === null || areDaysGivenUp || wait !== null) continue;
    const dated = writesOf(store, id).filter(({ createdAt }) => createdAt !== undefined);
    if (!dated.some(({ state }) => state === 'queued')) continue;
    const made = dated.findLast(({ state }) => state === 'done');
    const created = made ? `Created: ${jobName(made.fields)}. ` : '';
    const message = `${created}This server dates new applications today. Import the others with today's date?`;
    store.dispatch(batchWaiting({ id, wait: { message, isHeld: true, isQuestion: true } }));
  }
}

/** Counts a pause down that the server asks for, unless the batch is cancelled in it. */
async function waitOut(store: AppStore, id: string, seconds = DEFAULT_WAIT_SECONDS): Promise<void> {
  const end = Date.now() + seconds * 1000;
  // By the clock: in a hidden tab the timer may come once a minute.
  for (let secondsLeft = seconds; secondsLeft > 0; secondsLeft = secondsUntil(end)) {
    const wait: BatchWait = { message: 'The server asks for a pause.', secondsLeft };
    // What was left is unselected, or changed by itself.
    if (!writesOf(store, id).some(isOpen)) break;
    store.dispatch(batchWaiting({ id, wait }));
    await new Promise((resolve) => setTimeout(resolve, 1000));
    if (stateOf(store).batches[id]?.wait?.secondsLeft !== secondsLeft) return;
  }
  store.dispatch(batchWaiting({ id, wait: null }));
}

function secondsUntil(end: number): number {
  return Math.ceil((end - Date.now()) / 1000);
}

/** Reads the list, and settles by it what is unknown. Where that fails the batch waits for 'go on'. */
async function settle(store: AppStore, id: string): Promise<void> {
  const tell = (wait: BatchWait | null) => store.dispatch(batchWaiting({ id, wait }));
  tell(READING);
  try {
    const { known = [] } = stateOf(store).batches[id] ?? {};
    const ends = await settleWrites({ store, known, writes: writesOf(store, id), onWait: tell });
    for (const end of ends) store.dispatch(writeEnded(end));
    tell(null);
  } catch (thrown) {
    const { message, status } = toApiError(thrown);
    tell({ message, status, isHeld: true });
    const goOnIfHeld = () => {
      const { wait } = stateOf(store).batches[id] ?? {};
      if (wait?.isHeld && !wait.isQuestion) goOn(store, id);
    };
    window.addEventListener('online', goOnIfHeld, { once: true });
  }
  run(store);
}

function stateOf(store: AppStore) {
  return store.getState().allJobs ?? initialState;
}

function writesOf(store: AppStore, id: string): Write[] {
  return Object.values(stateOf(store).writes).filter(({ batch }) => batch === id);
}
