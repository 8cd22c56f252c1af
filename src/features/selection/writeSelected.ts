import {
  selectIsRemoved,
  selectJob,
  selectRemovedTogether,
  selectRun,
  selectTickedIds,
} from '@/jobs/allJobsSlice';
import { writeBatch } from '@/jobs/runWrites';
import { isGone } from '@/jobs/writeCases';
import { hasFields, isMove, type Write } from '@/jobs/writes';
import { draftOf } from '@/jobs/api/jobDraft';
import { sessionSignal } from '@/shared/api/sessionScope';
import type { JobStatus } from '@/shared/config/options';
import { countText } from '@/jobs/countText';
import { notifyError, notifySuccess, type Undo } from '@/shared/lib/notify';
import type { AppStore } from '@/shared/store/withTypes';

const BUSY = 'Nothing was undone: other applications are being written.';
const CHANGED = 'These applications were changed again or deleted meanwhile.';

/** Gives the selected jobs this status. */
export async function changeSelected(store: AppStore, jobStatus: JobStatus): Promise<void> {
  await changeStatuses(
    store,
    selectedIds(store).map((jobId) => ({ jobId, jobStatus })),
  );
}

/** Deletes the selected jobs. */
export async function deleteSelected(store: AppStore): Promise<void> {
  const wanted = selectedIds(store).map((jobId) => ({
    kind: 'delete' as const,
    jobId,
    fields: {},
  }));
  tell('deleted', await writeBatch(store, wanted, { label: 'Deleting' }));
}

/** Records the jobs that were deleted so as new ones. */
export async function putBackDeleted(store: AppStore): Promise<void> {
  const wanted = selectRemovedTogether(store.getState()).flatMap(({ id: jobId, write }) =>
    write.before ? [{ kind: 'create' as const, jobId, fields: draftOf(write.before) }] : [],
  );
  tell('put back', await writeBatch(store, wanted, { label: 'Putting back' }));
}

type Change = { jobId: string; jobStatus: string };

async function changeStatuses(store: AppStore, changes: readonly Change[]): Promise<void> {
  const wanted = changes.map(({ jobId, jobStatus }) => {
    return { kind: 'update' as const, jobId, fields: { jobStatus } };
  });
  const writes = await writeBatch(store, wanted, { label: 'Changing' });
  tell('changed', writes, undoOf(store, writes.filter(isMove)));
}

/** Gives those that still have the status that was set the one before. */
function undoOf(store: AppStore, moves: readonly Write[]): Undo | undefined {
  if (moves.length === 0) return undefined;
  const session = sessionSignal();
  const run = () => {
    if (session.aborted) return;
    const state = store.getState();
    const changes = moves.flatMap(({ jobId, before, fields }): Change[] => {
      const isAsSet =
        jobId !== null &&
        hasFields(selectJob(state, jobId), fields) &&
        !selectIsRemoved(state, jobId);
      return isAsSet && before ? [{ jobId, jobStatus: before.jobStatus }] : [];
    });
    if (selectRun(state) !== null) notifyError(BUSY);
    else if (changes.length === 0) notifyError(CHANGED);
    else void changeStatuses(store, changes);
  };
  return { name: `${countText(moves.length)} back to the status before`, run };
}

function selectedIds({ getState }: AppStore): string[] {
  return selectTickedIds(getState()).filter((id) => !selectIsRemoved(getState(), id));
}

/** Says in one toast what has become of how many; nothing once the session is over. */
function tell(verb: string, writes: readonly Write[], undo?: Undo): void {
  if (writes.length === 0) return;
  const count = (isCounted: (write: Write) => boolean) => writes.filter(isCounted).length;
  const inState = (state: Write['state']) => count((write) => write.state === state);
  const isUnchanged = (write: Write) =>
    write.kind === 'update' && write.state === 'done' && !isMove(write);
  const [unchanged, gone] = [count(isUnchanged), count(isGone)];
  const [refused, unknown] = [inState('refused') - gone, inState('unknown')];
  const unsent = inState('cancelled');
  const others = Object.entries({
    unchanged,
    refused,
    'no longer there': gone,
    'not sure': unknown,
    'not sent': unsent,
  }).filter(([, some]) => some > 0);
  const done = inState('done') - unchanged;
  const outcomes = others.map(([outcome, some]) => `${some} ${outcome}`).join(', ');
  const text =
    others.length === 0
      ? `${countText(done)} ${verb}.`
      : `${done} of ${countText(writes.length)} ${verb}, ${outcomes}.`;
  const isAsAsked = refused + unknown === 0 && (gone === 0 || unsent > 0);
  (isAsAsked ? notifySuccess : notifyError)(text, undefined, undo);
}
