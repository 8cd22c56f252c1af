import type { User } from '@/shared/api/contract';
import { readEntry, readJson, writeEntry } from '@/shared/lib/storage';

/** Several demos on one host are told apart by their folders. */
export const FOLDER = import.meta.env.MODE === 'demo' ? ` ${import.meta.env.BASE_URL}` : '';

export const USER_KEY = `user${FOLDER}`;

/** The session in which the user was stored, with the user's entry. */
const SESSION_KEY = `session${FOLDER}`;

/** Stands there after a session that no logout has ended. */
const ENDED_BY_ITSELF = '"ended"';

/** Longer entries were not written by this app. */
const LONGEST_ENTRY = 10_000;

/** The user in a storage entry, which is untrusted: null for anything else than a user. */
export function parseStoredUser(entry: string | null): User | null {
  if (entry === null || entry.length > LONGEST_ENTRY) return null;
  try {
    return readUser(JSON.parse(entry));
  } catch {
    return null;
  }
}

/** The entry as it stands in the storage; null without one or without storage. */
export function readUserEntry(): string | null {
  return readEntry('localStorage', USER_KEY) ?? null;
}

/** The user who was signed in at the last visit; null without one or without storage. */
export function readStoredUser(): User | null {
  return parseStoredUser(readUserEntry());
}

/** The session in which the stored user was stored; null where that is unknown. */
export function readStoredSession(): string | null {
  const note = readJson('localStorage', SESSION_KEY) ?? {};
  const { id, entry } = note as { id?: unknown; entry?: unknown };
  return typeof id === 'string' && entry === readUserEntry() ? id : null;
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

/** As in the contract, without its library, since this runs before the first render. */
function readUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, email, lastName, location } = value as Partial<Record<keyof User, unknown>>;
  if (typeof name !== 'string' || name === '') return null;
  return { name, email: textOf(email), lastName: textOf(lastName), location: textOf(location) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
