import type { AllJobsCases, AllJobsState } from '@/jobs/allJobsState';
import { markListStale } from '@/jobs/allJobsState';
import { losesDays } from '@/jobs/model/keptDay';
import { removeFromAll, removeFromSelection } from '@/jobs/selection/selection';
import { plain } from '@/shared/store/plain';
import { takeCreated } from './followWrite';
import {
  batchCancelled,
  batchClosed,
  batchEnded,
  batchHeld,
  batchPaused,
  batchResumed,
  batchSettling,
  effectOf,
  isGone,
  type Batch,
  type NewBatch,
  type Phase,
  type Write,
} from './writes';

const NO_WAIT = { pausedUntil: null, hold: null };
const OVER = { phase: 'over' as const, ...NO_WAIT };

/** A batch that begins; one that goes on knows still which jobs were there at first. */
export function beginBatch({ batches, jobs, days }: AllJobsState, batch: NewBatch): Batch {
  const idsBefore = batches[batch.id]?.idsBefore ?? Object.keys(jobs.entities);
  return { idsBefore, ...batch, phase: 'sending', ...NO_WAIT, areDaysGivenUp: losesDays(days) };
}

/** How batches go on, wait and end. */
export function addBatchCases(cases: AllJobsCases): void {
  cases
    .addCase(batchPaused, (state, { payload: { id, until } }) =>
      wait(state, id, 'paused', { pausedUntil: until }),
    )
    .addCase(batchSettling, (state, { payload: id }) => wait(state, id, 'settling'))
    .addCase(batchHeld, (state, { payload: { id, hold } }) => {
      wait(state, id, 'held', { hold });
      // Once is enough, whatever is pressed.
      if (hold.isQuestion) Object.assign(state.batches[id] ?? {}, { areDaysGivenUp: true });
    })
    .addCase(batchCancelled, (state, { payload: id }) => {
      Object.assign(state.batches[id] ?? {}, { phase: 'stopping', ...NO_WAIT });
      moveAll(state, id, 'queued', 'cancelled');
    })
    .addCase(batchResumed, (state, { payload: id }) => {
      Object.assign(state.batches[id] ?? {}, { phase: 'sending', ...NO_WAIT });
      moveAll(state, id, 'cancelled', 'queued');
    })
    .addCase(batchEnded, (state, { payload: id }) => {
      const batch = state.batches[id];
      if (batch === undefined) return;
      batch.phase = 'over';
      const ofBatch = Object.values(plain(state.writes)).filter((write) => write.batch === id);
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

/** A batch that is stopping, or over, waits for nothing. */
function wait({ batches }: AllJobsState, id: string, phase: Phase, why: Partial<Batch> = {}) {
  const batch = batches[id];
  if (batch === undefined || batch.phase === 'stopping' || batch.phase === 'over') return;
  Object.assign(batch, { phase, ...NO_WAIT, ...why });
}

function moveAll({ writes }: AllJobsState, id: string, from: Write['state'], to: Write['state']) {
  for (const write of Object.values(plain(writes)))
    if (write.batch === id && write.state === from) writes[write.id] = { ...write, state: to };
}

/** The imports of this user, which outlive a session that ends by itself; what is queued waits for 'go on'. */
export function importsOf({ batches, writes }: AllJobsState, user: string | null) {
  const kept = Object.values(plain(batches)).filter(
    ({ owner }) => owner !== null && owner === user,
  );
  const isKept = ({ batch }: Write) => kept.some(({ id }) => id === batch);
  const ofKept = Object.values(plain(writes))
    .filter(isKept)
    .map((write) => (write.state === 'queued' ? { ...write, state: 'cancelled' as const } : write));
  return {
    batches: Object.fromEntries(kept.map((batch) => [batch.id, { ...batch, ...OVER }])),
    writes: Object.fromEntries(ofKept.map((write) => [write.id, write])),
  };
}
