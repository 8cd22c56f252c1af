import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { userKey } from '@/shared/lib/userKey';
import { sessionEnded, sessionStarted, type KeptTexts } from './appEvents';
import { rootReducer } from './rootReducer';

export const NOTHING_KEPT: KeptTexts = { owner: null, texts: {} };

/** The name of the form of an application, or of a new one. */
export function jobFormName(id: string | null): string {
  return id === null ? 'new job' : `job ${id}`;
}

export const PROFILE_FORM = 'profile';

const keptSlice = createSlice({
  name: 'kept',
  initialState: NOTHING_KEPT,
  reducers: {
    /** It is back in its form, or not wanted there. */
    textSettled: ({ texts }, { payload }: PayloadAction<string>) => {
      texts[payload] = undefined;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, { payload }) =>
        state.owner === userKey(payload) ? state : NOTHING_KEPT,
      )
      .addCase(sessionEnded, (_, { payload }) => payload ?? NOTHING_KEPT);
  },
  selectors: {
    selectKept: (state) => state,
    /** Whether whoever logs in again finds something. */
    selectIsTextKept: ({ texts }) => Object.values(texts).some((text) => text !== undefined),
    selectKeptText: ({ texts }, form: string) => texts[form],
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof keptSlice> {}
}

const injected = keptSlice.injectInto(rootReducer);

export const { textSettled } = keptSlice.actions;
export const { selectKept, selectIsTextKept, selectKeptText } = injected.selectors;
