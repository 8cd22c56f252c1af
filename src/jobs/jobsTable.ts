import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { Job } from '@/jobs/model/job';
import { dismiss } from '@/jobs/writes/dismiss';
import type { Write } from '@/jobs/writes/writes';

/** What is selected, by id, while several are. */
export type Selection = {
  /** Each with its place in their order, since keys that are numbers lose it. */
  ids: Record<string, number>;
  next: number;
  /** Where a range begins: the job that was selected last. */
  anchor: string | null;
  /** How many were selected until another filter was chosen. */
  dropped: number;
};

/** Every job that was read, once, however many places show it. */
export type JobsTable = {
  /** As the server last sent or confirmed them. */
  jobs: EntityState<Job, string>;
  /** Everything that was to be written in this visit, in its order. */
  writes: Record<string, Write>;
  /** Null while several are not being selected. */
  selection: Selection | null;
  /** Jobs of a cached answer that were not read in this visit, so that they may have changed. */
  unconfirmed: string[];
};

export const jobsAdapter = createEntityAdapter<Job, string>({ selectId: ({ _id }) => _id });

/** Stores jobs of an answer. */
export function upsertJobs(table: JobsTable, jobs: Job[]): void {
  jobsAdapter.upsertMany(table.jobs, jobs);
  forgetRefusals(table, new Set(jobs.map(({ _id }) => _id).filter((id) => !isSelected(table, id))));
  if (table.unconfirmed.length > 0) {
    table.unconfirmed = table.unconfirmed.filter((id) => !jobs.some(({ _id }) => _id === id));
  }
}

/** Stores jobs of a cached answer, unless they were read since. */
export function addUnconfirmedJobs(table: JobsTable, jobs: Job[]): void {
  table.unconfirmed.push(
    ...jobs.map(({ _id }) => _id).filter((id) => !(id in table.jobs.entities)),
  );
  jobsAdapter.addMany(table.jobs, jobs);
}

/** Whether the job is selected. */
export function isSelected({ selection }: JobsTable, id: string): boolean {
  return selection !== null && id in selection.ids;
}

/** Why writes of these jobs have failed is no longer told. */
export function forgetRefusals({ writes }: JobsTable, ids: ReadonlySet<string | null>): void {
  // A single change whose answer was lost is told until the job has what it was to set.
  const isOver = ({ state, batch, jobId }: Write) =>
    ids.has(jobId) && (state === 'refused' || (state === 'unknown' && batch !== null));
  dismiss(writes, isOver);
}
