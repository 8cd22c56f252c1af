import {
  createSlice,
  type PayloadAction,
  type UnknownAction,
  type WithSlice,
} from '@reduxjs/toolkit';
import type { User } from '@/shared/api/contract';
import { rootReducer } from '@/shared/store/rootReducer';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';

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

/** The requests the forms wait for. Their thunks, in userThunks.ts, come with the forms. */
export const formRequests = {
  register: 'user/register',
  login: 'user/login',
  save: 'user/save',
} as const;

type RequestAction<Payload = unknown> = PayloadAction<Payload, string, { requestId: string }>;

function isFormRequest(...stages: ('pending' | 'fulfilled' | 'rejected')[]) {
  const types = Object.values(formRequests).flatMap((type) =>
    stages.map((stage) => `${type}/${stage}`),
  );
  return (action: UnknownAction): action is RequestAction => types.includes(action.type);
}

function isProfileSaved(action: UnknownAction): action is RequestAction<User> {
  return action.type === `${formRequests.save}/fulfilled`;
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
      .addMatcher(isFormRequest('pending'), (state, { meta }) => {
        state.pendingRequestId = meta.requestId;
      })
      .addMatcher(isProfileSaved, (state, { meta, payload }) => {
        if (state.pendingRequestId === meta.requestId) state.user = payload;
      })
      .addMatcher(isFormRequest('fulfilled', 'rejected'), (state, { meta }) => {
        if (state.pendingRequestId === meta.requestId) state.pendingRequestId = null;
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
