import { allJobsOf } from '@/jobs/allJobsState';
import { selectEditable } from '@/jobs/jobSelectors';
import { selectCollection } from '@/jobs/reads/collection';
import { selectPresentJobs } from '@/jobs/reads/found';
import { selectIsServerLost } from '@/jobs/reads/serverLost';
import { selectOutbox } from '@/jobs/writes/writeSelectors';
import type { JobDraft } from '@/jobs/model/job';
import { isSameJob } from '@/jobs/model/jobDraft';
import { jobKey } from '@/jobs/model/jobKey';
import { jobName } from '@/jobs/model/jobName';
import { write } from '@/jobs/writes/runWrites';
import { WRITE_KINDS } from '@/jobs/writes/writeKinds';
import { undoOfEnded } from '@/jobs/writes/writeWithUndo';
import { removeEntry } from '@/jobs/offline/outboxEntries';
import { mayBeRecorded as isInWrites, outboxRead } from '@/jobs/writes/writes';
import { ApiFailure } from '@/shared/api/apiError';
import { sessionSignal } from '@/shared/api/sessionScope';
import { loadCode } from '@/shared/loading/loadCode';
import { notifyError, notifySuccess, type Detail, type Offer } from '@/shared/notify/notify';
import { editPath, newJobPath } from '@/shared/config/paths';
import type { AppStore, RootState } from '@/shared/store/withTypes';
import { jobSaved, selectAdding, selectSetAside, selectUnanswered, type Target } from './jobSlice';

/**
 * Whether a new application may be there already, since an earlier answer was lost. After a reload only what is read
 * tells that it is not.
 */
export function mayBeRecorded(state: RootState, draft: JobDraft): boolean {
  const { isWhole, unreadable, reading } = selectCollection(state);
  const isRead = isWhole && unreadable === 0 && reading.status === 'fresh';
  const isMissing =
    isRead && selectPresentJobs(state).every((job) => jobKey(job) !== jobKey(draft));
  const isUnanswered = selectUnanswered(state).some((one) => isSameJob(one, draft));
  return isInWrites(allJobsOf(state), draft) || (isUnanswered && !isMissing);
}

/** `id` names the application, where the server has. */
export type Saved = { text: string; detail?: Detail; id?: string | undefined };

export type Sending = Target & { typed: Partial<JobDraft>; writeId: string };

/**
 * Keeps a new application for this owner while the server is out of reach, else writes what was typed; all fields of a
 * new application and of one that is not in the table. Resolves with what is to be said of it, and what takes it
 * back, with null once the session is over; rejects with an `ApiFailure`.
 */
export async function saveJob(
  store: AppStore,
  owner: string | undefined,
  { jobId, isRow = false, typed, writeId }: Sending,
  draft: JobDraft,
): Promise<Saved | null> {
  const session = sessionSignal();
  const isKept = await keepIfLost(store, owner, draft);
  const isKnown = jobId !== null && selectEditable(store.getState(), jobId) !== undefined;
  const fields = isKnown ? pickTyped(draft, typed) : draft;
  const kind = jobId === null ? 'create' : 'update';
  const saved = isKept ? null : await write(store, { id: writeId, kind, jobId, fields });
  if (session.aborted) return null;
  if (saved?.error) throw new ApiFailure(saved.error);
  takeFromOutbox(store, writeId);
  store.dispatch(jobSaved({ jobId, isRow, writeId, sent: draft }));
  if (saved?.reason) notifyError(saved.reason);
  if (isKept) return { text: 'Kept here. It is sent when the server can be reached.' };
  const text = WRITE_KINDS[kind].done;
  const undo = saved ? undoOfEnded(store, saved) : undefined;
  return {
    text,
    detail: { ...undo, subject: jobName(draft) },
    id: jobId ?? saved?.createdJob?._id,
  };
}

/** Says in a toast what was saved, and offers to open it where the server has named it. */
export function tellSaved(
  { text, detail, id: _id }: Saved,
  { position, company }: JobDraft,
  onOpen: (path: string) => unknown,
): void {
  const run = () => void onOpen(editPath({ _id: _id ?? '', company }));
  const open: Offer = { label: 'open', name: jobName({ position, company }), run };
  const offers = [...(detail?.offers ?? []), ...(_id === undefined ? [] : [open])];
  notifySuccess(text, undefined, { ...detail, offers });
}

/** Offers the form of a new application with these texts, where the server has refused them. */
export function offerForm(draft: JobDraft, onOpen: (path: string) => unknown): Offer {
  const { position, company, jobLocation } = draft;
  const path = newJobPath({ position, company, jobLocation });
  return { label: 'open', name: jobName(draft), run: () => void onOpen(path) };
}

/** What was edited of the outbox is saved, or kept anew, so that it waits there no longer. */
function takeFromOutbox(store: AppStore, writeId: string) {
  const state = store.getState();
  const drafts = [selectAdding(state), selectSetAside(state)];
  const edited = drafts.find((draft) => draft.writeId === writeId)?.outboxId;
  if (edited === undefined) return;
  removeEntry(edited);
  store.dispatch(outboxRead(selectOutbox(state).filter(({ id }) => id !== edited)));
}

/** Tries a read where the server may be out of reach. Resolves with whether the application is kept for later. */
async function keepIfLost(store: AppStore, owner: string | undefined, draft: JobDraft) {
  const mayBeLost = !navigator.onLine || selectIsServerLost(store.getState());
  if (owner === undefined || !mayBeLost) return false;
  const outbox = await loadCode(() => import('@/jobs/offline/outbox'));
  return outbox.keepIfLost(store, owner, draft);
}

function pickTyped(draft: JobDraft, typed: Partial<JobDraft>): Partial<JobDraft> {
  return Object.fromEntries(Object.entries(draft).filter(([name]) => name in typed));
}
