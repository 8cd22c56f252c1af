import { createEntityAdapter, type EntityState } from '@reduxjs/toolkit';
import type { Job, JobDraft } from '@/shared/api/contract';

/** Fields of one job that are to be written, as one of many by a run or by itself. */
export type JobChange = { id: string; changes: Partial<JobDraft>; isOfRun?: boolean };

/** What is selected, by id, while several are. */
export type Ticks = {
  /** Each with its place in their order, since keys that are numbers lose it. */
  ids: Record<string, number>;
  next: number;
  /** Where a range begins: the job that was ticked last. */
  anchor: string | null;
  /** How many were ticked until another filter was chosen. */
  dropped: number;
};

/** Every job that was read, once, however many places show it. */
export type JobsTable = {
  /** As the server last sent or confirmed them. */
  jobs: EntityState<Job, string>;
  /** Fields that were changed and are not confirmed yet, by id. */
  pending: Record<string, Partial<JobDraft>>;
  /** Why something was refused, by id; until it is changed or, unless it is selected, read again. */
  refused: Record<string, string>;
  /** Null while several are not being selected. */
  ticks: Ticks | null;
  /** Those that only a kept answer tells of, so that they may have changed. */
  kept: string[];
};

const adapter = createEntityAdapter<Job, string>({ selectId: ({ _id }) => _id });

export const emptyTable: JobsTable = {
  jobs: adapter.getInitialState(),
  pending: {},
  refused: {},
  ticks: null,
  kept: [],
};

/** Stores jobs of an answer. */
export function upsertJobs(table: JobsTable, jobs: Job[]): void {
  adapter.upsertMany(table.jobs, jobs);
  for (const { _id } of jobs) if (!isTicked(table, _id)) dropRefusal(table, _id);
  if (table.kept.length > 0) {
    table.kept = table.kept.filter((id) => !jobs.some(({ _id }) => _id === id));
  }
}

/** Stores jobs of a kept answer, unless they were read since. */
export function addKeptJobs(table: JobsTable, jobs: Job[]): void {
  table.kept.push(...jobs.map(({ _id }) => _id).filter((id) => !(id in table.jobs.entities)));
  adapter.addMany(table.jobs, jobs);
}

/** The server has these jobs no more. */
export function dropJobs(table: JobsTable, ids: readonly string[]): void {
  adapter.removeMany(table.jobs, ids);
}

/** Shows these changes although they are not confirmed. */
export function addPendingChange(table: JobsTable, { id, changes }: JobChange): void {
  table.pending[id] = { ...table.pending[id], ...changes };
  dropRefusal(table, id);
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
  else Reflect.deleteProperty(table.pending, id);
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

/** Whether the job is selected. */
export function isTicked({ ticks }: JobsTable, id: string): boolean {
  return ticks !== null && id in ticks.ids;
}

/** What was refused is no longer told. */
export function dropRefusal({ refused }: JobsTable, id: string): void {
  Reflect.deleteProperty(refused, id);
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

/** The same of a job that the server has sent in this visit, so that it may be edited. */
export function editableJob(table: JobsTable, id: string): Job | undefined {
  return table.kept.includes(id) ? undefined : shownJob(table, id);
}
