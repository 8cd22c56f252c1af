import { createSelector } from '@reduxjs/toolkit';
import { allJobsOf, type WithAllJobs } from './allJobsState';
import type { Job } from '@/jobs/model/job';
import { selectPendingFields } from '@/jobs/writes/writeSelectors';

/** Finds a job by its id as it is shown: as the server has it, with the fields that are to be written. */
export const selectFindJob = createSelector(
  (state: WithAllJobs) => allJobsOf(state).jobs.entities,
  selectPendingFields,
  (entities, pending) =>
    (id: string): Job | undefined => {
      const job = entities[id];
      const fields = pending[id];
      return job && fields ? { ...job, ...fields } : job;
    },
);

/** A job as it is shown, with the changes that are not confirmed yet. */
export function selectJob(state: WithAllJobs, id: string): Job | undefined {
  return selectFindJob(state)(id);
}

/** The same of a job that the server has sent in this visit, so that it may be edited. */
export function selectEditable(state: WithAllJobs, id: string): Job | undefined {
  return allJobsOf(state).unconfirmed.includes(id) ? undefined : selectJob(state, id);
}
