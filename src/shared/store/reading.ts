import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/apiError';
import type { ThunkConfig } from './createAppAsyncThunk';

/** 'due' also when the answer is stale or the request was aborted. */
type Progress =
  | { phase: 'due' | 'fresh' }
  // Answers to other requests are ignored.
  | { phase: 'pending'; requestId: string }
  | { phase: 'failed'; error: ApiError };

/** The state of one read of the API. */
export type Reading = {
  /** The key of the last request; null before the first one. */
  key: string | null;
  progress: Progress;
  /** The answer that is shown: to which key, and when it was cached, if it was. */
  shown: { key: string | null; cachedAt: number | null };
};

const NOTHING: Reading['shown'] = { key: null, cachedAt: null };

export const unread: Reading = {
  key: null,
  progress: { phase: 'due' },
  shown: NOTHING,
};

type ReadCases<State, Answer, Argument> = {
  find: (state: Draft<State>, argument: Argument) => Reading;
  keyOf: (argument: Argument) => string;
  /** Stores the answer. Those to older requests are ignored. */
  onAnswer: (state: Draft<State>, answer: Answer, argument: Argument) => void;
};

/** Reduces a thunk's actions to its reading. A failure keeps the answer; an aborted request has no error. */
export function addReadCases<State, Answer, Argument>(
  cases: ActionReducerMapBuilder<State>,
  thunk: AsyncThunk<Answer, Argument, ThunkConfig>,
  { find, keyOf, onAnswer }: ReadCases<State, Answer, Argument>,
): void {
  const findPending = (
    state: Draft<State>,
    { arg, requestId }: { arg: Argument; requestId: string },
  ) => {
    const reading = find(state, arg);
    return pendingRequest(reading) === requestId ? reading : null;
  };
  cases.addAsyncThunk(thunk, {
    pending: (state, { meta: { arg, requestId } }) => {
      const progress: Progress = { phase: 'pending', requestId };
      Object.assign(find(state, arg), { key: keyOf(arg), progress });
    },
    fulfilled: (state, { meta, payload }) => {
      const reading = findPending(state, meta);
      if (reading === null) return;
      reading.progress = { phase: 'fresh' };
      reading.shown = { key: reading.key, cachedAt: null };
      onAnswer(state, payload, meta.arg);
    },
    rejected: (state, { meta, payload: error }) => {
      const reading = findPending(state, meta);
      if (reading === null) return;
      const isAborted = error === undefined || error.kind === 'cancelled';
      reading.progress = isAborted ? { phase: 'due' } : { phase: 'failed', error };
    },
  });
}

/** Whether a cached answer to what was asked for would replace one to something else, or nothing. */
export function lacksAnswer({ key, shown }: Reading): boolean {
  return key !== null && shown.key !== key;
}

/** The id of the pending request, null without one. */
export function pendingRequest({ progress }: Reading): string | null {
  return progress.phase === 'pending' ? progress.requestId : null;
}

/** Why the last request failed; null unless it did. */
export function failureOf({ progress }: Reading): ApiError | null {
  return progress.phase === 'failed' ? progress.error : null;
}

/** Why nothing newer is shown; null where a cached answer is, which says so by its time. */
export function errorOf(reading: Reading): ApiError | null {
  const { key, shown } = reading;
  return shown.cachedAt !== null && shown.key === key ? null : failureOf(reading);
}

/** Invalidates the answer and a pending request: a mounted reader reads again. */
export function markStale(reading: Reading): void {
  reading.progress = { phase: 'due' };
}

/** Whether a request is pending or due. */
export function isLoading({ progress: { phase } }: Reading): boolean {
  return phase === 'pending' || phase === 'due';
}

/** Whether a read that was begun before is due again for this key. */
export function isReadDue(reading: Reading, key: string): boolean {
  return reading.key !== null && (reading.key !== key || reading.progress.phase === 'due');
}
