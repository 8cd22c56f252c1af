import { apiError } from '@/shared/api/apiError';
import type { JobPage, JobStats, User } from '@/shared/api/contract';
import { applyBox, giveUp, readList } from './calls';
import { newForm, type Failure, type Model, type Refusal, type Sent } from './model';
import type { Answer } from './network';
import { changeSession, readAgain } from './pages';

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
    changeSession(model, null);
    model.toasts.add('Unauthorized! Logging Out...');
  } else if (given.kind === 'answered' && given.status < 400) succeed(model, sent, given.body);
  else fail(model, sent, failureOf(model, given));
}

function failureOf(model: Model, given: Answer): Failure {
  if (given.kind === 'lost') return { message: apiError('unreachable').message, waitUntil: 0 };
  if (given.kind === 'garbled') return { message: apiError('unreadable').message, waitUntil: 0 };
  const { msg } = given.body as { msg: string };
  return { message: msg, waitUntil: model.clock + given.retryAfterSeconds * 1000 };
}

function succeed(model: Model, sent: Sent, body: unknown): void {
  const { toasts, list, stats, login, form } = model;
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
      if (form.sent === sent) Object.assign(form, newForm());
      if (sent.isWatched) toasts.add(isEdit(sent) ? 'Job Modified...' : 'Job Created');
      readAgain(model);
      break;
    case 'delete':
      toasts.add((body as { msg: string }).msg);
      list.jobs = list.jobs.filter(({ _id }) => list.deleting.get(_id) !== sent);
      finishDelete(model, sent);
  }
}

function fail(model: Model, sent: Sent, failure: Failure): void {
  const { toasts, list, stats, login, form } = model;
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
      if (form.sent === sent) form.sent = null;
      if (sent.isWatched) complain(model, form, failure);
      readAgain(model);
      break;
    case 'delete':
      toasts.add(failure.message);
      finishDelete(model, sent);
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

function finishDelete(model: Model, sent: Sent): void {
  const { deleting } = model.list;
  for (const [id, deletion] of deleting) if (deletion === sent) deleting.delete(id);
  readAgain(model);
}

/** Takes over a page of the list, or goes back to the last one when the list has become shorter. */
function showPage(model: Model, { jobs, totalJobs, numOfPages }: JobPage): void {
  const { list } = model;
  const lastPage = Math.max(numOfPages, 1);
  Object.assign(list, { sent: null, total: totalJobs, pages: numOfPages });
  if (list.page <= lastPage) list.jobs = jobs;
  else {
    list.page = lastPage;
    readList(model);
  }
}
