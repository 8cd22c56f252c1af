import { retryRateLimited, type Wait } from '@/shared/api/retry';
import type { TaskOptions } from '@/shared/lib/useTask';
import { isOutcomeUnknown, isSilent, toApiError, type ApiError } from '@/shared/api/apiError';
import { createJob } from '@/jobs/api/createJob';
import { sessionSignal } from '@/shared/api/sessionScope';
import type { PlannedRow } from './plan';

/** What became of a row to be created; 'not sure' until the list is read again. */
export type Outcome = {
  result: 'created' | 'already there' | 'refused' | 'not sure';
  reason: string;
};

/** By the numbers of the rows; one that was not sent has none. */
export type Outcomes = ReadonlyMap<number, Outcome>;

/**
 * Creates the rows one after the other, each sent once; a 429 is waited out. Ends early when the
 * signal aborts, when the session is over, and at the first row that could not be sent or whose outcome
 * is unknown. Resolves with what became of the rows and the error it ended with, null when all were sent.
 */
export async function importRows(
  rows: readonly PlannedRow[],
  options: TaskOptions,
): Promise<{ outcomes: Outcomes; error: ApiError | null }> {
  // No row may be sent in the next session.
  const signal = AbortSignal.any([options.signal, sessionSignal()]);
  const outcomes = new Map<number, Outcome>();
  const report = (wait: Wait | null) =>
    options.onProgress({
      label: 'Creating applications',
      done: outcomes.size,
      total: rows.length,
      wait,
    });
  for (const { number, draft } of rows) {
    report(null);
    try {
      // Not aborted once sent: only its answer would be lost.
      const isWhole = await retryRateLimited(() => createJob(draft), { signal, onWait: report });
      outcomes.set(number, { result: 'created', reason: isWhole ? '' : 'without its status' });
    } catch (thrown) {
      const error = toApiError(thrown);
      if (isSilent(error)) return { outcomes, error };
      const isUnknown = isOutcomeUnknown(error);
      outcomes.set(number, { result: isUnknown ? 'not sure' : 'refused', reason: error.message });
      if (isUnknown) return { outcomes, error };
    }
  }
  return { outcomes, error: null };
}
