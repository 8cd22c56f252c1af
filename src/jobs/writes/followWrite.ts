import type { Job } from '@/jobs/model/job';
import { bodyOf } from '@/jobs/model/jobDraft';
import { isListed } from '@/jobs/model/matching';
import { markStale } from '@/shared/store/reading';
import {
  countInCollection,
  makeCollectionStale,
  markListStale,
  type AllJobsState,
} from '@/jobs/allJobsState';
import { jobsAdapter, upsertJobs } from '@/jobs/jobsTable';
import { removeFromAll } from '@/jobs/selection/selection';
import { effectOf, type Write } from './writes';

/** What the lists make of a write that has ended. They follow a batch at its end, but for what it has changed. */
export function followWrite(state: AllJobsState, write: Write): void {
  const effect = effectOf(write);
  if (effect === 'changes' && write.state === 'done') takeUpdate(state, write);
  else if (write.batch === null) followSingle(state, write);
}

/** After an unknown outcome, too, the list is read: the job may be gone, and only the answer lost. */
function followSingle(state: AllJobsState, write: Write) {
  const { jobId, state: end, error } = write;
  const effect = effectOf(write);
  const isThereNoMore = error?.status === 404;
  const isRefused = end === 'refused' && !(effect === 'changes' && isThereNoMore);
  if (effect === 'removes' && jobId !== null && (end === 'done' || isThereNoMore))
    removeFromAll(state, [jobId]);
  if (effect === 'removes' || !isRefused) markListStale(state);
  takeCreated(state, [write]);
  if (effect !== 'adds' && end !== 'done' && !isRefused) makeCollectionStale(state.collection);
}

type Update = Pick<Write, 'jobId' | 'fields' | 'before' | 'batch'>;

/** The job is as it was sent. */
export function takeUpdate(state: AllJobsState, write: Update) {
  const { jobId, before, batch } = write;
  if (jobId === null) return;
  const draft = bodyOf(write);
  jobsAdapter.updateOne(state.jobs, { id: jobId, changes: draft });
  markStale(state.statistics);
  // The answer may have been made before the write.
  if (state.list.reading.status === 'pending') markStale(state.list.reading);
  if (before !== undefined) countChange(state, before, { ...before, ...draft }, batch !== null);
}

/** New applications come into the table; where the server does not name one, or may have it, all are read. */
export function takeCreated(state: AllJobsState, writes: readonly Write[]) {
  const before = state.jobs.ids.length;
  const creates = writes.filter((write) => effectOf(write) === 'adds');
  upsertJobs(
    state,
    creates.flatMap(({ createdJob }) => createdJob ?? []),
  );
  countInCollection(state, state.jobs.ids.length - before);
  const isUnnamed = ({ state: end, createdJob }: Write) =>
    end === 'unknown' || (end === 'done' && createdJob === undefined);
  if (creates.some(isUnnamed)) makeCollectionStale(state.collection);
}

/**
 * A job that no longer passes the filters stays in its place, but is none of those that were found. A job on
 * another page may or may not have matched: the list is read again.
 */
function countChange(state: AllJobsState, before: Job, after: Job, isOfBatch: boolean) {
  const { list } = state;
  const matches = (job: Job) => Number(isListed(job, list.passed));
  const change = matches(after) - matches(before);
  if (change === 0 || list.reading.status !== 'fresh') return;
  if (list.ids.includes(before._id)) list.total += change;
  else if (!isOfBatch) markStale(list.reading);
}
