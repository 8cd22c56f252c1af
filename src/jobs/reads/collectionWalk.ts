import { createAction } from '@reduxjs/toolkit';
import type { JobPageAnswer } from '@/jobs/api/contract';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { NEWEST_FIRST, type JobQuery } from '@/jobs/model/listQuery';
import { fetchPageAnswer, lengthOf } from '@/jobs/api/jobPages';
import { allJobsOf, pageBefore, type AllJobsState } from '@/jobs/allJobsState';
import type { Job } from '@/jobs/model/job';
import { effectOf, type Write } from '@/jobs/writes/writes';
import { apiError, ApiFailure, toApiError } from '@/shared/api/apiError';
import { retryRateLimited } from '@/shared/api/retry';
import { untilTime } from '@/shared/api/untilTime';
import type { ThunkStore } from '@/shared/store/createAppAsyncThunk';
import type { RootState } from '@/shared/store/withTypes';

/** What servers that know the parameter are asked to send in one answer. */
const LIMIT = 100;
/** So many calls are made without being asked for. */
export const MOST_CALLS = 10;
/** How servers refuse a parameter. */
const REFUSALS: (number | undefined)[] = [400, 404, 422];

/** One page of the collection; `jobs` are those that no write of ours has overtaken. */
type Page = Pick<AllJobsState['collection'], 'pageSize' | 'unreadable'> & {
  page: number;
  nextPage: number;
  jobs: Job[];
  total: number;
};
/** What a walk through the pages has found. */
export type Walk = {
  seen: Set<string>;
  idsBefore: string[];
  isFromStart: boolean;
  isAtEnd: boolean;
  /** Whether somebody else has added or deleted some meanwhile. */
  isChanged: boolean;
};

export const pageRead = createAction<Page>('allJobs/collectionPageRead');
export const limitRefused = createAction('allJobs/limitRefused');
export const pauseChanged = createAction<number | null>('allJobs/collectionPauseChanged');

/** The call that reading begins with. */
export const FIRST_PAGE = jobPagePath({ ...NEWEST_FIRST, limit: LIMIT });

/** Reads page after page, each of which is stored at once. Rejects with an ApiFailure. */
export async function walk(
  store: ThunkStore,
  signal: AbortSignal,
  budget: { calls: number },
  isAgain = false,
): Promise<Walk> {
  const from = isAgain ? 1 : (collectionOf(store.getState()).nextPage ?? 1);
  const idsBefore = allJobsOf(store.getState()).jobs.ids;
  const isFromStart = from === 1;
  const found: Walk = { seen: new Set(), idsBefore, isFromStart, isAtEnd: false, isChanged: false };
  let furthest = 0;
  for (let page = from; !found.isAtEnd;) {
    if (found.isChanged && isFromStart && !isAgain) return found;
    if (budget.calls >= MOST_CALLS && !collectionOf(store.getState()).isRestWanted) return found;
    budget.calls += 1;
    const { writes } = allJobsOf(store.getState());
    const answer = await readPage(store, page, signal);
    if (signal.aborted) throw new ApiFailure(apiError('cancelled'));
    const overtaken = writesSince(store, writes);
    const { totalJobs: total, unreadable } = answer;
    // Own writes are counted as they are confirmed; an answer that one has overtaken may count either way.
    const isCounted = page === from || overtaken.length > 0;
    found.isChanged ||= !isCounted && total !== collectionOf(store.getState()).total;
    const length = lengthOf(answer);
    const pageSize = page === 1 ? length : collectionOf(store.getState()).pageSize;
    const jobs = answer.jobs.filter(({ _id }) => !overtaken.some(({ jobId }) => jobId === _id));
    const lastPage = answer.numOfPages ?? Math.ceil(total / Math.max(pageSize, 1));
    // After a delete the pages begin earlier, if there are several.
    const deleted = overtaken.filter((write) => effectOf(write) === 'removes').length;
    const isShifted = deleted > 0 && lastPage > 1;
    const nextPage = isShifted ? pageBefore(page, deleted, pageSize) : page + 1;
    store.dispatch(pageRead({ page, nextPage, jobs, total, pageSize, unreadable }));

    const countBefore = found.seen.size;
    for (const { _id } of answer.jobs) found.seen.add(_id);
    const isNew = found.seen.size > countBefore || page <= furthest;
    const isLast = page >= lastPage && countKnown(store, found) + unreadable >= total;
    found.isAtEnd = length === 0 || !isNew || (isLast && !isShifted);
    furthest = Math.max(furthest, page);
    page = collectionOf(store.getState()).nextPage ?? nextPage;
  }
  return found;
}

/** One page; past the end some servers answer 404. */
async function readPage(
  store: ThunkStore,
  page: number,
  signal: AbortSignal,
): Promise<JobPageAnswer> {
  const { asksLimit, total, pausedUntil } = collectionOf(store.getState());
  const query: JobQuery = { ...NEWEST_FIRST, page, ...(asksLimit && { limit: LIMIT }) };
  // A pause outlasts the read that was told of it.
  const onPause = (until: number | null) => {
    if (until !== null || !signal.aborted) store.dispatch(pauseChanged(until));
  };
  if (pausedUntil !== null) {
    await untilTime(pausedUntil, signal);
    onPause(null);
  }
  try {
    return await retryRateLimited(() => fetchPageAnswer(query, signal), { signal, onPause });
  } catch (thrown) {
    const { status } = toApiError(thrown);
    if (page > 1 && status === 404)
      return { jobs: [], totalJobs: total ?? 0, numOfPages: page - 1, unreadable: 0 };
    if (!asksLimit || page > 1 || !REFUSALS.includes(status)) throw thrown;
    store.dispatch(limitRefused());
    return readPage(store, page, signal);
  }
}

/** The writes that were sent or have ended since: an answer may be older than they are. */
function writesSince(store: ThunkStore, before: AllJobsState['writes']): Write[] {
  return Object.values(allJobsOf(store.getState()).writes).filter(
    (write) => write.state === 'sent' || before[write.id] !== write,
  );
}

/** Whether as many are known as the server counts. */
export function isComplete(store: ThunkStore, found: Walk): boolean {
  const { total, unreadable } = collectionOf(store.getState());
  return countKnown(store, found) + unreadable === total;
}

/** How many are known that a walk has found, or that came meanwhile; those that were deleted since are not. */
function countKnown(store: ThunkStore, { seen, idsBefore, isFromStart }: Walk): number {
  const { ids } = allJobsOf(store.getState()).jobs;
  if (!isFromStart) return ids.length;
  const before = new Set(idsBefore);
  return ids.filter((id) => seen.has(id) || !before.has(id)).length;
}

function collectionOf(state: RootState): AllJobsState['collection'] {
  return allJobsOf(state).collection;
}
