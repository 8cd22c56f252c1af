// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import {
  loginUser,
  selectIsSidebarOpen,
  selectIsUserLoading,
  selectSession,
  selectUser,
  sidebarToggled,
} from '@/features/user/userSlice';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { buildUser } from '../../support/builders';

const ada = buildUser();
const credentials = { email: '', password: () => '' };

describe('the user state', () => {
  it('closes the sidebar with the session', () => {
    const store = makeStore(ada);
    store.dispatch(sidebarToggled());
    store.dispatch(sessionEnded());

    expect(selectIsSidebarOpen(store.getState())).toBe(false);
  });

  it('tells sessions apart, so that none is taken for another', () => {
    const store = makeStore(null);
    const sessions = [sessionStarted(ada), sessionEnded(), sessionStarted(ada)].map((event) => {
      store.dispatch(event);
      return selectSession(store.getState());
    });

    expect(new Set(sessions).size).toBe(3);
  });

  it('signs nobody in by a login alone: the session decides', () => {
    const store = makeStore(null);
    store.dispatch(loginUser.fulfilled(ada, '1', credentials));

    expect(selectUser(store.getState())).toBeNull();
  });

  it('goes on loading when an older request ends', () => {
    const store = makeStore(null);
    store.dispatch(loginUser.pending('old', credentials));
    store.dispatch(sessionEnded());
    store.dispatch(loginUser.pending('new', credentials));
    store.dispatch(loginUser.rejected(null, 'old', credentials));

    expect(selectIsUserLoading(store.getState())).toBe(true);
  });
});
