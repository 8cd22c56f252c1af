import type { Store } from '@reduxjs/toolkit';
import { initialState, type AllJobsState } from '@/jobs/allJobsState';
import { initialQuery } from '@/jobs/model/listQuery';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { jobStatsPath } from '@/jobs/api/jobsApi';
import { offlinePartOf, PART_NAMES, partRestored, readingOf, type PartName } from './offlineParts';
import { env } from '@/shared/config/env';
import { jobsChanged } from '@/shared/store/appEvents';
import type { RootState } from '@/shared/store/withTypes';
import { isServerLost } from '@/shared/api/isServerLost';
import { readSnapshot, writeSnapshot, type OfflineParts } from './snapshot';

/** How long the server is waited for before a cached answer is shown. */
const PATIENCE_MS = 3000;
const ASK_AGAIN_MS = 15_000;
/** The page that is opened without filters; beside it the last one of any filters is kept. */
const FIRST_PAGE = jobPagePath(initialQuery);

/**
 * Keeps list, columns and statistics as they were read last, for their owner, and shows them while the
 * server cannot be reached. `findOwner` says who is signed in. Always resolves.
 */
export async function connectOfflineReads(
  store: Store<RootState>,
  findOwner: () => string | null,
): Promise<void> {
  let owner = findOwner();
  let parts = await readSnapshot(owner).catch((): OfflineParts => ({}));
  const findState = () => store.getState().allJobs ?? initialState;
  const find = (name: PartName) => readingOf(findState(), name);

  const keep = (name: PartName, key: string) => {
    if (owner === null) return;
    parts = { ...parts, [nameOf(name, key)]: offlinePartOf(findState(), name, Date.now()) };
    writeSnapshot(owner, parts).catch(() => undefined);
  };

  const restore = (name: PartName) => {
    const part = parts[nameOf(name, find(name).key)];
    if (part !== undefined) store.dispatch(partRestored(part));
  };

  const followPart = (name: PartName, before: AllJobsState) => {
    const last = readingOf(before, name);
    const { requestId, status, error, shownKey } = find(name);
    if (status === last.status && requestId === last.requestId) return;
    if (status === 'fresh' && shownKey !== null) keep(name, shownKey);
    if (isServerLost(error)) restore(name);
    if (status !== 'pending') return;
    setTimeout(() => {
      const now = find(name);
      if (now.status === 'pending' && now.requestId === requestId) restore(name);
    }, PATIENCE_MS);
  };

  let known = initialState;
  const follow = () => {
    if (findOwner() !== owner) {
      owner = findOwner();
      parts = {};
    }
    const before = known;
    known = findState();
    if (known !== before) for (const name of PART_NAMES) followPart(name, before);
  };
  follow();
  store.subscribe(follow);

  // No browser event says that the server is reachable again.
  setInterval(() => {
    const isLost = PART_NAMES.some((name) => isServerLost(find(name).error));
    if (!isLost || document.hidden) return;
    void isServerBack().then((isBack) => isBack && store.dispatch(jobsChanged()));
  }, ASK_AGAIN_MS);
}

function nameOf(name: PartName, key: string | null): string {
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
