/** What a tab has to know: the server's rows as it read them last, and what was asked for since. */
import { FIELDS, LOST, type Call, type Draft, type Filters, type Row } from './server';

export type Model = ReturnType<typeof createModel>;
type JobPage = { jobs: Row[]; totalJobs: number; numOfPages: number };
/** A write that the app has to make once; `call` when it was made. */
type Want = {
  kind: 'status' | 'edit' | 'add' | 'put back' | 'delete' | 'send';
  id: string;
  /** What puts a deleted job back. */
  changes: Partial<Draft>;
  /** What was typed in the form that it was sent from. */
  form: Partial<Draft> | undefined;
  call: Call | null;
  /** The read that has to be answered first, where the server was lost. */
  look?: Call | 'due' | undefined;
  /** Its place among all that was asked for. */
  order: number;
  /** The job as the server had it then. */
  before?: Row | undefined;
  /** What it takes back. */
  undoes?: Want | undefined;
  /** Whether what the user did it with is still on the screen. */
  isHere: boolean;
};

const KINDS = { PATCH: ['status', 'edit'], POST: ['add', 'put back', 'send'], DELETE: ['delete'] };
const GONE = 'This application is no longer there.';
export const DONE = {
  PATCH: 'Job Modified...',
  POST: 'Job Created',
  DELETE: 'Success! Job removed',
};
export const KEPT = 'Kept here. It is sent when the server can be reached.';
export const IN_THE_WAY = "'add job' holds another draft. Save or clear it first.";
export const SENT = '1 application sent.';
export const PASSED = 'Nothing was undone: changed again or deleted meanwhile.';
/** Stands for the form of a new application among those of edits. */
export const NEW = '';
/** Stands for a new application that an edit has come between. */
const ASIDE = 'aside';
export const DEFAULTS: Filters = {
  ...{ search: '', status: 'all', type: 'all' },
  ...{ sort: 'latest', page: '1', view: 'list' },
};
/** After the last key of a search. */
export const SEARCH_MS = 1000;
const TIMEOUT_MS = 15_000;
const TIMEOUT = 'The server takes too long to answer. Please try again.';
const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';
const UNREACHABLE = 'We cannot reach the server. Please check your connection and try again.';

/** A tab in which somebody is signed in, with these rows on the server. A page is known by its path. */
export const createModel = (rows: Row[]) => ({
  page: '/landing',
  filters: DEFAULTS,
  /** What stands in the search box. It becomes a filter at that time, if it is none yet. */
  box: { text: '', dueAt: Infinity },
  /** What is edited on the page 'add job', until that is saved or cleared there. */
  jobId: NEW,
  /** Unknown after the board; the total also where a status was changed that is filtered. */
  list: {
    ...{ reading: null as Call | null, failure: '', isKnown: true },
    /** Before, it may be cut from the collection. */
    isAnswered: false,
    /** What was read, and by which path. */
    ...{ rows: [] as Row[], path: '', pages: 0, total: 0 as number | null },
  },
  wants: [] as Want[],
  wantCount: 0,
  /** What was done and not taken back, in the order in which it was asked for. */
  done: [] as Want[],
  /** Jobs of which a write had no answer, so that the app and the server may differ in them. */
  lost: new Set<string>(),
  /** By job: what is said at its card until its next choice or read. */
  refused: new Map<string, string>(),
  /** Jobs of which nobody knows before the next read what became of a write. */
  unsure: new Set<string>(),
  /** Jobs in whose places stands what puts them back. */
  removed: new Map<string, Row>(),
  /** Jobs that were deleted, so that what waits to be written of them is refused. */
  gone: new Set<string>(),
  /** Those that may have been put back already. */
  maybeBack: new Set<string>(),
  /** What is typed, by the job that is edited. */
  forms: new Map<string, Partial<Draft>>(),
  formError: '',
  /** New applications that the server could not be reached for: each with its mark. */
  outbox: [] as { changes: Partial<Draft>; mark: string; form?: Partial<Draft> }[],
  /** What the server has, by what was asked of it: each write changes its own fields only. */
  table: new Map(rows.map((row) => [row._id, row])),
  /** Toasts of this step. */
  said: new Set<string>(),
  /** Whether the list may still hold what has left the filter, until it is read again. */
  isStale: false,
  /** Whether a search of the form was answered, which sends what waits unless it was aborted. */
  maySend: false,
  /** Whether what is shown of jobs has to be read again now. */
  isReadDue: false,
});

