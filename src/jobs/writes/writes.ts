import { createAction, createSelector, SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/apiError';
import type { Job, JobDraft } from '@/jobs/model/job';
import { draftOf, isSameJob } from '@/jobs/model/jobDraft';
import { isDayLost } from '@/jobs/model/keptDay';
import type { Wait } from '@/shared/api/retry';

/** What somebody wants to be written, and what has become of it. */
export type Write = {
  id: string;
  kind: 'create' | 'update' | 'delete';
  /** Null for a new application; where one is put back, the one that was deleted. */
  jobId: string | null;
  /** What is to be sent. The other fields of an update are taken from the table when it is sent. */
  fields: Partial<JobDraft>;
  /** When a new application was made, where it is not new: ISO 8601. Sent to servers that may keep it. */
  createdAt?: string | undefined;
  /** The job as the server had it when this was sent. */
  before?: Job | undefined;
  /** The job that a new application has become, where the server names it. */
  made?: Job | undefined;
  /** Several that are sent one after the other. */
  batch: string | null;
  state: 'queued' | 'sent' | 'done' | 'refused' | 'unknown' | 'cancelled';
  /** What the server said of it, or why it failed; null once a refusal is no longer told. */
  reason: string | null;
  error?: ApiError | undefined;
  /** The write that this takes back, or does again. */
  undoes?: string;
  /** Whether it could not be taken back, since what it set no longer stands. */
  isPassed?: boolean;
  /** Whether it waits in the outbox, which sends it when the server answers. */
  isOfOutbox?: boolean;
  /** Whether it is edited in the form, and so not sent by itself. */
  isEdited?: boolean;
  /** Where a deleted job stood on the page, counted from 0; null once another page is shown, or its strip is closed. */
  place?: number | null;
};

export type WriteEnd = Pick<Write, 'id' | 'state' | 'reason' | 'error' | 'made'>;

/**
 * What the server makes of the time that is sent with a new application: not known before the first answer. A
 * server that has refused it is not asked again in this visit.
 */
export type KeptDays = 'unknown' | 'kept' | 'ignored' | 'refused';

/** Whether the days that are sent are lost. */
export function losesDays(days: KeptDays): days is 'ignored' | 'refused' {
  return days === 'ignored' || days === 'refused';
}

/** What a batch waits for; `isHeld` where only 'go on' ends that, which is the answer where it `isQuestion`. */
export type BatchWait = Omit<Wait, 'retry'> & { isHeld?: boolean; isQuestion?: boolean };

/** Several writes, and what their own states do not tell. */
export type Batch = {
  id: string;
  label: string;
  /** The user of an import, which outlives the session and the list; null for several of the list. */
  owner: string | null;
  /** The jobs that were there when it began, so that what it has created can be told from them. */
  known: string[];
  wait: BatchWait | null;
  isCancelled: boolean;
  /** Whether the user knows already that its applications lose their days. */
  areDaysGivenUp: boolean;
  /** Whether nothing more is to be sent, and the lists know what it has done. */
  isOver: boolean;
};

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

type Writes = { writes: Record<string, Write> };

/** What a batch begins with. */
export type NewBatch = Pick<Batch, 'id' | 'label' | 'owner'> & { known?: string[] };

export const writesQueued = createAction<{ writes: Write[]; batch?: NewBatch }>(
  'allJobs/writesQueued',
);
export const writeSent = createAction('allJobs/writeSent', seldomShown<string>);
export const writeEnded = createAction('allJobs/writeEnded', seldomShown<WriteEnd>);
/** An answer tells what the server makes of the time that is sent. */
export const daysKnown = createAction<Exclude<KeptDays, 'unknown'>>('allJobs/daysKnown');
/** This is not sent after all, where it is queued still. */
export const writeWithdrawn = createAction<string>('allJobs/writeWithdrawn');
/** These cannot be taken back. */
export const stepPassed = createAction<string[]>('allJobs/stepPassed');
/** These are in the outbox of the user. */
export const outboxRead = createAction<Write[]>('allJobs/outboxRead');
/** Another tab of the session has written: these jobs, or others where it is not exactly one. */
export const jobsTold = createAction<Job[]>('allJobs/jobsTold');
export const batchWaiting = createAction<Pick<Batch, 'id' | 'wait'>>('allJobs/batchWaiting');
/** What is queued of the batch is not sent. */
export const batchCancelled = createAction<string>('allJobs/batchCancelled');
/** What was not sent of the batch is to be sent after all. */
export const batchResumed = createAction<string>('allJobs/batchResumed');
export const batchEnded = createAction<string>('allJobs/batchEnded');
/** What has become of it need not be told any more. */
export const batchClosed = createAction<string>('allJobs/batchClosed');

/** An import has thousands of them, which the store tells of ten times a second at most. */
function seldomShown<Payload>(payload: Payload, isOfImport = false) {
  return { payload, meta: { [SHOULD_AUTOBATCH]: isOfImport } };
}

/** Whether it is not known yet what becomes of a write. */
export function isOpen({ state }: Write): boolean {
  return state === 'queued' || state === 'sent';
}

/** Whether these fields say what others say already. */
export function hasFields(some: Partial<JobDraft> | undefined, fields: Partial<JobDraft>): boolean {
  const names = Object.keys(fields) as (keyof JobDraft)[];
  return names.length > 0 && names.every((name) => some?.[name] === fields[name]);
}

/** Whether such a new application was sent, and nobody knows whether it was recorded. */
export function mayBeRecorded({ writes }: Writes, draft: JobDraft): boolean {
  const last = Object.values(writes).findLast(
    ({ kind, state, fields }) =>
      kind === 'create' && state !== 'refused' && isSameJob(fields, draft),
  );
  return last?.state === 'sent' || last?.state === 'unknown';
}

/** Whether the server has given a new application another day than the one that was sent. */
export function isDatedAnew({ kind, state, createdAt, made }: Write): boolean {
  return kind === 'create' && state === 'done' && isDayLost(made?.createdAt, createdAt);
}

/** Whether a status was changed. */
export function isMove({ kind, state, before, fields: { jobStatus } }: Write): boolean {
  const isDone = kind === 'update' && state === 'done' && before !== undefined;
  return isDone && jobStatus !== undefined && jobStatus !== before.jobStatus;
}

/** All five fields, as the server replaces them. */
export function bodyOf({ before, fields }: Pick<Write, 'before' | 'fields'>): JobDraft {
  return { ...(before && draftOf(before)), ...fields } as JobDraft;
}

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
      if (write.kind === 'update' && isOpen(write))
        pending[id] = { ...pending[id], ...write.fields };
  }
  return pending;
});

