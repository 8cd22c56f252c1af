import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { writeBatch } from '@/jobs/writes/runWrites';
import { notifyOfBatch } from '@/jobs/writes/notifyOfBatch';
import { batchClosed } from '@/jobs/writes/writes';
import { sessionSignal } from '@/shared/api/sessionScope';
import { addressOf, paths } from '@/shared/config/paths';
import { userKey } from '@/shared/storage/userKey';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { rootReducer } from '@/shared/store/rootReducer';
import type { AppStore } from '@/shared/store/withTypes';
import type { ImportState } from './importState';
import type { PlannedRow } from './plan';

/** Rows of a file of which some are being created; what has become of them say the writes. */
export type ImportRun = {
  batch: string;
  owner: string;
  /** All rows of the file. */
  rows: readonly PlannedRow[];
  /** The columns of the file that hold none of our fields, by their place in it. */
  otherColumns: readonly { column: number; heading: string }[];
  /** What was chosen for them, so that those not created can be corrected. */
  from: ImportState;
};

/** What is chosen and not sent. */
type BegunImport = { owner: string; state: ImportState };

type ImportingState = { run: ImportRun | null; begun: BegunImport | null };

const initialState: ImportingState = { run: null, begun: null };

/** An import, begun or running, outlives its page, and a session that ends by itself where its user logs in again. */
const importSlice = createSlice({
  name: 'importing',
  initialState,
  reducers: {
    importChanged: (state, { payload }: PayloadAction<BegunImport>) => {
      return { ...state, begun: payload };
    },
    /** What was begun is sent. */
    importStarted: (_, { payload }: PayloadAction<ImportRun>) => ({ run: payload, begun: null }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(batchClosed, (state) => ({ ...state, run: null }))
      .addCase(sessionEnded, (state, { payload: leftBy }) => stateOf(state, leftBy))
      .addCase(sessionStarted, (state, { payload: user }) => stateOf(state, userKey(user)));
  },
  selectors: { selectImport: ({ run }) => run, selectBegun: ({ begun }) => begun },
});

/** What is left for this user; nothing after a logout. */
function stateOf({ run, begun }: ImportingState, owner: string | null): ImportingState {
  return {
    run: run?.owner === owner ? run : null,
    begun: begun?.owner === owner ? begun : null,
  };
}

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof importSlice> {}
}

export const { importChanged, importStarted } = importSlice.actions;
export const { selectImport, selectBegun } = importSlice.injectInto(rootReducer).selectors;

/** The write of a row; one that is sent once more takes the place of the one before. */
export function writeIdOf({ batch }: ImportRun, number: number): string {
  return `${batch} ${number}`;
}

/**
 * Creates the applications of these rows one after the other, with their days; `idsBefore` are the jobs that were
 * there before. Where another page is open at the end, a toast says what has become of them. Never rejects.
 */
export async function sendRows(
  store: AppStore,
  run: ImportRun,
  rows: readonly PlannedRow[],
  idsBefore?: string[],
): Promise<void> {
  const { batch: id, owner } = run;
  const wanted = rows.map(({ number, draft, createdAt }) => {
    const id = writeIdOf(run, number);
    return { id, kind: 'create' as const, jobId: null, fields: draft, createdAt };
  });
  const label = 'Creating applications';
  const session = sessionSignal();
  const writes = await writeBatch(store, wanted, {
    id,
    label,
    owner,
    ...(idsBefore && { idsBefore }),
  });
  const isElsewhere = window.location.pathname !== addressOf(paths.import);
  if (isElsewhere && !session.aborted) notifyOfBatch('created', writes);
}
