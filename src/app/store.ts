import { configureStore } from '@reduxjs/toolkit';
import { userStateFor } from '@/features/user/userSlice';
import type { User } from '@/shared/api/contract';
import { rootReducer } from '@/shared/store/rootReducer';

/** The store of one visit, begun by this user or by nobody. */
export function makeStore(user: User | null) {
  return configureStore({ reducer: rootReducer, preloadedState: { user: userStateFor(user) } });
}

export type AppStore = ReturnType<typeof makeStore>;
