import { selectorsOfReads } from '@/jobs/reads/selectorsOfReads';
import { selectorsOfSelection } from '@/jobs/selection/selectorsOfSelection';
import { selectorsOfWrites } from '@/jobs/writes/selectorsOfWrites';
import type { Selectors } from './allJobsState';
import { shownJob, type JobsTable } from './jobsTable';

/** What the slice tells of its state. */
export const selectors = {
  selectJobsTable: (state): JobsTable => state,
  /** A job as it is shown, with the changes that are not confirmed yet. */
  selectJob: (state, id) => shownJob(state, id),
  /** The same of a job that the server has sent in this visit, so that it may be edited. */
  selectEditable: (state, id) => (state.unconfirmed.includes(id) ? undefined : shownJob(state, id)),
  ...selectorsOfReads,
  ...selectorsOfWrites,
  ...selectorsOfSelection,
} satisfies Selectors;
