import { selectJobsTable, selectLastMove } from '@/jobs/allJobsSlice';
import { countText } from '@/jobs/model/countText';
import { jobName } from '@/jobs/model/jobName';
import { notifyError, notifyLost, notifySuccess, type Undo } from '@/shared/notify/notify';
import { notifyFailure } from '@/shared/notify/notifyFailure';
import type { AppStore } from '@/shared/store/withTypes';
import { write, writeBatch, type Wanted } from './runWrites';
import { tellBatch } from './tellBatch';
import { WRITE_KINDS } from './writeKinds';
import { effectOf, isDatedAnew, isMove, type Write } from './writes';

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
  if (WRITE_KINDS[kind].effect === 'adds' && ended.reason !== null)
    notifyError(ended.reason, action);
  else notifySuccess(ended.reason ?? doneText(ended), action, undo);
  return true;
}

function doneText(ended: Write): string {
  const { done } = WRITE_KINDS[ended.kind];
  return isDatedAnew(ended) ? `${done}, dated today.` : done;
}

/** Makes several writes of a kind one after the other and says in one toast what has become of them. Never rejects. */
export async function writeSeveral(store: AppStore, wanted: readonly Wanted[]): Promise<void> {
  const { kind = 'update', undoes } = wanted[0] ?? {};
  const writes = await writeBatch(store, wanted, { label: WRITE_KINDS[kind].label });
  const undone = selectJobsTable(store.getState()).writes[undoes ?? ''];
  // What is done again is not changed back.
  const isBack =
    WRITE_KINDS[kind].effect === 'changes' && undone !== undefined && undone.undoes === undefined;
  tellBatch(
    isBack ? 'changed back' : WRITE_KINDS[kind].verb,
    writes,
    undoOf(store, writes.filter(isMove)),
  );
}

/**
 * Writes what was there before what `find` gives once the code for that is there, of what still stands. A toast tells
 * where nothing does, or where the code cannot be loaded. Resolves once that is queued; never rejects.
 */
export async function takeBack(store: AppStore, find: () => readonly Write[]): Promise<void> {
  const reversing = await loadReverse().catch(() => notifyLost('undo'));
  const writes = find();
  await reversing?.reverse(store, writes, (wanted) => {
    const [first] = wanted;
    if (writes[0]?.batch === null && first) void writeOne(store, first);
    else void writeSeveral(store, wanted);
  });
}

/** What the toast of this write offers, which is done: nothing where a strip in the list does. Never fails. */
export function undoOfEnded(store: AppStore, ended: Write): Undo | undefined {
  if (typeof ended.place === 'number') return undefined;
  const last = isMove(ended) ? selectLastMove(store.getState()) : ended;
  return last && undoOf(store, [last]);
}

function loadReverse() {
  return import('./reverse');
}

/** What the toast of these writes offers. Once the session is over they are gone. */
function undoOf(store: AppStore, writes: readonly Write[]): Undo | undefined {
  const [first] = writes;
  if (first?.before === undefined) return undefined;
  // Needed soon, and perhaps when the server cannot be reached.
  loadReverse().catch(() => undefined);
  const run = () => void takeBack(store, () => writes);
  if (first.batch !== null)
    return { name: `${countText(writes.length)} back to the status before`, run };
  const { before, fields } = first;
  const { position: subject, jobStatus } = before;
  if (effectOf(first) === 'removes') return { subject, name: `put back ${jobName(before)}`, run };
  if (!isMove(first)) return { subject, name: `${jobName(before)} as it was before`, run };
  const moved = `${subject}, ${fields.jobStatus ?? ''}`;
  return { subject: moved, name: `${jobName(before)} back to ${jobStatus}`, run };
}
