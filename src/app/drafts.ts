import { selectEdits, selectNewJob, type JobDrafts } from '@/features/jobForm/jobSlice';
import { selectProfileDraft, selectSession } from '@/features/user/userSlice';
import { FOLDER } from '@/features/user/userStorage';
import type { JobDraft } from '@/jobs/api/contract';
import type { User } from '@/shared/api/contract';
import { JOB_FIELDS } from '@/jobs/api/jobDraft';
import { PROFILE_FIELDS } from '@/shared/config/options';
import { isInstalled } from '@/shared/lib/isInstalled';
import { readEntry, writeEntry, type StorageName } from '@/shared/lib/storage';
import { userKey } from '@/shared/lib/userKey';
import type { KeptTexts } from '@/shared/store/appEvents';
import { jobFormName, NOTHING_KEPT, PROFILE_FORM, selectKept } from '@/shared/store/keptTexts';
import { onStoreChange } from '@/shared/store/onStoreChange';
import type { AppStore } from './store';

/** What is typed and not saved. */
type Drafts = JobDrafts & { profile: Partial<User> };

export const NO_DRAFTS: Drafts = { adding: { typed: {} }, edits: [], profile: {} };

const KEY = `drafts${FOLDER}`;
const KEPT_KEY = `kept${FOLDER}`;

/** A tab of a browser keeps texts for itself; the installed app has them again after a restart. */
const draftStorage = (): StorageName => (isInstalled() ? 'localStorage' : 'sessionStorage');

/**
 * Forgets what the installed app has stored of an earlier session, also from a tab; but not what is kept
 * for the user who is signed in now.
 */
export function forgetDrafts(user: User | null): void {
  writeEntry('localStorage', KEY, null);
  // Which stores by itself what it keeps.
  if (isInstalled()) return;
  const { owner } = readKept('localStorage');
  if (user === null || owner !== userKey(user)) writeEntry('localStorage', KEPT_KEY, null);
}

/** The drafts of this session from before a reload, or a restart of the installed app. */
export function readDrafts(session: string): Drafts {
  try {
    const stored = recordOf(JSON.parse(readEntry(draftStorage(), KEY) ?? 'null'));
    if (stored.session !== session) return NO_DRAFTS;
    const edits = Array.isArray(stored.edits) ? stored.edits : [];
    return {
      adding: readNewJob(stored.adding),
      edits: edits.flatMap(readEdit),
      profile: readTexts(stored.profile, PROFILE_FIELDS),
    };
  } catch {
    return NO_DRAFTS;
  }
}

/** What is typed, with what was kept before, for the same user's next session in this tab. */
export function collectTyped(store: AppStore, user: User): KeptTexts {
  const state = store.getState();
  const typed = [
    [jobFormName(null), selectNewJob(state).typed] as const,
    ...selectEdits(state).map(({ editJobId, typed }) => [jobFormName(editJobId), typed] as const),
    [PROFILE_FORM, selectProfileDraft(state)] as const,
  ].filter(([, texts]) => Object.keys(texts).length > 0);
  return {
    owner: userKey(user),
    texts: { ...selectKept(state).texts, ...(Object.fromEntries(typed) as KeptTexts['texts']) },
  };
}

/** What was kept before a reload, or a restart of the installed app. */
export function readKept(storage?: StorageName): KeptTexts {
  try {
    const stored = recordOf(JSON.parse(readEntry(storage ?? draftStorage(), KEPT_KEY) ?? 'null'));
    if (typeof stored.owner !== 'string') return NOTHING_KEPT;
    const texts = Object.entries(recordOf(stored.texts)).map(([form, fields]) => [
      form,
      readTexts(fields, [...JOB_FIELDS, ...PROFILE_FIELDS]),
    ]);
    return { owner: stored.owner, texts: Object.fromEntries(texts) as KeptTexts['texts'] };
  } catch {
    return NOTHING_KEPT;
  }
}

/**
 * Stores drafts while the session lasts. Returns a function that ends it. Without
 * storage drafts do not survive a reload.
 */
export function connectDrafts(store: AppStore): () => void {
  const storeDrafts = () => {
    const state = store.getState();
    const session = selectSession(state);
    const edits = selectEdits(state);
    const { typed, unsure } = selectNewJob(state);
    const adding = { typed, unsure };
    const profile = selectProfileDraft(state);
    const hasAny =
      edits.length > 0 || [typed, profile].some((texts) => Object.keys(texts).length > 0);
    const isKept = session !== null && hasAny;
    keep(draftStorage(), KEY, isKept ? JSON.stringify({ session, adding, edits, profile }) : null);
  };
  const unsubscribes = [
    onStoreChange(store, selectKept, (kept) =>
      keep(draftStorage(), KEPT_KEY, kept.owner === null ? null : JSON.stringify(kept)),
    ),
    ...[selectSession, selectNewJob, selectEdits, selectProfileDraft].map((select) =>
      onStoreChange<unknown>(store, select, storeDrafts),
    ),
  ];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}

function keep(...[storage, key, entry]: Parameters<typeof writeEntry>) {
  const isKept = writeEntry(storage, key, entry);
  // An older entry would restore drafts that were saved since.
  if (!isKept) writeEntry(storage, key, null);
}

function readNewJob(value: unknown): JobDrafts['adding'] {
  const { typed, unsure } = recordOf(value);
  const sent = readTexts(unsure, JOB_FIELDS);
  return { typed: readTexts(typed, JOB_FIELDS), unsure: isComplete(sent) ? sent : undefined };
}

function readEdit(value: unknown): JobDrafts['edits'] {
  const { editJobId, job, typed } = recordOf(value);
  const texts = readTexts(job, JOB_FIELDS);
  if (typeof editJobId !== 'string' || !isComplete(texts)) return [];
  return [{ editJobId, job: texts, typed: readTexts(typed, JOB_FIELDS) }];
}

function isComplete(texts: Partial<JobDraft>): texts is JobDraft {
  return JOB_FIELDS.every((name) => name in texts);
}

/** The text fields of these names in an untrusted value. */
function readTexts<Name extends string>(
  value: unknown,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const record = recordOf(value);
  const texts = names.flatMap((name) =>
    typeof record[name] === 'string' ? [[name, record[name]] as const] : [],
  );
  return Object.fromEntries(texts) as Partial<Record<Name, string>>;
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
