import { createAsyncThunk, type AsyncThunkOptions } from '@reduxjs/toolkit';
import { toApiError, type ApiError } from '@/shared/api/apiError';
import type { AppDispatch, RootState } from './withTypes';

/** When it was sent or refused, in milliseconds. */
type Moment = { at: number };
export type ThunkConfig = {
  state: RootState;
  dispatch: AppDispatch;
  rejectValue: ApiError;
  pendingMeta: Moment;
  rejectedMeta: Moment;
};

type StoreAccess = { getState: () => RootState; dispatch: AppDispatch };

const moment = (): Moment => ({ at: Date.now() });

/**
 * A thunk around one call of the API, `call(argument, signal, store)`. Resolves with the call's
 * result and rejects with an ApiError; aborting the thunk aborts the call. Its actions say when.
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
        return rejectWithValue(toApiError(thrown), moment());
      }
    },
    { ...options, getPendingMeta: moment },
  );
}
