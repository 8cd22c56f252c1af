import { createAction } from '@reduxjs/toolkit';
import type { Job } from '@/jobs/model/job';
import { lacksAnswer, type Reading } from '@/shared/store/reading';
import type { AllJobsCases, AllJobsState } from '@/jobs/allJobsState';
import { addUnconfirmedJobs } from '@/jobs/jobsTable';

/** What is read by a call of its own: a page of the list, the statistics. */
export type PartName = 'list' | 'statistics';

/** A part as it was read: the key of that, when, what the slice holds of it, and its jobs. */
export type OfflinePart = {
  name: PartName;
  key: string;
  cachedAt: number;
  content: object;
  jobs: Job[];
};

export const PART_NAMES: readonly PartName[] = ['list', 'statistics'];

export const partRestored = createAction<OfflinePart>('allJobs/partRestored');

/** The state of a part's read. */
export function readingOf(state: AllJobsState, name: PartName): Reading {
  return state[name];
}

/** What is shown of a part, to be cached. */
export function offlinePartOf(state: AllJobsState, name: PartName, cachedAt: number): OfflinePart {
  const key = readingOf(state, name).shownKey ?? '';
  if (name === 'statistics') {
    const { stats, monthlyApplications } = state;
    return { name, key, cachedAt, content: { stats, monthlyApplications }, jobs: [] };
  }
  const { ids, ...content } = listOf(state);
  const jobs = ids.flatMap((id) => state.jobs.entities[id] ?? []);
  return { name, key, cachedAt, content: { ...content, ids }, jobs };
}

function listOf({ ids, totalJobs, numOfPages, unreadable, isFiltered }: AllJobsState) {
  return { ids, totalJobs, numOfPages, unreadable, isFiltered };
}

/** When what is shown was cached; null where it is the server's. */
export function findAsOf(state: AllJobsState, name: PartName): number | null {
  return readingOf(state, name).cachedAt;
}

/** Whether the list shows jobs that were cached and may have changed since. */
export function isReadOnly(state: AllJobsState): boolean {
  return findAsOf(state, 'list') !== null;
}

/** A cached answer replaces one to another key, and never a newer one. */
export function addRestoreCases(cases: AllJobsCases): void {
  cases.addCase(partRestored, (state, { payload: { name, key, cachedAt, content, jobs } }) => {
    const reading = readingOf(state, name);
    if (reading.key !== key || !lacksAnswer(reading)) return;
    addUnconfirmedJobs(state, jobs);
    Object.assign(reading, { shownKey: key, cachedAt });
    Object.assign(state, content);
  });
}
