import { createAction, unwrapResult } from '@reduxjs/toolkit';
import { saveJobStatus } from '@/features/allJobs/allJobsApi';
import {
  refresh,
  type AllJobsCases,
  type AllJobsState,
} from '@/features/allJobs/state/allJobsState';
import { isOutcomeUnknown } from '@/shared/api/apiError';
import type { Job } from '@/shared/api/contract';
import { ALL } from '@/shared/config/options';
import { statusSaved } from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import type { AppDispatch, RootState } from '@/shared/store/withTypes';

/**
 * A choice that the server has not confirmed. It lies over the job, whatever is read of it
 * meanwhile, so that a refusal takes back this one and nothing else.
 */
export type StatusChange = {
  /** As it was when its status was chosen last. */
  job: Job;
  /** What the server has; null after an answer that was lost. */
  from: string | null;
  to: string;
  requestId: string | null;
  /** Why it was refused; stands until the list is read or another choice is made. */
  refusal: string | null;
};

type Choice = { job: Job; to: string };

const statusChosen = createAction<Choice>('allJobs/statusChosen');

/** Saves this status for the job. Rejects with an ApiError. */
export const saveStatus = createAppAsyncThunk<undefined, Choice>(
  'allJobs/saveStatus',
  ({ job, to }, signal) => saveJobStatus(job, to, signal),
);

/**
 * Shows this status at once and has it saved, one write at a time for each job, then the last
 * choice. Resolves with whether it is saved, false when an earlier call goes on with it; rejects
 * with an ApiError.
 */
export function chooseStatus(job: Job, to: string) {
  return async (dispatch: AppDispatch, getState: () => RootState): Promise<boolean> => {
    const find = () => findChange(getState().allJobs?.statusChanges, job._id);
    const isWriting = typeof find()?.requestId === 'string';
    dispatch(statusChosen({ job, to }));
    if (isWriting) return false;
    const save = async (choice: Choice) => {
      const outcome = await dispatch(saveStatus(choice));
      if (saveStatus.fulfilled.match(outcome)) {
        dispatch(statusSaved({ _id: job._id, jobStatus: choice.to }));
      }
      const left = find();
      if (typeof left?.refusal === 'string') {
        dispatch(statusSaved({ _id: job._id, jobStatus: left.to }));
      }
      return outcome;
    };
    let outcome = await save({ job, to });
    for (let next = find(); next && next.to !== next.from; next = find()) {
      outcome = await save({ job: next.job, to: next.to });
    }
    unwrapResult(outcome);
    return true;
  };
}

/** A choice stands until its write is answered; then the job has it, or what was there before. */
export function addStatusCases(cases: AllJobsCases) {
  cases
    .addCase(statusChosen, ({ statusChanges }, { payload: { job, to } }) => {
      const known = findChange(statusChanges, job._id);
      if (known) Object.assign(known, { job, to, refusal: null });
      else statusChanges.push(newChange(job, to));
    })
    .addAsyncThunk(saveStatus, {
      pending: ({ statusChanges }, { meta }) => {
        const change = findChange(statusChanges, meta.arg.job._id);
        if (change) change.requestId = meta.requestId;
      },
      fulfilled: (state, { meta }) => {
        const change = takeAnswered(state, meta);
        if (change === undefined) return;
        change.from = meta.arg.to;
        const job = state.jobs.find(({ _id }) => _id === change.job._id);
        if (job) setStatus(state, job, meta.arg.to);
        if (change.to === change.from) forget(state, change);
        state.savedStatusCount += 1;
        // What is being read may be of before.
        if (state.list.requestId !== null) refresh(state);
        else Object.assign(state.statistics, { requestId: null, hasLoaded: false });
      },
      rejected: (state, { meta, payload }) => {
        const change = takeAnswered(state, meta);
        if (change === undefined) return;
        const isLastChoice = [meta.arg.to, change.from].includes(change.to);
        if (payload && !isOutcomeUnknown(payload) && change.from !== null) {
          if (isLastChoice) Object.assign(change, { to: change.from, refusal: payload.message });
          return;
        }
        // A later choice is written all the same, over whatever is there.
        if (payload && change.to !== meta.arg.to) change.from = null;
        else forget(state, change);
        refresh(state);
      },
    });
}

/** What was refused has been said, once the list is read anew. */
export function forgetRefusals(state: AllJobsState): void {
  state.statusChanges = state.statusChanges.filter(({ refusal }) => refusal === null);
}

/** The choice for this job that is not confirmed, if there is one. */
export function findChange(
  changes: StatusChange[] | undefined,
  jobId: string,
): StatusChange | undefined {
  return changes?.find(({ job }) => job._id === jobId);
}

/**
 * Gives the job its new status. One that no longer fits the filter stays in its place, but is none
 * of those that were found; while another list is on its way, the filter is not that of the jobs.
 */
function setStatus(state: AllJobsState, job: Job, to: string) {
  const { searchStatus } = state.query;
  if (searchStatus !== ALL && state.list.requestId === null && state.list.error === null) {
    state.totalJobs += Number(to === searchStatus) - Number(job.jobStatus === searchStatus);
  }
  job.jobStatus = to;
}

function newChange(job: Job, to: string): StatusChange {
  return { job, from: job.jobStatus, to, requestId: null, refusal: null };
}

type Meta = { requestId: string; arg: Choice };

/** The choice whose write this is; those of an earlier session are gone. */
function takeAnswered({ statusChanges }: AllJobsState, { requestId, arg }: Meta) {
  const change = findChange(statusChanges, arg.job._id);
  if (change?.requestId !== requestId) return undefined;
  change.requestId = null;
  return change;
}

function forget(state: AllJobsState, { job }: StatusChange) {
  state.statusChanges = state.statusChanges.filter((change) => change.job._id !== job._id);
}
