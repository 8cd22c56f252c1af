import { createAction, nanoid } from '@reduxjs/toolkit';
import type { User } from '@/shared/api/contract';

/**
 * Somebody is signed in from now on, by a login here unless it is a session of another tab. Every slice
 * forgets what it held of the session before.
 */
export const sessionStarted = createAction(
  'session/started',
  (user: User, session: string = nanoid(), isOfOtherTab?: boolean) => ({
    payload: user,
    meta: { session, isOfOtherTab: isOfOtherTab ?? false },
  }),
);

/**
 * Nobody is signed in any more: by logout, by a 401, or in another tab. Where it ended by itself, `leftBy`
 * is the key of the user, whose drafts are kept; `isCookieLost` where the server knew nothing of the login
 * before.
 */
export const sessionEnded = createAction(
  'session/ended',
  (leftBy: string | null = null, isCookieLost?: boolean) => ({
    payload: leftBy,
    meta: { isCookieLost: isCookieLost ?? false },
  }),
);

/** Jobs may have been added or changed, here or elsewhere: what was read of them before is stale. */
export const jobsChanged = createAction('jobs/changed', (at: number = Date.now()) => ({
  payload: at,
}));

/** The server has this job no more: there is nothing left to edit. */
export const jobGone = createAction<string>('jobs/gone');
