import { env } from '@/shared/config/env';
import { readEntry, writeEntry } from '@/shared/storage/storage';

/** All windows share what is not sent, so that a duplicated tab sends nothing twice. */
export const OUTBOX_STORAGE = 'localStorage';

/** The key of an entry of this user; without an id what all of them begin with. */
export const outboxKey = (owner: string, id = '') =>
  `outbox:${env.baseUrl}:${encodeURIComponent(owner)}:${id}`;

/** The keys of this user's entries, oldest first; none where the storage is refused. */
export function outboxKeys(owner: string): string[] {
  try {
    takeOverTab(owner);
    const isOwn = (key: string) => key.startsWith(outboxKey(owner));
    return Object.keys(window[OUTBOX_STORAGE]).filter(isOwn).toSorted();
  } catch {
    return [];
  }
}

/** Removes an entry by its key. */
export function removeEntry(key: string): void {
  writeEntry(OUTBOX_STORAGE, key, null);
}

/** Takes along what is not sent for a user who has another e-mail now. */
export function moveOutbox(before: string, after: string): void {
  if (before !== after) for (const key of outboxKeys(before)) moveEntry(key, before, after);
}

function moveEntry(key: string, before: string, after: string) {
  const entry = readEntry(OUTBOX_STORAGE, key) ?? null;
  const moved = outboxKey(after, key.slice(outboxKey(before).length));
  if (writeEntry(OUTBOX_STORAGE, moved, entry)) removeEntry(key);
}

/** What an earlier version has kept for this tab alone. */
function takeOverTab(owner: string) {
  for (const key of Object.keys(window.sessionStorage)) {
    if (!key.startsWith(outboxKey(owner))) continue;
    const entry = readEntry('sessionStorage', key) ?? null;
    if (writeEntry(OUTBOX_STORAGE, key, entry)) writeEntry('sessionStorage', key, null);
  }
}
