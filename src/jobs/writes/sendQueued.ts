import type { Job } from '@/jobs/model/job';
import { isOutcomeUnknown, isSilent, toApiError, type ApiError } from '@/shared/api/apiError';
import { jobGone } from '@/shared/store/appEvents';
import type { AppStore } from '@/shared/store/withTypes';
import { stopsBatch } from './batches';
import { settle, waitOut } from './batchWaits';
import { askAboutDays, dayReason, learnDays, withTime } from './keptDays';
import { WRITE_KINDS } from './writeKinds';
import {
  batchCancelled,
  batchEnded,
  batchResumed,
  effectOf,
  isOpen,
  writeEnded,
  writeSent,
  type Write,
} from './writes';
import { allJobsOf } from '@/jobs/allJobsState';
import { batchOf, writesOf } from './writesOf';

const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';

/** Sends whatever may be sent: one write of a job, and one of a batch, at a time. Never fails. */
export function sendQueued(store: AppStore): void {
  askAboutDays(store);
  const { writes, batches } = allJobsOf(store.getState());
  const open = Object.values(writes).filter((one) => isOpen(one) && !one.isOfOutbox);
  const sent = open.filter(({ state }) => state === 'sent');
  const busy = new Set(sent.flatMap(({ jobId, batch }) => [jobId, batch]));
  busy.delete(null);
  for (const { id, phase } of Object.values(batches)) if (phase !== 'sending') busy.add(id);
  for (const queued of open) {
    const { jobId, batch, state } = queued;
    if (state === 'sent' || busy.has(jobId) || busy.has(batch)) continue;
    for (const key of [jobId, batch]) if (key !== null) busy.add(key);
    void send(store, queued);
  }
  for (const { id, phase } of Object.values(batches)) {
    const isDue = phase === 'sending' || phase === 'stopping';
    if (isDue && !open.some(({ batch }) => batch === id)) store.dispatch(batchEnded(id));
  }
}

/** Goes on with a batch that waits for it, or was cancelled. What may be done already is looked for first. */
export function goOn(store: AppStore, batch: string): void {
  store.dispatch(batchResumed(batch));
  if (writesOf(store, batch).some(({ state }) => state === 'unknown'))
    void settleAndGoOn(store, batch);
  else sendQueued(store);
}

async function settleAndGoOn(store: AppStore, batch: string): Promise<void> {
  await settle(store, batch, goOn);
  sendQueued(store);
}

/** Sends a write, and then what has waited for it. Never rejects. */
export async function send(store: AppStore, write: Write): Promise<void> {
  const { id, batch, jobId } = write;
  const removes = effectOf(write) === 'removes';
  const isOfImport = (batchOf(store, batch)?.owner ?? null) !== null;
  store.dispatch(writeSent({ id, at: Date.now() }, isOfImport));
  const end = (
    state: Write['state'],
    reason: string | null,
    error?: ApiError,
    createdJob?: Job,
  ) => {
    store.dispatch(writeEnded({ id, state, reason, error, createdJob }, isOfImport));
    const isThere = !removes || (state !== 'done' && error?.status !== 404);
    if (!isThere && jobId !== null) store.dispatch(jobGone(jobId));
  };
  try {
    const sent = allJobsOf(store.getState()).writes[id];
    if (sent === undefined) return;
    const { days = 'unknown', ...done } = await WRITE_KINDS[sent.kind].call(withTime(store, sent));
    learnDays(store, days);
    end('done', done.reason ?? dayReason(store, sent, done.dayRefusal), undefined, done.createdJob);
  } catch (thrown) {
    const error = explain(toApiError(thrown), write);
    const isUnknown = isOutcomeUnknown(error);
    if (batch === null) end(isUnknown ? 'unknown' : 'refused', error.message, error);
    else if (error.kind === 'rateLimited') {
      end(batchOf(store, batch)?.phase === 'stopping' ? 'cancelled' : 'queued', null);
      await waitOut(store, batch, error);
    } else {
      const isDone = removes && error.status === 404;
      const isOver = error.kind === 'unauthorized';
      const refused = isDone ? 'done' : isOver ? 'cancelled' : 'refused';
      end(isUnknown ? 'unknown' : refused, error.message, error);
      if (stopsBatch(error)) store.dispatch(batchCancelled(batch));
      if (isUnknown && !isSilent(error)) await settle(store, batch, goOn);
    }
  }
  sendQueued(store);
}

/** Says so where a new application may have been recorded although its answer was lost. */
function explain(error: ApiError, write: Write): ApiError {
  const isLost = isOutcomeUnknown(error) && !isSilent(error) && !error.isServerFault;
  const isSingleNew = effectOf(write) === 'adds' && write.batch === null;
  return isSingleNew && isLost ? { ...error, message: UNSURE } : error;
}
