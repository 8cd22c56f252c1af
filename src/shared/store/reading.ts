import type { ActionReducerMapBuilder, AsyncThunk, Draft } from '@reduxjs/toolkit';
import type { ApiError } from '@/shared/api/apiError';
import type { ThunkConfig } from './createAppAsyncThunk';

/** The state of one read of the API. */
export type Reading = {
  /** Of the last request; null before the first one. */
  key: string | null;
  /** The pending request; answers to other ones are ignored. */
  requestId: string | null;
  error: ApiError | null;
  /** Whether the answer has come and nothing has made it stale since. */
  isFresh: boolean;
};

export const unread: Reading = { key: null, requestId: null, error: null, isFresh: false };

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
    return reading.requestId === requestId ? reading : null;
  };
  cases.addAsyncThunk(thunk, {
    pending: (state, { meta: { arg, requestId } }) => {
      Object.assign(find(state, arg), { ...unread, key: keyOf(arg), requestId });
    },
    fulfilled: (state, { meta, payload }) => {
      const reading = findPending(state, meta);
      if (reading === null) return;
      Object.assign(reading, { requestId: null, isFresh: true });
      onAnswer(state, payload, meta.arg);
    },
    rejected: (state, { meta, payload: error }) => {
      const isAborted = error === undefined || error.kind === 'cancelled';
      Object.assign(findPending(state, meta) ?? {}, {
        requestId: null,
        error: isAborted ? null : error,
      });
    },
  });
}

/** Invalidates the answer and a pending request: a mounted reader reads again. */
export function markStale(reading: Reading): void {
  Object.assign(reading, { requestId: null, error: null, isFresh: false });
}

/** Whether a request is pending or due. */
export function isLoading({ requestId, error, isFresh }: Reading): boolean {
  return requestId !== null || (!isFresh && error === null);
}

/** Whether a read that was begun before is due again for this key. */
export function isReadDue(reading: Reading, key: string): boolean {
  const { requestId, error, isFresh } = reading;
  if (reading.key === null) return false;
  return reading.key !== key || (requestId === null && error === null && !isFresh);
}
