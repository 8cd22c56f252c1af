import { createSelector } from '@reduxjs/toolkit';
import { allJobsOf, type WithAllJobs } from '@/jobs/allJobsState';
import type { JobDraft } from '@/jobs/model/job';
import { effectOf, isMove, isOpen, isUnsure, type Write, type Writes } from './writes';

/** What was done with a job that is deleted, or is being deleted. */
export type Removal = {
  id: string;
  write: Write;
  phase: 'deleting' | 'removed' | 'puttingBack';
  /** Why the job could not be put back. */
  reason: string | null;
  /** Whether it may have been put back already, although no success was received. */
  mayBeBack: boolean;
};

const writesOf = (state: WithAllJobs) => allJobsOf(state).writes;

/** What waits in the outbox, or was refused there, oldest first. */
export const selectOutbox = createSelector(writesOf, (writes) =>
  Object.values(writes).filter(({ isOfOutbox, state }) => isOfOutbox && state !== 'done'),
);

/** Whether it is not known of a single new application if it was recorded. */
export function selectIsUnsure(state: WithAllJobs): boolean {
  return Object.values(writesOf(state)).some(isUnsure);
}

/** The last status that was changed. */
export const selectLastMove = createSelector(writesOf, (writes) =>
  Object.values(writes).findLast((write) => write.batch === null && isMove(write)),
);

/** The writes of each job, in their order. */
export const selectWritesByJob = createSelector(writesOf, byJobOf);

/** The writes of each batch, in their order. */
export const selectWritesByBatch = createSelector(writesOf, (writes) =>
  groupBy(writes, ({ batch }) => batch),
);

function byJobOf(writes: Writes['writes']) {
  return groupBy(writes, ({ jobId }) => jobId);
}

function groupBy(writes: Writes['writes'], keyOf: (write: Write) => string | null) {
  const groups = new Map<string, Write[]>();
  for (const write of Object.values(writes)) {
    const key = keyOf(write);
    if (key === null) continue;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [write]);
    else group.push(write);
  }
  return groups;
}

/** The fields of each job that are to be written and not confirmed yet. */
export const selectPendingFields = createSelector(selectWritesByJob, (byJob) => {
  const pending: Record<string, Partial<JobDraft>> = {};
  for (const [id, writes] of byJob) {
    for (const write of writes)
      if (effectOf(write) === 'changes' && isOpen(write))
        pending[id] = { ...pending[id], ...write.fields };
  }
  return pending;
});

/** Why the last thing that was to be done with a job was refused, where its card tells it. */
export function refusalOf(write: Write | undefined): string | null {
  if (write === undefined || write.isDismissed) return null;
  const { state, batch, error, reason } = write;
  const isTold =
    batch === null
      ? effectOf(write) === 'changes' && state === 'refused' && error?.status !== 404
      : state === 'refused' || state === 'unknown';
  return isTold ? reason : null;
}

/** Why the last thing that was to be done with a job was refused. */
export function selectRefusal(state: WithAllJobs, id: string): string | null {
  return refusalOf(selectWritesByJob(state).get(id)?.at(-1));
}

/** What was asked to be deleted and is not back, oldest first. */
export const selectRemovals = createSelector(writesOf, removalsOf);

/** The same of these writes. */
export function removalsOf(writes: Writes['writes']): Removal[] {
  const byJob = byJobOf(writes);
  return Object.values(writes).flatMap((write): Removal[] => {
    const { jobId: id, state } = write;
    const isRemoval = effectOf(write) === 'removes' && (state === 'done' || isOpen(write));
    if (!isRemoval || id === null) return [];
    const ofJob = byJob.get(id) ?? [];
    const later = ofJob.slice(ofJob.indexOf(write) + 1);
    const since = later.filter((one) => effectOf(one) !== 'changes');
    const last = since.at(-1);
    // It is there again.
    if (since.some((one) => effectOf(one) === 'removes' || one.state === 'done')) return [];
    const phase = last && isOpen(last) ? 'puttingBack' : 'removed';
    const mayBeBack = since.some((one) => one.state === 'unknown');
    const reason = last?.reason ?? null;
    return [{ id, write, phase: isOpen(write) ? 'deleting' : phase, reason, mayBeBack }];
  });
}

/** Whether a job is being deleted, or was. */
export function selectIsRemoved(state: WithAllJobs, id: string): boolean {
  return selectRemovals(state).some((removal) => removal.id === id);
}
