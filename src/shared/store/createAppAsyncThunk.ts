import { createAsyncThunk } from '@reduxjs/toolkit';
import { toApiError, type ApiError } from '@/shared/api/apiError';
import type { AppDispatch, AppStore, RootState } from './withTypes';

export type ThunkConfig = {
  state: RootState;
  dispatch: AppDispatch;
  rejectValue: ApiError;
};

/** What a thunk that makes several calls reads and tells in between. */
export type ThunkStore = Pick<AppStore, 'dispatch' | 'getState'>;

/**
 * A thunk around a call of the API, `call(argument, signal, store)`. Resolves with the call's result and rejects
 * with an ApiError; aborting the thunk aborts the call.
 */
export function createAppAsyncThunk<Result, Argument = void>(
  type: string,
  call: (argument: Argument, signal: AbortSignal, store: ThunkStore) => Promise<Result>,
) {
  return createAsyncThunk<Result, Argument, ThunkConfig>(
    type,
    async (argument, { signal, dispatch, getState, rejectWithValue }) => {
      try {
        return await call(argument, signal, { dispatch, getState });
      } catch (thrown) {
        return rejectWithValue(toApiError(thrown));
      }
    },
  );
}
