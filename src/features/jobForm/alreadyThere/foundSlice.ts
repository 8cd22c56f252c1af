import { createSlice, isRejectedWithValue, type WithSlice } from '@reduxjs/toolkit';
import type { JobPage } from '@/jobs/api/contract';
import { fetchJobPage } from '@/jobs/api/jobPages';
import { EVERYTHING } from '@/jobs/api/jobPagePath';
import { jobsChanged, jobWritten, sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { addReadCases, markStale, unread, type Reading } from '@/shared/store/reading';
import { rootReducer } from '@/shared/store/rootReducer';

type Found = {
  reading: Reading;
  /** By the text that was searched for, until a job is written. */
  answers: { text: string; page: JobPage }[];
  /** When searches were sent, in milliseconds; the newest last. */
  sentAt: number[];
  /** In milliseconds. */
  pausedUntil: number;
};

const initialState: Found = { reading: unread, answers: [], sentAt: [], pausedUntil: 0 };

/** Servers allow so many calls in such a time that the hint may take only a few of them. */
const MOST = 15;
const WINDOW_MS = 15 * 60_000;
/** After a 429 that names no pause. */
const PAUSE_SECONDS = 60;

/** Reads the latest applications that have this text in their company. Rejects with an ApiError. */
export const searchJobs = createAppAsyncThunk<JobPage, string>(
  'found/searchJobs',
  (search, signal) => fetchJobPage({ ...EVERYTHING, search, sort: 'latest', page: 1 }, signal),
);

function makeStale(state: Found) {
  markStale(state.reading);
  state.answers = [];
}

/** Loaded with what shows it, not with the form. */
const foundSlice = createSlice({
  name: 'found',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    addReadCases(builder, searchJobs, {
      find: ({ reading }) => reading,
      keyOf: (text) => text,
      onAnswer: ({ answers }, page, text) => {
        answers.push({ text, page });
      },
    });
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(jobsChanged, makeStale)
      .addCase(jobWritten, makeStale)
      .addMatcher(searchJobs.pending.match, (state, { meta }) => {
        state.sentAt = [...state.sentAt, meta.at].slice(-MOST);
      })
      .addMatcher(isRejectedWithValue(searchJobs), (state, { payload, meta }) => {
        if (payload?.kind !== 'rateLimited' || meta.at === undefined) return;
        const pause = (payload.retryAfterSeconds ?? PAUSE_SECONDS) * 1000;
        state.pausedUntil = Math.max(state.pausedUntil, meta.at + pause);
      });
  },
  selectors: {
    selectFoundReading: ({ reading }) => reading,
    selectFoundPage: ({ answers }, text: string) =>
      answers.find((answer) => answer.text === text)?.page ?? null,
    /** Whether a text may be searched for now: not known, in no pause, and not one too many. */
    selectMaySearch: ({ answers, sentAt, pausedUntil }, text: string) => {
      const now = Date.now();
      const oldest = sentAt.length < MOST ? -Infinity : (sentAt[0] ?? 0);
      const isKnown = answers.some((answer) => answer.text === text);
      return text !== '' && !isKnown && now >= pausedUntil && now - oldest > WINDOW_MS;
    },
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof foundSlice> {}
}

export const { selectFoundReading, selectFoundPage, selectMaySearch } =
  foundSlice.injectInto(rootReducer).selectors;
