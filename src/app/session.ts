import { profileChangedElsewhere, selectSession, selectUser } from '@/features/user/userSlice';
import {
  forgetUser,
  parseStoredUser,
  readStoredSession,
  readUserEntry,
  storeUser,
  USER_KEY,
} from '@/features/user/userStorage';
import type { User } from '@/shared/api/contract';
import { PROFILE_FIELDS } from '@/shared/api/profileFields';
import { renewSessionScope } from '@/shared/api/sessionScope';
import { onUnauthorized } from '@/shared/api/unauthorized';
import { notifyError } from '@/shared/lib/notify';
import { userKey } from '@/shared/lib/userKey';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { rememberDestination } from './destination';
import type { AppStore } from './store';

/**
 * Ties the signed-in user of the store to the world: requests of an earlier session are
 * cancelled, storage remembers the user, other tabs are followed, and a 401 logs out, once.
 * Returns a function that undoes it.
 */
export function connectSession(store: AppStore): () => void {
  const user = selectUser(store.getState());
  const session = selectSession(store.getState());
  if (user !== null && session !== null && session !== readStoredSession())
    storeUser(user, session);
  const storage = followStorage(store);
  const unsubscribe = store.subscribe(followStore(store, storage.isAhead));
  onUnauthorized(() => {
    const user = selectUser(store.getState());
    if (user === null) return;
    rememberDestination(user);
    notifyError('Unauthorized! Logging Out...');
    store.dispatch(sessionEnded());
  });
  return () => {
    unsubscribe();
    storage.unfollow();
  };
}

function followStore(store: AppStore, isStorageAhead: () => boolean): () => void {
  let user = selectUser(store.getState());
  let session = selectSession(store.getState());
  return () => {
    const state = store.getState();
    if (selectSession(state) !== session) {
      session = selectSession(state);
      renewSessionScope();
    }
    if (selectUser(state) !== user) {
      user = selectUser(state);
      if (isStorageAhead()) return;
      if (user === null || session === null) forgetUser();
      else storeUser(user, session);
    }
  };
}

/**
 * Takes over what other tabs write, also while this page was kept aside by the browser. Nothing is
 * written back: a tab that hears of it late would undo what has been written since.
 */
function followStorage(store: AppStore) {
  let isAhead = false;
  let entryWhenLeft = readUserEntry();

  const follow = (entry: string | null) => {
    isAhead = true;
    followOtherTab(store, parseStoredUser(entry), readStoredSession());
    isAhead = false;
  };
  const handleStorage = ({ key }: StorageEvent) => {
    // What is stored now counts, not what the event saw: two tabs that log in at once agree then.
    // A null key means that the whole storage was cleared.
    if (key === USER_KEY || key === null) follow(readUserEntry());
  };
  const handlePageHide = () => {
    entryWhenLeft = readUserEntry();
  };
  const handlePageShow = () => {
    const entry = readUserEntry();
    if (entry !== entryWhenLeft) follow(entry);
  };

  window.addEventListener('storage', handleStorage);
  window.addEventListener('pagehide', handlePageHide);
  window.addEventListener('pageshow', handlePageShow);
  return {
    isAhead: () => isAhead,
    unfollow: () => {
      window.removeEventListener('storage', handleStorage);
      window.removeEventListener('pagehide', handlePageHide);
      window.removeEventListener('pageshow', handlePageShow);
    },
  };
}

function followOtherTab(store: AppStore, next: User | null, nextSession: string | null): void {
  const current = selectUser(store.getState());
  // A user may be stored by who knows nothing of sessions.
  const isSameSession =
    nextSession === null
      ? next !== null && current !== null && userKey(next) === userKey(current)
      : nextSession === selectSession(store.getState());
  if (next === null) {
    if (current !== null) store.dispatch(sessionEnded());
  } else if (!isSameSession) {
    store.dispatch(sessionStarted(next, nextSession ?? undefined));
  } else if (current !== null && !isSameProfile(next, current)) {
    store.dispatch(profileChangedElsewhere(next));
  }
}

function isSameProfile(one: User, other: User): boolean {
  return PROFILE_FIELDS.every((name) => one[name] === other[name]);
}
