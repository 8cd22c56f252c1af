import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Job, JobDraft } from '@/shared/api/contract';
import { createJob } from '@/shared/api/createJob';
import { draftOf } from '@/shared/api/jobDraft';
import { writeJob } from '@/shared/api/jobWrites';
import { typedSince } from '@/shared/lib/typedSince';
import { sessionEnded, sessionStarted, statusSaved } from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { rootReducer } from '@/shared/store/rootReducer';

/** A form as far as somebody typed into it; the other fields show what they begin with. */
type Form = { typed: Partial<JobDraft>; pendingRequestId: string | null };

/** The form of an application that is being edited, and how that was when it was picked. */
type Edit = Form & {
  editJobId: string;
  job: JobDraft;
  /** The save during which it was picked again, and after which it stays open. */
  reopenedDuring?: string;
};

export type JobState = { adding: Form; edits: Edit[] };

/** What of the forms outlives the document. */
export type JobDrafts = {
  adding: Partial<JobDraft>;
  edits: Omit<Edit, 'pendingRequestId' | 'reopenedDuring'>[];
};

/** Which form: of the application with this id, or of a new one. */
type Target = { editJobId: string | null };

const untouched: Form = { typed: {}, pendingRequestId: null };

const initialState: JobState = { adding: untouched, edits: [] };

/** The job slice as it is when a visit goes on with these drafts. */
export function jobStateFor({ adding, edits }: JobDrafts): JobState {
  return {
    adding: { ...untouched, typed: adding },
    edits: edits.map((edit) => ({ ...edit, pendingRequestId: null })),
  };
}

/**
 * Saves a form: a new application, or the changes to the one with this id.
 * Rejects with an ApiError and leaves the form as it is.
 */
export const saveJob = createAppAsyncThunk<undefined, Target & { draft: JobDraft }>(
  'job/save',
  ({ draft, editJobId }, signal) =>
    editJobId === null ? createJob(draft, signal) : writeJob(editJobId, () => draft, signal),
);

function findEdit({ edits }: JobState, id: string | null): Edit | undefined {
  return edits.find(({ editJobId }) => editJobId === id);
}

function findForm(state: JobState, { editJobId }: Target): Form | undefined {
  return editJobId === null ? state.adding : findEdit(state, editJobId);
}

/** Nothing is left of the form: an application is no longer being edited. */
function reset(state: JobState, { editJobId }: Target) {
  if (editJobId === null) state.adding = untouched;
  else state.edits = state.edits.filter((edit) => edit.editJobId !== editJobId);
}

const jobSlice = createSlice({
  name: 'job',
  initialState,
  reducers: {
    jobTyped: (state, { payload }: PayloadAction<Target & { typed: Partial<JobDraft> }>) => {
      Object.assign(findForm(state, payload)?.typed ?? {}, payload.typed);
    },
    jobFormCleared: (state, { payload }: PayloadAction<Target>) => {
      reset(state, payload);
    },
    /** What was typed before for this application, and never saved, is still there, or being saved. */
    jobPickedForEditing: (state, { payload }: PayloadAction<Job>) => {
      const editJobId = payload._id;
      const { typed, pendingRequestId } = findEdit(state, editJobId) ?? untouched;
      reset(state, { editJobId });
      state.edits.push({
        editJobId,
        job: draftOf(payload),
        typed,
        pendingRequestId,
        ...(pendingRequestId !== null && { reopenedDuring: pendingRequestId }),
      });
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(statusSaved, (state, { payload: { _id, jobStatus } }) => {
        Object.assign(findEdit(state, _id)?.job ?? {}, { jobStatus });
      })
      .addAsyncThunk(saveJob, {
        pending: (state, { meta }) => {
          const form = findForm(state, meta.arg);
          if (form) form.pendingRequestId = meta.requestId;
        },
        fulfilled: (state, { meta: { arg, requestId } }) => {
          const form = findForm(state, arg);
          if (form?.pendingRequestId !== requestId) return;
          const typed = typedSince(form.typed, arg.draft);
          const isReopened = findEdit(state, arg.editJobId)?.reopenedDuring === requestId;
          if (Object.keys(typed).length === 0 && !isReopened) reset(state, arg);
          else Object.assign(form, { ...untouched, typed }, 'job' in form && { job: arg.draft });
        },
        // The form may have been cleared and sent again since.
        rejected: (state, { meta }) => {
          const form = findForm(state, meta.arg);
          if (form?.pendingRequestId === meta.requestId) form.pendingRequestId = null;
        },
      });
  },
  selectors: {
    selectNewJob: (state) => state.adding,
    selectEdit: findEdit,
    selectEdits: (state) => state.edits,
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof jobSlice> {}
}

const injected = jobSlice.injectInto(rootReducer);

export const { jobTyped, jobFormCleared, jobPickedForEditing } = jobSlice.actions;
export const { selectNewJob, selectEdit, selectEdits } = injected.selectors;
