import { createAsyncThunk, type AsyncThunkOptions } from '@reduxjs/toolkit';
import { toApiError, type ApiError } from '@/shared/api/apiError';
import type { AppDispatch, RootState } from './withTypes';

export type ThunkConfig = {
  state: RootState;
  dispatch: AppDispatch;
  rejectValue: ApiError;
};

type StoreAccess = { getState: () => RootState; dispatch: AppDispatch };

/**
 * A thunk around one call of the API, `call(argument, signal, store)`. Resolves with the call's
 * result and rejects with an ApiError; aborting the thunk aborts the call.
 */
export function createAppAsyncThunk<Result, Argument = void>(
  type: string,
  call: (argument: Argument, signal: AbortSignal, store: StoreAccess) => Promise<Result>,
  options?: Pick<AsyncThunkOptions<Argument, ThunkConfig>, 'condition'>,
) {
  return createAsyncThunk<Result, Argument, ThunkConfig>(
    type,
    async (argument, { signal, getState, dispatch, rejectWithValue }) => {
      try {
        return await call(argument, signal, { getState, dispatch });
      } catch (thrown) {
        return rejectWithValue(toApiError(thrown));
      }
    },
    options,
  );
}
