import { createAction, SHOULD_AUTOBATCH } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/apiError';
import type { Job, JobDraft } from '@/jobs/model/job';
import { isSameJob } from '@/jobs/model/jobDraft';
import { isDayLost, type KeptDays } from '@/jobs/model/keptDay';
import { WRITE_KINDS, type Content, type WriteKind } from './writeKinds';

/** What somebody wants to be written, and what has become of it. */
export type Write = Content & {
  id: string;
  kind: WriteKind;
  /** The job that a new application has become, where the server names it. */
  createdJob?: Job | undefined;
  /** When it was sent, in milliseconds. */
  sentAt?: number | undefined;
  /** The jobs that were known when a single new application was sent, and whether these were all. */
  knownJobs?: { ids: string[]; areAll: boolean };
  /** Whether a later read has told what the lost answer would have. */
  isSettled?: boolean;
  state: 'queued' | 'sent' | 'done' | 'refused' | 'unknown' | 'cancelled';
  /** What the server said of it, or why it failed. */
  reason: string | null;
  error?: ApiError | undefined;
  /** The write that this takes back, or does again. */
  undoes?: string;
  /** Whether it could not be taken back, since what it set no longer stands. */
  isUndoSkipped?: boolean;
  /** Whether it waits in the outbox, which sends it when the server answers. */
  isOfOutbox?: boolean;
  /** Whether it is edited in the form, and so not sent by itself. */
  isEdited?: boolean;
  /** Where a deleted job stood on the page, counted from 0; null where it had no place there. */
  slot?: number | null;
  /** Whether what has become of it is told no more, at the card or by a strip. */
  isDismissed?: boolean;
};

export type WriteEnd = Pick<Write, 'id' | 'state' | 'reason' | 'error' | 'createdJob'>;

/** Why a batch waits for 'go on', which is the answer where it `isQuestion`. */
export type Hold = { message: string; status?: number | undefined; isQuestion?: boolean };

/**
 * 'paused' until a time that the server asks for, 'settling' while the list is read after a lost answer, 'held' until
 * the user goes on, 'stopping' while the last answer is on its way; once it is 'over', the lists know what it has done.
 */
export type Phase = 'sending' | 'paused' | 'settling' | 'held' | 'stopping' | 'over';

/** Several writes, and what their own states do not tell. */
export type Batch = {
  id: string;
  label: string;
  /** The user of an import, which outlives the session and the list; null for several of the list. */
  owner: string | null;
  /** The jobs that were there when it began, so that what it has created can be told from them. */
  idsBefore: string[];
  phase: Phase;
  /** In milliseconds; null unless it is paused. */
  pausedUntil: number | null;
  /** Null unless it is held. */
  hold: Hold | null;
  /** Whether the user knows already that its applications lose their days. */
  areDaysGivenUp: boolean;
};

export type Writes = { writes: Record<string, Write> };

/** What a batch begins with. */
export type NewBatch = Pick<Batch, 'id' | 'label' | 'owner'> & { idsBefore?: string[] };

export const writesQueued = createAction<{ writes: Write[]; batch?: NewBatch }>(
  'allJobs/writesQueued',
);
/** With when it is, in milliseconds. */
export const writeSent = createAction('allJobs/writeSent', notifyLater<{ id: string; at: number }>);
export const writeEnded = createAction('allJobs/writeEnded', notifyLater<WriteEnd>);
/** An answer tells what the server makes of the time that is sent. */
export const daysKnown = createAction<Exclude<KeptDays, 'unknown'>>('allJobs/daysKnown');
/** What has become of these is told no more. */
export const dismissed = createAction<string[]>('allJobs/dismissed');
/** This is not sent after all, where it is queued still. */
export const writeWithdrawn = createAction<string>('allJobs/writeWithdrawn');
/** These cannot be taken back. */
export const undoSkipped = createAction<string[]>('allJobs/undoSkipped');
/** These are in the outbox of the user. */
export const outboxRead = createAction<Write[]>('allJobs/outboxRead');
/** Another tab of the session has written: these jobs, or others where it is not exactly one. */
export const jobsWrittenElsewhere = createAction<Job[]>('allJobs/jobsWrittenElsewhere');
/** Nothing is sent until then. */
export const batchPaused = createAction<{ id: string; until: number }>('allJobs/batchPaused');
/** What was sent is looked for in the list before more is. */
export const batchSettling = createAction<string>('allJobs/batchSettling');
/** Nothing is sent until the user goes on. */
export const batchHeld = createAction<{ id: string; hold: Hold }>('allJobs/batchHeld');
/** What is queued of the batch is not sent. */
export const batchCancelled = createAction<string>('allJobs/batchCancelled');
/** It goes on, with what was not sent of it before, too. */
export const batchResumed = createAction<string>('allJobs/batchResumed');
export const batchEnded = createAction<string>('allJobs/batchEnded');
/** What has become of it need not be told any more. */
export const batchClosed = createAction<string>('allJobs/batchClosed');

/** An import has thousands of them, which the store tells of ten times a second at most. */
function notifyLater<Payload>(payload: Payload, isOfImport = false) {
  return { payload, meta: { [SHOULD_AUTOBATCH]: isOfImport } };
}

/** Whether it is not known yet what becomes of a write. */
export function isOpen({ state }: Write): boolean {
  return state === 'queued' || state === 'sent';
}

/** What a write does to the lists. */
export function effectOf({ kind }: Pick<Write, 'kind'>) {
  return WRITE_KINDS[kind].effect;
}

/** Whether such a new application was sent, and nobody knows whether it was recorded. */
export function mayBeRecorded({ writes }: Writes, draft: JobDraft): boolean {
  const last = Object.values(writes).findLast(
    (write) =>
      effectOf(write) === 'adds' && write.state !== 'refused' && isSameJob(write.fields, draft),
  );
  return last?.state === 'sent' || last?.state === 'unknown' || last?.isSettled === true;
}

/** Whether a single new application was sent, and no read has told yet whether it was recorded. */
export function isUnsure(write: Write): boolean {
  return effectOf(write) === 'adds' && write.batch === null && write.state === 'unknown';
}

/** Whether the server has given a new application another day than the one that was sent. */
export function isDatedAnew(write: Write): boolean {
  const { state, createdAt, createdJob } = write;
  const isNew = effectOf(write) === 'adds' && state === 'done';
  return isNew && isDayLost(createdJob?.createdAt, createdAt);
}

/** Whether a status was changed. */
export function isMove(write: Write): boolean {
  const { state, before, fields } = write;
  if (effectOf(write) !== 'changes' || state !== 'done' || before === undefined) return false;
  return fields.jobStatus !== undefined && fields.jobStatus !== before.jobStatus;
}

/** Whether the job that was to be changed by a batch is not on the server any more. */
export function isGone(write: Write): boolean {
  const isOfBatch = effectOf(write) === 'changes' && write.batch !== null;
  return isOfBatch && write.state === 'refused' && write.error?.status === 404;
}
