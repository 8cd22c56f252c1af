import type { Job } from '@/shared/api/contract';
import { fetchOldestPage } from '@/features/transfer/transferApi';
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
  const found: Found = new Map();
  const totals = new Set<number>();
  for (let page = 1; ; page += 1) {
    const answer = await readPatiently(() => fetchOldestPage(selection, page, signal), options);
    const countBefore = found.size;
    for (const job of answer.jobs) found.set(job._id, job);
    const total = answer.totalJobs;
    totals.add(total);
    onProgress({ done: found.size, total, isSecondWalk });
    // A server that counts its pages wrongly must not lead around in circles.
    if ((page >= answer.numOfPages && found.size >= total) || found.size === countBefore) {
      return { found, total, isSteady: totals.size === 1 && found.size === total };
    }
  }
}
