import { createAsyncThunk, type AsyncThunkOptions } from '@reduxjs/toolkit';
import { toApiError, type ApiError } from '@/shared/api/apiError';
import type { AppDispatch, RootState } from './withTypes';

/** When it was sent or refused, in milliseconds. */
type Moment = { at: number };
type ThunkConfig = {
  state: RootState;
  dispatch: AppDispatch;
  rejectValue: ApiError;
  pendingMeta: Moment;
  rejectedMeta: Moment;
};

const moment = (): Moment => ({ at: Date.now() });

/**
 * A thunk around one call of the API, `call(argument, signal, getState)`. Resolves with the call's
 * result and rejects with an ApiError; aborting the thunk aborts the call. Its actions say when.
 */
export function createAppAsyncThunk<Result, Argument = void>(
  type: string,
  call: (argument: Argument, signal: AbortSignal, getState: () => RootState) => Promise<Result>,
  options?: Pick<AsyncThunkOptions<Argument, ThunkConfig>, 'condition'>,
) {
  return createAsyncThunk<Result, Argument, ThunkConfig>(
    type,
    async (argument, { signal, getState, rejectWithValue }) => {
      try {
        return await call(argument, signal, getState);
      } catch (thrown) {
        return rejectWithValue(toApiError(thrown), moment());
      }
    },
    { ...options, getPendingMeta: moment },
  );
}