/** Why the last thing that was to be done with a job was refused, where its card tells it. */
export function refusalOf(write: Write | undefined): string | null {
  if (write === undefined) return null;
  const { state, kind, batch, error, reason } = write;
  const isTold =
    batch === null
      ? kind === 'update' && state === 'refused' && error?.status !== 404
      : state === 'refused' || state === 'unknown';
  return isTold ? reason : null;
}

/** What was asked to be deleted and is not back, oldest first. */
export const removalsOf = createSelector(
  ({ writes }: Writes) => writes,
  writesByJob,
  (writes, byJob) =>
    Object.values(writes).flatMap((write): Removal[] => {
      const { kind, jobId: id, state } = write;
      if (kind !== 'delete' || id === null || (state !== 'done' && !isOpen(write))) return [];
      const ofJob = byJob.get(id) ?? [];
      const since = ofJob.slice(ofJob.indexOf(write) + 1).filter((one) => one.kind !== 'update');
      const last = since.at(-1);
      // It is there again.
      if (since.some((one) => one.kind === 'delete' || one.state === 'done')) return [];
      const phase = last && isOpen(last) ? 'puttingBack' : 'removed';
      const mayBeBack = since.some((one) => one.state === 'unknown');
      const reason = last?.reason ?? null;
      return [{ id, write, phase: isOpen(write) ? 'deleting' : phase, reason, mayBeBack }];
    }),
);
