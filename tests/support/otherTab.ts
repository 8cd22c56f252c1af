/** What this tab learns of sessions in other tabs. */
import { forgetUser, storeUser } from '@/features/user/userStorage';
import type { User } from '@/shared/api/contract';
import { changeStorageElsewhere } from './browser';
import { buildUser } from './builders';

/** Ends the session as another tab does: by itself, or by a logout. */
export function endSessionElsewhere({ isByItself }: { isByItself: boolean }): void {
  forgetUser(isByItself);
  changeStorageElsewhere('user', null);
}

/** Begins a session as another tab does. */
export function logInElsewhere(fields: Partial<User> = {}): void {
  const user = buildUser(fields);
  storeUser(user, 'session of another tab');
  changeStorageElsewhere('user', JSON.stringify(user));
}
