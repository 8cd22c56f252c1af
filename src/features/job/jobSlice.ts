import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import type { Job, JobDraft } from '@/shared/api/contract';
import { createJob } from '@/shared/api/createJob';
import { rootReducer } from '@/shared/store/rootReducer';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { updateJob } from './jobApi';

export type JobState = Omit<JobDraft, 'jobLocation'> & {
  /** Null while the form is untouched: then it shows the user's own location. */
  jobLocation: string | null;
  isEditing: boolean;
  editJobId: string;
  pendingRequestId: string | null;
};

const initialState: JobState = {
  position: '',
  company: '',
  jobLocation: null,
  jobType: 'full-time',
  jobStatus: 'pending',
  isEditing: false,
  editJobId: '',
  pendingRequestId: null,
};

/**
 * Saves the form: a new application, or with an id the changes to that one. One at a time, unless
 * the form was cleared or another job picked since.
 * Rejects with an ApiError and leaves the form as it is.
 */
export const saveJob = createAppAsyncThunk<undefined, { draft: JobDraft; editJobId?: string }>(
  'job/save',
  ({ draft, editJobId }, signal) =>
    editJobId === undefined ? createJob(draft, signal) : updateJob(editJobId, draft, signal),
  { condition: (_, { getState }) => !selectIsJobSaving(getState()) },
);

const jobSlice = createSlice({
  name: 'job',
  initialState,
  reducers: {
    jobDraftChanged: (state, action: PayloadAction<JobDraft>) => {
      Object.assign(state, action.payload);
    },
    jobFormCleared: () => initialState,
    jobPickedForEditing: (_, action: PayloadAction<Job>) => {
      const { _id, position, company, jobLocation, jobType, jobStatus } = action.payload;
      const draft = { position, company, jobLocation, jobType, jobStatus };
      return { ...initialState, ...draft, isEditing: true, editJobId: _id };
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(sessionStarted, () => initialState)
      .addCase(sessionEnded, () => initialState)
      .addAsyncThunk(saveJob, {
        pending: (state, action) => {
          state.pendingRequestId = action.meta.requestId;
        },
        // Another job may have been picked since: then that one stays in the form.
        fulfilled: (state, action) =>
          state.pendingRequestId === action.meta.requestId ? initialState : state,
        rejected: (state, action) => {
          if (state.pendingRequestId === action.meta.requestId) state.pendingRequestId = null;
        },
      });
  },
  selectors: {
    selectJobForm: (state) => state,
    selectIsJobSaving: (state) => state.pendingRequestId !== null,
  },
});

declare module '@/shared/store/rootReducer' {
  export interface LazyLoadedSlices extends WithSlice<typeof jobSlice> {}
}

const injected = jobSlice.injectInto(rootReducer);

export const { jobDraftChanged, jobFormCleared, jobPickedForEditing } = jobSlice.actions;
export const { selectJobForm, selectIsJobSaving } = injected.selectors;
