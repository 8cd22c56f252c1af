import type { Store } from '@reduxjs/toolkit';
import { allJobsOf, initialState, type AllJobsState } from '@/jobs/allJobsState';
import { jobStatsPath } from '@/jobs/api/jobsApi';
import { isServerLost } from '@/shared/api/isServerLost';
import { env } from '@/shared/config/env';
import { jobsChanged } from '@/shared/store/appEvents';
import type { Reading } from '@/shared/store/reading';
import type { RootState } from '@/shared/store/withTypes';
import { jobsToKeep } from './jobsToKeep';
import { answersRestored } from './keptAnswers';
import { NOTHING, readSnapshot, writeSnapshot, type Snapshot } from './snapshot';

/** How long the server is waited for before a cached answer is shown. */
const PATIENCE_MS = 3000;
const ASK_AGAIN_MS = 15_000;

const READS = ['list', 'collection', 'statistics'] as const;
type ReadName = (typeof READS)[number];

/**
 * Keeps applications and statistics as they were read last, for their owner, and shows them while the
 * server cannot be reached. `findOwner` says who is signed in. Always resolves.
 */
export async function connectOfflineReads(
  store: Store<RootState>,
  findOwner: () => string | null,
): Promise<void> {
  let owner = findOwner();
  let kept = await readSnapshot(owner).catch(() => NOTHING);
  const findState = () => allJobsOf(store.getState());

  const keep = (read: Partial<Snapshot>) => {
    if (owner === null) return;
    kept = { ...kept, ...read };
    writeSnapshot(owner, kept).catch(() => undefined);
  };

  const restore = () => store.dispatch(answersRestored(kept));

  const restoreIfLost = (name: ReadName, state: AllJobsState) => {
    const { status, error } = readingOf(state, name);
    if (isServerLost(error)) restore();
    if (status !== 'pending') return;
    // Each page of the collection changes it.
    const isSilent = () => findState()[name] === state[name];
    setTimeout(() => isSilent() && restore(), PATIENCE_MS);
  };

  const keepAnswers = (names: ReadName[], state: AllJobsState, isWritten: boolean) => {
    const { stats, monthlyApplications } = state;
    const at = Date.now();
    if (names.includes('statistics') && stats !== null)
      keep({ statistics: { at, answer: { defaultStats: stats, monthlyApplications } } });
    const isRead = names.includes('list') || names.includes('collection');
    const readAt = isRead ? at : kept.jobs?.at;
    if ((isRead || isWritten) && readAt !== undefined)
      keep({ jobs: jobsToKeep(state, readAt, kept.jobs) });
  };

  let known = initialState;
  const follow = () => {
    if (findOwner() !== owner) {
      owner = findOwner();
      kept = NOTHING;
    }
    const before = known;
    const state = findState();
    known = state;
    if (state === before) return;
    const moved = READS.filter((name) => hasMoved(readingOf(state, name), readingOf(before, name)));
    const answered = moved.filter((name) => readingOf(state, name).status === 'fresh');
    // The pages of the collection are kept together.
    const isWritten = state.jobs !== before.jobs && state.collection.reading.status !== 'pending';
    keepAnswers(answered, state, isWritten);
    for (const name of moved) restoreIfLost(name, state);
  };
  follow();
  store.subscribe(follow);

  // No browser event says that the server is reachable again.
  setInterval(() => {
    const isLost = READS.some((name) => isServerLost(readingOf(findState(), name).error));
    if (!isLost || document.hidden) return;
    void isServerBack().then((isBack) => isBack && store.dispatch(jobsChanged()));
  }, ASK_AGAIN_MS);
}

function readingOf(state: AllJobsState, name: ReadName): Reading {
  return name === 'statistics' ? state.statistics : state[name].reading;
}

function hasMoved(reading: Reading, before: Reading): boolean {
  return reading.status !== before.status || reading.requestId !== before.requestId;
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
