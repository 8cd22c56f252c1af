import { createSelector } from '@reduxjs/toolkit';
import type { JobDraft } from '@/jobs/model/job';
import { effectOf, isOpen, type Write, type Writes } from './writes';

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

/** What waits in the outbox, or was refused there, oldest first. */
export const outboxOf = createSelector(
  ({ writes }: Writes) => writes,
  (writes) =>
    Object.values(writes).filter(({ isOfOutbox, state }) => isOfOutbox && state !== 'done'),
);

/** The writes of each job, in their order. */
export const writesByJob = createSelector(
  ({ writes }: Writes) => writes,
  (writes) => groupBy(writes, ({ jobId }) => jobId),
);

/** The writes of each batch, in their order. */
export const writesByBatch = createSelector(
  ({ writes }: Writes) => writes,
  (writes) => groupBy(writes, ({ batch }) => batch),
);

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
export const pendingFields = createSelector(writesByJob, (byJob) => {
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

/** What was asked to be deleted and is not back, oldest first. */
export const removalsOf = createSelector(
  ({ writes }: Writes) => writes,
  writesByJob,
  (writes, byJob) =>
    Object.values(writes).flatMap((write): Removal[] => {
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
    }),
);