export function readFilters(query: string): Filters {
  return { ...DEFAULTS, ...Object.fromEntries(new URLSearchParams(query)) };
}

/** The button that puts a job back; where it may be back already, it answers the question. */
export function putBackName({ maybeBack }: Model, { _id, position, company }: Row): string {
  return `put back${maybeBack.has(_id) ? ' again' : ''} ${position}, ${company}`;
}

/** Another page is open, or the same one for another job. */
export function open(model: Model, page: string, jobId: string): void {
  const box = { text: model.filters.search, dueAt: Infinity };
  const isFromList = model.page === '/all-jobs' && page !== '/add-job';
  // What is left of removed jobs stays while the form is open.
  const areLost = page === '/landing' || isFromList;
  Object.assign(model, { page, jobId, formError: '', isReadDue: false, box });
  Object.assign(model.list, { reading: null, failure: '' });
  for (const want of model.wants)
    want.isHere &&= !areLost && ['delete', 'put back'].includes(want.kind);
  if (areLost) model.removed.clear();
}

/** Another list is asked for, from its first page on unless the change says which. */
export function choose(model: Model, change: Partial<Filters>): void {
  const before = model.filters;
  const filters = { ...before, page: '1', ...change };
  model.filters = filters;
  // Blanks alone go with the search that they end.
  const isEnded = filters.search === '' && before.search !== '';
  const isOther = filters.search !== model.box.text.trim() && 'search' in change;
  if (isEnded || isOther) model.box.text = filters.search;
  if (filters.view !== before.view) model.list.isKnown = false;
  if (pathOf(filters) === pathOf(before)) return;
  // The board arranges anew what it knows.
  model.isStale &&= filters.view !== 'board';
  // On another page of the list no place of a removed job is kept.
  model.removed.clear();
  for (const want of model.wants) want.isHere &&= !['delete', 'put back'].includes(want.kind);
}

/** Toasts go, a typed search becomes the filter, and what takes too long is given up. */
export function passTime(model: Model, calls: Call[]): void {
  const { box, filters, said } = model;
  said.clear();
  const search = box.text.trim();
  if (Date.now() >= box.dueAt && search !== filters.search) choose(model, { search });
  for (const call of calls.filter(({ sentAt }) => Date.now() >= sentAt + TIMEOUT_MS)) {
    call.answer = LOST;
    hear(model, call, TIMEOUT);
  }
}

/** The writes of this kind, oldest first, of which it is not known yet what becomes of them. */
export function wantsOf({ wants }: Model, kind: Want['kind'], jobId: string): Want[] {
  return wants.filter((one) => one.kind === kind && one.id === jobId);
}

/** What may be shown of a job: what was read, or chosen since, or is being saved. */
export function valuesOf(model: Model, row: Row, name: keyof Draft) {
  const edits = wantsOf(model, 'edit', row._id).map(({ changes }) => changes[name]);
  const chosen = wantsOf(model, 'status', row._id).at(-1)?.changes;
  return [chosen?.[name] ?? row[name], ...edits];
}

/** The app has to make this write. Of a job's status the last choice counts. */
export function want(
  model: Model,
  kind: Want['kind'],
  id: string,
  changes: Partial<Draft> = {},
): Want {
  const form = ['edit', 'add'].includes(kind) ? model.forms.get(id) : undefined;
  // On a page that was asked for meanwhile a deleted job has no place.
  const isHere = kind !== 'delete' || model.list.path === pathOf(model.filters);
  const unsent = wantsOf(model, 'status', id).find(({ call }) => call === null);
  if (kind === 'status') model.wants = model.wants.filter((one) => one !== unsent);
  const order = (model.wantCount += 1);
  const wanted: Want = { kind, id, changes, form, call: null, order, isHere };
  model.wants.push(wanted);
  if (['status', 'edit', 'delete'].includes(kind)) model.refused.delete(id);
  return wanted;
}

/** What waits in the outbox, one at a time. */
export function findWaiting({ outbox }: Model) {
  return outbox.find(({ mark }) => mark === WAITS);
}

