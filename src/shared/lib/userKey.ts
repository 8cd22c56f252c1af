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

/** Moves the saved views of a user who has another e-mail now. Without storage it does nothing. */
export function moveViews(before: User, after: User): void {
  const [from, to] = [viewsKey(userKey(before)), viewsKey(userKey(after))];
  const views = readEntry('localStorage', from) ?? null;
  if (from === to || views === null) return;
  if (writeEntry('localStorage', to, views)) writeEntry('localStorage', from, null);
}
