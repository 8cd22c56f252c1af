/** What a tab has to know: the server's rows as it read them last, and what was asked for since. */
import { LOST, type Call } from './network';
import { FIELDS, SEARCHES, STATUSES, type Draft, type Filters, type Row } from './server';

export type Page = 'landing' | 'stats' | 'all jobs' | 'add job' | 'profile';
export type Model = ReturnType<typeof createModel>;
type JobPage = { jobs: Row[]; totalJobs: number; numOfPages: number };
/** A write that the app has to make once; `call` when it was made. */
type Want = {
  kind: keyof typeof KINDS;
  id: string;
  changes: Partial<Draft>;
  /** What was typed in the form that it was sent from. */
  form: Partial<Draft> | undefined;
  call: Call | null;
  /** Whether what the user did it with is still on the screen. */
  isHere: boolean;
};

const KINDS = {
  status: { method: 'PATCH', said: 'Job Modified...', onDone: takeStatus },
  edit: { method: 'PATCH', said: 'Job Modified...', onDone: emptyForm },
  add: { method: 'POST', said: 'Job Created', onDone: emptyForm },
  'put back': { method: 'POST', said: 'Job Created', onDone: leavePlace },
  delete: { method: 'DELETE', said: 'Success! Job removed', onDone: remove },
};
/** Stands for the form of a new application among those of edits. */
export const NEW = '';
const DEFAULTS: Filters = {
  ...{ search: '', status: 'all', type: 'all' },
  ...{ sort: 'latest', page: '1', view: 'list' },
};
const TIMEOUT_MS = 15_000;
const TIMEOUT = 'The server takes too long to answer. Please try again.';
const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';
const UNREACHABLE = 'We cannot reach the server. Please check your connection and try again.';

const newRead = () => ({ reading: null as Call | null, failure: '' });

/** A tab in which somebody is signed in, with these rows on the server. */
export const createModel = (rows: Row[]) => ({
  isSignedIn: true,
  page: 'landing' as Page,
  filters: DEFAULTS,
  /** What is edited on the page 'add job', until that is saved or cleared there. */
  jobId: NEW,
  /** Unknown after the board; the total also where a status was changed that is filtered. */
  list: {
    ...{ ...newRead(), isKnown: true, pages: 0, total: 0 as number | null },
    /** What was read, and by which path. */
    ...{ rows: [] as Row[], path: '' },
  },
  wants: [] as Want[],
  /** By job: the last choice of a status that is neither confirmed nor refused. */
  pending: new Map<string, string>(),
  /** By job: what is said at its card until its next choice or read. */
  refused: new Map<string, string>(),
  /** By job of which nobody knows before the next read what became of a write: its position. */
  unsure: new Map<string, string>(),
  /** Jobs in whose places stands what puts them back. */
  removed: new Map<string, Row>(),
  /** What is typed, by the job that is edited. */
  forms: new Map<string, Partial<Draft>>(),
  formError: '',
  /** What the server has, by what was asked of it: each write changes its own fields only. */
  table: new Map(rows.map((row) => [row._id, row])),
  /** Toasts of this step. */
  said: new Set<string>(),
  /** Whether the list may still hold what has left the filter, until it is read again. */
  isStale: false,
});

export function readFilters(query: string): Filters {
  return { ...DEFAULTS, ...Object.fromEntries(new URLSearchParams(query)) };
}

export function endSession(model: Model): void {
  Object.assign(model, { isSignedIn: false, page: 'landing', wants: [] });
  model.said.add('Unauthorized! Logging Out...');
}

/** Another page is open, or the same one for another job. */
export function open(model: Model, page: Page, jobId: string): void {
  Object.assign(model, { page, jobId, formError: '' });
  for (const want of model.wants) want.isHere = false;
  Object.assign(model.list, newRead());
  leavePlaces(model);
}

/** The address says what is shown of the list. */
export function followAddress(model: Model, query: string): void {
  const [filters, before] = [readFilters(query), model.filters];
  if (filters.view !== before.view) Object.assign(model.list, newRead(), { isKnown: false });
  if (pathOf(filters) !== pathOf(before)) leavePlaces(model);
  model.filters = filters;
}

/** On another page of the list no place of a removed job is kept. */
function leavePlaces({ removed, wants }: Model): void {
  removed.clear();
  for (const want of wants) want.isHere &&= !['delete', 'put back'].includes(want.kind);
}

/** Toasts go, and what takes too long is given up. */
export function passTime(model: Model, calls: Call[]): void {
  model.said.clear();
  for (const call of calls.filter(({ sentAt }) => Date.now() >= sentAt + TIMEOUT_MS)) {
    call.answer = LOST;
    finish(model, call, TIMEOUT);
  }
}

