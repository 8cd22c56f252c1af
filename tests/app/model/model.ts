/** What a tab has to know: the server's rows as it read them last, and what was asked for since. */
import { LOST, type Call } from './network';
import { FIELDS, SEARCHES, STATUSES, type Draft, type Filters, type Row } from './server';

export type Page = 'landing' | 'stats' | 'all jobs' | 'add job' | 'profile';
export type Model = ReturnType<typeof createModel>;
type JobPage = { jobs: Row[]; totalJobs: number; numOfPages: number };
type Failure = { message: string; isUnknown: boolean };
/** A write that the app has to make once; `call` when it was made. */
type Want = {
  kind: keyof typeof KINDS;
  id: string;
  changes: Partial<Draft>;
  call: Call | null;
  /** Whether what the user did it with is still on the screen. */
  isHere: boolean;
};

const KINDS = {
  status: { method: 'PATCH', said: 'Job Modified...' },
  edit: { method: 'PATCH', said: 'Job Modified...' },
  add: { method: 'POST', said: 'Job Created' },
  'put back': { method: 'POST', said: 'Job Created' },
  delete: { method: 'DELETE', said: 'Success! Job removed' },
  'log out': { method: 'GET', said: 'Logging Out...' },
};
/** Stands for the form of a new application among those of edits. */
export const NEW = '';
const DEFAULTS: Filters = {
  search: '',
  status: 'all',
  type: 'all',
  sort: 'latest',
  page: '1',
  view: 'list',
};
const TIMEOUT_MS = 15_000;
const TIMEOUT = 'The server takes too long to answer. Please try again.';
const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';
const UNREACHABLE = 'We cannot reach the server. Please check your connection and try again.';

const newRead = () => ({ reading: null as Call | null, failure: '' });
const newForm = () => ({ typed: {} as Partial<Draft>, sent: null as Want | null });

