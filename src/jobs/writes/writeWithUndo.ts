import { allJobsOf } from '@/jobs/allJobsState';
import { countText } from '@/jobs/model/countText';
import { jobName } from '@/jobs/model/jobName';
import { loadCode } from '@/shared/loading/loadCode';
import { notifyError, notifySuccess, type Detail } from '@/shared/notify/notify';
import { notifyFailure } from '@/shared/notify/notifyFailure';
import type { AppStore } from '@/shared/store/withTypes';
import { write, writeBatch, type Wanted } from './runWrites';
import { hasStrip } from './dismiss';
import { notifyOfBatch } from './notifyOfBatch';
import { WRITE_KINDS } from './writeKinds';
import { effectOf, isDatedAnew, isMove, type Write } from './writes';

/**
 * Makes one write and says in a toast what has become of it, with the way back unless a strip in the list
 * offers that. Resolves with what has become of it as `write` does; never rejects.
 */
export async function writeOne(store: AppStore, wanted: Wanted): Promise<Write | null> {
  const { kind, jobId } = wanted;
  const action = `${kind} ${jobId}`;
  const ended = await write(store, wanted);
  if (ended === null) return null;
  const isAddedOtherwise = WRITE_KINDS[kind].effect === 'adds' && ended.reason !== null;
  if (ended.state !== 'done') notifyFailure(ended.error, action);
  else if (isAddedOtherwise) notifyError(doneText(ended), action);
  else notifySuccess(doneText(ended), action, undoOfEnded(store, ended));
  return ended;
}

function doneText(ended: Write): string {
  const { done } = WRITE_KINDS[ended.kind];
  return ended.reason ?? (isDatedAnew(ended) ? `${done}, dated today.` : done);
}

/** Makes several writes of a kind one after the other and says in one toast what has become of them. Never rejects. */
export async function writeSeveral(store: AppStore, wanted: readonly Wanted[]): Promise<void> {
  const { kind = 'update', undoes } = wanted[0] ?? {};
  const writes = await writeBatch(store, wanted, { label: WRITE_KINDS[kind].label });
  const undone = allJobsOf(store.getState()).writes[undoes ?? ''];
  // What is done again is not changed back.
  const isBack =
    WRITE_KINDS[kind].effect === 'changes' && undone !== undefined && undone.undoes === undefined;
  const status = wanted[0]?.fields.jobStatus;
  const isOneStatus = wanted.every(({ fields }) => fields.jobStatus === status);
  const to = kind === 'update' && isOneStatus && status !== undefined ? ` to ${status}` : '';
  notifyOfBatch(
    isBack ? 'changed back' : WRITE_KINDS[kind].verb + to,
    writes,
    undoOf(store, writes.filter(isMove)),
  );
}

/**
 * Writes what was there before what `find` gives once the code for that is there, of what still stands. A toast tells
 * where nothing does, or where the code cannot be loaded. Resolves once that is queued; never rejects.
 */
export async function takeBack(store: AppStore, find: () => readonly Write[]): Promise<void> {
  const reversing = await loadReverse().catch(notifyFailure);
  const writes = find();
  await reversing?.reverse(store, writes, (wanted) => {
    const [first] = wanted;
    const isSingle = writes[0]?.batch === null && wanted.length === 1;
    if (isSingle && first) void writeOne(store, first);
    else void writeSeveral(store, wanted);
  });
}

/** What the toast of this write offers, which is done: nothing where a strip in the list does. Never fails. */
export function undoOfEnded(store: AppStore, ended: Write): Detail | undefined {
  if (hasStrip(ended)) return undefined;
  const detail = undoOf(store, [ended]);
  if (detail === undefined || !isMove(ended) || ended.undoes !== undefined) return detail;
  const tell = (ids: string[]) => {
    const { writes } = allJobsOf(store.getState());
    return undoOf(
      store,
      ids.flatMap((id) => writes[id] ?? []),
    );
  };
  return { ...detail, joins: { ids: [ended.id], tell } };
}

function loadReverse() {
  return loadCode(() => import('./reverse'), 'The undo');
}

/** What the toast of these writes offers. Once the session is over they are gone. */
function undoOf(store: AppStore, writes: readonly Write[]): Detail | undefined {
  const [first] = writes;
  if (first === undefined) return undefined;
  const { before, fields, batch } = first;
  if (before === undefined) return batch === null ? { subject: jobName(fields) } : undefined;
  // Needed soon, and perhaps when the server cannot be reached.
  loadReverse().catch(() => undefined);
  const run = () => void takeBack(store, () => writes);
  const offer = (name: string) => ({ offers: [{ label: 'undo' as const, name, run }] });
  const { length } = writes;
  if (batch !== null) return offer(`${countText(length)} back to the status before`);
  if (length > 1) return { subject: `${length} changes`, ...offer(`all ${length} changes`) };
  const { position, jobStatus } = before;
  // As it is called now.
  const subject = fields.position ?? position;
  if (effectOf(first) === 'removes') return { subject, ...offer(`put back ${jobName(before)}`) };
  if (!isMove(first)) return { subject, ...offer(`${jobName(before)} as it was before`) };
  const outcome = fields.jobStatus ?? '';
  return { subject, outcome, ...offer(`${jobName(before)} back to ${jobStatus}`) };
}
