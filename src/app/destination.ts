import { matchPath } from 'react-router-dom';
import type { User } from '@/shared/api/contract';
import { env } from '@/shared/config/env';
import { userKey } from '@/shared/storage/userKey';
import { readEntry, writeEntry } from '@/shared/storage/storage';
import { pages, type Page } from './pages';

const STORAGE_KEY = 'destination';

type Destination = {
  address: string;
  /** The user whose session ended there, and who alone is redirected to it; null for a visitor's link. */
  owner: User | null;
};

let destination: Destination | null = null;

/**
 * Remembers the open address for after the login. Only a visitor's link is stored for a reload, not the
 * address of a user whose session ended.
 */
export function rememberDestination(owner: User | null): void {
  const path = `/${location.pathname.slice(env.baseUrl.length)}`;
  destination = { address: path + location.search, owner };
  // Without storage a reload in between leads to the statistics.
  if (owner === null) writeEntry('sessionStorage', STORAGE_KEY, destination.address);
}

/** Forgets the address, after it was opened or another one was. */
export function forgetDestination(): void {
  destination = null;
  writeEntry('sessionStorage', STORAGE_KEY, null);
}

/** The address that this user wanted before the login: a page for users, or null. */
export function findDestination(user: User): string | null {
  const stored = { address: readEntry('sessionStorage', STORAGE_KEY), owner: null };
  const { address, owner } = destination ?? stored;
  if (!address || (owner !== null && userKey(owner) !== userKey(user))) return null;
  const url = URL.canParse(address, location.origin) ? new URL(address, location.origin) : null;
  const page = Object.values<Page>(pages).find(({ path }) => url && matchPath(path, url.pathname));
  const isOurs = url?.origin === location.origin && page?.access === 'users';
  return isOurs ? url.pathname + url.search : null;
}
