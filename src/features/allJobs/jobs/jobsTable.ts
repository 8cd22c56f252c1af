import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { Job, JobDraft } from '@/shared/api/contract';

/** Fields of one job that are to be written. */
export type JobChange = { id: string; changes: Partial<JobDraft> };

/** Every job that was read, once, however many places show it. */
export type JobsTable = {
  /** As the server last sent or confirmed them. */
  jobs: EntityState<Job, string>;
  /** Fields that were changed and are not confirmed yet, by id. */
  pending: Record<string, Partial<JobDraft>>;
  /** Why the last change of a job was refused, by id; until it is read or changed again. */
  refused: Record<string, string>;
};

const adapter = createEntityAdapter<Job, string>({ selectId: ({ _id }) => _id });

export const emptyTable: JobsTable = { jobs: adapter.getInitialState(), pending: {}, refused: {} };

/** Stores jobs of an answer. */
export function upsertJobs(table: JobsTable, jobs: Job[]): void {
  adapter.upsertMany(table.jobs, jobs);
  for (const { _id } of jobs) table.refused = without(table.refused, _id);
}

/** Shows these changes although they are not confirmed. */
export function addPendingChange(table: JobsTable, { id, changes }: JobChange): void {
  table.pending[id] = { ...table.pending[id], ...changes };
  table.refused = without(table.refused, id);
}

/** The server has this draft: the change is no longer pending. */
export function confirmChange(table: JobsTable, change: JobChange, draft: JobDraft): void {
  dropPendingChange(table, change);
  adapter.updateOne(table.jobs, { id: change.id, changes: draft });
}

/** Drops a pending change, apart from fields that a later one has set differently. */
export function dropPendingChange(table: JobsTable, { id, changes }: JobChange): void {
  const left = Object.entries(table.pending[id] ?? {}).filter(
    ([field, value]) => changes[field as keyof JobDraft] !== value,
  );
  if (left.length > 0) table.pending[id] = Object.fromEntries(left);
  else table.pending = without(table.pending, id);
}

/** Whether the change is still to be written: not replaced by a later one, nor of an earlier session. */
export function isStillPending({ pending }: JobsTable, { id, changes }: JobChange): boolean {
  const wanted = pending[id];
  if (wanted === undefined) return false;
  const fields = Object.entries(changes);
  return (
    fields.length === 0 ||
    fields.some(([field, value]) => wanted[field as keyof JobDraft] === value)
  );
}

/** What is shown of a job: as the server has it, with the changes that are pending. */
export function shownJob(
  { jobs, pending }: Pick<JobsTable, 'jobs' | 'pending'>,
  id: string,
): Job | undefined {
  const job = jobs.entities[id];
  const changes = pending[id];
  return job && changes ? { ...job, ...changes } : job;
}

function without<Value>(record: Record<string, Value>, key: string): Record<string, Value> {
  if (!(key in record)) return record;
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
