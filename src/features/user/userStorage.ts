import type { User } from '@/shared/api/contract';
import { readEntry, readJson, writeEntry } from '@/shared/storage/storage';

/** Several demos on one host are told apart by their folders. */
export const FOLDER = import.meta.env.MODE === 'demo' ? ` ${import.meta.env.BASE_URL}` : '';

export const USER_KEY = `user${FOLDER}`;

/** The session in which the user was stored, with the user's entry. */
const SESSION_KEY = `session${FOLDER}`;

/** The session's entry after a session that no logout has ended. */
const ENDED_BY_ITSELF = '"ended"';

/**
 * The user who was signed in at the last visit; null without one or without storage. Read as in the contract,
 * without its library, since this runs before the first render.
 */
export function readStoredUser(): User | null {
  const stored = Object(readJson('localStorage', USER_KEY)) as Record<keyof User, unknown>;
  const { name, email, lastName, location } = stored;
  if (typeof name !== 'string' || name === '') return null;
  return { name, email: textOf(email), lastName: textOf(lastName), location: textOf(location) };
}

/** The session in which the stored user was stored; null where that is unknown. */
export function readStoredSession(): string | null {
  const note = readJson('localStorage', SESSION_KEY) ?? {};
  const { id, entry } = note as { id?: unknown; entry?: unknown };
  return typeof id === 'string' && entry === readEntry('localStorage', USER_KEY) ? id : null;
}

/** Stores the user and the session for the next visit and for other tabs, if there is storage. */
export function storeUser(user: User, session: string): void {
  const entry = JSON.stringify(user);
  // First, since other tabs react to the user's entry.
  const note = JSON.stringify({ id: session, entry });
  if (writeEntry('localStorage', SESSION_KEY, note)) writeEntry('localStorage', USER_KEY, entry);
}

/** Forgets who was signed in. Other tabs are told whether the session has ended by itself. */
export function forgetUser(isEndedByItself = false): void {
  // First, since other tabs react to the user's entry.
  writeEntry('localStorage', SESSION_KEY, isEndedByItself ? ENDED_BY_ITSELF : null);
  writeEntry('localStorage', USER_KEY, null);
}

/** Whether the last session ended without a logout. */
export function hasEndedByItself(): boolean {
  return readEntry('localStorage', SESSION_KEY) === ENDED_BY_ITSELF;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
