import {
  selectBatch,
  selectIsRemoved,
  selectJob,
  selectJobsTable,
  selectKeptDays,
  selectLastMove,
  selectRemovals,
  selectRun,
  selectUndoSteps,
} from '@/jobs/allJobsSlice';
import { draftOf } from '@/jobs/model/jobDraft';
import { countText } from '@/jobs/model/countText';
import { notifyError, notifySuccess, type Undo } from '@/shared/notify/notify';
import { notifyFailure } from '@/shared/notify/notifyFailure';
import type { AppStore, RootState } from '@/shared/store/withTypes';
import { jobName } from '@/jobs/model/jobName';
import { sessionSignal } from '@/shared/api/sessionScope';
import { readAnew } from '@/jobs/reads/needCollection';
import { write, writeBatch, type Wanted } from './runWrites';
import { tellBatch } from './tellBatch';
import { reversed, type Step } from './undoSteps';
import { hasFields, isDatedAnew, isMove, stepPassed, writeWithdrawn, type Write } from './writes';

const NOTHING = { undo: 'There is nothing to undo.', redo: 'There is nothing to do again.' };
const BUSY = 'Nothing was undone: other applications are being written.';
const STAY = 'changed again or deleted meanwhile';
const UNNAMED = ', or not named by the server';
const DONE = { create: 'Job Created', update: 'Job Modified...', delete: 'Job Deleted' };
const LABELS = { create: 'Putting back', update: 'Changing', delete: 'Deleting' };
const VERBS = { create: 'put back', update: 'changed', delete: 'deleted' };

/**
 * Makes one write and says in a toast what has become of it, with the way back unless a strip in the list
 * offers that. Resolves with whether it is done; never rejects.
 */
export async function writeOne(store: AppStore, wanted: Wanted): Promise<boolean> {
  const { kind, jobId } = wanted;
  const action = `${kind} ${jobId}`;
  const ended = await write(store, wanted);
  if (ended?.state !== 'done') {
    if (ended !== null) notifyFailure(ended.error, action);
    return false;
  }
  const undo = undoOfEnded(store, ended);
  if (kind === 'create' && ended.reason !== null) notifyError(ended.reason, action);
  else notifySuccess(ended.reason ?? doneText(ended), action, undo);
  return true;
}

function doneText(ended: Write): string {
  return isDatedAnew(ended) ? `${DONE[ended.kind]}, dated today.` : DONE[ended.kind];
}

/** What the toast of this write offers, which is done: nothing where a strip in the list does. Never fails. */
export function undoOfEnded(store: AppStore, ended: Write): Undo | undefined {
  if (typeof ended.place === 'number') return undefined;
  const last = isMove(ended) ? selectLastMove(store.getState()) : ended;
  return last && undoOf(store, [last]);
}

/** Makes several writes of a kind one after the other and says in one toast what has become of them. Never rejects. */
export async function writeSeveral(store: AppStore, wanted: readonly Wanted[]): Promise<void> {
  const { kind = 'update', undoes } = wanted[0] ?? {};
  const writes = await writeBatch(store, wanted, { label: LABELS[kind] });
  const undone = selectJobsTable(store.getState()).writes[undoes ?? ''];
  // What is done again is not changed back.
  const isBack = kind === 'update' && undone !== undefined && undone.undoes === undefined;
  tellBatch(isBack ? 'changed back' : VERBS[kind], writes, undoOf(store, writes.filter(isMove)));
}

/**
 * Takes back what was written last and not taken back yet: what is sent still once its answer is there, and what
 * is queued is not sent. Says so where there is nothing.
 */
export function undo(store: AppStore): void {
  takeLast(store, 'undo');
}

/** Does again what was taken back last. Says so where there is nothing. */
export function redo(store: AppStore): void {
  takeLast(store, 'redo');
}

function takeLast(store: AppStore, way: 'undo' | 'redo') {
  const step = selectUndoSteps(store.getState())[way].at(-1);
  if (step === undefined) notifyError(NOTHING[way]);
  else takeBack(store, step);
}

/** What the toast of these writes offers. Once the session is over they are gone. */
function undoOf(store: AppStore, writes: readonly Write[]): Undo | undefined {
  const [first] = writes;
  if (first?.before === undefined) return undefined;
  const run = () => {
    const { writes: known } = selectJobsTable(store.getState());
    takeBack(
      store,
      writes.flatMap(({ id }) => known[id] ?? []),
    );
  };
  if (first.batch !== null)
    return { name: `${countText(writes.length)} back to the status before`, run };
  const { kind, before, fields } = first;
  const { position: subject, jobStatus } = before;
  if (kind === 'delete') return { subject, name: `put back ${jobName(before)}`, run };
  if (!isMove(first)) return { subject, name: `${jobName(before)} as it was before`, run };
  const moved = `${subject}, ${fields.jobStatus ?? ''}`;
  return { subject: moved, name: `${jobName(before)} back to ${jobStatus}`, run };
}

