import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import type { JobPage } from '@/shared/api/contract';
import { fetchJobPage } from '@/shared/api/jobPages';
import { EVERYTHING } from '@/shared/api/jobPagePath';
import { jobsChanged, sessionEnded, sessionStarted } from '@/shared/store/appEvents';
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

/** What the server has found for the company of the form, as far as it has answered. */
type Found = { reading: Reading; page: JobPage | null };

const initialState: Found = { reading: unread, page: null };

/** Reads the latest applications that have this text in their company. Rejects with an ApiError. */
export const searchJobs = createAppAsyncThunk<JobPage, string>(
  'found/searchJobs',
  (search, signal) => fetchJobPage({ ...EVERYTHING, search, sort: 'latest', page: 1 }, signal),
);

function makeStale({ reading }: Found) {
  markStale(reading);
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
      .addAsyncThunk(searchJobs, {
        pending: (state, action) => {
          beginReading(state.reading, action.meta.arg, action);
          state.page = null;
        },
        fulfilled: (state, action) => {
          if (succeedReading(state.reading, action)) state.page = action.payload;
        },
        rejected: (state, action) => {
          failReading(state.reading, action);
        },
      });
  },
  selectors: {
    selectFound: (state) => state,
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof foundSlice> {}
}

export const { selectFound } = foundSlice.injectInto(rootReducer).selectors;
