import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { writeBatch } from '@/jobs/writes/runWrites';
import { tellBatch } from '@/jobs/writes/tellBatch';
import { batchClosed } from '@/jobs/writes/writes';
import { sessionSignal } from '@/shared/api/sessionScope';
import { addressOf, paths } from '@/shared/config/paths';
import { userKey } from '@/shared/storage/userKey';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { rootReducer } from '@/shared/store/rootReducer';
import type { AppStore } from '@/shared/store/withTypes';
import type { PlannedRow } from './plan';

/** Rows of a file of which some are being created; what has become of them say the writes. */
export type ImportRun = {
  batch: string;
  owner: string;
  /** All rows of the file. */
  rows: readonly PlannedRow[];
};

type ImportingState = {
  run: ImportRun | null;
  /** How often somebody has logged out here, which leaves nothing behind that was begun. */
  logouts: number;
};

const initialState: ImportingState = { run: null, logouts: 0 };

/** An import outlives its page, and a session that ends by itself where the same user logs in again. */
const importSlice = createSlice({
  name: 'importing',
  initialState,
  reducers: {
    importStarted: (state, { payload }: PayloadAction<ImportRun>) => ({ ...state, run: payload }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(batchClosed, (state) => ({ ...state, run: null }))
      .addCase(sessionEnded, ({ run, logouts }, { payload: leftBy }) => ({
        run: run?.owner === leftBy ? run : null,
        logouts: leftBy === null ? logouts + 1 : logouts,
      }))
      .addCase(sessionStarted, (state, { payload: user }) =>
        state.run?.owner === userKey(user) ? state : { ...state, run: null },
      );
  },
  selectors: { selectImport: ({ run }) => run, selectLogouts: ({ logouts }) => logouts },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof importSlice> {}
}

export const { importStarted } = importSlice.actions;
export const { selectImport, selectLogouts } = importSlice.injectInto(rootReducer).selectors;

/** The write of a row; one that is sent once more takes the place of the one before. */
export function writeIdOf({ batch }: ImportRun, number: number): string {
  return `${batch} ${number}`;
}

/**
 * Creates the applications of these rows one after the other; `known` are the jobs that were there before. Where
 * another page is open at the end, a toast says what has become of them.
 */
export async function sendRows(
  store: AppStore,
  run: ImportRun,
  rows: readonly PlannedRow[],
  known?: string[],
): Promise<void> {
  const { batch: id, owner } = run;
  const wanted = rows.map(({ number, draft }) => {
    return { id: writeIdOf(run, number), kind: 'create' as const, jobId: null, fields: draft };
  });
  const label = 'Creating applications';
  const session = sessionSignal();
  const writes = await writeBatch(store, wanted, { id, label, owner, ...(known && { known }) });
  const isElsewhere = window.location.pathname !== addressOf(paths.import);
  if (isElsewhere && !session.aborted) tellBatch('created', writes);
}
