import { createSelector } from '@reduxjs/toolkit';
import { selectFoundIds, selectJobsTable } from '@/jobs/allJobsSlice';
import type { Job } from '@/jobs/model/job';

/** A column has room for so many letters at least, and counts no longer text than that. */
const [FEWEST, MOST] = [10, 44];
/** What a cell keeps free at its sides, in letters. */
const SIDES = 3;

/**
 * The columns of texts as tracks of a grid, which share the room by their longest texts, so that none is cut beside
 * one that is half empty.
 */
export function columnShares(jobs: readonly Job[]): string {
  const longest = (textOf: (job: Job) => string) =>
    jobs.reduce((most, job) => Math.max(most, textOf(job).length), 0);
  return [
    longest(({ position }) => position),
    longest(({ company }) => company),
    longest(({ jobLocation }) => jobLocation),
  ]
    .map((length) => `minmax(0, ${Math.min(Math.max(length, FEWEST), MOST) + SIDES}fr)`)
    .join(' ');
}

/** A text, so that the table renders again only when a column gets another share. */
export const selectColumnShares = createSelector(
  selectFoundIds,
  (state: Parameters<typeof selectJobsTable>[0]) => selectJobsTable(state).jobs.entities,
  (ids, entities) => columnShares(ids.flatMap((id) => entities[id] ?? [])),
);
