import { createSlice, type WithSlice } from '@reduxjs/toolkit';
import { readColumn } from '@/features/allJobs/jobs/columns';
import { jobStatsPath } from '@/features/allJobs/jobs/jobsApi';
import { fetchJobs } from '@/features/allJobs/jobs/list';
import { fetchStats } from '@/features/allJobs/jobs/statistics';
import type { ApiError } from '@/shared/api/apiError';
import type { JobPage, JobStats } from '@/shared/api/contract';
import { jobPagePath, type JobQuery } from '@/shared/api/jobPagePath';
import type { JobStatus } from '@/shared/config/options';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { rootReducer } from '@/shared/store/rootReducer';
import type { RootState } from '@/shared/store/withTypes';

/** What is kept of an installed app's reads: a page of the list, beginnings of the columns, the figures. */
export type KeptPart = 'list' | 'statistics' | JobStatus;

type Column = {
  argument: Parameters<typeof readColumn>[0];
  answer: ReturnType<typeof readColumn.fulfilled>['payload'];
};

/** A read of a part, by its path, with the argument and the answer of its thunk. */
export type Answered = { key: string } & (
  | { part: 'list'; argument: JobQuery; answer: JobPage }
  | { part: 'statistics'; answer: JobStats }
  | ({ part: JobStatus } & Column)
);
export type Read = Pick<Answered, 'part' | 'key'>;

type KeptState = {
  /** The last answer of the server for each part. */
  answered: Partial<Record<KeptPart, Answered>>;
  /** The last read of each part that did not reach the server. */
  failed: Partial<Record<KeptPart, Read>>;
  /** Where a kept answer is shown of a part: since when it is kept, in milliseconds. */
  asOf: Partial<Record<KeptPart, number | undefined>>;
};

const initialState: KeptState = { answered: {}, failed: {}, asOf: {} };

/** The id of the request whose answer was kept at this time. */
export function keptRequestId(time: number): string {
  return `kept:${time}`;
}

const listRead = (query: JobQuery) => ({ part: 'list', key: jobPagePath(query) }) as const;
const columnRead = ({ status, query }: Column['argument']) => ({
  part: status,
  key: jobPagePath(query),
});
const STATISTICS = { part: 'statistics', key: jobStatsPath } as const;

const keptSlice = createSlice({
  name: 'keptReads',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(fetchJobs.fulfilled, (state, { meta, payload: answer }) => {
        settle(state, meta, { ...listRead(meta.arg), argument: meta.arg, answer });
      })
      .addCase(readColumn.fulfilled, (state, { meta, payload: answer }) => {
        // Of the rest of a column there is no beginning.
        if (!answer.isAnew) return;
        settle(state, meta, { ...columnRead(meta.arg), argument: meta.arg, answer });
      })
      .addCase(fetchStats.fulfilled, (state, { meta, payload: answer }) => {
        settle(state, meta, { ...STATISTICS, answer });
      })
      .addCase(fetchJobs.rejected, (state, { meta, payload }) => {
        fail(state, listRead(meta.arg), payload);
      })
      .addCase(readColumn.rejected, (state, { meta, payload }) => {
        fail(state, columnRead(meta.arg), payload);
      })
      .addCase(fetchStats.rejected, (state, { payload }) => {
        fail(state, STATISTICS, payload);
      });
  },
});

function settle({ answered, asOf }: KeptState, meta: { requestId: string }, read: Answered) {
  const [, time] = /^kept:(.*)/.exec(meta.requestId) ?? [];
  if (time === undefined) answered[read.part] = read;
  asOf[read.part] = time === undefined ? undefined : Number(time);
}

/** What was read since the start is shown anyway. */
function fail({ answered, failed }: KeptState, read: Read, error?: ApiError) {
  const isLost = error?.kind === 'unreachable' || error?.kind === 'timeout';
  if (isLost && answered[read.part]?.key !== read.key) failed[read.part] = read;
}

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof keptSlice> {}
}

const injected = keptSlice.injectInto(rootReducer);

/** What is kept, and what is shown of it. */
export const selectKeptReads = (state: RootState) => injected.selectSlice(state);
