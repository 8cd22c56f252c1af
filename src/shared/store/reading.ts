import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/apiError';
import type { ThunkConfig } from './createAppAsyncThunk';

/** The state of one read of the API. */
export type Reading = {
  /** The key of the last request; null before the first one. */
  key: string | null;
  /** The last request. Answers to others are ignored. */
  requestId: string | null;
  /** 'due' also when the answer is stale or the request was aborted. */
  status: 'due' | 'pending' | 'fresh' | 'failed';
  /** Why the last request failed; null unless it did. */
  error: ApiError | null;
  /** The key of the answer that is shown. */
  shownKey: string | null;
  /** When that was cached; null for an answer of the server. */
  cachedAt: number | null;
};

export const unread: Reading = {
  key: null,
  requestId: null,
  status: 'due',
  error: null,
  shownKey: null,
  cachedAt: null,
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
    return reading.status === 'pending' && reading.requestId === requestId ? reading : null;
  };
  cases.addAsyncThunk(thunk, {
    pending: (state, { meta: { arg, requestId } }) => {
      const reading = find(state, arg);
      Object.assign(reading, { key: keyOf(arg), requestId, status: 'pending', error: null });
    },
    fulfilled: (state, { meta, payload }) => {
      const reading = findPending(state, meta);
      if (reading === null) return;
      Object.assign(reading, { status: 'fresh', shownKey: reading.key, cachedAt: null });
      onAnswer(state, payload, meta.arg);
    },
    rejected: (state, { meta, payload: error }) => {
      const reading = findPending(state, meta);
      if (reading === null) return;
      const isAborted = error === undefined || error.kind === 'cancelled';
      Object.assign(reading, isAborted ? { status: 'due' } : { status: 'failed', error });
    },
  });
}

/** Why nothing newer is shown; null where a cached answer is, which says so by its time. */
export function errorOf({ error, cachedAt }: Reading): ApiError | null {
  return cachedAt === null ? error : null;
}

/** Invalidates the answer and a pending request: a mounted reader reads again. */
export function markStale(reading: Reading): void {
  Object.assign(reading, { status: 'due', error: null });
}

/** Whether a request is pending or due. */
export function isLoading({ status }: Reading): boolean {
  return status === 'pending' || status === 'due';
}

/** Whether a read that was begun before is due again for this key. */
export function isReadDue(reading: Reading, key: string): boolean {
  return reading.key !== null && (reading.key !== key || reading.status === 'due');
}
