import { allJobsOf } from '@/jobs/allJobsState';
import { selectBatch, selectRun } from './batches';
import { selectKeptDays } from './keptDays';
import { countText } from '@/jobs/model/countText';
import { jobName } from '@/jobs/model/jobName';
import { readAnew } from '@/jobs/reads/needCollection';
import { sessionSignal } from '@/shared/api/sessionScope';
import { notifyError } from '@/shared/notify/notify';
import { notifyFailure } from '@/shared/notify/notifyFailure';
import type { AppStore } from '@/shared/store/withTypes';
import { reversesOf } from './reverses';
import type { Wanted } from './runWrites';
import { effectOf, undoSkipped, writeWithdrawn, type Write } from './writes';

const BUSY = 'Nothing was undone: other applications are being written.';
const STAY = 'changed again or deleted meanwhile';
const UNNAMED = ', or not named by the server';

type OnWanted = (wanted: readonly Wanted[]) => unknown;

/**
 * Tells what takes these writes back, of what still stands, before anything else happens. Not once the session is
 * over, nor where somebody answers that it is not to be; a toast tells where nothing stands. What is queued is
 * withdrawn. Never rejects.
 */
export async function reverse(
  store: AppStore,
  writes: readonly Write[],
  onWanted: OnWanted,
): Promise<void> {
  const { writes: known } = allJobsOf(store.getState());
  const step = collapsed(writes.flatMap(({ id }) => known[id] ?? []));
  const [first] = step;
  if (first === undefined) return;
  const { id, batch, state } = first;
  if (batch === null && state === 'queued') store.dispatch(writeWithdrawn(id));
  else if (batch === null || effectOf(first) !== 'adds')
    reverseStanding(store, step, step, onWanted);
  else if (isBusy(store, batch)) notifyError(BUSY);
  else {
    const there = await readThere(store, step);
    if (there !== null) reverseStanding(store, step, there, onWanted);
  }
}

/** Single changes of the same application as one, from what was there before the first of them. */
function collapsed(writes: readonly Write[]): Write[] {
  const byJob = new Map<string, Write>();
  for (const one of writes) {
    const key = one.batch === null && one.jobId !== null ? one.jobId : one.id;
    byJob.set(key, { ...one, before: (byJob.get(key) ?? one).before });
  }
  return [...byJob.values()];
}

function reverseStanding(
  store: AppStore,
  step: readonly Write[],
  there: readonly Write[],
  onWanted: OnWanted,
) {
  const [first] = step;
  const wanted = reversesOf(store.getState(), there);
  if (first === undefined) return;
  const areSeveral = first.batch !== null || wanted.length > 1;
  if (areSeveral && isBusy(store, first.batch ?? '')) notifyError(BUSY);
  else if (wanted.length === 0) {
    store.dispatch(undoSkipped(step.map(({ id }) => id)));
    const unnamed = effectOf(first) === 'adds' ? UNNAMED : '';
    notifyError(`Nothing was undone: ${STAY}${unnamed}.`);
  } else {
    const isDatedToday = selectKeptDays(store.getState()) === 'ignored';
    const question = findQuestion(first, step.length - wanted.length, wanted, isDatedToday);
    if (question === null || window.confirm(question)) onWanted(wanted);
  }
}

function isBusy(store: AppStore, batch: string): boolean {
  const state = store.getState();
  return selectRun(state) !== null || (selectBatch(state, batch)?.phase ?? 'over') !== 'over';
}

/**
 * Another tab or device may have changed what is to be deleted: what the server has now is read before. Null where
 * that fails, which a toast tells.
 */
async function readThere(store: AppStore, step: readonly Write[]) {
  const options = { signal: sessionSignal(), onProgress: () => undefined };
  try {
    const { jobs, isWhole } = await readAnew(store, options);
    const ids = new Set(jobs.map(({ _id }) => _id));
    return step.filter(({ createdJob }) => !isWhole || ids.has(createdJob?._id ?? ''));
  } catch (thrown) {
    notifyFailure(thrown, 'undo');
    return null;
  }
}

/** What is asked before an application loses its date, and before several are deleted. */
function findQuestion(
  first: Write,
  stayCount: number,
  wanted: readonly Wanted[],
  isDatedToday: boolean,
): string | null {
  const count = countText(wanted.length);
  const effect = effectOf(first);
  if (effect === 'removes') {
    if (!isDatedToday) return null;
    return wanted.length === 1
      ? `Put back ${jobName(wanted[0]?.fields)}? The server dates it today, as a new application.`
      : `Put back ${count}? The server dates them today, as new applications.`;
  }
  if (effect === 'changes' || first.batch === null) return null;
  const rest = stayCount > 0 ? ` ${countText(stayCount)} will stay: ${STAY}${UNNAMED}.` : '';
  return `Delete the ${count} ${first.undoes ? 'put back' : 'of this import'}?${rest}`;
}
