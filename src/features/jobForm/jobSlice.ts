import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { JobDraft } from '@/jobs/model/job';
import { isSameJob } from '@/jobs/model/jobDraft';
import { typedSince } from '@/shared/forms/typedSince';
import { userKey } from '@/shared/storage/userKey';
import { jobGone, sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { rootReducer } from '@/shared/store/rootReducer';
import type { RootState } from '@/shared/store/withTypes';

/** What was typed into one form and is not saved; the other fields show what they begin with. */
export type Draft = {
  typed: Partial<JobDraft>;
  /** The application that is edited, as it was when somebody began to type. */
  job?: JobDraft | undefined;
  /** When its form was opened; unknown after a reload. */
  began?: number | undefined;
  /** The write that has sent this form last. */
  writeId?: string | undefined;
  /** Whether it is being sent, or the server asked something before. */
  isChecking?: boolean | undefined;
  /** The entry of the outbox that is edited here, which goes when this is saved. */
  outboxId?: string | undefined;
};

/** The form of the application with this id, of a new one, or the blank row of the table. */
export type Target = { jobId: string | null; isRow?: boolean | undefined };

/** What survives a reload. */
export type JobDrafts = {
  adding: Draft;
  /** The draft of another new application, which an edit has come between. */
  setAside: Draft;
  /** The new application in the blank row of the table. */
  row: Draft;
  edits: Record<string, Draft>;
  /** New applications of before a reload that may have been recorded, since no answer came. */
  unanswered: JobDraft[];
};

/** An edit that was ended with 'clear', until something is recorded. */
type ClearedEdit = { jobId: string; job: JobDraft; draft: Draft };

type JobState = JobDrafts & {
  cleared: ClearedEdit | null;
  /** The user whose session has ended by itself, so that their drafts wait for them. */
  leftBy: string | null;
};

const UNTOUCHED: Draft = { typed: {} };

export const NO_JOB_DRAFTS: JobDrafts = {
  adding: UNTOUCHED,
  setAside: UNTOUCHED,
  row: UNTOUCHED,
  edits: {},
  unanswered: [],
};

const initialState: JobState = { ...NO_JOB_DRAFTS, cleared: null, leftBy: null };

function findDraft(state: JobState, { jobId, isRow }: Target): Draft | undefined {
  return jobId === null ? state[isRow ? 'row' : 'adding'] : state.edits[jobId];
}

/** The same, of an edit also where nobody has typed yet, or since it was saved. */
function beginDraft(state: JobState, { jobId, isRow, job, began }: Target & Draft): Draft {
  if (jobId === null) return state[isRow ? 'row' : 'adding'];
  const draft = (state.edits[jobId] ??= { typed: {} });
  return isTyped(draft) ? draft : Object.assign(draft, { job, began });
}

function drop(state: JobState, { jobId, isRow }: Target) {
  if (jobId === null) state[isRow ? 'row' : 'adding'] = UNTOUCHED;
  else Reflect.deleteProperty(state.edits, jobId);
}

function draftsOf({ adding, setAside, row, edits }: JobDrafts): Draft[] {
  return [adding, setAside, row, ...Object.values(edits)];
}

const jobSlice = createSlice({
  name: 'job',
  initialState,
  reducers: {
    jobTyped: (state, { payload }: PayloadAction<Target & Draft>) => {
      const draft = beginDraft(state, payload);
      Object.assign(draft.typed, payload.typed);
      if (payload.outboxId !== undefined) draft.outboxId = payload.outboxId;
    },
    jobSent: (state, { payload }: PayloadAction<Target & Draft & { writeId: string }>) => {
      Object.assign(beginDraft(state, payload), { writeId: payload.writeId, isChecking: true });
    },
    /** This write has ended, or is not sent at all. */
    jobCheckEnded: (state, { payload: writeId }: PayloadAction<string>) => {
      for (const draft of draftsOf(state)) if (draft.writeId === writeId) draft.isChecking = false;
    },
    jobSaved: (state, { payload }: PayloadAction<Target & { writeId: string; sent: JobDraft }>) => {
      state.cleared = null;
      if (payload.jobId === null)
        state.unanswered = state.unanswered.filter((one) => !isSameJob(one, payload.sent));
      const drafts = [findDraft(state, payload), state.setAside];
      // What was typed into a cleared form may be the same texts.
      const draft = drafts.find((one) => one?.writeId === payload.writeId);
      if (!draft) return;
      draft.typed = typedSince(draft.typed, payload.sent);
      draft.outboxId = undefined;
      if (payload.jobId !== null) draft.job = payload.sent;
    },
    /** The draft of a new application is set aside, and the one that was takes its place. */
    draftsSwapped: (state) => {
      [state.adding, state.setAside] = [state.setAside, state.adding];
    },
    jobFormCleared: (state, { payload }: PayloadAction<Target>) => drop(state, payload),
    editCleared: (state, { payload }: PayloadAction<{ jobId: string; job: JobDraft }>) => {
      const draft = findDraft(state, payload) ?? UNTOUCHED;
      // What was asked of the server is for the form that has gone.
      state.cleared = { ...payload, draft: { ...draft, isChecking: false } };
      drop(state, payload);
    },
    /** The edit that was cleared goes on as it was. */
    editRestored: (state) => {
      if (state.cleared && isTyped(state.cleared.draft))
        state.edits[state.cleared.jobId] = state.cleared.draft;
      state.cleared = null;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, (state, { payload: user }) =>
        state.leftBy === userKey(user) ? { ...state, leftBy: null } : initialState,
      )
      .addCase(sessionEnded, (state, { payload: leftBy }) =>
        leftBy === null ? initialState : { ...state, leftBy },
      )
      .addCase(jobGone, (state, { payload: jobId }) => {
        drop(state, { jobId });
        if (state.cleared?.jobId === jobId) state.cleared = null;
      });
  },
});

/** Whether it holds anything that is not saved. */
export function isTyped({ typed }: Draft): boolean {
  return Object.keys(typed).length > 0;
}

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof jobSlice> {}
}

const injected = jobSlice.injectInto(rootReducer);

export const {
  jobTyped,
  jobSent,
  jobCheckEnded,
  jobSaved,
  draftsSwapped,
  jobFormCleared,
  editCleared,
  editRestored,
} = jobSlice.actions;

const draftsIn = (state: RootState) => injected.selectSlice(state);

export const selectAdding = (state: RootState) => draftsIn(state).adding;
export const selectSetAside = (state: RootState) => draftsIn(state).setAside;
export const selectEdits = (state: RootState) => draftsIn(state).edits;
export const selectRow = (state: RootState) => draftsIn(state).row;
export const selectUnanswered = (state: RootState) => draftsIn(state).unanswered;
export const selectHasJobDrafts = (state: RootState) => draftsOf(draftsIn(state)).some(isTyped);

export function selectDraft(state: RootState, jobId: string | null, isRow?: boolean): Draft {
  return findDraft(draftsIn(state), { jobId, isRow }) ?? UNTOUCHED;
}

export function selectClearedEdit(state: RootState, jobId: string): ClearedEdit | null {
  const { cleared } = draftsIn(state);
  return cleared?.jobId === jobId ? cleared : null;
}
