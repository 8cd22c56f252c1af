import { configureStore, nanoid } from '@reduxjs/toolkit';
import { jobStateFor } from '@/features/jobForm/jobSlice';
import { userStateFor } from '@/features/user/userSlice';
import { readStoredSession, readStoredUser } from '@/features/user/userStorage';
import type { User } from '@/shared/api/contract';
import { rootReducer } from '@/shared/store/rootReducer';
import { userKey } from '@/shared/lib/userKey';
import { NOTHING_KEPT } from '@/shared/store/keptTexts';
import { NO_DRAFTS, readDrafts, readKept } from './drafts';

/** A store for this user, or for no user; `session` and `drafts` continue an earlier document. */
export function makeStore(user: User | null, session = user && nanoid(), drafts = NO_DRAFTS) {
  return configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    // How often it tells of what comes in thousands.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 100 } }),
    preloadedState: {
      user: userStateFor(user, session, drafts.profile),
      job: jobStateFor(drafts),
      kept: keptBy(user),
    },
  });
}

/** A store with the user, session and drafts found in the storage. */
export function restoreStore(): AppStore {
  const user = readStoredUser();
  const session = readStoredSession();
  if (user === null || session === null) return makeStore(user);
  return makeStore(user, session, readDrafts(session));
}

/** The kept texts, if they are this user's or nobody is signed in yet. */
function keptBy(user: User | null) {
  const kept = readKept();
  return user === null || kept.owner === userKey(user) ? kept : NOTHING_KEPT;
}

export type AppStore = ReturnType<typeof makeStore>;