/** What waits is sent, once a read is answered, unless it is being sent already. */
export function sendWaiting(model: Model, isToldWhy: boolean): void {
  const waiting = findWaiting(model);
  if (!waiting || model.wants.some(({ kind }) => kind === 'send')) return;
  Object.assign(want(model, 'send', NEW, waiting.changes), { look: 'due', isHere: isToldWhy });
}

/** The form that is open. */
export function openForm({ forms, jobId: id, wants }: Model) {
  const typed = forms.get(id) ?? {};
  forms.set(id, typed);
  return { id, typed, isBusy: wants.some(({ form }) => form === typed) };
}

const WAITS = 'not sent yet';
export const EDITED = "edited in 'add job', which sends it";
/** With the limit, or without it where that was refused. */
const OF_ALL = '/jobs?jobStatus=all&jobType=all&sort=latest&page=';

/** Whether the board is open, which takes all from the collection. */
function isBoardOpen({ page, filters }: Model): boolean {
  return page === '/all-jobs' && filters.view === 'board';
}

function pathOf({ search, status, type, sort, page }: Filters): string {
  const query = new URLSearchParams({ jobStatus: status, jobType: type, sort, page });
  if (search !== '') query.set('search', search);
  return `/jobs?${query.toString().replaceAll('+', '%20')}`;
}

/** Ties a call to what was asked for. Returns whether anybody has asked for it. */
export function takeCall(model: Model, call: Call): boolean {
  const { wants, filters, page, list } = model;
  const { method, path, body } = call;
  call.page = page;
  if (method === 'GET') {
    if (path === '/jobs/stats' && model.maySend) sendWaiting(model, false);
    const looking = path === '/jobs/stats' && wants.find(({ look }) => look === 'due');
    if (looking) {
      looking.look = call;
      return true;
    }
    const isBoard = isBoardOpen(model);
    const isList = page === '/all-jobs' && !isBoard && path === pathOf(filters);
    if (isList) Object.assign(list, { reading: call, failure: '' });
    const isStats = page === '/' && path === '/jobs/stats';
    // For the board, the longest wait beside the figures, the places that a search finds, and the form.
    const isOfAll = path.startsWith(OF_ALL) && page !== '/landing';
    if (isList || isStats || (isBoard && isOfAll)) model.isReadDue = false;
    model.isStale &&= isBoard || !(isList || isStats);
    // The form searches for what is recorded already, also when it is left.
    return isList || isStats || isOfAll || path.includes('&search=');
  }
  const fits = ({ id, kind, changes }: Want) =>
    (kind === 'put back' || id === call.id) &&
    KINDS[method as keyof typeof KINDS].includes(kind) &&
    FIELDS.every((name) => [undefined, (body ?? changes)[name]].includes(changes[name]));
  const isDue = ({ call: sent, look }: Want) => sent === null && look === undefined;
  const made = wants.find((one) => isDue(one) && fits(one));
  const isBusy = wants.some((one) => one.call?.method === method && one.call.path === path);
  if (!made || (isBusy && method !== 'POST')) return false;
  if (made.kind === 'send') markKept(model, made, 'being sent');
  Object.assign(made, { call, before: model.table.get(made.id) });
  return method === 'DELETE' || FIELDS.every((name) => body && name in body);
}

/** The server has done what the call asked for. */
export function noteReached({ table, wants }: Model, call: Call): void {
  const { status, body } = call.reached ?? LOST;
  if (call.method === 'GET' || status >= 400) return;
  const { changes } = wants.find((one) => one.call === call) ?? {};
  const row = table.get(call.id) ?? (body as { job?: Row }).job;
  if (call.method === 'DELETE') table.delete(call.id);
  else if (row) table.set(row._id, { ...row, ...changes });
}

/** Whether the app waits for this call still; of what the form searches for, the model does not know. */
function isHeard({ list, wants, page }: Model, call: Call): boolean {
  const isOfPage = call.path === '/jobs/stats' || call.path.includes('&limit=');
  if (call.method !== 'GET' || call === list.reading) return true;
  return wants.some(({ look }) => look === call) || (isOfPage && call.page === page);
}

