import {
  selectIsRemoved,
  selectJob,
  selectLastMove,
  selectRemovals,
  selectRun,
  selectUndoSteps,
} from '@/jobs/allJobsSlice';
import { draftOf } from '@/jobs/api/jobDraft';
import { countText } from '@/jobs/countText';
import { notifyError, notifySuccess, type Undo } from '@/shared/lib/notify';
import { notifyFailure } from '@/shared/lib/notifyFailure';
import type { AppStore, RootState } from '@/shared/store/withTypes';
import { jobName } from './jobName';
import { putBackJob } from './removing';
import { write, writeBatch, type Wanted } from './runWrites';
import { tellBatch } from './tellBatch';
import { reversed } from './undoSteps';
import { hasFields, isMove, stepPassed, type Write } from './writes';

const BUSY = 'Nothing was undone: other applications are being written.';
const ALL_CHANGED = 'These applications were changed again or deleted meanwhile.';
const CHANGED = 'This application was changed again meanwhile.';
const DELETED = 'This application was deleted meanwhile.';
const VERBS = { Changing: 'changed', Deleting: 'deleted', 'Putting back': 'put back' };

/** Writes a change of one job and says in a toast what has become of it, with the way back. Never rejects. */
export async function writeOne(store: AppStore, wanted: Wanted): Promise<void> {
  const action = `status ${wanted.jobId}`;
  const ended = await write(store, wanted);
  if (ended?.state !== 'done') {
    if (ended !== null) notifyFailure(ended.error, action);
  } else {
    const last = isMove(ended) ? selectLastMove(store.getState()) : ended;
    notifySuccess('Job Modified...', action, last && undoOf(store, [last]));
  }
}

/** Writes several one after the other and says in one toast what has become of them. Never rejects. */
export async function writeSeveral(
  store: AppStore,
  wanted: readonly Wanted[],
  label: keyof typeof VERBS,
): Promise<void> {
  const writes = await writeBatch(store, wanted, { label });
  tellBatch(VERBS[label], writes, undoOf(store, writes.filter(isMove)));
}

/** Takes back what was written last and not taken back yet. */
export function undo(store: AppStore): void {
  const last = selectUndoSteps(store.getState()).undo.at(-1);
  if (last) takeBack(store, last);
}

/** Does again what was taken back last. */
export function redo(store: AppStore): void {
  const last = selectUndoSteps(store.getState()).redo.at(-1);
  if (last) takeBack(store, last);
}

/** What the toast of these writes offers. Once the session is over they are gone. */
function undoOf(store: AppStore, writes: readonly Write[]): Undo | undefined {
  const [first] = writes;
  if (first?.before === undefined) return undefined;
  const run = () => {
    const { undo: done, redo: undone } = selectUndoSteps(store.getState());
    const isOfThese = (step: readonly Write[]) => step.some(({ id }) => id === first.id);
    const step = [...done, ...undone].find(isOfThese) ?? findWrites(store.getState(), writes);
    takeBack(store, step);
  };
  if (first.batch !== null)
    return { name: `${countText(writes.length)} back to the status before`, run };
  const { before, fields } = first;
  if (!isMove(first)) return { name: `${jobName(before)} as it was before`, run };
  const subject = `${before.position}, ${fields.jobStatus ?? ''}`;
  return { subject, name: `${jobName(before)} back to ${before.jobStatus}`, run };
}

/** Those of the writes that are still known. */
function findWrites({ allJobs }: RootState, writes: readonly Write[]): Write[] {
  return writes.flatMap(({ id }) => allJobs?.writes[id] ?? []);
}

/** Writes what was there before, of what still stands. Where nothing does, says so and passes over it. */
function takeBack(store: AppStore, step: readonly Write[]): void {
  const [first] = step;
  if (first === undefined) return;
  const state = store.getState();
  const wanted = step.flatMap((one) => reverseOf(state, one));
  if (first.batch !== null && selectRun(state) !== null) {
    notifyError(BUSY);
  } else if (wanted.length === 0) {
    store.dispatch(stepPassed(step.map(({ id }) => id)));
    const id = first.jobId ?? '';
    const isThere = selectJob(state, id) !== undefined && !selectIsRemoved(state, id);
    notifyError(
      step.length > 1 || first.batch !== null ? ALL_CHANGED : isThere ? CHANGED : DELETED,
    );
  } else if (first.kind !== 'delete') {
    if (first.batch === null) for (const one of wanted) void writeOne(store, one);
    else void writeSeveral(store, wanted, 'Changing');
  } else if (window.confirm(askToPutBack(wanted))) {
    if (first.batch !== null) void writeSeveral(store, wanted, 'Putting back');
    else if (first.before) void putBackJob(store, first.before);
  }
}

function askToPutBack(wanted: readonly Wanted[]): string {
  const what = wanted.length === 1 ? jobName(wanted[0]?.fields) : countText(wanted.length);
  return `Put back ${what}? The server dates it today, as a new application.`;
}

function reverseOf(state: RootState, one: Write): Wanted[] {
  const { id, jobId, kind, before } = one;
  if (jobId === null || before === undefined) return [];
  if (kind === 'delete') {
    const isRemoved = selectRemovals(state).some(({ write: removed, phase, mayBeBack }) => {
      return removed.id === id && phase === 'removed' && !mayBeBack;
    });
    return isRemoved ? [{ kind: 'create', jobId, fields: draftOf(before) }] : [];
  }
  const { set, unset } = reversed(one);
  const stands = hasFields(selectJob(state, jobId), set) && !selectIsRemoved(state, jobId);
  return stands ? [{ kind: 'update', jobId, fields: unset, undoes: id }] : [];
}
