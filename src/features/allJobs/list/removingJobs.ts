import { recordAgain, removeJob } from '@/features/allJobs/allJobsApi';
import {
  refresh,
  type AllJobsCases,
  type AllJobsState,
} from '@/features/allJobs/state/allJobsState';
import { findChange } from '@/features/allJobs/status/changingStatus';
import { isOutcomeUnknown, type ApiError } from '@/shared/api/apiError';
import type { Job } from '@/shared/api/contract';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { findPlace, isOfThisPage, NOWHERE } from './places';

/** What became of a press on 'delete'. It lies over the list as it was read, which it never changes back. */
export type Removal = {
  job: Job;
  /** The job's place on the page; nowhere once another page is shown. */
  place: number;
  phase:
    | 'deleting'
    | 'unsure' // nobody knows whether it is deleted: the next list may tell
    | 'unlisted' // that list does not hold it, which may be for another reason
    | 'lookedFor'
    | 'removed'
    | 'puttingBack';
  /** Why the job could not be put back. */
  error: ApiError | null;
};

/** Deletes this job, once at a time. Resolves with the server's message; rejects with an ApiError. */
export const deleteJob = createAppAsyncThunk<string | undefined, Job>(
  'allJobs/deleteJob',
  ({ _id }, signal) => removeJob(_id, signal),
  { condition: ({ _id }, { getState }) => !findRemoval(getState().allJobs, _id) },
);

/**
 * Finds out whether a job that the list no longer shows is deleted; the code for it is loaded then.
 * Resolves with that, or rejects with an ApiError.
 */
export const findOutIfRemoved = createAppAsyncThunk<boolean, Job>(
  'allJobs/findOutIfRemoved',
  async (job, signal) => {
    const { isRecorded } = await import('./isRecorded');
    return !(await isRecorded(job, signal));
  },
);

/**
 * Records what a removed job held as a new application, once at a time. Rejects with an ApiError,
 * and the job can then be put back again.
 */
export const putJobBack = createAppAsyncThunk<undefined, Job>('allJobs/putJobBack', recordAgain, {
  condition: ({ _id }, { getState }) => findRemoval(getState().allJobs, _id)?.phase === 'removed',
});

/** A job goes with the answer to its delete, and its place stays. */
export function addRemovingCases(cases: AllJobsCases) {
  cases.addAsyncThunk(deleteJob, {
    pending: (state, { meta: { arg: job } }) => {
      const place = findPlace(state, job._id);
      state.removals.push({ job, place, phase: 'deleting', error: null });
    },
    fulfilled: (state, { meta: { arg } }) => {
      const job = asShown(state, arg);
      state.jobs = state.jobs.filter(({ _id }) => _id !== job._id);
      state.totalJobs = Math.max(state.totalJobs - 1, 0);
      update(state, job._id, { phase: 'removed', job });
      closeUp(state);
    },
    // Then, too, the list is read: an answer may be lost on the way while the job is gone.
    rejected: (state, { meta: { arg: job }, payload: error }) => {
      // That of an earlier session is of no interest.
      if (!findRemoval(state, job._id)) return;
      if (error && !isOutcomeUnknown(error)) forget(state, job._id);
      else update(state, job._id, { phase: 'unsure', job: asShown(state, job) });
      closeUp(state);
    },
  });
  cases.addAsyncThunk(findOutIfRemoved, {
    pending: (state, { meta: { arg: job } }) => {
      update(state, job._id, { phase: 'lookedFor' });
    },
    fulfilled: (state, { meta: { arg: job }, payload: isRemoved }) => {
      if (isRemoved) update(state, job._id, { phase: 'removed' });
      else forget(state, job._id);
    },
    rejected: (state, { meta: { arg: job } }) => {
      update(state, job._id, { phase: 'unsure' });
    },
  });
  cases.addAsyncThunk(putJobBack, {
    pending: (state, { meta: { arg: job } }) => {
      update(state, job._id, { phase: 'puttingBack', error: null });
    },
    fulfilled: (state, { meta: { arg: job } }) => {
      forget(state, job._id);
    },
    rejected: (state, { meta: { arg: job }, payload: error }) => {
      update(state, job._id, { phase: 'removed', error: error ?? null });
    },
    settled: refresh,
  });
}

/** On another page there is no place to keep; what is being deleted is still not deleted twice. */
export function leavePlaces(state: AllJobsState) {
  // Another array would render the list, for nothing.
  if (state.removals.length === 0) return;
  state.removals = state.removals
    .filter(({ phase }) => phase === 'deleting')
    .map((removal) => ({ ...removal, place: NOWHERE }));
}

/**
 * Learns from a list which jobs are not deleted. One that is missing there may only have moved on
 * to another page, so that it has to be looked for.
 */
export function settleUnsure(state: AllJobsState, listed: readonly Job[]) {
  const ids = new Set(listed.map(({ _id }) => _id));
  state.removals = state.removals
    .filter(({ phase, job }) => phase !== 'unsure' || !ids.has(job._id))
    .map((removal) => (removal.phase === 'unsure' ? { ...removal, phase: 'unlisted' } : removal));
}

/** What was deleted elsewhere than on this page leaves no place, and the list is read again. */
function closeUp(state: AllJobsState) {
  state.removals = state.removals.filter(
    (removal) => removal.phase === 'deleting' || isOfThisPage(removal),
  );
  refresh(state);
}

/** The job with its last status, be that saved since the press, still being written or lost with it. */
function asShown({ jobs, statusChanges }: AllJobsState, job: Job): Job {
  const listed = jobs.find(({ _id }) => _id === job._id) ?? job;
  const jobStatus = findChange(statusChanges, job._id)?.to ?? listed.jobStatus;
  return { ...job, jobStatus };
}

function findRemoval(state: AllJobsState | undefined, id: string): Removal | undefined {
  return state?.removals.find(({ job }) => job._id === id);
}

function forget(state: AllJobsState, id: string) {
  state.removals = state.removals.filter(({ job }) => job._id !== id);
}

function update(state: AllJobsState, id: string, change: Partial<Removal>) {
  Object.assign(findRemoval(state, id) ?? {}, change);
}
