import { draftOf } from '@/jobs/model/jobDraft';
import {
  makeAllStale,
  makeCollectionStale,
  type AllJobsCases,
  type AllJobsState,
} from '@/jobs/allJobsState';
import { jobPagePath } from '@/jobs/api/jobPagePath';
import { selectIsFromCollection } from '@/jobs/reads/found';
import { closeBatches } from '@/jobs/selection/selection';
import { plain } from '@/shared/store/plain';
import { beginBatch } from './batchCases';
import { followWrite, takeUpdate } from './followWrite';
import { placesOf } from './places';
import { dequeueNeedless, dequeueReplaced, isBeingWritten } from './queueRules';
import { removalsOf } from './writeSelectors';
import {
  daysKnown,
  dismissed,
  effectOf,
  jobsWrittenElsewhere,
  outboxRead,
  undoSkipped,
  writeEnded,
  writeSent,
  writesQueued,
  writeWithdrawn,
  type Write,
} from './writes';

/** What the lists, the columns and the selection make of a write. */
export function addWriteCases(cases: AllJobsCases): void {
  cases
    .addCase(writesQueued, (state, { payload: { writes, batch } }) => {
      if (batch) {
        closeBatches(state);
        state.batches[batch.id] = beginBatch(state, batch);
      }
      for (const write of writes) {
        if (batch === undefined) dequeueReplaced(state, write);
        if (batch === undefined && isBeingWritten(state, write)) continue;
        state.writes[write.id] =
          effectOf(write) === 'removes' && write.batch === null
            ? { ...write, slot: slotOf(state, write) }
            : write;
      }
    })
    .addCase(writeSent, (state, { payload: { id, at: sentAt } }) => {
      const write = state.writes[id];
      if (write === undefined) return;
      const before = state.jobs.entities[write.jobId ?? ''] ?? write.before;
      Object.assign(write, { state: 'sent', sentAt, before });
      const isSingleNew = effectOf(write) === 'adds' && write.batch === null;
      if (isSingleNew) write.knownJobs = { ids: state.jobs.ids, areAll: state.collection.isWhole };
    })
    .addCase(writeEnded, (state, { payload }) => {
      const write = state.writes[payload.id];
      // The session has changed.
      if (write === undefined) return;
      Object.assign(write, payload);
      dequeueNeedless(state, write);
      followWrite(state, write);
    })
    .addCase(writeWithdrawn, ({ writes }, { payload: id }) => {
      if (writes[id]?.state === 'queued') Reflect.deleteProperty(writes, id);
    })
    .addCase(daysKnown, (state, { payload }) => {
      state.days = payload;
    })
    .addCase(dismissed, ({ writes }, { payload: ids }) => {
      for (const id of ids) Object.assign(writes[id] ?? {}, { isDismissed: true });
    })
    .addCase(undoSkipped, ({ writes }, { payload: ids }) => {
      for (const id of ids) Object.assign(writes[id] ?? {}, { isUndoSkipped: true });
    })
    .addCase(outboxRead, ({ writes }, { payload }) => {
      const isOver = (write?: Write) => write?.state === 'sent' || write?.state === 'done';
      for (const write of Object.values(plain(writes))) {
        if (!write.isOfOutbox || isOver(write)) continue;
        // Removed or not, it may have been recorded.
        if (write.state === 'unknown') writes[write.id] = { ...write, isOfOutbox: false };
        else Reflect.deleteProperty(writes, write.id);
      }
      for (const write of payload) {
        const before = writes[write.id];
        // What is unsure is known better here than from the storage.
        const isSame = before?.state === 'unknown' && write.state === 'unknown';
        if (!isOver(before)) writes[write.id] = isSame ? { ...before, isOfOutbox: true } : write;
      }
    })
    .addCase(jobsWrittenElsewhere, (state, { payload: jobs }) => {
      const { entities } = state.jobs;
      const isKnown = jobs.length === 1 && jobs.every(({ _id }) => _id in entities);
      for (const job of jobs) {
        const { _id: jobId } = job;
        takeUpdate(state, { jobId, fields: draftOf(job), before: entities[jobId], batch: null });
      }
      if (!isKnown) makeAllStale(state);
      // The answer may have been made before; its reader knows of the writes of this tab alone.
      else if (state.collection.reading.status === 'pending') makeCollectionStale(state.collection);
    });
}

/** A job has no slot on a page that was asked for meanwhile or goes with it, and where the collection is shown. */
function slotOf(state: AllJobsState, { jobId }: Write): number | null {
  const { ids, reading } = state.list;
  const isOfPage = reading.shownKey === jobPagePath(state.query);
  const isWholePage = ids.length === 1 && state.query.page > 1;
  if (selectIsFromCollection({ allJobs: state }) || !isOfPage || isWholePage) return null;
  const slot = placesOf(ids, removalsOf(plain(state.writes))).findIndex(({ id }) => id === jobId);
  return slot === -1 ? null : slot;
}
