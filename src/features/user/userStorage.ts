import type { User } from '@/shared/api/contract';
import { readJson, writeEntry } from '@/shared/storage/storage';

/** Several demos on one host are told apart by their folders. */
export const FOLDER = import.meta.env.MODE === 'demo' ? ` ${import.meta.env.BASE_URL}` : '';

/** The entry of a session: the user with its id. A logout removes it, and the end of a session by itself. */
export const SESSION_KEY = `user${FOLDER}`;

/** The entry with the key of the user whose session has ended by itself, read where nobody is signed in. */
const ENDED_KEY = `ended${FOLDER}`;

type StoredSession =
  | { user: User; id: string | null; endedFor: null }
  | { user: null; id: null; endedFor: string | null };

/**
 * The session at the last visit or in another tab; without one, or without storage, all is null. The id is null
 * where it is not known. Read as in the contract, without its library, since this runs before the first render.
 */
export function readSession(): StoredSession {
  const stored = Object(readJson('localStorage', SESSION_KEY)) as Record<string, unknown>;
  const { name, email, lastName, location, session } = stored;
  if (typeof name !== 'string' || name === '')
    return { user: null, id: null, endedFor: textOf(readJson('localStorage', ENDED_KEY)) || null };
  const user = {
    name,
    email: textOf(email),
    lastName: textOf(lastName),
    location: textOf(location),
  };
  return { user, id: textOf(session) || null, endedFor: null };
}

/** Stores the user and the session for the next visit and for other tabs, if there is storage. */
export function storeSession(user: User, session: string): void {
  writeEntry('localStorage', SESSION_KEY, JSON.stringify({ ...user, session }));
}

/** Forgets who was signed in, but for the key of a user whose session has ended by itself. */
export function forgetSession(endedFor: string | null = null): void {
  // First, since other tabs hear that the other entry is gone, and read both then.
  writeEntry('localStorage', ENDED_KEY, endedFor && JSON.stringify(endedFor));
  writeEntry('localStorage', SESSION_KEY, null);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
