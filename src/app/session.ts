import { COOKIE_LOST } from '@/features/user/cookieLost';
import {
  profileChangedElsewhere,
  selectIsUnproven,
  selectLeftBy,
  selectSession,
  selectUser,
} from '@/features/user/userSlice';
import {
  forgetUser,
  hasEndedByItself,
  readStoredSession,
  readStoredUser,
  storeUser,
  USER_KEY,
} from '@/features/user/userStorage';
import type { User } from '@/shared/api/contract';
import { PROFILE_FIELDS } from '@/shared/config/options';
import { renewSessionScope } from '@/shared/api/sessionScope';
import { onUnauthorized } from '@/shared/api/unauthorized';
import { notifyError } from '@/shared/notify/notify';
import { readEntry } from '@/shared/storage/storage';
import { moveOutbox } from '@/jobs/offline/outboxEntries';
import { moveOwned, userKey } from '@/shared/storage/userKey';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { onStoreChange } from '@/shared/store/onStoreChange';
import { rememberDestination } from './destination';
import { forgetOffline } from './installed';
import type { AppStore } from '@/shared/store/withTypes';

/**
 * Runs the effects of a session: aborts requests of an earlier one, stores the user, follows other tabs,
 * and logs out once after a 401. Returns a function that ends it.
 */
export function connectSession(store: AppStore): () => void {
  const user = selectUser(store.getState());
  const session = selectSession(store.getState());
  if (user !== null && session !== null && session !== readStoredSession())
    storeUser(user, session);
  const end = new AbortController();

  // What another tab has written is not written back: a late tab would overwrite newer entries.
  let isFollowing = false;
  const follow = () => {
    isFollowing = true;
    followOtherTab(store, readStoredUser(), readStoredSession());
    isFollowing = false;
  };
  const handleStorage = ({ key }: StorageEvent) => {
    // Reads the storage, not the event, so that two tabs that log in at once agree.
    // A null key means that the whole storage was cleared.
    if (key === USER_KEY || key === null) follow();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    // Without storage the entry is undefined.
    if (persisted && readEntry('localStorage', USER_KEY) !== undefined) follow();
  };
  window.addEventListener('storage', handleStorage, end);
  window.addEventListener('pageshow', handlePageShow, end);

  const unsubscribeSession = onStoreChange(store, selectSession, () => {
    renewSessionScope();
    void forgetOffline();
  });
  const unsubscribeUser = onStoreChange(store, selectUser, (user, before) => {
    if (isFollowing) return;
    const session = selectSession(store.getState());
    if (user !== null && before !== null && session === readStoredSession()) {
      moveOwned(before, user);
      moveOutbox(userKey(before), userKey(user));
    }
    if (user === null || session === null) forgetUser(selectLeftBy(store.getState()) !== null);
    else storeUser(user, session);
  });
  const stop = onUnauthorized((text) => {
    const user = selectUser(store.getState());
    if (user === null) return;
    rememberDestination(user);
    const isCookieLost = text === undefined && selectIsUnproven(store.getState());
    notifyError(text ?? (isCookieLost ? COOKIE_LOST : 'Unauthorized! Logging Out...'));
    store.dispatch(sessionEnded(userKey(user), isCookieLost));
  });
  return () => {
    stop();
    unsubscribeSession();
    unsubscribeUser();
    end.abort();
  };
}

function followOtherTab(store: AppStore, next: User | null, nextSession: string | null): void {
  const current = selectUser(store.getState());
  // The stored user may have no session.
  const isSameSession =
    nextSession === null
      ? next !== null && current !== null && userKey(next) === userKey(current)
      : nextSession === selectSession(store.getState());
  if (next === null) {
    if (current === null) return;
    const isKept = hasEndedByItself();
    if (isKept) rememberDestination(current);
    store.dispatch(sessionEnded(isKept ? userKey(current) : null));
  } else if (!isSameSession) {
    store.dispatch(sessionStarted(next, nextSession ?? undefined, true));
  } else if (current !== null && !isSameProfile(next, current)) {
    store.dispatch(profileChangedElsewhere(next));
  }
}

function isSameProfile(one: User, other: User): boolean {
  return PROFILE_FIELDS.every((name) => one[name] === other[name]);
}
