import { createAction, unwrapResult } from '@reduxjs/toolkit';
import { updateJob } from '@/jobs/api/jobsApi';
import { apiError, ApiFailure, isOutcomeUnknown, isSilent } from '@/shared/api/apiError';
import type { Job, JobDraft } from '@/shared/api/contract';
import { draftOf, JOB_FIELDS } from '@/shared/api/jobDraft';
import { ALL } from '@/shared/config/options';
import { jobWritten } from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { markStale } from '@/shared/store/reading';
import type { AppDispatch } from '@/shared/store/withTypes';
import { makeAllStale, type AllJobsCases, type AllJobsState } from './allJobsState';
import { moveJob } from './columns';
import {
  confirmChange,
  dropPendingChange,
  addPendingChange,
  isStillPending,
  type JobChange,
} from './jobsTable';
import { takeOutOfRun } from './selection';

/** What was written, and the job as it was before, where that is known. */
export type SavedJob = { draft: JobDraft; before: Job | undefined };

/** Said of a job that was deleted while its change waited; the server would answer with a 404, too. */
const GONE = 'This application is no longer there.';

/** The last write of each job that is not settled yet. */
const lastWrites = new Map<string, Promise<unknown>>();

/** A change is shown before it is written. */
const changePending = createAction<JobChange>('allJobs/changePending');

/**
 * Sends a pending change. The server replaces all five fields, so the body is built here, when it is
 * sent. Resolves with null when a later change has replaced this one; rejects with an
 * ApiError.
 */
const writeJob = createAppAsyncThunk<SavedJob | null, JobChange>(
  'allJobs/writeJob',
  async (change, signal, { getState, dispatch }) => {
    const table = getState().allJobs;
    if (table === undefined || !isStillPending(table, change)) return null;
    const before = table.jobs.entities[change.id];
    if (before === undefined && JOB_FIELDS.some((name) => !(name in change.changes))) {
      throw new ApiFailure({ ...apiError('refused', GONE), status: 404 });
    }
    const draft = { ...(before && draftOf(before)), ...change.changes } as JobDraft;
    await updateJob(change.id, draft, signal).finally(() => dispatch(jobWritten()));
    return { draft, before };
  },
);

/**
 * Changes fields of one job: shown at once, then written, confirmed or dropped. Writes of one id wait
 * for each other. Resolves with null when a later change has replaced this one before it was sent;
 * rejects with an ApiError. Of a job that is not in the table all five fields are needed.
 */
export function saveJob(change: JobChange) {
  return async (dispatch: AppDispatch): Promise<SavedJob | null> => {
    dispatch(changePending(change));
    const write = () => dispatch(writeJob(change));
    const before = lastWrites.get(change.id);
    const writing = before ? before.then(write) : write();
    lastWrites.set(change.id, writing);
    const outcome = await writing;
    if (lastWrites.get(change.id) === writing) lastWrites.delete(change.id);
    return unwrapResult(outcome);
  };
}

/** A change is shown until its write is answered; then the job has it, or what was there before. */
export function addWriteCases(cases: AllJobsCases): void {
  cases
    .addCase(changePending, (state, { payload }) => {
      addPendingChange(state, payload);
      if (!payload.isOfRun) takeOutOfRun(state, payload.id);
    })
    .addAsyncThunk(writeJob, {
      fulfilled: (state, { meta: { arg: change, requestId }, payload }) => {
        // Replaced by a later change, or the session has changed.
        if (payload === null || !(change.id in state.pending)) return;
        const { draft, before } = payload;
        confirmChange(state, change, draft);
        markStale(state.statistics);
        // The answer may have been made before the write.
        if (state.list.progress.phase === 'pending') markStale(state.list);
        if (before === undefined) return;
        countChange(state, before, draft, change);
        moveJob(state, before, draft.jobStatus, requestId);
      },
      rejected: (state, { meta: { arg: change }, payload: error }) => {
        if (!(change.id in state.pending)) return;
        dropPendingChange(state, change);
        // At whose end everything is read again.
        if (change.isOfRun) return;
        const isGone = error?.status === 404;
        if (isGone || !error || isOutcomeUnknown(error)) makeAllStale(state);
        else if (!isSilent(error) && !(change.id in state.pending)) {
          state.refused[change.id] = error.message;
        }
      },
    });
}

/**
 * A job that no longer fits the filter stays in its place, but is none of those that were found. A job on
 * another page may or may not have matched: the list is read again.
 */
function countChange(
  state: AllJobsState,
  before: Job,
  draft: JobDraft,
  { isOfRun = false }: JobChange,
) {
  const { searchStatus } = state.query;
  const matches = (status: string) => Number(status === searchStatus);
  const change = matches(draft.jobStatus) - matches(before.jobStatus);
  if (change === 0 || searchStatus === ALL || state.list.progress.phase !== 'fresh') return;
  if (state.ids.includes(before._id)) state.totalJobs += change;
  else if (!isOfRun) markStale(state.list);
}
