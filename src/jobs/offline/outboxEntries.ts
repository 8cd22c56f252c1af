import { env } from '@/shared/config/env';
import { isInstalled } from '@/shared/install/isInstalled';
import type { StorageName } from '@/shared/storage/storage';

/** A tab of a browser keeps what is not sent for itself; the installed app has it again after a restart. */
export const outboxStorage = (): StorageName => (isInstalled() ? 'localStorage' : 'sessionStorage');

/** The key of an entry of this user; without an id what all of them begin with. */
export const outboxKey = (owner: string, id = '') =>
  `outbox:${env.baseUrl}:${encodeURIComponent(owner)}:${id}`;

/** The keys of this user's entries, oldest first; none where the storage is refused. */
export function outboxKeys(owner: string): string[] {
  try {
    const isOwn = (key: string) => key.startsWith(outboxKey(owner));
    return Object.keys(window[outboxStorage()]).filter(isOwn).toSorted();
  } catch {
    return [];
  }
}
