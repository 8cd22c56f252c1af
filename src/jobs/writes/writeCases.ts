import type { Job } from '@/jobs/model/job';
import { draftOf } from '@/jobs/model/jobDraft';
import { isListed } from '@/jobs/model/matching';
import { markStale } from '@/shared/store/reading';
import {
  countInCollection,
  makeAllStale,
  makeCollectionStale,
  markListStale,
  type AllJobsCases,
  type AllJobsState,
} from '@/jobs/allJobsState';
import { jobsAdapter, upsertJobs } from '@/jobs/jobsTable';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { isFromCollection } from '@/jobs/reads/found';
import { placesOf } from './places';
import {
  closeBatches,
  hasRun,
  removeFromAll,
  removeFromSelection,
} from '@/jobs/selection/selection';
import {
  batchCancelled,
  batchClosed,
  batchEnded,
  batchResumed,
  batchWaiting,
  bodyOf,
  daysKnown,
  hasFields,
  isOpen,
  jobsTold,
  losesDays,
  outboxRead,
  removalsOf,
  stepPassed,
  writeEnded,
  writeSent,
  writesQueued,
  writeWithdrawn,
  type Write,
} from './writes';

const BEGUN = { wait: null, isCancelled: false, isOver: false };
const ENDED = { wait: null, isCancelled: true, isOver: true };

/** What the lists, the columns and the selection make of a write. */
export function addWriteCases(cases: AllJobsCases): void {
  cases
    .addCase(writesQueued, (state, { payload: { writes, batch } }) => {
      if (batch) {
        closeBatches(state);
        const known = state.batches[batch.id]?.known ?? Object.keys(state.jobs.entities);
        const areDaysGivenUp = losesDays(state.days);
        state.batches[batch.id] = { known, ...batch, ...BEGUN, areDaysGivenUp };
      }
      for (const write of writes) {
        if (batch === undefined) dequeueReplaced(state, write);
        if (batch === undefined && isBeingWritten(state, write)) continue;
        state.writes[write.id] =
          write.kind === 'delete' && write.batch === null
            ? { ...write, place: placeOf(state, write) }
            : write;
      }
    })
    .addCase(writeSent, (state, { payload: id }) => {
      const write = state.writes[id];
      if (write === undefined) return;
      write.state = 'sent';
      write.before = state.jobs.entities[write.jobId ?? ''] ?? write.before;
    })
    .addCase(writeEnded, (state, { payload }) => {
      const write = state.writes[payload.id];
      // The session has changed.
      if (write === undefined) return;
      Object.assign(write, payload);
      dequeueNeedless(state, write);
      if (write.kind === 'update' && write.state === 'done') takeUpdate(state, write);
      // The lists follow a batch at its end.
      else if (write.batch === null) followWrite(state, write);
    })
    .addCase(writeWithdrawn, ({ writes }, { payload: id }) => {
      if (writes[id]?.state === 'queued') Reflect.deleteProperty(writes, id);
    })
    .addCase(daysKnown, (state, { payload }) => {
      state.days = payload;
    })
    .addCase(stepPassed, ({ writes }, { payload: ids }) => {
      for (const id of ids) Object.assign(writes[id] ?? {}, { isPassed: true });
    })
    .addCase(outboxRead, ({ writes }, { payload }) => {
      const isOver = (write?: Write) => write?.state === 'sent' || write?.state === 'done';
      for (const write of Object.values(writes)) {
        if (!write.isOfOutbox || isOver(write)) continue;
        // Removed or not, it may have been recorded.
        if (write.state === 'unknown') write.isOfOutbox = false;
        else Reflect.deleteProperty(writes, write.id);
      }
      for (const write of payload) if (!isOver(writes[write.id])) writes[write.id] = write;
    })
    .addCase(jobsTold, (state, { payload: jobs }) => {
      const { entities } = state.jobs;
      const isKnown = jobs.length === 1 && jobs.every(({ _id }) => _id in entities);
      for (const job of jobs) {
        const { _id: jobId } = job;
        takeUpdate(state, { jobId, fields: draftOf(job), before: entities[jobId], batch: null });
      }
      if (!isKnown) makeAllStale(state);
    })
    .addCase(batchWaiting, ({ batches }, { payload: { id, wait } }) => {
      // Once is enough, whatever is pressed.
      Object.assign(batches[id] ?? {}, { wait, ...(wait?.isQuestion && { areDaysGivenUp: true }) });
    })
    .addCase(batchCancelled, ({ batches, writes }, { payload: id }) => {
      Object.assign(batches[id] ?? {}, { wait: null, isCancelled: true });
      for (const write of Object.values(writes)) {
        if (write.batch === id && write.state === 'queued') write.state = 'cancelled';
      }
    })
    .addCase(batchResumed, ({ batches, writes }, { payload: id }) => {
      Object.assign(batches[id] ?? {}, BEGUN);
      for (const write of Object.values(writes)) {
        if (write.batch === id && write.state === 'cancelled') write.state = 'queued';
      }
    })
    .addCase(batchEnded, (state, { payload: id }) => {
      const batch = state.batches[id];
      if (batch === undefined) return;
      batch.isOver = true;
      const ofBatch = Object.values(state.writes).filter((write) => write.batch === id);
      const idsOf = (some: Write[]) => some.flatMap(({ jobId }) => jobId ?? []);
      const done = ofBatch.filter((write) => write.state === 'done');
      const removed = done.filter(({ kind }) => kind === 'delete');
      const gone = ofBatch.filter(isGone);
      removeFromSelection(state, idsOf([...done, ...gone]));
      removeFromAll(state, idsOf([...removed, ...gone]));
      takeCreated(state, ofBatch);
      markListStale(state);
    })
    .addCase(batchClosed, ({ batches }, { payload: id }) => {
      Reflect.deleteProperty(batches, id);
    });
}

