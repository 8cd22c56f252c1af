import { configureStore, nanoid } from '@reduxjs/toolkit';
import { userStateFor } from '@/features/user/userSlice';
import { readSession } from '@/features/user/userStorage';
import type { User } from '@/shared/api/contract';
import { rootReducer } from '@/shared/store/rootReducer';
import { userKey } from '@/shared/storage/userKey';
import type { AppStore } from '@/shared/store/withTypes';
import { NO_DRAFTS, readDrafts } from './drafts';

/** A store for this user, or for no user; `session` and `drafts` continue an earlier document. */
export function makeStore(user: User | null, session = user && nanoid(), drafts = NO_DRAFTS) {
  const leftBy = user === null ? drafts.owner : null;
  return configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    // An import holds a file, and maps of what was chosen.
    middleware: (defaults) =>
      defaults({
        serializableCheck: {
          ignoredPaths: ['importing.begun', 'importing.run.from'],
          ignoredActions: ['importing/importChanged', 'importing/importStarted'],
        },
      }),
    // How often it tells of what comes in thousands.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'timer', timeout: 100 } }),
    preloadedState: {
      user: userStateFor(user, session, { profileDraft: drafts.profile, leftBy }),
      job: { ...drafts.jobs, cleared: null, leftBy },
    },
  });
}

/** A store with the user, session and drafts found in the storage. */
export function restoreStore(): AppStore {
  const { user, id, endedFor } = readSession();
  return makeStore(user, id ?? undefined, readDrafts(user ? userKey(user) : endedFor));
}
