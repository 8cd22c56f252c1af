import { createAction } from '@reduxjs/toolkit';
import type { AllJobsCases, AllJobsState } from '@/jobs/allJobsState';
import { addUnconfirmedJobs } from '@/jobs/jobsTable';
import { showStatistics } from '@/jobs/reads/statistics';
import type { Snapshot } from './snapshot';

export const answersRestored = createAction<Snapshot>('allJobs/answersRestored');

/** Kept answers are shown where those of this visit are missing, and replace none. */
export function addRestoreCases(cases: AllJobsCases): void {
  cases.addCase(answersRestored, (state, { payload: { jobs, statistics } }) => {
    if (jobs) restoreJobs(state, jobs);
    if (!statistics || state.statistics.shownKey !== null) return;
    state.statistics.cachedAt = statistics.at;
    showStatistics(state, statistics.answer);
  });
}

function restoreJobs(state: AllJobsState, { at, answer }: NonNullable<Snapshot['jobs']>): void {
  const { collection } = state;
  const { reading } = state.list;
  // The list's pages are cut from the collection until it has an answer.
  if (reading.shownKey === null || reading.shownKey !== reading.key)
    Object.assign(reading, { shownKey: null, cachedAt: at });
  if (collection.asOf !== null) return;
  const { jobs, totalJobs, numOfPages } = answer;
  addUnconfirmedJobs(state, jobs);
  const isWhole = numOfPages === 1;
  const isCounted = isWhole || totalJobs > jobs.length;
  Object.assign(collection, { isWhole, total: isCounted ? totalJobs : null, asOf: at });
  collection.reading.cachedAt = at;
}
