import { configureStore, nanoid } from '@reduxjs/toolkit';
import { userStateFor } from '@/features/user/userSlice';
import { readStoredSession, readStoredUser } from '@/features/user/userStorage';
import type { User } from '@/shared/api/contract';
import { rootReducer } from '@/shared/store/rootReducer';

/** The store of a visit, begun by this user or by nobody, or gone on with in this session. */
export function makeStore(user: User | null, session = user && nanoid()) {
  return configureStore({
    reducer: rootReducer,
    preloadedState: { user: userStateFor(user, session) },
  });
}

/** The store of a visit that goes on where the storage left off. */
export function restoreStore(): AppStore {
  const user = readStoredUser();
  const session = readStoredSession();
  return user === null || session === null ? makeStore(user) : makeStore(user, session);
}

export type AppStore = ReturnType<typeof makeStore>;
