import { createAsyncThunk, type AsyncThunkOptions } from '@reduxjs/toolkit';
import { toApiError, type ApiError } from '@/shared/api/apiError';
import type { AppDispatch, RootState } from './withTypes';

type ThunkConfig = { state: RootState; dispatch: AppDispatch; rejectValue: ApiError };

/**
 * A thunk around one call of the API, `call(argument, signal, getState)`. Resolves with the call's
 * result and rejects with an ApiError; aborting the thunk aborts the call.
 */
export function createAppAsyncThunk<Result, Argument = void>(
  type: string,
  call: (argument: Argument, signal: AbortSignal, getState: () => RootState) => Promise<Result>,
  options?: AsyncThunkOptions<Argument, ThunkConfig>,
) {
  return createAsyncThunk<Result, Argument, ThunkConfig>(
    type,
    async (argument, { signal, getState, rejectWithValue }) => {
      try {
        return await call(argument, signal, getState);
      } catch (thrown) {
        return rejectWithValue(toApiError(thrown));
      }
    },
    options,
  );
}
