import { clear, createStore, get, set } from 'idb-keyval';
import type { OfflinePart } from './offlineParts';
import { env } from '@/shared/config/env';
import { readParts } from './readParts';

/** What the owner was shown last of each part, by the names of the parts. */
export type OfflineParts = Partial<Record<string, OfflinePart>>;

/** The number rises when a part has other content, so that snapshots of other versions are removed. */
const KEY = 'snapshot 5';
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

/** The database of this build alone, which is opened when it is used first. */
const store = createStore(`jobtrail:${env.baseUrl}`, 'records');

/** The owner's snapshot but for what is too old. Anything else is removed. Rejects without a storage. */
export async function readSnapshot(owner: string | null): Promise<OfflineParts> {
  const stored = owner === null ? undefined : readParts(await get(KEY, store), owner);
  await clear(store);
  if (owner === null || stored === undefined) return {};
  const parts = Object.entries(stored).filter(([, part]) => !isOld(part));
  await writeSnapshot(owner, Object.fromEntries(parts));
  return Object.fromEntries(parts);
}

/** Replaces the snapshot. Rejects without a storage, or a full one. */
export async function writeSnapshot(owner: string, parts: OfflineParts): Promise<void> {
  await set(KEY, { owner, parts }, store);
}

/** Removes the snapshot, also one that another window has written. Rejects without a storage. */
export async function forgetSnapshot(): Promise<void> {
  await clear(store);
}

function isOld({ cachedAt }: OfflinePart): boolean {
  return Date.now() - cachedAt > LONGEST_MS;
}
