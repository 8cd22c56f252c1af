import type { User } from '@/shared/api/contract';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import type { RootState } from '@/shared/store/withTypes';
import {
  login,
  logout,
  register,
  updateUser,
  type Credentials,
  type Registration,
} from './userApi';
import { formRequests, selectIsUserLoading } from './userSlice';

const oneAtATime = {
  condition: (_: unknown, { getState }: { getState: () => RootState }) =>
    !selectIsUserLoading(getState()),
};

/** Opens an account. Resolves with its name; rejects with an ApiError. */
export const registerUser = createAppAsyncThunk<string, Registration>(
  formRequests.register,
  register,
  oneAtATime,
);

/**
 * Checks the credentials. Resolves with the user, whom `sessionStarted` then signs in; rejects with
 * an ApiError, 'unreadable' when the answer names no user.
 */
export const loginUser = createAppAsyncThunk<User, Credentials>(
  formRequests.login,
  login,
  oneAtATime,
);

/** Ends the session on the server; `sessionEnded` then signs out here. Rejects with an ApiError. */
export const logoutUser = createAppAsyncThunk<undefined>('user/logout', (_, signal) =>
  logout(signal),
);

/** Saves the profile and takes it over. Resolves with the user; rejects with an ApiError. */
export const saveProfile = createAppAsyncThunk<User, User>(
  formRequests.save,
  updateUser,
  oneAtATime,
);
