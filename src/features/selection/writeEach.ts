import { EVERYTHING } from '@/jobs/api/jobPagePath';
import { walkJobs } from '@/jobs/api/walkJobs';
import {
  isOutcomeUnknown,
  isSilent,
  toApiError,
  apiError,
  type ApiError,
} from '@/shared/api/apiError';
import type { Job } from '@/shared/api/contract';
import { retryRateLimited, type Wait } from '@/shared/api/retry';
import { sessionSignal } from '@/shared/api/sessionScope';
import type { TaskOptions } from '@/shared/lib/useTask';

/** One write for each of several jobs. */
export type Write = {
  label: string;
  send: (id: string) => Promise<unknown>;
  /** Whether it is still to be sent. */
  isWanted: (id: string) => boolean;
  /** Whether there is nothing to send, since the server has it already. */
  isUnchanged?: (id: string) => boolean;
  /** What became of a job that the server does not know (404); without it that is a refusal. */
  missing?: 'done' | 'gone';
  /** Whether it was done, by the job as it was read since; without it a lost answer ends the run. */
  isDone?: (job: Job | undefined) => boolean;
  companyOf: (id: string) => string;
};

/** What became of the jobs; one that was not sent is in none of the lists. */
export type RunResult = {
  done: string[];
  unchanged: string[];
  gone: string[];
  /** Why, by id. */
  refused: Record<string, string>;
  /** What went wrong, by id. */
  unsure: Map<string, ApiError>;
  /** How many were wanted until the end. */
  total: number;
  /** What ended the run early; null when all were sent. */
  error: ApiError | null;
};

type Outcome = 'done' | 'unwanted' | 'unchanged' | 'gone' | 'unsure' | 'refused' | 'notSent';
type Sent = { outcome: Outcome; failure: ApiError | null };

/** So many writes in a row whose outcome is unknown end a run. */
const MOST_LOST = 3;
const LOST: ApiError['kind'][] = ['unreachable', 'timeout'];
const NOT_DONE = 'The answer was lost, and it has not been done.';

/**
 * Sends the write for each job, one after the other and each once; a 429 is waited out. Unknown outcomes
 * are settled at the end, by one reading. Ends early when the signal aborts or the session is over, at the
 * first 403, when nothing could be sent, and after three unknown outcomes in a row. Never rejects.
 */
export async function writeEach(
  ids: readonly string[],
  write: Write,
  options: TaskOptions,
): Promise<RunResult> {
  const session = sessionSignal();
  const signal = AbortSignal.any([options.signal, session]);
  const result: RunResult = {
    done: [],
    unchanged: [],
    gone: [],
    refused: {},
    unsure: new Map(),
    total: ids.length,
    error: null,
  };
  let lostInARow = 0;
  const report = (wait: Wait | null) => {
    const { done, unchanged, gone, refused, unsure, total } = result;
    const lists = [done, unchanged, gone, Object.keys(refused), [...unsure]];
    options.onProgress({ label: write.label, done: lists.flat().length, total, wait });
  };

  const record = (id: string, { outcome, failure }: Sent) => {
    if (outcome === 'unwanted') {
      result.total -= 1;
      return;
    }
    if (outcome === 'unchanged') {
      result.unchanged.push(id);
      return;
    }
    if (outcome === 'done' || outcome === 'gone') result[outcome].push(id);
    else if (outcome === 'unsure' && failure) result.unsure.set(id, failure);
    else if (outcome === 'refused' && failure) result.refused[id] = failure.message;
    lostInARow = outcome === 'unsure' ? lostInARow + 1 : 0;
  };
  const endsRun = ({ outcome, failure }: Sent) =>
    outcome === 'notSent' ||
    failure?.status === 403 ||
    (outcome === 'unsure' && (write.isDone === undefined || lostInARow === MOST_LOST));

  for (const id of ids) {
    report(null);
    const sent = await send(id, write, { signal, onWait: report });
    record(id, sent);
    if (endsRun(sent)) {
      result.error = sent.failure;
      break;
    }
  }
  if (result.error === null || isOutcomeUnknown(result.error)) {
    try {
      await resolveUnsure(result, write, { ...options, signal });
    } catch (thrown) {
      result.error = toApiError(thrown);
    }
  }
  if (session.aborted) result.error = apiError('unauthorized');
  return result;
}

/** Asks before each attempt whether it is to be sent: a wait for a 429 may be long. */
async function send(
  id: string,
  write: Write,
  options: Parameters<typeof retryRateLimited>[1],
): Promise<Sent> {
  const attempt = async (): Promise<Outcome> => {
    if (!write.isWanted(id)) return 'unwanted';
    if (write.isUnchanged?.(id)) return 'unchanged';
    await write.send(id);
    return 'done';
  };
  try {
    return { outcome: await retryRateLimited(attempt, options), failure: null };
  } catch (thrown) {
    const failure = toApiError(thrown);
    return { outcome: classify(failure, write.missing), failure };
  }
}

/** What became of a job whose write failed. */
function classify(failure: ApiError, missing: Write['missing']): Outcome {
  if (isSilent(failure)) return 'notSent';
  if (isOutcomeUnknown(failure)) return 'unsure';
  return failure.status === 404 && missing ? missing : 'refused';
}

/** Of what is not in a list that was not read whole it says nothing. */
async function resolveUnsure(
  { done, refused, unsure }: RunResult,
  write: Write,
  options: TaskOptions,
): Promise<void> {
  if (unsure.size === 0 || write.isDone === undefined) return;
  const { jobs, isWhole } = await readUnsure([...unsure.keys()], write, options);
  const found = new Map(jobs.map((job) => [job._id, job]));
  for (const [id, error] of unsure) {
    const job = found.get(id);
    if (job === undefined && !isWhole) continue;
    unsure.delete(id);
    if (write.isDone(job)) done.push(id);
    else refused[id] = LOST.includes(error.kind) ? NOT_DONE : error.message;
  }
}

/** Reads what the company of a single one finds; all applications where that is not enough. */
async function readUnsure(
  [first = '', ...others]: string[],
  { companyOf }: Write,
  options: TaskOptions,
) {
  const search = others.length === 0 ? companyOf(first).trim() : '';
  if (search !== '') {
    const { jobs } = await walkJobs({ ...EVERYTHING, search }, options);
    if (jobs.some(({ _id }) => _id === first)) return { jobs, isWhole: false };
  }
  return walkJobs(EVERYTHING, options);
}
