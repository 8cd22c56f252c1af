import {
  ApiFailure,
  isOutcomeUnknown,
  isSilent,
  toApiError,
  apiError,
  type ApiError,
} from '@/shared/api/apiError';
import type { Job } from '@/shared/api/contract';
import { EVERYTHING } from '@/shared/api/jobPagePath';
import { sessionSignal } from '@/shared/api/sessionScope';
import { retryRateLimited, type Wait } from '@/shared/tasks/retry';
import type { TaskOptions } from '@/shared/tasks/useTask';
import { walkJobs } from '@/shared/tasks/walkJobs';

/** One write for each of several jobs. */
export type Write = {
  label: string;
  send: (id: string) => Promise<unknown>;
  /** Whether it was done, by the job as it was read since; without it a lost answer ends the run. */
  isDone?: (job: Job | undefined) => boolean;
};

/** What became of the jobs; one that was not sent is in none of the three. */
export type RunResult = {
  done: string[];
  /** Why, by id. */
  refused: Record<string, string>;
  unsure: string[];
  /** What ended the run early; null when all were sent. */
  error: ApiError | null;
};

const NETWORK_FAULTS: ApiError['kind'][] = ['unreachable', 'timeout'];
const NOT_DONE = 'The answer was lost, and it has not been done.';

/**
 * Sends the write for each job, one after the other and each once; a 429 is waited out. Lost answers are
 * settled by reading all applications: at once where the network may be gone, which is waited for, else
 * at the end. Ends early when the signal aborts or the session is over, and when nothing could be sent.
 * Never rejects.
 */
export async function runWrites(
  ids: readonly string[],
  write: Write,
  options: TaskOptions,
): Promise<RunResult> {
  const session = sessionSignal();
  const signal = AbortSignal.any([options.signal, session]);
  const result: RunResult = { done: [], refused: {}, unsure: [], error: null };
  const tell = (wait: Wait | null) => {
    const done = result.done.length + Object.keys(result.refused).length + result.unsure.length;
    options.onProgress({ label: write.label, done, total: ids.length, wait });
  };
  const settle = () => settleUnsure(result, write, { ...options, signal });
  try {
    for (const id of ids) {
      tell(null);
      const error = await send(id, write, { signal, onWait: tell });
      if (error === null) result.done.push(id);
      else if (isSilent(error) || error.isUnsent) throw new ApiFailure(error);
      else if (!isOutcomeUnknown(error)) result.refused[id] = error.message;
      else {
        result.unsure.push(id);
        if (write.isDone === undefined) throw new ApiFailure(error);
        if (NETWORK_FAULTS.includes(error.kind)) await settle();
      }
    }
    await settle();
  } catch (thrown) {
    result.error = session.aborted ? apiError('unauthorized') : toApiError(thrown);
  }
  return result;
}

/** Resolves with what went wrong, null when nothing did. */
async function send(
  id: string,
  write: Write,
  options: Parameters<typeof retryRateLimited>[1],
): Promise<ApiError | null> {
  try {
    await retryRateLimited(() => write.send(id), options);
    return null;
  } catch (thrown) {
    return toApiError(thrown);
  }
}

/** Reads the list, which says what was done. Of what is not in a list that was not read whole it says nothing. */
async function settleUnsure(result: RunResult, { isDone }: Write, options: TaskOptions) {
  if (result.unsure.length === 0 || isDone === undefined) return;
  const { jobs, isWhole } = await walkJobs(EVERYTHING, options);
  const found = new Map(jobs.map((job) => [job._id, job]));
  const unsure = result.unsure.splice(0);
  for (const id of unsure) {
    const job = found.get(id);
    if (job === undefined && !isWhole) result.unsure.push(id);
    else if (isDone(job)) result.done.push(id);
    else result.refused[id] = NOT_DONE;
  }
}
