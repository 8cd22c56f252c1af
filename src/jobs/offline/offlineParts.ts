import { createAction } from '@reduxjs/toolkit';
import type { Job } from '@/jobs/model/job';
import type { JobStatus } from '@/shared/config/options';
import { lacksAnswer, type Reading } from '@/shared/store/reading';
import { STATUS_ORDER } from '@/jobs/model/statusLooks';
import { columnsOf, isColumn, type AllJobsCases, type AllJobsState } from '@/jobs/allJobsState';
import { removeFromColumn } from '@/jobs/reads/columns';
import { addUnconfirmedJobs } from '@/jobs/jobsTable';

/** What is read by a call of its own: a page of the list, the statistics, a column of the board. */
export type PartName = 'list' | 'statistics' | JobStatus;

/** A part as it was read: the key of that, when, what the slice holds of it, and its jobs. */
export type OfflinePart = {
  name: PartName;
  key: string;
  cachedAt: number;
  content: object;
  jobs: Job[];
};

export const PART_NAMES: readonly PartName[] = ['list', 'statistics', ...STATUS_ORDER];

const MOST_JOBS = 100;

export const partRestored = createAction<OfflinePart>('allJobs/partRestored');

/** The state of a part's read. */
export function readingOf(state: AllJobsState, name: PartName): Reading {
  return isColumn(name) ? state.columns[name].reading : state[name];
}

/** What is shown of a part, to be cached; of a column its beginning, since offline nothing is read on. */
export function offlinePartOf(state: AllJobsState, name: PartName, cachedAt: number): OfflinePart {
  const key = readingOf(state, name).shownKey ?? '';
  if (name === 'statistics') {
    const { stats, monthlyApplications } = state;
    return { name, key, cachedAt, content: { stats, monthlyApplications }, jobs: [] };
  }
  const { ids, ...content } = isColumn(name) ? columnOf(state, name) : listOf(state);
  const jobs = ids.flatMap((id) => state.jobs.entities[id] ?? []);
  return { name, key, cachedAt, content: { ...content, ids }, jobs };
}

function listOf({ ids, totalJobs, numOfPages, unreadable, isFiltered }: AllJobsState) {
  return { ids, totalJobs, numOfPages, unreadable, isFiltered };
}

function columnOf({ columns }: AllJobsState, name: JobStatus) {
  const { ids, total, unreadable } = columns[name];
  return { ids: ids.slice(0, MOST_JOBS), total, unreadable, extent: 'all' };
}

/** When what a view shows was cached, the earliest of its parts; null where all of it is the server's. */
export function findAsOf(
  { list, statistics, columns, query }: AllJobsState,
  view: 'list' | 'board' | 'statistics',
): number | null {
  const board = columnsOf(query.searchStatus).map((status) => columns[status].reading);
  const readings = { list: [list], board, statistics: [statistics] }[view];
  const times = readings.flatMap(({ cachedAt }) => cachedAt ?? []);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Whether the list, or the board, shows jobs that were cached and may have changed since. */
export function isReadOnly(state: AllJobsState): boolean {
  return findAsOf(state, state.view === 'board' ? 'board' : 'list') !== null;
}

/** A cached answer replaces one to another key, and never a newer one. */
export function addRestoreCases(cases: AllJobsCases): void {
  cases.addCase(partRestored, (state, { payload: { name, key, cachedAt, content, jobs } }) => {
    const reading = readingOf(state, name);
    if (reading.key !== key || !lacksAnswer(reading)) return;
    addUnconfirmedJobs(state, jobs);
    Object.assign(reading, { shownKey: key, cachedAt });
    if (!isColumn(name)) {
      Object.assign(state, content);
      return;
    }
    const column = state.columns[name];
    Object.assign(column, content);
    // A job is in one column only.
    for (const other of STATUS_ORDER) {
      if (other !== name) removeFromColumn(column, state.columns[other].ids);
    }
  });
}
