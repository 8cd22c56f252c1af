import { createAction, nanoid } from '@reduxjs/toolkit';
import type { JobDraft, User } from '@/shared/api/contract';

/** Somebody is signed in from now on. Every slice forgets what it held of the session before. */
export const sessionStarted = createAction(
  'session/started',
  (user: User, session: string = nanoid()) => ({ payload: user, meta: { session } }),
);

/** Nobody is signed in any more: by logout, by a 401, or in another tab. */
export const sessionEnded = createAction('session/ended');

/** What a job holds once its edit is saved. */
export type SavedEdit = JobDraft & { _id: string };

/**
 * A job may have been added or changed: what was read of the jobs is out of date. With a saved edit,
 * whoever shows that job takes it over, since a new read may fail and the next write sends all fields.
 */
export const jobsWritten = createAction<SavedEdit | undefined>('jobs/written');

/** The server has this status, after a write or its refusal: no form of the job brings another one back. */
export const statusSaved = createAction<Pick<SavedEdit, '_id' | 'jobStatus'>>('jobs/statusSaved');

/** The browser is online again: what is shown may be out of date. */
export const connectionRestored = createAction('connection/restored');