/** What the app makes of an answer, or of none; to a call that nobody waits for it is nothing. */
export function hear(model: Model, call: Call, whyNone = UNREACHABLE): void {
  const { list, wants, said, forms } = model;
  const { status, body } = call.answer ?? LOST;
  const { msg = whyNone } = (body ?? {}) as { msg?: string };
  const failure = status === 0 || status >= 400 ? msg : '';
  // The server can be reached, so what waits is sent.
  if (failure === '' && isHeard(model, call)) sendWaiting(model, false);
  model.maySend = failure === '' && call.page === model.page && call.path.includes('&search=');
  if (call === list.reading) {
    Object.assign(list, { reading: null, failure });
    if (failure === '') showPage(model, body as JobPage);
  }
  const looking = wants.find(({ look }) => look === call);
  if (looking) hearLook(model, looking, status, whyNone);
  const made = wants.find((one) => one.call === call);
  if (!made) return;
  const { kind, id, changes, form, isHere } = made;
  const next = wantsOf(model, 'status', id).find((one) => one.call === null);
  // What was chosen again is not written again.
  const isSame = kind !== 'delete' && next?.changes.jobStatus === changes.jobStatus;
  model.wants = wants.filter((one) => one !== made && !(isSame && one === next));
  const isLast = wantsOf(model, 'status', id).length === 0;
  const done = DONE[call.method as keyof typeof DONE];
  const sentence = call.method === 'POST' && status === 0 ? UNSURE : failure || done;
  const isUnknown = [0, 404].includes(status) || status >= 500;
  if (kind === 'send') {
    const mark = `${isUnknown ? 'may have been recorded' : 'refused'}: ${sentence}`;
    markKept(model, made, failure === '' ? null : mark);
    if (failure === '') said.add(SENT);
  } else if (isHere && (isLast || kind !== 'status')) said.add(sentence);
  // A refusal takes back that choice and nothing else.
  if (failure === '') {
    noteDone(model, made);
    takeOver(model, made);
  }
  if (failure !== '' && isHere && form && form === forms.get(id)) model.formError = sentence;
  if (model.gone.has(id)) {
    const waiting = model.wants.filter((one) => one.id === id && one.call === null);
    if (waiting.some((one) => one.isHere)) said.add(GONE);
    model.wants = model.wants.filter((one) => !waiting.includes(one));
  }
  // The list shows a change without it.
  const isDone = failure === '' && (call.method !== 'PATCH' || model.page === '/');
  // The board knows what was done.
  if (isUnknown || (isDone && !isBoardOpen(model)))
    model.isReadDue = ['/', '/all-jobs'].includes(model.page);
  if (isUnknown) model.lost.add(id);
  if (isUnknown && !form && kind !== 'send') model.unsure.add(id);
  if (isUnknown && kind === 'put back') model.maybeBack.add(id);
  const isNewest = isLast && wantsOf(model, 'delete', id).length === 0;
  const isRefused = status >= 400 && !isUnknown && call.method === 'PATCH' && isNewest;
  if (isRefused && model.filters.view === 'list') model.refused.set(id, sentence);
}

/** Another tab has changed a status of this job, added or deleted it, and has told so. */
export function hearElsewhere(model: Model, method: string, row: Row): void {
  const { table, list, page, filters } = model;
  if (method === 'DELETE') table.delete(row._id);
  else table.set(row._id, row);
  model.isReadDue = page === '/' || (page === '/all-jobs' && method !== 'PATCH');
  if (method !== 'PATCH') return;
  const { jobStatus } = row;
  Object.assign(list.rows.find(({ _id }) => _id === row._id) ?? {}, { jobStatus });
  if (filters.status === 'all') return;
  list.total = null;
  model.isStale = true;
}

/** Before a new application is sent. Where nobody answers it is kept, or goes on waiting. */
function hearLook(model: Model, looking: Want, status: number, whyNone: string): void {
  const { kind, changes, isHere } = looking;
  looking.look = undefined;
  const isTaken = kind === 'send' && !model.outbox.some((one) => one.changes === changes);
  if (status !== 0 && !isTaken) return;
  model.wants = model.wants.filter((one) => one !== looking);
  if (kind === 'send' && status === 0 && isHere) model.said.add(whyNone);
  if (kind === 'send') return;
  leaveOutbox(model, looking.form);
  model.outbox.push({ changes, mark: WAITS });
  if (isHere) model.said.add(KEPT);
  emptyForm(model, looking, changes);
}

