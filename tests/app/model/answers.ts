import { apiError } from '@/shared/api/apiError';
import { NOWHERE } from '@/features/allJobs/list/places';
import type { JobDraft, JobPage, JobStats, User } from '@/shared/api/contract';
import { typedSince } from '@/shared/lib/typedSince';
import { applyBox, giveUp, lookFor, showList } from './calls';
import {
  dropForm,
  newForm,
  type Asked,
  type Failure,
  type Model,
  type Refusal,
  type Sent,
} from './model';
import type { Answer } from './network';
import { changeSession, readAgain } from './pages';
import { failStatus, finishStatus } from './statuses';

const TIMEOUT_MS = 15_000;

/** When time alone changes something next. */
export function nextDue({ list, sent }: Model): number {
  return Math.min(list.box.dueAt ?? Infinity, ...sent.map(givenUpAt));
}

/** Time passes until then: the search text counts at last, and calls are given up. */
export function passUntil(model: Model, time: number): void {
  model.clock = time;
  const { dueAt } = model.list.box;
  if (dueAt !== null && dueAt <= time) applyBox(model);
  const isLate = (sent: Sent) => givenUpAt(sent) <= time;
  // One by one, since giving up a call may give up others.
  for (let late = model.sent.find(isLate); late; late = model.sent.find(isLate)) {
    giveUp(model, late);
    fail(model, late, { message: apiError('timeout').message, waitUntil: 0 });
  }
}

function givenUpAt({ call, sentAt }: Sent): number {
  return call === null ? Infinity : sentAt + TIMEOUT_MS;
}

/** What the app makes of an answer; to a call nobody waits for it is nothing. */
export function answer(model: Model, sent: Sent, given: Answer): void {
  giveUp(model, sent);
  if (given.kind === 'answered' && given.status === 401 && !sent.text.includes('/auth/')) {
    const entry = model.visited.at(-1);
    if (entry && model.user) model.destination = { entry, owner: model.user };
    changeSession(model, null);
    model.toasts.add('Unauthorized! Logging Out...');
  } else if (given.kind === 'answered' && given.status < 400) succeed(model, sent, given.body);
  else fail(model, sent, failureOf(model, given));
}

function failureOf(model: Model, given: Answer): Failure {
  if (given.kind === 'lost') return { message: apiError('unreachable').message, waitUntil: 0 };
  if (given.kind === 'garbled') return { message: apiError('unreadable').message, waitUntil: 0 };
  const { msg } = given.body as { msg: string };
  const waitUntil = model.clock + given.retryAfterSeconds * 1000;
  return { message: msg, waitUntil, isRefusal: given.status < 500 };
}

function succeed(model: Model, sent: Sent, body: unknown): void {
  const { toasts, list, stats, login } = model;
  switch (sent.kind) {
    case 'list':
      showPage(model, body as JobPage);
      break;
    case 'stats':
      stats.sent = null;
      stats.counts = (body as JobStats).defaultStats;
      break;
    case 'login':
      login.sent = null;
      if (sent.isWatched) welcome(model, (body as { user: User }).user);
      break;
    case 'logout':
      changeSession(model, null);
      toasts.add('Logging Out...');
      break;
    case 'save':
      finishSave(model, sent);
      if (sent.isWatched) toasts.add(isEdit(sent) ? 'Job Modified...' : 'Job Created');
      readAgain(model);
      break;
    case 'delete':
      toasts.add((body as { msg: string }).msg);
      list.jobs = list.jobs.filter(({ _id }) => _id !== removalOf(model, sent)?.job._id);
      list.total = Math.max(list.total - 1, 0);
      finishDelete(model, sent, 'removed');
      break;
    case 'status':
      finishStatus(model, sent);
      break;
    case 'lookup':
      finishLookup(model, sent, body as JobPage);
  }
}