/** Writes what was there before, of what still stands. Where nothing does, says so and passes over it. */
function takeBack(store: AppStore, step: Step = []): void {
  const [first] = step;
  if (first === undefined) return;
  const { id, kind, batch } = first;
  if (batch === null && first.state === 'queued') store.dispatch(writeWithdrawn(id));
  else if (batch !== null && isBusy(store, batch)) notifyError(BUSY);
  else if (batch !== null && kind === 'create') void deleteUnchanged(store, step);
  else reverse(store, step, reversesOf(store.getState(), step));
}

/** Another tab or device may have changed what is to be deleted: what the server has now is read before. */
async function deleteUnchanged(store: AppStore, step: Step): Promise<void> {
  const options = { signal: sessionSignal(), onProgress: () => undefined };
  try {
    const { jobs, isWhole } = await readAnew(store, options);
    const ids = new Set(jobs.map(({ _id }) => _id));
    const left = step.filter(({ made }) => !isWhole || ids.has(made?._id ?? ''));
    reverse(store, step, reversesOf(store.getState(), left));
  } catch (thrown) {
    notifyFailure(thrown, 'undo');
  }
}

function reverse(store: AppStore, step: Step, wanted: readonly Wanted[]): void {
  const [{ kind, batch } = {}] = step;
  const state = store.getState();
  if (batch && isBusy(store, batch)) {
    notifyError(BUSY);
  } else if (wanted[0] === undefined) {
    store.dispatch(stepPassed(step.map(({ id }) => id)));
    notifyError(`Nothing was undone: ${STAY}${kind === 'create' ? UNNAMED : ''}.`);
  } else {
    const question = findQuestion(step, wanted, selectKeptDays(state) === 'ignored');
    if (question !== null && !window.confirm(question)) return;
    if (batch === null) void writeOne(store, wanted[0]);
    else void writeSeveral(store, wanted);
  }
}

function isBusy(store: AppStore, batch: string): boolean {
  const state = store.getState();
  return selectRun(state) !== null || selectBatch(state, batch)?.isOver === false;
}

/** What is asked before an application loses its date, and before several are deleted. */
function findQuestion(step: Step, wanted: readonly Wanted[], isDatedToday: boolean) {
  const count = countText(wanted.length);
  const left = step.length - wanted.length;
  if (step[0]?.kind === 'delete') {
    if (!isDatedToday) return null;
    return wanted.length === 1
      ? `Put back ${jobName(wanted[0]?.fields)}? The server dates it today, as a new application.`
      : `Put back ${count}? The server dates them today, as new applications.`;
  }
  if (step[0]?.kind === 'update' || step[0]?.batch === null) return null;
  const rest = left > 0 ? ` ${countText(left)} will stay: ${STAY}${UNNAMED}.` : '';
  return `Delete the ${count} ${step[0]?.undoes ? 'put back' : 'of this import'}?${rest}`;
}

/** What takes these writes back, of what still stands. In the order of their dates, so that they stand as before. */
export function reversesOf(state: RootState, writes: readonly Write[]): Wanted[] {
  const dateOf = ({ before }: Write) => before?.createdAt ?? '';
  return writes
    .toSorted((one, other) => dateOf(one).localeCompare(dateOf(other)))
    .flatMap((one) => reverseOf(state, one));
}

function reverseOf(state: RootState, one: Write): Wanted[] {
  const { id: undoes, jobId, kind, before, made } = one;
  const isRemoved = (id: string) => selectIsRemoved(state, id);
  if (kind === 'create') {
    if (made === undefined || isRemoved(made._id)) return [];
    const { _id: madeId } = made;
    // The lists show few of them.
    const stands = hasFields(selectJob(state, madeId) ?? made, draftOf(made));
    return stands ? [{ kind: 'delete', jobId: madeId, fields: {}, before: made, undoes }] : [];
  }
  if (jobId === null || before === undefined) return [];
  if (kind === 'delete') {
    const isLeft = selectRemovals(state).some(({ write: removed, phase, mayBeBack }) => {
      return removed.id === undoes && phase !== 'puttingBack' && !mayBeBack;
    });
    return isLeft
      ? [{ kind: 'create', jobId, fields: draftOf(before), createdAt: before.createdAt, undoes }]
      : [];
  }
  const { set, unset } = reversed(one);
  const stands = hasFields(selectJob(state, jobId), set) && !isRemoved(jobId);
  return stands ? [{ kind: 'update', jobId, fields: unset, undoes }] : [];
}
