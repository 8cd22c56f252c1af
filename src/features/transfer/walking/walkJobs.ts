import type { Job } from '@/shared/api/contract';
import { fetchJobPage, walkJobPages } from '@/shared/api/jobPages';
import type { Selection } from '@/shared/api/jobPagePath';
import { sessionSignal } from '@/shared/api/sessionScope';
import { readPatiently, type Patience } from './patience';

export type WalkProgress = { done: number; total: number; isSecondWalk: boolean };

type Options = Patience & { onProgress: (progress: WalkProgress) => void };

/** What was found, how many the server counts, and whether the list changed under way. */
export type Walked = { jobs: Job[]; total: number; hasChanged: boolean };

type Found = Map<string, Job>;

/**
 * Reads all applications of the selection, page after page, one request at a time, oldest first. When
 * the list changes meanwhile it walks once more; what both walks saw counts once. Rejects with an
 * ApiFailure when the session is over or the signal aborts; anything else it waits out.
 */
export async function walkJobs(selection: Selection, given: Options): Promise<Walked> {
  // A wait must not go on in the next session, with the list of somebody else.
  const signal = AbortSignal.any([given.signal, sessionSignal()]);
  const options = { ...given, signal };
  const first = await walkOnce(selection, false, options);
  if (first.isSteady) return { ...asList(first.found, first.total), hasChanged: false };
  const second = await walkOnce(selection, true, options);
  const found = second.isSteady ? second.found : new Map([...first.found, ...second.found]);
  return { ...asList(found, second.total), hasChanged: true };
}

function asList(found: Found, total: number) {
  return { jobs: [...found.values()], total: Math.max(total, found.size) };
}

async function walkOnce(selection: Selection, isSecondWalk: boolean, options: Options) {
  const { signal, onProgress } = options;
  const { search, searchStatus, searchType } = selection;
  // What is added meanwhile comes last.
  const query = { search, searchStatus, searchType, sort: 'oldest' };
  const found: Found = new Map();
  const totals = new Set<number>();
  const pages = walkJobPages((page) =>
    readPatiently(() => fetchJobPage({ ...query, page }, signal), options),
  );
  for await (const { jobs, totalJobs } of pages) {
    for (const job of jobs) found.set(job._id, job);
    totals.add(totalJobs);
    onProgress({ done: found.size, total: totalJobs, isSecondWalk });
  }
  const [total = 0] = [...totals].slice(-1);
  return { found, total, isSteady: totals.size === 1 && found.size === total };
}
