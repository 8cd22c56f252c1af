import { createSelector } from '@reduxjs/toolkit';
import { allJobsOf } from '@/jobs/allJobsState';
import { selectFoundIds } from '@/jobs/reads/found';
import { JOB_FIELDS, type Job } from '@/jobs/model/job';

/** A column has room for so many letters at least, and counts no longer text than that. */
const [FEWEST, MOST] = [10, 44];
/** What a cell keeps free at its sides, in letters. */
const SIDES = 3;

/**
 * The width of each field's column, which shares the room by its longest text, so that none is cut beside one that
 * is half empty. The style sheet knows better of some.
 */
export function columnShares(jobs: readonly Job[]): Record<`--${string}`, string> {
  const shares = JOB_FIELDS.map(({ name }) => {
    const longest = jobs.reduce((most, job) => Math.max(most, job[name].length), 0);
    return [`--${name}`, `minmax(0, ${Math.min(Math.max(longest, FEWEST), MOST) + SIDES}fr)`];
  });
  return Object.fromEntries(shares) as Record<`--${string}`, string>;
}

export const selectColumnShares = createSelector(
  selectFoundIds,
  (state: Parameters<typeof allJobsOf>[0]) => allJobsOf(state).jobs.entities,
  (ids, entities) => columnShares(ids.flatMap((id) => entities[id] ?? [])),
);
