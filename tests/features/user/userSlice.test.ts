import { describe, expect, it } from 'vitest';
import { makeStore } from '@/app/store';
import { loginUser, selectIsUserLoading, selectSession } from '@/features/user/userSlice';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { buildUser } from '../../support/builders';

const ada = buildUser();
const credentials = { email: '', password: () => '' };

describe('the user state', () => {
  it('tells sessions apart, so that none is taken for another', () => {
    const store = makeStore(null);
    const sessions = [sessionStarted(ada), sessionEnded(), sessionStarted(ada)].map((event) => {
      store.dispatch(event);
      return selectSession(store.getState());
    });

    expect(new Set(sessions).size).toBe(3);
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