/** The imports of this user, which outlive a session that ends by itself; what is queued waits for 'go on'. */
export function importsOf({ batches, writes }: AllJobsState, user: string | null) {
  const kept = Object.values(batches).filter(({ owner }) => owner !== null && owner === user);
  const isKept = ({ batch }: Write) => kept.some(({ id }) => id === batch);
  const ofKept = Object.values(writes)
    .filter(isKept)
    .map((write) => (write.state === 'queued' ? { ...write, state: 'cancelled' as const } : write));
  return {
    batches: Object.fromEntries(kept.map((batch) => [batch.id, { ...batch, ...ENDED }])),
    writes: Object.fromEntries(ofKept.map((write) => [write.id, write])),
  };
}

/** Whether the job that was to be changed by a batch is not on the server any more. */
export function isGone({ kind, batch, state, error }: Write): boolean {
  return kind === 'update' && batch !== null && state === 'refused' && error?.status === 404;
}

/**
 * What the user does with one job himself is taken out of a batch, and what a later change sets anew out of
 * the queue.
 */
function dequeueReplaced(state: AllJobsState, { jobId, kind, fields }: Write) {
  if (jobId === null) return;
  if (hasRun(state)) removeFromSelection(state, [jobId]);
  for (const one of Object.values(state.writes)) {
    const isSetAnew =
      kind === 'update' &&
      one.kind === 'update' &&
      Object.keys(one.fields).every((name) => name in fields);
    const isReplaced = one.jobId === jobId && (one.batch !== null || isSetAnew);
    if (isReplaced && one.state === 'queued') Reflect.deleteProperty(state.writes, one.id);
  }
}

/** What was not done is not taken back. An update may be done after a lost answer: that is set back for certain. */
function dequeueNeedless({ writes }: AllJobsState, { id, kind, state: end }: Write) {
  if (end !== 'refused' && !(end === 'unknown' && kind !== 'update')) return;
  for (const one of Object.values(writes))
    if (one.undoes === id && one.state === 'queued') Reflect.deleteProperty(writes, one.id);
}

/** Whether the same change is being sent, or the job is being deleted, or put back, already. */
function isBeingWritten({ writes }: AllJobsState, { jobId, kind, fields }: Write): boolean {
  if (jobId === null) return false;
  const open = Object.values(writes).filter((one) => one.jobId === jobId && isOpen(one));
  if (kind !== 'update') return open.some((one) => one.kind === kind);
  const last = open.at(-1);
  return last?.kind === kind && last.state === 'sent' && hasFields(last.fields, fields);
}

/** A job has no place on a page that was asked for meanwhile or goes with it, and where the collection is shown. */
function placeOf(state: AllJobsState, { jobId }: Write): number | null {
  const isOfPage = state.list.shownKey === jobPagePath(state.query);
  const isWholePage = state.ids.length === 1 && state.query.page > 1;
  if (isFromCollection(state) || !isOfPage || isWholePage) return null;
  const place = placesOf(state.ids, removalsOf(state)).findIndex(({ id }) => id === jobId);
  return place === -1 ? null : place;
}

type Update = Pick<Write, 'jobId' | 'fields' | 'before' | 'batch'>;

function takeUpdate(state: AllJobsState, write: Update) {
  const { jobId, before, batch } = write;
  if (jobId === null) return;
  const draft = bodyOf(write);
  jobsAdapter.updateOne(state.jobs, { id: jobId, changes: draft });
  markStale(state.statistics);
  // The answer may have been made before the write.
  if (state.list.status === 'pending') markStale(state.list);
  if (before !== undefined) countChange(state, before, { ...before, ...draft }, batch !== null);
}

/** New applications come into the table; where the server does not name one, or may have it, all are read. */
function takeCreated(state: AllJobsState, writes: readonly Write[]) {
  const before = state.jobs.ids.length;
  const creates = writes.filter(({ kind }) => kind === 'create');
  upsertJobs(
    state,
    creates.flatMap(({ made }) => made ?? []),
  );
  countInCollection(state, state.jobs.ids.length - before);
  const isUnnamed = ({ state: end, made }: Write) =>
    end === 'unknown' || (end === 'done' && made === undefined);
  if (creates.some(isUnnamed)) makeCollectionStale(state.collection);
}

/** After an unknown outcome, too, the list is read: the job may be gone, and only the answer lost. */
function followWrite(state: AllJobsState, write: Write) {
  const { kind, jobId, state: end, error } = write;
  const isRefused = end === 'refused' && (kind !== 'update' || error?.status !== 404);
  if (kind === 'delete' && jobId !== null && (end === 'done' || error?.status === 404)) {
    removeFromAll(state, [jobId]);
  }
  if (kind === 'delete' || !isRefused) markListStale(state);
  takeCreated(state, [write]);
  if (kind !== 'create' && end !== 'done' && !isRefused) makeCollectionStale(state.collection);
}

/**
 * A job that no longer passes the filters stays in its place, but is none of those that were found. A job on
 * another page may or may not have matched: the list is read again.
 */
function countChange(state: AllJobsState, before: Job, after: Job, isOfBatch: boolean) {
  const matches = (job: Job) => Number(isListed(job, state.passed));
  const change = matches(after) - matches(before);
  if (change === 0 || state.list.status !== 'fresh') return;
  if (state.ids.includes(before._id)) state.totalJobs += change;
  else if (!isOfBatch) markStale(state.list);
}
