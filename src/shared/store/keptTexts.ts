import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { userKey } from '@/shared/lib/userKey';
import { sessionEnded, sessionStarted } from './appEvents';
import { rootReducer } from './rootReducer';

/** What was typed into a form, by the names of its fields. */
type Texts = Partial<Record<string, string>>;

/** What was typed when a session ended by itself, by the names of the forms, and by whom. */
export type KeptTexts = { owner: string | null; texts: Partial<Record<string, Texts>> };

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
    textsKept: (_, { payload }: PayloadAction<KeptTexts>) => payload,
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
      .addCase(sessionEnded, () => NOTHING_KEPT);
  },
  selectors: {
    selectKept: (state) => state,
    selectKeptText: ({ texts }, form: string) => texts[form],
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof keptSlice> {}
}

const injected = keptSlice.injectInto(rootReducer);

export const { textsKept, textSettled } = keptSlice.actions;
export const { selectKept, selectKeptText } = injected.selectors;
