import { COOKIE_LOST } from '@/features/user/cookieLost';
import {
  profileChangedElsewhere,
  selectIsUnproven,
  selectLeftBy,
  selectSession,
  selectUser,
} from '@/features/user/userSlice';
import { forgetSession, readSession, SESSION_KEY, storeSession } from '@/features/user/userStorage';
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
  if (user !== null && session !== null && session !== readSession().id)
    storeSession(user, session);
  const end = new AbortController();

  // What another tab has written is not written back: a late tab would overwrite newer entries.
  let isFollowing = false;
  const follow = () => {
    isFollowing = true;
    followOtherTab(store);
    isFollowing = false;
  };
  const handleStorage = ({ key }: StorageEvent) => {
    // Reads the storage, not the event, so that two tabs that log in at once agree.
    // A null key means that the whole storage was cleared.
    if (key === SESSION_KEY || key === null) follow();
  };
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    // Without storage the entry is undefined.
    if (persisted && readEntry('localStorage', SESSION_KEY) !== undefined) follow();
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
    if (user !== null && before !== null && session === readSession().id) {
      moveOwned(before, user);
      moveOutbox(userKey(before), userKey(user));
    }
    if (user === null || session === null) forgetSession(selectLeftBy(store.getState()));
    else storeSession(user, session);
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

function followOtherTab(store: AppStore): void {
  const stored = readSession();
  const current = selectUser(store.getState());
  if (stored.user === null) {
    if (current === null) return;
    const isKept = stored.endedFor === userKey(current);
    if (isKept) rememberDestination(current);
    store.dispatch(sessionEnded(isKept ? stored.endedFor : null));
  } else if (current === null || stored.id !== selectSession(store.getState())) {
    store.dispatch(sessionStarted(stored.user, stored.id ?? undefined, true));
  } else if (!isSameProfile(stored.user, current)) {
    store.dispatch(profileChangedElsewhere(stored.user));
  }
}

function isSameProfile(one: User, other: User): boolean {
  return PROFILE_FIELDS.every((name) => one[name] === other[name]);
}
