import type { User } from '@/shared/api/contract';
import { env } from '@/shared/config/env';
import { notifySuccess } from '@/shared/notify/notify';
import { sessionStarted } from '@/shared/store/appEvents';
import type { AppDispatch } from '@/shared/store/withTypes';

/** The action of all login toasts: a success dismisses its errors. */
export const LOGIN = 'login';

export const DEMO = { email: env.demoEmail, password: () => env.demoPassword };

/** Starts the session of a user who has logged in, and shows a toast. */
export function welcome(dispatch: AppDispatch, user: User): void {
  notifySuccess(`Welcome Back ${user.name}`, LOGIN);
  dispatch(sessionStarted(user));
}
