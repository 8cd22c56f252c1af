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
  /** The answer that is shown: to which key, and when it was kept, if it was. */
  shown: { key: string | null; asOf: number | null };
};

const NOTHING: Reading['shown'] = { key: null, asOf: null };

export const unread: Reading = {
  key: null,
  requestId: null,
  error: null,
  isFresh: false,
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
    return reading.requestId === requestId ? reading : null;
  };
  cases.addAsyncThunk(thunk, {
    pending: (state, { meta: { arg, requestId } }) => {
      Object.assign(find(state, arg), {
        key: keyOf(arg),
        requestId,
        error: null,
        isFresh: false,
      });
    },
    fulfilled: (state, { meta, payload }) => {
      const reading = findPending(state, meta);
      if (reading === null) return;
      const shown = { key: reading.key, asOf: null };
      Object.assign(reading, { requestId: null, isFresh: true, shown });
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

/** Whether a kept answer to what was asked for would replace one to something else, or nothing. */
export function lacksAnswer({ key, shown }: Reading): boolean {
  return key !== null && shown.key !== key;
}

/** Why nothing newer is shown; null where a kept answer is, which says so by its time. */
export function errorOf({ key, error, shown }: Reading): ApiError | null {
  return shown.asOf !== null && shown.key === key ? null : error;
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
