import { createAsyncThunk } from '@reduxjs/toolkit';
import { toApiError, type ApiError } from '@/shared/api/apiError';
import type { AppDispatch, RootState } from './withTypes';

export type ThunkConfig = {
  state: RootState;
  dispatch: AppDispatch;
  rejectValue: ApiError;
};

/**
 * A thunk around one call of the API, `call(argument, signal)`. Resolves with the call's result and rejects
 * with an ApiError; aborting the thunk aborts the call.
 */
export function createAppAsyncThunk<Result, Argument = void>(
  type: string,
  call: (argument: Argument, signal: AbortSignal) => Promise<Result>,
) {
  return createAsyncThunk<Result, Argument, ThunkConfig>(
    type,
    async (argument, { signal, rejectWithValue }) => {
      try {
        return await call(argument, signal);
      } catch (thrown) {
        return rejectWithValue(toApiError(thrown));
      }
    },
  );
}
