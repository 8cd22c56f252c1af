import { current } from '@reduxjs/toolkit';
import { fetchJobPage } from '@/shared/api/jobPages';
import type { JobQuery } from '@/shared/api/jobPagePath';
import type { AllJobsCases, AllJobsState } from '@/features/allJobs/state/allJobsState';
import { begin, fail, isLast, loaded } from '@/features/allJobs/state/loading';
import { forgetRefusals } from '@/features/allJobs/status/changingStatus';
import type { Job, JobPage } from '@/shared/api/contract';
import type { SavedEdit } from '@/shared/store/appEvents';
import { createAppAsyncThunk } from '@/shared/store/createAppAsyncThunk';
import { settleUnsure } from './removingJobs';

/** Reads one page of jobs. Resolves with it; rejects with an ApiError. */
export const fetchJobs = createAppAsyncThunk<JobPage, JobQuery>('allJobs/fetchJobs', fetchJobPage);

/** The newest page that was asked for is shown; whatever else arrives changes nothing. */
export function addListCases(cases: AllJobsCases) {
  cases.addAsyncThunk(fetchJobs, {
    pending: (state, action) => {
      begin(state.list, action);
    },
    fulfilled: (state, action) => {
      if (!isLast(state.list, action)) return;
      Object.assign(state.list, loaded);
      settleUnsure(state, action.payload.jobs);
      forgetRefusals(state);
      showPage(state, action.payload);
    },
    rejected: (state, action) => {
      fail(state.list, action);
    },
  });
}

/** Takes over a page, or goes back to the last one when the list has become shorter. */
function showPage(state: AllJobsState, { jobs, totalJobs, numOfPages }: JobPage) {
  state.totalJobs = totalJobs;
  state.numOfPages = numOfPages;
  const lastPage = Math.max(numOfPages, 1);
  if (jobs.length > 0 || state.query.page <= lastPage) {
    state.jobs = reuseUnchanged(current(state.jobs), jobs);
    return;
  }
  state.query.page = lastPage;
  state.list.hasLoaded = false;
}

/** Keeps the object of a job that has not changed, so that only changed cards render. */
export function reuseUnchanged(known: Job[], fresh: Job[]): Job[] {
  const byId = new Map(known.map((job) => [job._id, job]));
  return fresh.map((job) => {
    const old = byId.get(job._id);
    return old && JSON.stringify(old) === JSON.stringify(job) ? old : job;
  });
}

/** Puts a saved edit into its job, where that is one of these. */
export function takeOver(jobs: Job[], saved: SavedEdit | undefined): void {
  Object.assign(jobs.find(({ _id }) => _id === saved?._id) ?? {}, saved);
}
