import type { User } from '@/shared/api/contract';
import { env } from '@/shared/config/env';
import { personOf } from '@/shared/lib/personOf';
import { pages, type Page } from './pages';

const STORAGE_KEY = 'destination';

type Destination = {
  address: string;
  /** Whose session has ended there; nobody else is led there. Null for a link of a visitor. */
  owner: User | null;
};

let destination: Destination | null = null;

/**
 * Remembers the address that is open, for the login that comes first. A visitor's link outlives a
 * reload; what somebody saw whose session has ended is nothing for the storage.
 */
export function rememberDestination(owner: User | null): void {
  const path = `/${location.pathname.slice(env.baseUrl.length)}`;
  destination = { address: path + location.search, owner };
  if (owner === null) change((storage) => storage.setItem(STORAGE_KEY, destination?.address ?? ''));
}

/** Forgets the address: it has been reached, or somebody has gone elsewhere. */
export function forgetDestination(): void {
  destination = null;
  change((storage) => storage.removeItem(STORAGE_KEY));
}

/** Where this user wanted to go before the login: always a page of ours for users, or null. */
export function findDestination(user: User): string | null {
  const { address, owner } = destination ?? { address: readStored(), owner: null };
  if (address === null || (owner !== null && personOf(owner) !== personOf(user))) return null;
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : null;
  const page = Object.values<Page>(pages).find(({ path }) => path === url?.pathname);
  const isOurs = url?.origin === location.origin && page?.access === 'users';
  return isOurs ? url.pathname + url.search : null;
}

function readStored(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function change(write: (storage: Storage) => void): void {
  try {
    write(sessionStorage);
  } catch {
    // Without storage a reload in between leads to the statistics.
  }
}
