import type { User } from '@/shared/api/contract';
import { PLACEHOLDERS } from '@/shared/config/placeholders';
import { request, requestAs } from '@/shared/api/request';

/** The password is a function, so that no action holds it. */
export type Credentials = { email: string; password: () => string };
export type Registration = Credentials & { name: string };

/**
 * Opens an account; nobody is signed in by it. Resolves with the name the account has; rejects with an
 * ApiFailure.
 */
export async function register(registration: Registration, signal: AbortSignal): Promise<string> {
  const { name, email, password } = registration;
  const body = { name, email, password: password(), ...PLACEHOLDERS };
  const call = { method: 'POST', path: '/auth/register', body } as const;
  return (await requestAs('findUserName', call, signal)) ?? name;
}

/** Signs in. Rejects with an ApiFailure, 'unreadable' when the answer holds no user. */
export async function login({ email, password }: Credentials, signal: AbortSignal): Promise<User> {
  const body = { email, password: password() };
  const call = { method: 'POST', path: '/auth/login', body } as const;
  return requestAs('parseUser', call, signal);
}

/** Ends the session on the server. Rejects with an ApiFailure. */
export async function logout(signal: AbortSignal): Promise<undefined> {
  await request({ method: 'GET', path: '/auth/logout' }, signal);
  return undefined;
}

/**
 * Saves the profile. Resolves with the server's user, or with what was sent if it names none; rejects
 * with an ApiFailure.
 */
export async function updateUser(profile: User, signal: AbortSignal): Promise<User> {
  const call = { method: 'PATCH', path: '/users/update-user', body: profile } as const;
  return (await requestAs('findUser', call, signal)) ?? profile;
}
