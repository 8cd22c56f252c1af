import type { User } from '@/shared/api/contract';
import { readEntry, writeEntry } from './storage';

/** Identifies a user: the e-mail or, where a server sends none, the name. */
export function userKey({ email, name }: User): string {
  return email || name;
}

/** Where the views that a user has saved are in the local storage. */
export function viewsKey(owner: string): string {
  return `views:${owner}`;
}

/** Where the choices that a user has made in imports are in the local storage. */
export function importChoicesKey(owner: string): string {
  return `importChoices:${owner}`;
}

/** Moves what is kept for a user who has another e-mail now. Without storage it does nothing. */
export function moveOwned(before: User, after: User): void {
  for (const keyOf of [viewsKey, importChoicesKey]) {
    const [from, to] = [keyOf(userKey(before)), keyOf(userKey(after))];
    const entry = readEntry('localStorage', from) ?? null;
    if (from === to || entry === null) continue;
    if (writeEntry('localStorage', to, entry)) writeEntry('localStorage', from, null);
  }
}
