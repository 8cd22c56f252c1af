import { NOWHERE, placesOf, type Place } from '@/features/allJobs/list/places';
import type { Removal } from '@/features/allJobs/list/removingJobs';
import type { Filters } from '@/shared/api/jobPagePath';
import type { Job, JobDraft, StatusCounts, User } from '@/shared/api/contract';
import type { Call } from './network';

export type Page = 'landing' | 'register' | 'stats' | 'all jobs' | 'add job' | 'profile';

/** A call the app makes: expected until `call` is there, then under way until it is answered. */
export type Sent = {
  kind: 'list' | 'stats' | 'login' | 'logout' | 'save' | 'delete' | 'lookup' | 'status';
  text: string;
  call: Call | null;
  sentAt: number;
  /** Whether the screen that made it still stands. */
  isWatched: boolean;
};

export type Failure = { message: string; waitUntil: number; isRefusal?: boolean };

/** Something the app reads: the reading under way, and how the last one failed. */
export type Read = { sent: Sent | null; failure: Failure | null };

/** The marks of a form that was not sent. */
export type Refusal = { error: string; invalid: Partial<Record<string, true>> };

type JobForm = {
  typed: Partial<JobDraft>;
  /** What is being edited, as it was when it was picked. */
  job: JobDraft | null;
  sent: Sent | null;
};

/** What was asked to be deleted, and the call that tells what became of it. */
export type Asked = Removal & { sent: Sent };

/** Stands for the form of a new application among those of edits. */
const NEW = '';

/** What of the list stands in the address. */
export type ListPlace = { filters: Filters; page: number };

type Entry = {
  page: Page;
  /** The job it was opened to edit. */
  pickedId: string;
  /** Null until the list is there, which then shows what it showed last. */
  list: ListPlace | null;
  /** Whether it was made by typing, so that more typing makes no other one. */
  isTyped: boolean;
};

/** A choice of a status that is not confirmed; `from` is null after an answer that was lost. */
export type StatusChange = {
  job: Job;
  from: string | null;
  to: string;
  refusal: string;
  sent: Sent | null;
};

type JobList = Read &
  ListPlace & {
    /** What stands in the search box, and when it becomes the filter. */
    box: { text: string; dueAt: number | null };
    jobs: Job[];
    total: number;
    pages: number;
    /** What was asked to be deleted of the list, and with which call. */
    changes: StatusChange[];
    removals: Asked[];
  };

type Session = {
  user: User | null;
  login: Refusal & { email: string; password: string; sent: Sent | null };
  logout: Sent | null;
  list: JobList;
  stats: Read & { counts: StatusCounts };
  /** By the ids of what is edited. */
  forms: Map<string, JobForm>;
  marks: Refusal;
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
  /** Where one would come by going back; the last one is open. */
  visited: Entry[];
  /** Where a 401 has sent somebody away from, until that person or anybody opens a page again. */
  destination: { entry: Entry; owner: User } | null;
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
    visited: [newEntry(page)],
    destination: null,
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
      changes: [],
      removals: [],
    },
    stats: { ...notRead(), counts: { pending: 0, interview: 0, declined: 0 } },
    forms: new Map([[NEW, newForm()]]),
    marks: notRefused(),
  };
}

export function notRead(): Read {
  return { sent: null, failure: null };
}

export function notRefused(): Refusal {
  return { error: '', invalid: {} };
}

/** A job form nobody has touched. */
export function newForm(job: JobDraft | null = null): JobForm {
  return { typed: {}, job, sent: null };
}

/** Which form is open: that of the edit as long as there is one, else that of a new application. */
export function openFormId(model: Model): string {
  const pickedId = openPickedId(model);
  return model.forms.has(pickedId) ? pickedId : NEW;
}

export function formOf(model: Model, id: string): JobForm {
  return model.forms.get(id) ?? newForm();
}

/** Nothing is left of a form. */
export function dropForm({ forms }: Model, id: string): void {
  forms.delete(id);
  if (id === NEW) forms.set(NEW, newForm());
}

/** What the form shows. */
export function shownDraft(model: Model, id: string): JobDraft {
  const { job, typed } = formOf(model, id);
  const jobLocation = model.user?.location ?? '';
  const empty = {
    position: '',
    company: '',
    jobLocation,
    jobType: 'full-time',
    jobStatus: 'pending',
  };
  return { ...(job ?? empty), ...typed };
}

export function openPickedId({ visited }: Model): string {
  return visited.at(-1)?.pickedId ?? NEW;
}

/** The cards on the page, and what becomes of their jobs. */
export function cardsOf({ jobs, removals }: Session['list']): Place[] {
  return placesOf(jobs, removals).filter(({ removal }) => removal?.phase !== 'removed');
}

/** On another page no place is kept; what is being deleted stays so. */
export function leavePlaces({ list }: Model): void {
  list.removals = list.removals
    .filter(({ phase }) => phase === 'deleting')
    .map((removal) => ({ ...removal, place: NOWHERE }));
}

export function openPage({ visited }: Model): Page {
  return visited.at(-1)?.page ?? 'landing';
}

/** A page that is opened by its bare link. */
export function newEntry(page: Page, pickedId = NEW): Entry {
  return { page, pickedId, list: null, isTyped: false };
}
