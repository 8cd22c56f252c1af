import {
  isTyped,
  NO_JOB_DRAFTS,
  selectAdding,
  selectEdits,
  selectRow,
  selectSetAside,
  selectUnanswered,
  type Draft,
  type JobDrafts,
} from '@/features/jobForm/jobSlice';
import { selectLeftBy, selectOwner, selectProfileDraft } from '@/features/user/userSlice';
import { FOLDER } from '@/features/user/userStorage';
import type { JobDraft } from '@/jobs/model/job';
import { readDraft, readTyped } from '@/jobs/model/jobDraft';
import { PROFILE_FIELDS } from '@/shared/config/options';
import { isInstalled } from '@/shared/install/isInstalled';
import { readTexts } from '@/shared/storage/readTexts';
import { readEntry, readJson, writeEntry, type StorageName } from '@/shared/storage/storage';
import { onStoreChange } from '@/shared/store/onStoreChange';
import type { User } from '@/shared/api/contract';
import type { AppStore, RootState } from '@/shared/store/withTypes';

/** What is typed and not saved, and by whom; nobody's where nothing is. */
type Drafts = { owner: string | null; jobs: JobDrafts; profile: Partial<User> };

export const NO_DRAFTS: Drafts = { owner: null, jobs: NO_JOB_DRAFTS, profile: {} };

const KEY = `drafts${FOLDER}`;
const NOTHING = '{}';

/** What this user, or the one whose session has ended by itself, had typed before a reload. */
export function readDrafts(of: string | null): Drafts {
  // A window of the installed app that has just been opened has those that were typed last in any.
  const isRestart = isInstalled() && readEntry('sessionStorage', KEY) === null;
  const { owner, jobs, profile } = readStored(isRestart ? 'localStorage' : 'sessionStorage');
  if (of === null || owner !== of) return NO_DRAFTS;
  return {
    owner: of,
    jobs: parseDrafts(recordOf(jobs)),
    profile: readTexts(profile, PROFILE_FIELDS),
  };
}

/** Stores what is typed and not saved. Without storage it does not survive a reload. Returns how to end it. */
export function connectDrafts(store: AppStore): () => void {
  const unsubscribes = [
    onStoreChange(store, draftsText, keepDrafts),
    onStoreChange(store, ownerOf, forgetOthers),
  ];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}

/** Each window and tab keeps its own; the installed app also the last ones of any window, for a restart. */
function keepDrafts(text: string | null, before: string | null): void {
  const isOfApp = isInstalled();
  // With nothing of its own a window does not take up, at a reload, what another one has.
  write('sessionStorage', isOfApp ? (text ?? NOTHING) : text);
  const isOwn = () => readEntry('localStorage', KEY) === before;
  if (isOfApp && (text !== null || isOwn())) write('localStorage', text);
}

/** An older entry would restore drafts that were saved since. */
function write(storage: StorageName, text: string | null): void {
  if (!writeEntry(storage, KEY, text)) writeEntry(storage, KEY, null);
}

/** Forgets what the installed app has stored of somebody else, or of a session that a tab has ended. */
function forgetOthers(owner: string | null): void {
  if (readStored('localStorage').owner !== owner) writeEntry('localStorage', KEY, null);
}

function readStored(storage: StorageName): Record<string, unknown> {
  return recordOf(readJson(storage, KEY));
}

function ownerOf(state: RootState): string | null {
  return selectOwner(state) ?? selectLeftBy(state);
}

function draftsText(state: RootState): string | null {
  const owner = ownerOf(state);
  const keep = ({ typed, outboxId }: Draft) => ({ typed, outboxId });
  const adding = keep(selectAdding(state));
  const setAside = keep(selectSetAside(state));
  const row = keep(selectRow(state));
  const edits = Object.fromEntries(
    Object.entries(selectEdits(state))
      .filter(([, draft]) => isTyped(draft))
      .map(([id, { typed, job }]) => [id, { typed, job }]),
  );
  const unanswered = [...selectUnanswered(state), ...findUnanswered(state)];
  const profile = selectProfileDraft(state);
  const hasAny =
    [adding, setAside, row, ...Object.values(edits)].some(isTyped) ||
    Object.keys(profile).length > 0;
  if (owner === null || (!hasAny && unanswered.length === 0)) return null;
  return JSON.stringify({ owner, jobs: { adding, setAside, row, edits, unanswered }, profile });
}

/** New applications whose answer has not come, or was lost; the slice comes with the pages that use it. */
function findUnanswered({ allJobs }: RootState): JobDraft[] {
  return Object.values(allJobs?.writes ?? {}).flatMap(
    ({ kind, jobId, batch, state: now, fields }) => {
      const isOfForm = kind === 'create' && jobId === null && batch === null;
      return isOfForm && (now === 'sent' || now === 'unknown') ? [fields as JobDraft] : [];
    },
  );
}

function parseDrafts(stored: Record<string, unknown>): JobDrafts {
  const { adding, setAside, row, edits, unanswered } = stored;
  return {
    adding: readNew(adding),
    setAside: readNew(setAside),
    row: readNew(row),
    edits: Object.fromEntries(
      Object.entries(recordOf(edits)).flatMap(([id, edit]): [string, Draft][] => {
        const { typed, job } = recordOf(edit);
        const before = readDraft(job);
        return before === null ? [] : [[id, { typed: readTyped(typed), job: before }]];
      }),
    ),
    unanswered: (Array.isArray(unanswered) ? unanswered : []).flatMap(
      (sent) => readDraft(sent) ?? [],
    ),
  };
}

function readNew(stored: unknown): Draft {
  const { typed, outboxId } = recordOf(stored);
  return {
    typed: readTyped(typed),
    ...(typeof outboxId === 'string' && { outboxId }),
  };
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
