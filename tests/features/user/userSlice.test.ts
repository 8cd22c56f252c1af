// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import {
  loginUser,
  profileChangedElsewhere,
  registerUser,
  saveProfile,
  selectIsSidebarOpen,
  selectIsUserLoading,
  selectSession,
  selectUser,
  sidebarReset,
  sidebarToggled,
} from '@/features/user/userSlice';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { buildUser } from '../../support/builders';

const ada = buildUser();
const grace = buildUser({ name: 'Grace' });
const credentials = { email: '', password: () => '' };

describe('the user state', () => {
  it('toggles the sidebar, closes it on request and with the session', () => {
    const store = makeStore(ada);
    store.dispatch(sidebarToggled());
    expect(selectIsSidebarOpen(store.getState())).toBe(true);

    store.dispatch(sidebarToggled());
    expect(selectIsSidebarOpen(store.getState())).toBe(false);

    store.dispatch(sidebarToggled());
    store.dispatch(sidebarReset());
    expect(selectIsSidebarOpen(store.getState())).toBe(false);

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

  it('takes over a profile saved elsewhere within the same session', () => {
    const store = makeStore(ada, 'this session');
    store.dispatch(profileChangedElsewhere(grace));

    expect(selectUser(store.getState())).toEqual(grace);
    expect(selectSession(store.getState())).toBe('this session');
  });

  it('signs nobody in by a login alone: the session decides', () => {
    const store = makeStore(null);
    store.dispatch(loginUser.fulfilled(ada, '1', credentials));

    expect(selectUser(store.getState())).toBeNull();
  });

  it.each([
    ['a login', loginUser.pending('1', credentials), loginUser.fulfilled(ada, '1', credentials)],
    [
      'a registration',
      registerUser.pending('1', { ...credentials, name: '' }),
      registerUser.rejected(null, '1', { ...credentials, name: '' }),
    ],
    ['a profile', saveProfile.pending('1', ada), saveProfile.rejected(null, '1', ada)],
  ])('is loading while %s is under way', (_, pending, settled) => {
    const store = makeStore(null);
    store.dispatch(pending);
    expect(selectIsUserLoading(store.getState())).toBe(true);

    store.dispatch(settled);
    expect(selectIsUserLoading(store.getState())).toBe(false);
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
