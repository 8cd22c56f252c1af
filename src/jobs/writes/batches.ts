import { createSelector } from '@reduxjs/toolkit';
import { isSilent, type ApiError } from '@/shared/api/apiError';
import { PAUSE } from '@/shared/api/retry';
import type { Progress } from '@/shared/hooks/useTask';
import { jobName } from '@/jobs/model/jobName';
import { allJobsOf, type Collection, type WithAllJobs } from '@/jobs/allJobsState';
import { READING } from '@/jobs/reads/collection';
import { effectOf, isOpen, type Batch, type Hold, type Write } from './writes';
import { selectRemovals, selectWritesByBatch } from './writeSelectors';

/** How far a batch has come. */
export type Run = Pick<Batch, 'id' | 'phase'> & Progress;

/** A sentence, and the HTTP status of the refusal that ended the batch. */
export type RunProblem = { message: string; status?: number | undefined };

/** How far this batch has come, and what it waits for; the list is read by `collection`. */
export function progressOf(
  { id, phase, label, pausedUntil, hold }: Batch,
  writes: readonly Write[],
  collection: Pick<Collection, 'pausedUntil'>,
): Run {
  const unsent = writes.filter((write) => isOpen(write) || write.state === 'cancelled');
  const until = phase === 'settling' ? collection.pausedUntil : pausedUntil;
  const reading = phase === 'settling' ? { message: READING } : null;
  const wait = until === null ? (hold ?? reading) : { message: PAUSE, until };
  return { id, phase, label, done: writes.length - unsent.length, total: writes.length, wait };
}

const NO_WRITES: Write[] = [];

/** A batch, until it is closed. */
export function selectBatch(state: WithAllJobs, id: string): Batch | null {
  return allJobsOf(state).batches[id] ?? null;
}

/** The writes of a batch, in their order. */
export function selectBatchWrites(state: WithAllJobs, id: string): Write[] {
  return selectWritesByBatch(state).get(id) ?? NO_WRITES;
}

/** What an import waits for that its user has to end. */
export function selectHeldImport(state: WithAllJobs): Hold | null {
  const held = ({ owner, hold }: Batch) => owner !== null && hold !== null;
  return Object.values(allJobsOf(state).batches).find(held)?.hold ?? null;
}

const lastRun = (state: WithAllJobs) =>
  Object.values(allJobsOf(state).batches).findLast(({ owner }) => owner === null);

/** The batch that goes on over several jobs. */
export const selectRun = createSelector(
  lastRun,
  selectWritesByBatch,
  (state: WithAllJobs) => allJobsOf(state).collection,
  (batch, byBatch, collection) =>
    batch && batch.phase !== 'over'
      ? progressOf(batch, byBatch.get(batch.id) ?? [], collection)
      : null,
);

/** What the last batch over several jobs leaves to say. */
export const selectRunProblem = createSelector(
  lastRun,
  selectWritesByBatch,
  (batch, byBatch): RunProblem | null => {
    if (batch?.phase !== 'over') return null;
    const writes = byBatch.get(batch.id) ?? [];
    const end = writes.find(({ error }) => error !== undefined && stopsBatch(error));
    if (end?.error) return { message: end.error.message, status: end.error.status };
    const backs = writes.filter((write) => effectOf(write) === 'adds');
    const names = (some: Write[]) => some.map(({ fields }) => jobName(fields)).join('; ');
    const lost = backs.filter(({ state }) => state === 'unknown');
    if (lost.length > 0)
      return {
        message: `The answer was lost. Please look whether the application is there again: ${names(lost)}.`,
      };
    const done = backs.filter(({ state }) => state === 'done');
    const reasons = [...new Set(done.flatMap(({ reason }) => reason ?? []))];
    const say = (told: string) => `${names(done.filter(({ reason }) => reason === told))}: ${told}`;
    return reasons.length === 0 ? null : { message: `Put back. ${reasons.map(say).join(' ')}` };
  },
);

/**
 * Jobs that batches have removed, for as long as they can be put back together. Those that may be back already are not
 * put back once more.
 */
export const selectRemovedTogether = createSelector(selectRemovals, (removals) =>
  removals.filter(
    ({ write: { batch, isDismissed }, phase, mayBeBack }) =>
      batch !== null && !isDismissed && phase !== 'deleting' && !mayBeBack,
  ),
);

/** Whether a write of an import can be sent by 'go on', or may be yet. */
export function canBeSent({ state }: Write): boolean {
  return state !== 'done' && state !== 'refused';
}

/** Whether a write is queued or sent, a batch goes on, or an import has stopped before its end. */
export function selectHasUnsavedWork(state: WithAllJobs): boolean {
  const { writes, batches } = allJobsOf(state);
  // The outbox outlives the document.
  const isUnsaved = (one: Write) => isOpen(one) && !one.isOfOutbox;
  if (Object.values(writes).some(isUnsaved)) return true;
  return Object.values(batches).some(({ id, owner, phase }) => {
    return phase !== 'over' || (owner !== null && selectBatchWrites(state, id).some(canBeSent));
  });
}

/** Whether nothing more of a batch is to be sent after this, since all of it would fail. */
export function stopsBatch(error: ApiError): boolean {
  return isSilent(error) || error.status === 403;
}
