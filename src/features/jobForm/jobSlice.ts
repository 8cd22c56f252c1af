import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { isOutcomeUnknown } from '@/shared/api/apiError';
import type { JobDraft } from '@/jobs/api/contract';
import { typedSince } from '@/shared/lib/typedSince';
import { jobGone, sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { rootReducer } from '@/shared/store/rootReducer';

/** A form as far as somebody typed into it; the other fields show what they begin with. */
type Form = {
  typed: Partial<JobDraft>;
  pendingRequestId: string | null;
  /** What was sent and has no answer, yet or any more, so that it may have been recorded. */
  unsure?: JobDraft | undefined;
};

/** The application that is edited, as it was when the edit began; kept for a reload. */
type Edited = { editJobId: string; job: JobDraft };
type Edit = Form & Edited;

type JobState = { adding: Form; edits: Edit[] };

/** What is stored of the forms for a reload. */
export type JobDrafts = {
  adding: Omit<Form, 'pendingRequestId'>;
  edits: Omit<Edit, 'pendingRequestId'>[];
};

/** Which form: that of the application with this id, or of a new one. */
type Target = { editJobId: string | null };

type Submission = Target & {
  draft: JobDraft;
  /** What of this form was sent before and has no answer. */
  unsure?: JobDraft | undefined;
  save: () => Promise<unknown>;
};

const untouched: Form = { typed: {}, pendingRequestId: null, unsure: undefined };

const initialState: JobState = { adding: untouched, edits: [] };

/** The job slice as it is when a visit goes on with these drafts. */
export function jobStateFor({ adding, edits }: JobDrafts): JobState {
  return {
    adding: { ...adding, pendingRequestId: null },
    edits: edits.map((edit) => ({ ...edit, pendingRequestId: null })),
  };
}

/**
 * Submits a form by its `save`, which creates or changes an application. Rejects with an ApiError
 * and leaves the form as it is.
 */
export const submitJob = createAppAsyncThunk<undefined, Submission>(
  'job/submit',
  async ({ save }) => {
    await save();
    return undefined;
  },
);

function findEdit({ edits }: JobState, id: string | null): Edit | undefined {
  return edits.find(({ editJobId }) => editJobId === id);
}

function findForm(state: JobState, { editJobId }: Target): Form | undefined {
  return editJobId === null ? state.adding : findEdit(state, editJobId);
}

/** Drops what was typed. */
function reset(state: JobState, { editJobId }: Target) {
  if (editJobId === null) state.adding = untouched;
  else state.edits = state.edits.filter((edit) => edit.editJobId !== editJobId);
}

const jobSlice = createSlice({
  name: 'job',
  initialState,
  reducers: {
    newJobTyped: (state, { payload }: PayloadAction<Partial<JobDraft>>) => {
      Object.assign(state.adding.typed, payload);
    },
    editTyped: (state, { payload }: PayloadAction<Edited & { typed: Partial<JobDraft> }>) => {
      const { typed, ...edited } = payload;
      const edit = findEdit(state, edited.editJobId);
      if (edit) Object.assign(edit.typed, typed);
      else state.edits.push({ ...edited, ...untouched, typed });
    },
    jobFormCleared: (state, { payload }: PayloadAction<Target>) => {
      reset(state, payload);
    },
    /**
     * What was typed before for this application and never saved is still there, and a save under way
     * leaves this form alone. Other forms in which nothing was typed are forgotten.
     */
    jobPickedForEditing: (state, { payload }: PayloadAction<Edited>) => {
      const { typed } = findEdit(state, payload.editJobId) ?? untouched;
      const others = state.edits.filter(
        (edit) =>
          edit.editJobId !== payload.editJobId &&
          (Object.keys(edit.typed).length > 0 || edit.pendingRequestId !== null),
      );
      state.edits = [...others, { ...payload, typed, pendingRequestId: null }];
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addCase(jobGone, (state, { payload }) => reset(state, { editJobId: payload }))
      .addAsyncThunk(submitJob, {
        pending: (state, { meta }) => {
          const form = findForm(state, meta.arg);
          if (!form) return;
          form.pendingRequestId = meta.requestId;
          // Whoever reloads before the answer comes is asked, too.
          form.unsure = meta.arg.draft;
        },
        fulfilled: (state, { meta: { arg, requestId } }) => {
          const form = findForm(state, arg);
          const isPending = form?.pendingRequestId === requestId;
          // Another new application may hold the same texts.
          if (!form || (!isPending && arg.editJobId === null)) return;
          const typed = typedSince(form.typed, arg.draft);
          // Picked again meanwhile, it stays open.
          if (!isPending) form.typed = typed;
          else if (Object.keys(typed).length === 0) reset(state, arg);
          else Object.assign(form, { ...untouched, typed });
        },
        // The form may have been cleared and sent again since.
        rejected: (state, { meta, payload }) => {
          const form = findForm(state, meta.arg);
          if (form?.pendingRequestId !== meta.requestId) return;
          form.pendingRequestId = null;
          if (payload && !isOutcomeUnknown(payload)) form.unsure = meta.arg.unsure;
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

export const { newJobTyped, editTyped, jobFormCleared, jobPickedForEditing } = jobSlice.actions;
export const { selectNewJob, selectEdit, selectEdits } = injected.selectors;
