/** What this tab learns of sessions in other tabs. */
import { forgetSession } from '@/features/user/userStorage';
import { userKey } from '@/shared/storage/userKey';
import type { User } from '@/shared/api/contract';
import { changeStorageElsewhere } from './browser';
import { buildUser } from './builders';

/** Ends a session as another tab does: by itself, or by a logout. Unless told otherwise it is Ada's. */
export function endSessionElsewhere({
  isByItself,
  user = {},
}: {
  isByItself: boolean;
  user?: Partial<User>;
}): void {
  forgetSession(isByItself ? userKey(buildUser(user)) : null);
  changeStorageElsewhere('user', null);
}

/** Begins a session as another tab does, or goes on with one where its id is given. */
export function logInElsewhere(
  fields: Partial<User> = {},
  session: string | null = 'session of another tab',
): void {
  changeStorageElsewhere('user', JSON.stringify({ ...buildUser(fields), session }));
}
