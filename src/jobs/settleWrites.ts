import type { ApiError } from '@/shared/api/apiError';
import type { Job, JobDraft } from '@/jobs/api/contract';
import { EVERYTHING } from '@/jobs/api/jobPagePath';
import { sessionSignal } from '@/shared/api/sessionScope';
import { jobKey } from './jobKey';
import { retryRateLimited } from '@/shared/api/retry';
import { walkJobs } from '@/jobs/api/walkJobs';
import type { BatchWait, Write, WriteEnd } from './writes';

type Options = {
  /** All writes of the batch. */
  writes: readonly Write[];
  /** The jobs that were there when it began. */
  known: readonly string[];
  onWait: (wait: BatchWait) => void;
};

export const READING: BatchWait = { message: 'Reading your list' };
const LOST: ApiError['kind'][] = ['unreachable', 'timeout'];
const NOT_DONE = 'The answer was lost, and nothing was changed.';
const NOT_SURE = 'The answer was lost. Please look whether the change was made.';

/**
 * Reads the whole list and resolves with what it tells of the unknown writes of a batch. What is not in
 * a list that was not read whole stays unknown. Rejects with an ApiFailure where it cannot be read.
 */
export async function settleWrites({ writes, known, onWait }: Options): Promise<WriteEnd[]> {
  const onProgress = ({ wait }: { wait: BatchWait | null }) => onWait(wait ?? READING);
  const options = { signal: sessionSignal(), onProgress };
  const { jobs, isWhole } = await walkJobs(EVERYTHING, options, retryRateLimited);
  const byId = new Map(jobs.map((job) => [job._id, job]));
  const added = countAdded(jobs, known, writes);
  return writes
    .filter(({ state }) => state === 'unknown')
    .map((write): WriteEnd => {
      const job = byId.get(write.jobId ?? '');
      const isThere = write.kind === 'create' ? take(added, write) : job !== undefined;
      const isDone =
        write.kind === 'update' ? isLike(job, write) : isThere === (write.kind === 'create');
      const { id, error } = write;
      if (!isThere && !isWhole) return { id, state: 'unknown', reason: NOT_SURE, error };
      if (isDone) return { id, state: 'done', reason: null };
      const isLost = error !== undefined && LOST.includes(error.kind);
      return { id, state: 'refused', reason: isLost ? NOT_DONE : (error?.message ?? null), error };
    });
}

/** New applications by their keys, apart from those that are known to be created by this batch. */
function countAdded(jobs: readonly Job[], known: readonly string[], writes: readonly Write[]) {
  const before = new Set(known);
  const added = new Map<string, number>();
  const count = (draft: JobDraft, step: number) =>
    added.set(jobKey(draft), (added.get(jobKey(draft)) ?? 0) + step);
  for (const job of jobs) if (!before.has(job._id)) count(job, 1);
  for (const { kind, state, fields } of writes)
    if (kind === 'create' && state === 'done') count(fields as JobDraft, -1);
  return added;
}

/** An application that nobody else has created counts as that of this write. */
function take(added: Map<string, number>, { fields }: Write): boolean {
  const key = jobKey(fields as JobDraft);
  const count = added.get(key) ?? 0;
  added.set(key, count - 1);
  return count > 0;
}

/** Servers may spell a status in another way. */
function isLike(job: Job | undefined, { fields }: Write): boolean {
  return Object.entries(fields).every(
    ([name, text]) => job?.[name as keyof JobDraft].toLowerCase() === text.toLowerCase(),
  );
}
