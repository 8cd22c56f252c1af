import type { ActionReducerMapBuilder } from '@reduxjs/toolkit';
import type { JobState } from '@/features/job/jobSlice';
import type { JobPage } from '@/shared/api/contract';
import { fetchJobPage } from '@/shared/api/jobPages';
import { EVERYTHING } from '@/shared/api/jobPagePath';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import {
  beginReading,
  failReading,
  succeedReading,
  unread,
  type Reading,
} from '@/shared/store/reading';

/** What an application is searched by. */
export type SearchedField = 'company' | 'position';

/** What the server has found by one field of the form, as far as it has answered. */
export type Found = { reading: Reading; page: JobPage | null };

export const nothingFound: Record<SearchedField, Found> = {
  company: { reading: unread, page: null },
  position: { reading: unread, page: null },
};

/** Reads the latest applications that have this text in their position or, on most servers, company. Rejects with an ApiError. */
export const searchJobs = createAppAsyncThunk<JobPage, { field: SearchedField; text: string }>(
  'job/searchJobs',
  ({ text }, signal) =>
    fetchJobPage({ ...EVERYTHING, search: text, sort: 'latest', page: 1 }, signal),
);

/** What is found belongs to the text that was searched for last. */
export function addFoundCases(cases: ActionReducerMapBuilder<JobState>): void {
  cases.addAsyncThunk(searchJobs, {
    pending: ({ found }, action) => {
      const { field, text } = action.meta.arg;
      beginReading(found[field].reading, text, action);
      found[field].page = null;
    },
    fulfilled: ({ found }, action) => {
      const { field } = action.meta.arg;
      if (succeedReading(found[field].reading, action)) found[field].page = action.payload;
    },
    rejected: ({ found }, action) => {
      failReading(found[action.meta.arg.field].reading, action);
    },
  });
}
