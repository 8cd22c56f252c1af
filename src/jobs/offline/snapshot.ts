import { clear, createStore, get, set } from 'idb-keyval';
import {
  parseJobPage,
  parseJobStats,
  type JobPageAnswer,
  type JobStats,
} from '@/jobs/api/contract';
import { env } from '@/shared/config/env';

/** An answer, and when it was read. */
export type Kept<Answer> = { at: number; answer: Answer };

/** What was read last: the applications that are known, as one page, and the statistics. */
export type Snapshot = {
  jobs: Kept<JobPageAnswer> | undefined;
  statistics: Kept<JobStats> | undefined;
};

export const NOTHING: Snapshot = { jobs: undefined, statistics: undefined };

/** The number rises when an answer means something else, so that snapshots of other versions are removed. */
const KEY = 'snapshot 6';
const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;

/** The database of this build alone, which is opened when it is used first. */
const store = createStore(`jobtrail:${env.baseUrl}`, 'records');

/** The owner's snapshot but for what is too old. Anything else is removed. Rejects without a storage. */
export async function readSnapshot(owner: string | null): Promise<Snapshot> {
  const snapshot = parseSnapshot(await get(KEY, store), owner);
  await clear(store);
  if (owner !== null && (snapshot.jobs ?? snapshot.statistics))
    await writeSnapshot(owner, snapshot);
  return snapshot;
}

/** Replaces the snapshot. Rejects without a storage, or a full one. */
export async function writeSnapshot(owner: string, snapshot: Snapshot): Promise<void> {
  await set(KEY, { owner, ...snapshot }, store);
}

/** Removes the snapshot, also one that another window has written. Rejects without a storage. */
export async function forgetSnapshot(): Promise<void> {
  await clear(store);
}

/** What is stored of this owner, read as answers of the server are: it is trusted as little. */
export function parseSnapshot(stored: unknown, owner: string | null): Snapshot {
  const snapshot = Object(stored) as Record<string, unknown>;
  if (snapshot.owner !== owner) return NOTHING;
  return {
    jobs: parseKept(snapshot.jobs, parseJobPage),
    statistics: parseKept(snapshot.statistics, parseJobStats),
  };
}

function parseKept<Answer>(stored: unknown, parse: (answer: unknown) => Answer) {
  const { at, answer } = Object(stored) as Record<string, unknown>;
  if (typeof at !== 'number' || Date.now() - at > LONGEST_MS) return undefined;
  try {
    return { at, answer: parse(answer) };
  } catch {
    return undefined;
  }
}
