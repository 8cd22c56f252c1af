import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { JobPage } from '@/shared/api/contract';
import { fetchJobPage } from '@/shared/api/jobPages';
import { EVERYTHING } from '@/shared/api/jobPagePath';
import {
  connectionRestored,
  jobsChanged,
  sessionEnded,
  sessionStarted,
} from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import {
  beginReading,
  failReading,
  markStale,
  succeedReading,
  unread,
  type Reading,
} from '@/shared/store/reading';
import { rootReducer } from '@/shared/store/rootReducer';

/** What an application is searched by. */
export type SearchedField = 'company' | 'position';

/** What the server has found by one field of the form, as far as it has answered. */
type Found = { reading: Reading; page: JobPage | null };

const initialState: Record<SearchedField, Found> = {
  company: { reading: unread, page: null },
  position: { reading: unread, page: null },
};

/** Reads the latest applications that have this text in their position or, on most servers, company. Rejects with an ApiError. */
export const searchJobs = createAppAsyncThunk<JobPage, { field: SearchedField; text: string }>(
  'found/searchJobs',
  ({ text }, signal) =>
    fetchJobPage({ ...EVERYTHING, search: text, sort: 'latest', page: 1 }, signal),
);

function makeStale({ company, position }: typeof initialState) {
  markStale(company.reading);
  markStale(position.reading);
}

/** Loaded with what shows it, not with the form. */
const foundSlice = createSlice({
  name: 'found',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(jobsChanged, makeStale)
      .addCase(connectionRestored, makeStale)
      .addAsyncThunk(searchJobs, {
        pending: (state, action) => {
          const { field, text } = action.meta.arg;
          beginReading(state[field].reading, text, action);
          state[field].page = null;
        },
        fulfilled: (state, action) => {
          const { field } = action.meta.arg;
          if (succeedReading(state[field].reading, action)) state[field].page = action.payload;
        },
        rejected: (state, action) => {
          failReading(state[action.meta.arg.field].reading, action);
        },
      });
  },
  selectors: {
    selectFound: (state, field: SearchedField) => state[field],
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof foundSlice> {}
}

export const { selectFound } = foundSlice.injectInto(rootReducer).selectors;
