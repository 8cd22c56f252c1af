import type { Store } from '@reduxjs/toolkit';
import { initialQuery, initialState, type AllJobsState } from '@/jobs/allJobsState';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { jobStatsPath } from '@/jobs/api/jobsApi';
import {
  offlinePartOf,
  PART_NAMES,
  partRestored,
  readingOf,
  type OfflinePart,
  type PartName,
} from '@/jobs/offlineParts';
import { env } from '@/shared/config/env';
import { forgetRecords } from '@/shared/lib/forgetRecords';
import { readRecord, sweepRecords, writeRecord } from '@/shared/lib/offlineRecords';
import { jobsChanged } from '@/shared/store/appEvents';
import { lacksAnswer } from '@/shared/store/reading';
import type { RootState } from '@/shared/store/withTypes';
import { isServerLost } from './isServerLost';
import { FORMAT, readOfflineRecord, type OfflineRecord } from './offlineRecord';

const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;
/** How long the server is waited for before a cached answer is shown. */
const PATIENCE_MS = 3000;
const ASK_AGAIN_MS = 15_000;
/** The page that is opened without filters; beside it the last one of any filters is kept. */
const FIRST_PAGE = jobPagePath(initialQuery);

/**
 * Keeps list, columns and statistics as they were read last, for their owner, and shows them while the
 * server cannot be reached. `findOwner` says who is signed in. Returns a function that ends it.
 */
export function connectOfflineReads(store: Store<RootState>, findOwner: () => string | null) {
  const findState = () => store.getState().allJobs ?? initialState;
  const find = (name: PartName) => readingOf(findState(), name);

  const restore = async (name: PartName) => {
    const owner = findOwner();
    const { key } = find(name);
    if (key === null) return;
    const record = readOfflineRecord(await readRecord(recordName(name, key)));
    if (!isCurrent(record, owner) || owner !== findOwner()) return;
    const { status, error } = find(name);
    if (status !== 'pending' && !isServerLost(error)) return;
    store.dispatch(partRestored({ ...record.part, cachedAt: record.time }));
  };

  const followPart = (name: PartName, before: AllJobsState) => {
    const [reading, last] = [find(name), readingOf(before, name)];
    const { requestId, status, error, shownKey } = reading;
    if (status === last.status && requestId === last.requestId) return;
    if (status === 'fresh' && shownKey !== null) {
      void keep(offlinePartOf(findState(), name), findOwner()).catch(() => undefined);
    }
    if (!lacksAnswer(reading)) return;
    if (isServerLost(error)) void restore(name).catch(() => undefined);
    if (status !== 'pending') return;
    setTimeout(() => {
      const now = find(name);
      if (now.status === 'pending' && now.requestId === requestId)
        void restore(name).catch(() => undefined);
    }, PATIENCE_MS);
  };

  sweep(findOwner());
  let known = findState();
  const unsubscribe = store.subscribe(() => {
    const before = known;
    known = findState();
    if (known !== before) for (const name of PART_NAMES) followPart(name, before);
  });

  // No browser event says that the server is reachable again.
  const timer = setInterval(() => {
    const isLost = PART_NAMES.some((name) => isServerLost(find(name).error));
    if (!isLost || document.hidden) return;
    void isServerBack().then((isBack) => isBack && store.dispatch(jobsChanged()));
  }, ASK_AGAIN_MS);

  return () => {
    clearInterval(timer);
    unsubscribe();
  };
}

/** A full or refused storage rejects, and keeps nothing. */
async function keep(part: OfflinePart, owner: string | null): Promise<void> {
  if (owner === null) return;
  const record: OfflineRecord = { format: FORMAT, owner, time: Date.now(), part };
  await writeRecord(recordName(part.name, part.key), record);
}

/** Removes what is old, or another user's. */
function sweep(owner: string | null) {
  if (owner === null) forgetRecords();
  else sweepRecords((record) => isCurrent(readOfflineRecord(record), owner)).catch(() => undefined);
}

function isCurrent(
  record: OfflineRecord | undefined,
  owner: string | null,
): record is OfflineRecord {
  return record?.owner === owner && Date.now() - record.time <= LONGEST_MS;
}

function recordName(name: PartName, key: string): string {
  return name === 'list' && key === FIRST_PAGE ? 'first page' : name;
}

/** Asks for an answer of the API, which a portal does not give. Ends before it is asked again. */
async function isServerBack(): Promise<boolean> {
  try {
    const { status, headers } = await fetch(env.apiBaseUrl + jobStatsPath, {
      credentials: 'include',
      cache: 'no-store',
      signal: AbortSignal.timeout(ASK_AGAIN_MS),
    });
    return status < 500 && headers.get('Content-Type')?.includes('json') === true;
  } catch {
    return false;
  }
}
