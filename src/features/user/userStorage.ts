import type { User } from '@/shared/api/contract';

export const USER_KEY = 'user';

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

/** Remembers the user for the next visit, or forgets with null. Without storage it does nothing. */
export function storeUser(user: User | null): void {
  try {
    if (user === null) localStorage.removeItem(USER_KEY);
    else localStorage.setItem(USER_KEY, JSON.stringify(user));
  } catch {
    // Storage is refused: the sign-in holds for this visit only.
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
