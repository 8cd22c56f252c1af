import { configureStore, nanoid } from '@reduxjs/toolkit';
import { jobStateFor } from '@/features/job/jobSlice';
import { userStateFor } from '@/features/user/userSlice';
import { readStoredSession, readStoredUser } from '@/features/user/userStorage';
import type { User } from '@/shared/api/contract';
import { rootReducer } from '@/shared/store/rootReducer';
import { NO_DRAFTS, readDrafts } from './drafts';

/** The store of a visit, begun by this user or by nobody, or gone on with in this session. */
export function makeStore(user: User | null, session = user && nanoid(), drafts = NO_DRAFTS) {
  return configureStore({
    reducer: rootReducer,
    devTools: import.meta.env.DEV,
    preloadedState: {
      user: userStateFor(user, session, drafts.profile),
      job: jobStateFor(drafts),
    },
  });
}

/** The store of a visit that goes on where the storages of this tab left off. */
export function restoreStore(): AppStore {
  const user = readStoredUser();
  const session = readStoredSession();
  if (user === null || session === null) return makeStore(user);
  return makeStore(user, session, readDrafts(session));
}

export type AppStore = ReturnType<typeof makeStore>;
