import type { Filters } from '@/shared/api/jobPagePath';
import type { Job, JobDraft, StatusCounts, User } from '@/shared/api/contract';
import type { Call } from './network';

export type Page = 'landing' | 'register' | 'stats' | 'all jobs' | 'add job' | 'profile';

/** A call the app makes: expected until `call` is there, then under way until it is answered. */
export type Sent = {
  kind: 'list' | 'stats' | 'login' | 'logout' | 'save' | 'delete';
  text: string;
  call: Call | null;
  sentAt: number;
  /** Whether the screen that made it still stands. */
  isWatched: boolean;
};

export type Failure = { message: string; waitUntil: number };

/** Something the app reads: the reading under way, and how the last one failed. */
export type Read = { sent: Sent | null; failure: Failure | null };

/** The marks of a form that was not sent. */
export type Refusal = { error: string; invalid: Partial<Record<string, true>> };

type JobForm = Refusal & {
  /** The location is the user's own while that is null. */
  draft: Omit<JobDraft, 'jobLocation'> & { jobLocation: string | null };
  editId: string | null;
  sent: Sent | null;
};

type JobList = Read & {
  filters: Filters;
  page: number;
  /** What stands in the search box, and when it becomes the filter. */
  box: { text: string; dueAt: number | null };
  jobs: Job[];
  total: number;
  pages: number;
  deleting: Map<string, Sent>;
};

type Session = {
  user: User | null;
  login: Refusal & { email: string; password: string; sent: Sent | null };
  logout: Sent | null;
  list: JobList;
  stats: Read & { counts: StatusCounts };
  form: JobForm;
};

/** What the app has to know and to show. */
export type Model = Session & {
  stepsLeft: number;
  clock: number;
  /** What was said since the last step. */
  toasts: Set<string>;
  /** Whether the server may have changed without the app's knowing since it last read. */
  isStale: boolean;
  sent: Sent[];
  /** The pages on which one would come by going back; the last one is open. */
  visited: Page[];
};

export const NO_FILTERS: Filters = {
  search: '',
  searchStatus: 'all',
  searchType: 'all',
  sort: 'latest',
};

/** An app that is about to be opened on this page, by this person or by nobody. */
export function createModel(user: User | null, page: Page, stepsLeft = 0): Model {
  return {
    stepsLeft,
    clock: 0,
    toasts: new Set(),
    isStale: false,
    sent: [],
    visited: [page],
    ...newSession(user),
  };
}

/** All that belongs to a session, as it is at its beginning. */
export function newSession(user: User | null): Session {
  return {
    user,
    login: { email: '', password: '', sent: null, ...notRefused() },
    logout: null,
    list: {
      ...notRead(),
      filters: NO_FILTERS,
      page: 1,
      box: { text: '', dueAt: null },
      jobs: [],
      total: 0,
      pages: 0,
      deleting: new Map(),
    },
    stats: { ...notRead(), counts: { pending: 0, interview: 0, declined: 0 } },
    form: { ...newForm(), ...notRefused() },
  };
}

export function notRead(): Read {
  return { sent: null, failure: null };
}

export function notRefused(): Refusal {
  return { error: '', invalid: {} };
}

/** The job form as new; it does not wait for what it has sent. */
export function newForm(): Omit<JobForm, keyof Refusal> {
  const texts = { position: '', company: '', jobLocation: null };
  const draft = { ...texts, jobType: 'full-time', jobStatus: 'pending' };
  return { draft, editId: null, sent: null };
}

export function openPage({ visited }: Model): Page {
  return visited.at(-1) ?? 'landing';
}