function fail(model: Model, sent: Sent, failure: Failure): void {
  const { toasts, list, stats, login, forms } = model;
  switch (sent.kind) {
    case 'list':
      Object.assign(list, { sent: null, failure });
      toasts.add(failure.message);
      break;
    case 'stats':
      Object.assign(stats, { sent: null, failure });
      toasts.add(failure.message);
      break;
    case 'login':
      login.sent = null;
      if (sent.isWatched) complain(model, login, failure);
      break;
    case 'logout':
      model.logout = null;
      toasts.add('There was an error..');
      break;
    case 'save':
      for (const form of forms.values()) if (form.sent === sent) form.sent = null;
      if (sent.isWatched) complain(model, model.marks, failure);
      readAgain(model);
      break;
    case 'delete':
      toasts.add(failure.message);
      finishDelete(model, sent, failure.isRefusal ? 'refused' : 'unsure');
      break;
    case 'status':
      failStatus(model, sent, failure);
      break;
    case 'lookup':
      Object.assign(removalOf(model, sent) ?? {}, { phase: 'unsure' });
  }
}

/** What was saved is no longer in the form; what was typed since still is. */
function finishSave(model: Model, sent: Sent): void {
  const saved = JSON.parse(sent.text.slice(sent.text.indexOf('{'))) as JobDraft;
  for (const [id, form] of model.forms) {
    if (form.sent !== sent) continue;
    const typed = typedSince(form.typed, saved);
    dropForm(model, id);
    if (Object.keys(typed).length === 0) return;
    model.forms.set(id, { ...newForm(form.job && saved), typed });
  }
}

function isEdit({ text }: Sent): boolean {
  return text.startsWith('PATCH');
}

function welcome(model: Model, user: User): void {
  changeSession(model, user);
  model.toasts.add(`Welcome Back ${user.name}`);
}

function complain({ toasts }: Model, form: Refusal, { message }: Failure): void {
  form.error = message;
  toasts.add(message);
}

function removalOf({ list }: Model, sent: Sent) {
  return list.removals.find((removal) => removal.sent === sent);
}

/** Where the job's page is still shown, its place is kept. */
function finishDelete(model: Model, sent: Sent, phase: 'removed' | 'unsure' | 'refused'): void {
  const removal = removalOf(model, sent);
  if (removal?.place === NOWHERE || phase === 'refused') forget(model, removal);
  else Object.assign(removal ?? {}, { phase });
  readAgain(model);
}

/** The job is found, may be on the next page, or is gone. */
function finishLookup(model: Model, sent: Sent, { jobs, numOfPages }: JobPage): void {
  const removal = removalOf(model, sent);
  const page = Number(/page=(\d+)/.exec(sent.text)?.[1]);
  if (removal === undefined) return;
  if (jobs.some(({ _id }) => _id === removal.job._id)) forget(model, removal);
  else if (page < numOfPages) lookFor(model, { removal, page: page + 1 });
  else removal.phase = 'removed';
}

function forget({ list }: Model, removal: Asked | undefined): void {
  list.removals = list.removals.filter((one) => one !== removal);
}

/** Takes over a page of the list, or goes back to the last one when the list has become shorter. */
function showPage(model: Model, { jobs, totalJobs, numOfPages }: JobPage): void {
  const { list } = model;
  const lastPage = Math.max(numOfPages, 1);
  Object.assign(list, { sent: null, total: totalJobs, pages: numOfPages });
  list.changes = list.changes.filter(({ refusal }) => refusal === '');
  const isListed = (id: string) => jobs.some(({ _id }) => _id === id);
  list.removals = list.removals.filter(
    ({ phase, job }) => phase !== 'unsure' || !isListed(job._id),
  );
  for (const removal of list.removals) {
    if (removal.phase === 'unsure') lookFor(model, { removal, page: 1 });
  }
  if (list.page <= lastPage) list.jobs = jobs;
  else {
    showList(model, { filters: list.filters, page: lastPage }, 'replace');
  }
}