/** What may be shown of a job: what was read, or chosen since, or is being saved. */
export function valuesOf({ wants, pending }: Model, row: Row, name: keyof Draft) {
  const edits = wants.filter(({ id, kind }) => id === row._id && kind === 'edit');
  const chosen = name === 'jobStatus' ? pending.get(row._id) : undefined;
  return [chosen ?? row[name], ...edits.map(({ changes }) => changes[name])];
}

/** The app has to make this write. */
export function want(model: Model, kind: Want['kind'], id = NEW, changes: Partial<Draft> = {}) {
  const form = ['edit', 'add'].includes(kind) ? model.forms.get(id) : undefined;
  // On a page that was asked for meanwhile a deleted job has no place.
  const isHere = kind !== 'delete' || model.list.path === pathOf(model.filters);
  model.wants.push({ kind, id, changes, form, call: null, isHere });
  if (kind === 'status') model.pending.set(id, changes.jobStatus ?? '');
  if (kind === 'status' || kind === 'edit') model.refused.delete(id);
}

export function isWanted({ wants }: Model, kind: Want['kind'], id = NEW): boolean {
  return wants.some((one) => one.kind === kind && one.id === id);
}

/** The form that is open. */
export function openForm({ forms, jobId: id, wants }: Model) {
  const typed = forms.get(id) ?? {};
  forms.set(id, typed);
  return { id, typed, isBusy: wants.some(({ form }) => form === typed) };
}

/** Ties these calls to what was asked for. Returns those that nobody asked for. */
export function takeCalls(model: Model, calls: Call[]): string[] {
  const isAsked = (call: Call) => (isRead(call) ? takeRead(model, call) : takeWrite(model, call));
  return calls.flatMap((call) => (isAsked(call) ? [] : `${call.method} ${call.path}`));
}

function isRead({ method, path }: Call): boolean {
  return method === 'GET' && path.startsWith('/jobs');
}

function idOf({ path }: Call): string {
  return path.split('/')[2] ?? NEW;
}

function pathOf({ search, status, type, sort, page }: Filters): string {
  const query = new URLSearchParams({ jobStatus: status, jobType: type, sort, page });
  if (search !== '') query.set('search', search);
  return `/jobs?${query.toString().replaceAll('+', '%20')}`;
}

function takeRead(model: Model, call: Call): boolean {
  const { filters, page, unsure } = model;
  const isBoard = page === 'all jobs' && filters.view === 'board';
  const isStats = page === 'stats' && call.path === '/jobs/stats';
  const isList = page === 'all jobs' && call.path === pathOf(filters);
  if (isList && !isBoard) Object.assign(model.list, { reading: call, failure: '' });
  if (isStats || isList) model.isStale &&= isBoard;
  const anyPage = call.path.replace(/page=\d+/, 'page=');
  const isColumn = STATUSES.some((status) => pathOf({ ...filters, status, page: '' }) === anyPage);
  const isLookup = unsure.size > 0 && call.path.includes('sort=oldest');
  const searched = new URLSearchParams(call.path.split('?')[1]).get('search') ?? '';
  const isHint = !SEARCHES.some((text) => text.trim() === searched);
  return isStats || isList || isLookup || isHint || (isBoard && isColumn);
}

function takeWrite(model: Model, call: Call): boolean {
  const { wants, table } = model;
  const { method, path, body } = call;
  const id = idOf(call);
  const fits = (fields: Partial<Draft>) =>
    FIELDS.every((name) => [undefined, body?.[name]].includes(fields[name]));
  const isFor = (one: Want) => one.id === id || one.kind === 'put back';
  const unsent = wants.filter((one) => one.call === null && isFor(one));
  const made = unsent.find((one) => KINDS[one.kind].method === method && fits(one.changes));
  // What is there already may be written once more.
  if (!made) return method === 'PATCH' && table.has(id) && fits(table.get(id) ?? {});
  const isBusy = wants.some((one) => one.call?.method === method && one.call.path === path);
  made.call = call;
  // The last choice is written, whatever was chosen before.
  const earlier = unsent.slice(0, unsent.indexOf(made));
  model.wants = wants.filter((one) => one.kind !== 'status' || !earlier.includes(one));
  return (body === null || FIELDS.every((name) => name in body)) && (!isBusy || method === 'POST');
}

/** The server has done what the call asked for. */
export function noteReached({ table, wants }: Model, call: Call): void {
  const { status, body } = call.reached ?? LOST;
  const id = idOf(call);
  const { changes } = wants.find((one) => one.call === call) ?? {};
  const row = table.get(id);
  if (call.method === 'GET' || status >= 400) return;
  if (call.method === 'DELETE') table.delete(id);
  else if (row) table.set(id, { ...row, ...changes });
  const { job } = body as { job?: Row };
  if (call.method === 'POST' && job) table.set(job._id, job);
}

