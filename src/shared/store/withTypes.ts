import {
  createAsyncThunk,
  type AsyncThunkOptions,
  type ThunkDispatch,
  type UnknownAction,
} from '@reduxjs/toolkit';
import { useDispatch, useSelector } from 'react-redux';
import { toApiError, type ApiError } from '@/shared/api/apiError';
import type { rootReducer } from './rootReducer';

export type RootState = ReturnType<typeof rootReducer>;
export type AppDispatch = ThunkDispatch<RootState, undefined, UnknownAction>;

type ThunkConfig = { state: RootState; dispatch: AppDispatch; rejectValue: ApiError };

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();

/**
 * A thunk around one call of the API, `call(argument, signal)`. Resolves with the call's result
 * and rejects with an ApiError; aborting the thunk aborts the call.
 */
export function createAppAsyncThunk<Result, Argument = void>(
  type: string,
  call: (argument: Argument, signal: AbortSignal) => Promise<Result>,
  options?: AsyncThunkOptions<Argument, ThunkConfig>,
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
    options,
  );
}