/** What was edited of the outbox in this form waits there no longer. */
function leaveOutbox(model: Model, form: Partial<Draft> | undefined): void {
  model.outbox = model.outbox.filter((one) => form === undefined || one.form !== form);
}

/** What is said of what is kept; null where it is sent. */
function markKept(model: Model, { changes }: Want, mark: string | null): void {
  const others = model.outbox.filter((one) => one.changes !== changes);
  model.outbox = mark === null ? others : [...others, { changes, mark }];
}

/** A step of undo: what has changed something, until that is taken back. */
function noteDone(model: Model, made: Want): void {
  const isLeft = (one: Want) =>
    made.kind === 'put back' ? one.kind !== 'delete' || one.id !== made.id : one !== made.undoes;
  model.done = model.done.filter(isLeft);
  const isStep = made.kind === 'delete' || changedBy(made).length > 0;
  if (isStep && made.undoes === undefined) model.done.push(made);
  model.done.sort((one, other) => one.order - other.order);
}

/** The fields that an update has changed. */
export function changedBy({ kind, changes, before }: Want): (keyof Draft)[] {
  const isUpdate = kind === 'status' || kind === 'edit';
  return FIELDS.filter((name) => isUpdate && name in changes && changes[name] !== before?.[name]);
}

/** What was written is shown from now on. */
function takeOver(model: Model, { kind, id, changes, form, call, isHere }: Want): void {
  const { list, removed, filters } = model;
  const row = list.rows.find(({ _id }) => _id === id);
  const saved = call?.body ?? {};
  Object.assign(row ?? {}, saved);
  if (kind === 'put back') removed.delete(id);
  if (kind === 'edit' || (kind === 'status' && filters.status !== 'all')) {
    // It stays where it is until the list is read for another reason.
    list.total = null;
    model.isStale = true;
  }
  if (kind === 'delete') {
    model.gone.add(id);
    if (isHere) removed.set(id, { ...changes, ...row } as Row);
    list.rows = list.rows.filter((one) => one !== row);
    list.total &&= list.total - 1;
  }
  leaveOutbox(model, form);
  if (emptyForm(model, { id, form }, saved) && isHere) closeForm(model);
}

/** What was typed since is still in the form. Returns whether nothing was. */
function emptyForm(
  { forms }: Model,
  { id, form }: Pick<Want, 'id' | 'form'>,
  saved: Partial<Draft>,
): boolean {
  const place = [id, ASIDE].find((one) => form && form === forms.get(one));
  if (!form || place === undefined) return false;
  const since = Object.entries(form).filter(
    ([name, text]) => text.trim() !== saved[name as keyof Draft],
  );
  forms.delete(place);
  if (since.length > 0) forms.set(place, Object.fromEntries(since));
  return place !== ASIDE && since.length === 0;
}

/** In place of an edit stands the form of a new application, which begins empty. */
export function closeForm(model: Model): void {
  if (model.jobId !== NEW && isTyped(model, NEW) && !isTyped(model, ASIDE)) swapDrafts(model);
  model.jobId = NEW;
}

/** What was set aside takes the place of what is typed. */
export function swapDrafts({ forms }: Model): void {
  const [typed = {}, aside = {}] = [NEW, ASIDE].map((id) => forms.get(id));
  forms.set(NEW, aside).set(ASIDE, typed);
}

/** Whether something is typed in the form. */
export function isTyped({ forms }: Model, id: string): boolean {
  return Object.keys(forms.get(id) ?? {}).length > 0;
}

/** Takes over a page; in place of one past the end the last one is asked for. */
function showPage(model: Model, { jobs, totalJobs: total, numOfPages }: JobPage): void {
  const { list, refused, unsure, filters } = model;
  Object.assign(list, { total, pages: numOfPages, path: '' });
  for (const noted of [refused, unsure]) for (const { _id } of jobs) noted.delete(_id);
  const last = Math.max(numOfPages, 1);
  if (Number(filters.page) > last) model.filters = { ...filters, page: `${last}` };
  else
    Object.assign(list, {
      isKnown: true,
      isAnswered: true,
      path: pathOf(filters),
      rows: structuredClone(jobs),
    });
}
