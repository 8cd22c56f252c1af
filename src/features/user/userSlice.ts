import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { User } from '@/shared/api/contract';
import { rootReducer } from '@/shared/store/rootReducer';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { createAppAsyncThunk, type RootState } from '@/shared/store/withTypes';
import {
  login,
  logout,
  register,
  updateUser,
  type Credentials,
  type Registration,
} from './userApi';

export type UserState = {
  user: User | null;
  isSidebarOpen: boolean;
  /** The request the forms are waiting for. */
  pendingRequestId: string | null;
  /** Counts the sessions of this visit, so that a screen of an earlier one is never reused. */
  session: number;
};

const initialState: UserState = {
  user: null,
  isSidebarOpen: false,
  pendingRequestId: null,
  session: 0,
};

/** The user slice as it is at the start of a visit of this user, or of nobody. */
export function userStateFor(user: User | null): UserState {
  return { ...initialState, user };
}

const oneAtATime = {
  condition: (_: unknown, { getState }: { getState: () => RootState }) =>
    !selectIsUserLoading(getState()),
};

/** Opens an account. Resolves with its name; rejects with an ApiError. */
export const registerUser = createAppAsyncThunk<string, Registration>(
  'user/register',
  register,
  oneAtATime,
);

/** Checks the credentials. Resolves with the user, whom `sessionStarted` then signs in. */
export const loginUser = createAppAsyncThunk<User, Credentials>('user/login', login, oneAtATime);

/** Ends the session on the server; `sessionEnded` then signs out here. Rejects with an ApiError. */
export const logoutUser = createAppAsyncThunk<undefined>('user/logout', (_, signal) =>
  logout(signal),
);

/** Saves the profile and takes it over. Resolves with the user; rejects with an ApiError. */
export const saveProfile = createAppAsyncThunk<User, User>('user/save', updateUser, oneAtATime);

type PendingAction = { meta: { requestId: string } };

function begin(state: UserState, action: PendingAction) {
  state.pendingRequestId = action.meta.requestId;
}

function finish(state: UserState, action: PendingAction) {
  if (state.pendingRequestId === action.meta.requestId) state.pendingRequestId = null;
}

const userSlice = createSlice({
  name: 'user',
  initialState,
  reducers: {
    sidebarToggled: (state) => {
      state.isSidebarOpen = !state.isSidebarOpen;
    },
    sidebarReset: (state) => {
      state.isSidebarOpen = false;
    },
    profileChangedElsewhere: (state, action: PayloadAction<User>) => {
      state.user = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, action) => ({
        ...userStateFor(action.payload),
        session: state.session + 1,
      }))
      .addCase(sessionEnded, (state) => ({ ...initialState, session: state.session + 1 }))
      .addAsyncThunk(registerUser, { pending: begin, settled: finish })
      .addAsyncThunk(loginUser, { pending: begin, settled: finish })
      .addAsyncThunk(saveProfile, {
        pending: begin,
        fulfilled: (state, action) => {
          if (state.pendingRequestId === action.meta.requestId) state.user = action.payload;
        },
        settled: finish,
      });
  },
  selectors: {
    selectUser: (state) => state.user,
    selectIsSidebarOpen: (state) => state.isSidebarOpen,
    selectIsUserLoading: (state) => state.pendingRequestId !== null,
    selectSession: (state) => state.session,
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof userSlice> {}
}

const injected = userSlice.injectInto(rootReducer);

export const { sidebarToggled, sidebarReset, profileChangedElsewhere } = userSlice.actions;
export const { selectUser, selectIsSidebarOpen, selectIsUserLoading, selectSession } =
  injected.selectors;