/** What the app makes of an answer; to a call that nobody waits for it is nothing. */
export function hear(model: Model, call: Call): void {
  const { status, body } = call.answer ?? LOST;
  if (!model.isSignedIn || (isRead(call) && call !== model.list.reading)) return;
  const { msg = UNREACHABLE } = (body ?? {}) as { msg?: string };
  if (status === 401) endSession(model);
  else finish(model, call, status === 0 || status >= 400 ? msg : '');
}

/** The call is over, for the reason `failure` if there is one. */
function finish(model: Model, call: Call, failure: string): void {
  const { list, wants, table, said } = model;
  if (call === list.reading) {
    Object.assign(list, { reading: null, failure });
    if (failure === '') showPage(model, call.answer?.body as JobPage);
  }
  const made = wants.find((one) => one.call === call);
  if (!made) return;
  const { kind, id, isHere } = made;
  // What is there already need not be written.
  const unsent = wants.filter((one) => one.kind === 'status' && one.id === id && one.call === null);
  const isThere = unsent.at(-1)?.changes.jobStatus === table.get(id)?.jobStatus;
  model.wants = wants.filter((one) => one !== made && !(isThere && unsent.includes(one)));
  const isUnsure = kind === 'add' && [TIMEOUT, UNREACHABLE].includes(failure);
  const sentence = isUnsure ? UNSURE : failure || KINDS[kind].said;
  const isLast = kind !== 'status' || !isWanted(model, kind, id);
  if (isHere && isLast) said.add(sentence);
  if (kind === 'status' && isLast) model.pending.delete(id);
  if (failure === '') KINDS[kind].onDone(model, made);
  else fail(model, made, sentence);
}

/** A refusal takes back that choice and nothing else. */
function fail(model: Model, made: Want, sentence: string): void {
  const { list, table, forms, pending, filters } = model;
  const { kind, id, isHere, form, call } = made;
  const { status } = call?.answer ?? LOST;
  if (isHere && form && form === forms.get(id)) model.formError = sentence;
  const isUnknown = status === 0 || status >= 500;
  if (isUnknown && !form)
    model.unsure.set(id, (rowIn(list.rows, id) ?? table.get(id))?.position ?? '');
  const isChange = kind === 'status' || kind === 'edit';
  if (isChange && !isUnknown && !pending.has(id) && filters.view === 'list')
    model.refused.set(id, sentence);
}

function takeStatus(model: Model, { id, changes }: Want): void {
  const { list, filters } = model;
  Object.assign(rowIn(list.rows, id) ?? {}, changes);
  if (filters.status === 'all') return;
  // It stays where it is until the list is read for another reason.
  list.total = null;
  model.isStale = true;
}

function remove({ list, removed, pending }: Model, { id, isHere }: Want): void {
  const row = rowIn(list.rows, id);
  if (row && isHere) removed.set(id, { ...row, jobStatus: pending.get(id) ?? row.jobStatus });
  list.rows = list.rows.filter((one) => one !== row);
  list.total = row === undefined || list.total === null ? null : list.total - 1;
}

function leavePlace({ removed }: Model, { id }: Want): void {
  removed.delete(id);
}

/** What was saved is no longer in the form; what was typed since still is. */
function emptyForm(model: Model, { id, form = {}, call, isHere }: Want): void {
  const { forms, list } = model;
  const saved = call?.body ?? {};
  Object.assign(rowIn(list.rows, id) ?? {}, saved);
  if (forms.get(id) !== form) return;
  const since = Object.entries(form).filter(([name, text]) => text.trim() !== saved[name]);
  forms.set(id, Object.fromEntries(since));
  if (since.length > 0) return;
  forms.delete(id);
  if (isHere) model.jobId = NEW;
}

/** Takes over a page; one past the end is not shown. */
function showPage({ list, refused, unsure, filters }: Model, page: JobPage): void {
  const { jobs, totalJobs: total, numOfPages: pages } = page;
  const path = pathOf(filters);
  Object.assign(list, { total, pages, path: '' });
  for (const { _id } of jobs) {
    refused.delete(_id);
    unsure.delete(_id);
  }
  if (Number(filters.page) > Math.max(pages, 1)) return;
  Object.assign(list, { isKnown: true, path, rows: jobs.map((job) => ({ ...job })) });
}

function rowIn(rows: Row[], id: string): Row | undefined {
  return rows.find(({ _id }) => _id === id);
}
