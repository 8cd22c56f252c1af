import type { AllJobsState } from '@/features/allJobs/state/allJobsState';
import type { Job } from '@/shared/api/contract';
import type { Removal } from './removingJobs';

/** One place of the grid: a job, and what becomes of it where it was asked to go. */
export type Place = { job: Job; removal: Removal | undefined };

/** The place of a removal on a page that is no longer shown. */
export const NOWHERE = -1;

/** What the page shows: the jobs in their order, and those that were removed where they stood. */
export function placesOf(jobs: readonly Job[], removals: readonly Removal[]): Place[] {
  const asked = new Map(removals.map((removal) => [removal.job._id, removal]));
  const places = jobs.map((job) => ({ job, removal: asked.get(job._id) }));
  const listed = new Set(jobs.map(({ _id }) => _id));
  const missing = removals.filter(({ job }) => !listed.has(job._id)).filter(isOfThisPage);
  for (const removal of missing.toSorted((one, other) => one.place - other.place)) {
    places.splice(removal.place, 0, { job: removal.job, removal });
  }
  return places;
}

/** Where the job with this id stands on the page, counted from 0; else `NOWHERE`. */
export function findPlace({ jobs, removals }: AllJobsState, id: string): number {
  return placesOf(jobs, removals).findIndex(({ job }) => job._id === id);
}

export function isOfThisPage({ place }: Removal): boolean {
  return place !== NOWHERE;
}