/** A tab in which somebody is signed in, with these rows on the server. */
export const createModel = (rows: Row[]) => ({
  isSignedIn: true,
  page: 'landing' as Page,
  filters: DEFAULTS,
  /** What is edited on the page 'add job'. */
  jobId: NEW,
  /** Unknown after the board; the total also where a status was changed that is filtered. */
  list: { ...newRead(), isKnown: true, rows: [] as Row[], total: 0 as number | null, pages: 0 },
  wants: [] as Want[],
  /** By job: the last choice of a status that is neither confirmed nor refused. */
  pending: new Map<string, string>(),
  /** By job: what is said at its card until its next choice or read. */
  refused: new Map<string, string>(),
  /** By job of which nobody knows before the next read what became of a write: its position. */
  unsure: new Map<string, string>(),
  /** Jobs in whose places stands what puts them back. */
  removed: new Map<string, Row>(),
  forms: new Map([[NEW, newForm()]]),
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

export function endSession(model: Model, said = 'Unauthorized! Logging Out...'): void {
  Object.assign(model, { isSignedIn: false, page: 'landing', wants: [] });
  model.said.add(said);
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
function leavePlaces({ removed, unsure, wants }: Model): void {
  removed.clear();
  unsure.clear();
  for (const want of wants) want.isHere &&= !['delete', 'put back'].includes(want.kind);
}

/** Toasts go, and what takes too long is given up. */
export function passTime(model: Model, calls: Call[]): void {
  model.said.clear();
  for (const call of calls.filter(({ sentAt }) => Date.now() >= sentAt + TIMEOUT_MS)) {
    call.answer = LOST;
    finish(model, call, { message: TIMEOUT, isUnknown: true }, null);
  }
}

/** What may be shown of a job: what was read, or chosen since, or is being saved. */
export function valuesOf({ wants, pending }: Model, row: Row, name: keyof Draft) {
  const edits = wants.filter(({ id, kind }) => id === row._id && kind === 'edit');
  const chosen = name === 'jobStatus' ? pending.get(row._id) : undefined;
  return [chosen ?? row[name], ...edits.map(({ changes }) => changes[name])];
}

export function chooseStatus(model: Model, id: string, jobStatus: string): void {
  model.pending.set(id, jobStatus);
  model.refused.delete(id);
  want(model, 'status', id, { jobStatus });
}

/** The app has to make this write. */
export function want(model: Model, kind: Want['kind'], id = NEW, changes: Partial<Draft> = {}) {
  const wanted: Want = { kind, id, changes, call: null, isHere: true };
  model.wants.push(wanted);
  return wanted;
}

export function isWanted({ wants }: Model, kind: Want['kind'], id = NEW): boolean {
  return wants.some((one) => one.kind === kind && one.id === id);
}

/** The form that is open: that of the edit as long as there is one, else that of a new application. */
export function openForm({ forms, jobId }: Model) {
  const id = forms.has(jobId) ? jobId : NEW;
  return { id, form: forms.get(id) ?? newForm() };
}

/** The form of this job is opened; what was typed into it before is still there. */
export function pickForEditing({ forms }: Model, id: string): void {
  forms.set(id, forms.get(id) ?? newForm());
}

export function clearForm(model: Model, { id } = openForm(model)): void {
  model.formError = '';
  model.forms.delete(id);
  if (id === NEW) model.forms.set(NEW, newForm());
}

/** Ties these calls to what was asked for. Returns those that nobody asked for. */
export function takeCalls(model: Model, calls: Call[]): string[] {
  const isRead = ({ method, path }: Call) => method === 'GET' && path.startsWith('/jobs');
  const isAsked = (call: Call) => (isRead(call) ? takeRead(model, call) : takeWrite(model, call));
  return calls.flatMap((call) => (isAsked(call) ? [] : `${call.method} ${call.path}`));
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
  const id = path.split('/')[2] ?? NEW;
  const made = wants.find(
    (one) =>
      one.call === null &&
      KINDS[one.kind].method === method &&
      (one.id === id || one.kind === 'put back' || one.kind === 'log out') &&
      FIELDS.every((name) => [undefined, body?.[name]].includes(one.changes[name])),
  );
  const isBusy = wants.some((one) => one.call?.method === method && one.call.path === path);
  const isWhole = body === null || FIELDS.every((name) => name in body);
  // What is there already may be written once more.
  if (!made)
    return method === 'PATCH' && FIELDS.every((name) => table.get(id)?.[name] === body?.[name]);
  made.call = call;
  // The last choice is written, whatever was chosen before.
  const isOvertaken = (one: Want) => one.call === null && one.kind === 'status' && one.id === id;
  model.wants = wants.filter((one, index) => index > wants.indexOf(made) || !isOvertaken(one));
  return isWhole && (!isBusy || method === 'POST');
}

/** The server has done what the call asked for. */
export function noteReached({ table, wants }: Model, call: Call): void {
  const { status, body } = call.reached ?? LOST;
  const id = call.path.split('/')[2] ?? NEW;
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
  const isRead = call.method === 'GET' && call.path.startsWith('/jobs');
  if (!model.isSignedIn || (isRead && call !== model.list.reading)) return;
  const isUnknown = status === 0 || status >= 500;
  const { msg: message = UNREACHABLE } = (body ?? {}) as { msg?: string };
  const failure = isUnknown || status >= 400 ? { message, isUnknown } : null;
  if (status === 401) endSession(model);
  else finish(model, call, failure, body);
}

function finish(model: Model, call: Call, found: Failure | null, body: unknown): void {
  const isLost = found !== null && [TIMEOUT, UNREACHABLE].includes(found.message);
  const isNew =
    call.method === 'POST' && model.wants.some((one) => one.call === call && one.kind === 'add');
  const failure = isLost && isNew ? { ...found, message: UNSURE } : found;
  const { list, wants, table, said } = model;
  if (call === list.reading) {
    Object.assign(list, { reading: null, failure: failure?.message ?? '' });
    if (!failure) showPage(model, body as JobPage);
  }
  const made = wants.find((one) => one.call === call);
  if (!made) return;
  const { kind, id, isHere } = made;
  // What is there already need not be written.
  const unsent = wants.filter((one) => one.kind === 'status' && one.id === id && one.call === null);
  const isThere = unsent.at(-1)?.changes.jobStatus === table.get(id)?.jobStatus;
  model.wants = wants.filter((one) => one !== made && !(isThere && unsent.includes(one)));
  const text = failure && kind === 'log out' ? 'There was an error..' : failure?.message;
  if (isHere && !(kind === 'status' && isWanted(model, kind, id)))
    said.add(text ?? KINDS[kind].said);
  if (kind === 'edit' || kind === 'add') finishForm(model, made, failure);
  else if (failure?.isUnknown && kind !== 'log out') doubt(model, id);
  else if (kind === 'delete' && !failure) remove(model, made);
  else if (kind === 'put back' && !failure) model.removed.delete(id);
  else if (kind === 'log out' && !failure) endSession(model, KINDS[kind].said);
  if (kind === 'status') finishStatus(model, made, failure);
}

/** A refusal takes back that choice and nothing else. */
function finishStatus(model: Model, { id, changes }: Want, failure: Failure | null): void {
  const { list, filters } = model;
  if (!isWanted(model, 'status', id)) {
    model.pending.delete(id);
    if (failure && !failure.isUnknown && filters.view === 'list')
      model.refused.set(id, failure.message);
  }
  if (failure) return;
  Object.assign(list.rows.find(({ _id }) => _id === id) ?? {}, changes);
  if (filters.status === 'all') return;
  // It stays where it is until the list is read for another reason.
  list.total = null;
  model.isStale = true;
}

function remove({ list, removed, pending }: Model, { id, isHere }: Want): void {
  const row = list.rows.find(({ _id }) => _id === id);
  if (row && isHere) removed.set(id, { ...row, jobStatus: pending.get(id) ?? row.jobStatus });
  list.rows = list.rows.filter((one) => one !== row);
  list.total = row === undefined || list.total === null ? null : list.total - 1;
}

function doubt({ list, table, unsure }: Model, id: string): void {
  const row = list.rows.find(({ _id }) => _id === id) ?? table.get(id);
  unsure.set(id, row?.position ?? '');
}

/** What was saved is no longer in the form; what was typed since still is. */
function finishForm(model: Model, made: Want, failure: Failure | null): void {
  const [id, form] = [...model.forms].find(([, { sent }]) => sent === made) ?? [NEW, newForm()];
  const saved = made.call?.body ?? {};
  if (failure && form.sent && made.isHere) model.formError = failure.message;
  form.sent = null;
  if (failure) return;
  Object.assign(model.list.rows.find(({ _id }) => _id === made.id) ?? {}, saved);
  const since = Object.entries(form.typed).filter(([name, text]) => text.trim() !== saved[name]);
  form.typed = Object.fromEntries(since);
  if (since.length === 0 && id !== NEW) model.forms.delete(id);
}

/** Takes over a page; one past the end is not shown. */
function showPage({ list, refused, unsure, filters }: Model, page: JobPage): void {
  const { jobs, totalJobs, numOfPages } = page;
  Object.assign(list, { total: totalJobs, pages: numOfPages });
  refused.clear();
  for (const { _id } of jobs) unsure.delete(_id);
  if (Number(filters.page) > Math.max(numOfPages, 1)) return;
  Object.assign(list, { isKnown: true, rows: jobs.map((job) => ({ ...job })) });
}
