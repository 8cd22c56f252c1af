import type { User } from '@/shared/api/contract';

export const USER_KEY = 'user';

/** Beside the user: which session it was stored in, and the very entry that is meant. */
const SESSION_KEY = 'session';

/** No profile is longer; anything that is was not written by this app. */
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
  try {
    return localStorage.getItem(USER_KEY);
  } catch {
    return null;
  }
}

/** The user who was signed in at the last visit; null without one or without storage. */
export function readStoredUser(): User | null {
  return parseStoredUser(readUserEntry());
}

/** The session in which the stored user was stored; null where that is unknown. */
export function readStoredSession(): string | null {
  try {
    const note = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as unknown;
    const { id, entry } = (note ?? {}) as { id?: unknown; entry?: unknown };
    return typeof id === 'string' && entry === readUserEntry() ? id : null;
  } catch {
    return null;
  }
}

/** Remembers the user and the session for the next visit and for other tabs. Without storage it does nothing. */
export function storeUser(user: User, session: string): void {
  try {
    const entry = JSON.stringify(user);
    // First, so that it is there when other tabs hear of the user.
    localStorage.setItem(SESSION_KEY, JSON.stringify({ id: session, entry }));
    localStorage.setItem(USER_KEY, entry);
  } catch {
    // Storage is refused: the sign-in holds for this visit only.
  }
}

/** Forgets who was signed in. */
export function forgetUser(): void {
  try {
    localStorage.removeItem(USER_KEY);
    localStorage.removeItem(SESSION_KEY);
  } catch {
    // Nothing was remembered either.
  }
}

/** As the contract reads one, without its library: this runs before the first page is drawn. */
function readUser(value: unknown): User | null {
  if (typeof value !== 'object' || value === null) return null;
  const { name, email, lastName, location } = value as Partial<Record<keyof User, unknown>>;
  if (typeof name !== 'string' || name === '') return null;
  return { name, email: textOf(email), lastName: textOf(lastName), location: textOf(location) };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
