import { apiError, ApiFailure, toApiError } from '@/shared/api/apiError';
import { client } from '@/shared/api/client';
import { findUser, type User } from '@/shared/api/contract';
import { PLACEHOLDERS } from '@/shared/config/options';
import { COOKIE_LOST } from './cookieLost';

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
  const { data } = await client.post<unknown>('/auth/register', body, { signal });
  return findUser(data)?.name ?? name;
}

/**
 * Signs in. Where the answer names no user, as with many servers, asks once who is signed in. Rejects
 * with an ApiFailure, 'unreadable' when that is not answered either.
 */
export async function login({ email, password }: Credentials, signal: AbortSignal): Promise<User> {
  const body = { email, password: password() };
  const { data } = await client.post<unknown>('/auth/login', body, { signal });
  return findUser(data) ?? fetchCurrentUser(signal);
}

async function fetchCurrentUser(signal: AbortSignal): Promise<User> {
  let reason = 'The server did not say who you are.';
  try {
    const { data } = await client.get<unknown>('/users/current-user', { signal });
    const user = findUser(data);
    if (user) return user;
  } catch (thrown) {
    const { kind } = toApiError(thrown);
    if (kind === 'cancelled') throw thrown;
    if (kind === 'unauthorized') reason = COOKIE_LOST;
  }
  throw new ApiFailure(apiError('unreadable', reason));
}

/** Ends the session on the server, whatever text says so. Rejects with an ApiFailure. */
export async function logout(signal: AbortSignal): Promise<undefined> {
  await client.get('/auth/logout', { signal, responseType: 'text' });
  return undefined;
}

/**
 * Saves the profile. Resolves with the server's user, or with what was sent if it names none; rejects
 * with an ApiFailure.
 */
export async function updateUser(profile: User, signal: AbortSignal): Promise<User> {
  const { data } = await client.patch<unknown>('/users/update-user', profile, { signal });
  return findUser(data) ?? profile;
}
