import {
  createSlice,
  isAnyOf,
  isFulfilled,
  isPending,
  isRejected,
  type PayloadAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { User } from '@/shared/api/contract';
import { userKey } from '@/shared/storage/userKey';
import { typedSince } from '@/shared/forms/typedSince';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { rootReducer } from '@/shared/store/rootReducer';
import type { RootState } from '@/shared/store/withTypes';
import { userApi } from './loadUserApi';
import type { Credentials, Registration } from './userApi';

type UserState = {
  user: User | null;
  isSidebarOpen: boolean;
  /** The request the forms are waiting for. */
  pendingRequestId: string | null;
  /** The id of the session; null for none. */
  session: string | null;
  /** The unsaved fields of the profile. */
  profileDraft: Partial<User>;
  /** The user whose session has ended by itself, so that what they typed waits for them. */
  leftBy: string | null;
  /** A login in this tab began the session, and no call has succeeded since. */
  isUnproven: boolean;
  /** The last session ended at its first call, since the browser keeps no cookie. */
  isCookieLost: boolean;
};

const initialState: UserState = {
  user: null,
  isSidebarOpen: false,
  pendingRequestId: null,
  session: null,
  profileDraft: {},
  leftBy: null,
  isUnproven: false,
  isCookieLost: false,
};

/** The initial state for this user and session, with what was typed before. */
export function userStateFor(
  user: User | null,
  session: string | null,
  typed?: Pick<UserState, 'profileDraft' | 'leftBy'>,
): UserState {
  return { ...initialState, ...typed, user, session };
}

/** Opens an account. Resolves with its name; rejects with an ApiError. */
export const registerUser = createAppAsyncThunk<string, Registration>(
  'user/register',
  async (registration, signal) => (await userApi()).register(registration, signal),
);

/** Resolves with the user, whom `sessionStarted` then signs in; rejects with an ApiError. */
export const loginUser = createAppAsyncThunk<User, Credentials>(
  'user/login',
  async (credentials, signal) => (await userApi()).login(credentials, signal),
);

/** Ends the session on the server; `sessionEnded` then signs out here. Rejects with an ApiError. */
export const logoutUser = createAppAsyncThunk<undefined>('user/logout', async (_, signal) =>
  (await userApi()).logout(signal),
);

/** Saves the profile and takes it over. Resolves with the user; rejects with an ApiError. */
export const saveProfile = createAppAsyncThunk<User, User>('user/save', async (profile, signal) =>
  (await userApi()).updateUser(profile, signal),
);

/** The requests the forms wait for. */
const formThunks = [registerUser, loginUser, saveProfile] as const;

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
    profileTyped: (state, action: PayloadAction<Partial<User>>) => {
      Object.assign(state.profileDraft, action.payload);
    },
    profileDiscarded: (state) => {
      state.profileDraft = {};
    },
    profileChangedElsewhere: (state, action: PayloadAction<User>) => {
      state.user = action.payload;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, ({ leftBy, profileDraft }, { payload, meta }) => ({
        ...userStateFor(payload, meta.session),
        ...(leftBy === userKey(payload) && { profileDraft }),
        isUnproven: !meta.isOfOtherTab,
      }))
      .addCase(sessionEnded, ({ profileDraft }, { payload: leftBy, meta: { isCookieLost } }) => ({
        ...initialState,
        ...(leftBy !== null && { leftBy, profileDraft }),
        isCookieLost,
      }))
      .addCase(loginUser.pending, (state) => {
        state.isCookieLost = false;
      })
      .addCase(saveProfile.fulfilled, (state, { meta, payload }) => {
        if (state.pendingRequestId !== meta.requestId) return;
        state.user = payload;
        state.profileDraft = typedSince(state.profileDraft, meta.arg);
      })
      .addMatcher(isFulfilled(), (state) => {
        state.isUnproven = false;
      })
      .addMatcher(isPending(...formThunks), (state, { meta }) => {
        state.pendingRequestId = meta.requestId;
      })
      .addMatcher(
        isAnyOf(isFulfilled(...formThunks), isRejected(...formThunks)),
        (state, { meta }) => {
          if (state.pendingRequestId === meta.requestId) state.pendingRequestId = null;
        },
      );
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof userSlice> {}
}

const injected = userSlice.injectInto(rootReducer);

export const {
  sidebarToggled,
  sidebarReset,
  profileTyped,
  profileDiscarded,
  profileChangedElsewhere,
} = userSlice.actions;

const userStateOf = (state: RootState) => injected.selectSlice(state);

export const selectUser = (state: RootState) => userStateOf(state).user;

/** Under whose key things are kept on this device; null for nobody. */
export function selectOwner(state: RootState): string | null {
  const { user } = userStateOf(state);
  return user && userKey(user);
}

export const selectIsSidebarOpen = (state: RootState) => userStateOf(state).isSidebarOpen;
export const selectIsUserLoading = (state: RootState) =>
  userStateOf(state).pendingRequestId !== null;
export const selectSession = (state: RootState) => userStateOf(state).session;
export const selectProfileDraft = (state: RootState) => userStateOf(state).profileDraft;
export const selectLeftBy = (state: RootState) => userStateOf(state).leftBy;
export const selectIsUnproven = (state: RootState) => userStateOf(state).isUnproven;
export const selectIsCookieLost = (state: RootState) => userStateOf(state).isCookieLost;
