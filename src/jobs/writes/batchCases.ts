import type { AllJobsCases, AllJobsState } from '@/jobs/allJobsState';
import { markListStale } from '@/jobs/allJobsState';
import { losesDays } from '@/jobs/model/keptDay';
import { removeFromAll, removeFromSelection } from '@/jobs/selection/selection';
import { takeCreated } from './followWrite';
import {
  batchCancelled,
  batchClosed,
  batchEnded,
  batchResumed,
  batchWaiting,
  effectOf,
  isGone,
  type Batch,
  type NewBatch,
  type Write,
} from './writes';

const BEGUN = { wait: null, isCancelled: false, isOver: false };
const ENDED = { wait: null, isCancelled: true, isOver: true };

/** A batch that begins; one that goes on knows still which jobs were there at first. */
export function beginBatch({ batches, jobs, days }: AllJobsState, batch: NewBatch): Batch {
  const known = batches[batch.id]?.known ?? Object.keys(jobs.entities);
  return { known, ...batch, ...BEGUN, areDaysGivenUp: losesDays(days) };
}

/** How batches go on, wait and end. */
export function addBatchCases(cases: AllJobsCases): void {
  cases
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
      const removed = done.filter((write) => effectOf(write) === 'removes');
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
