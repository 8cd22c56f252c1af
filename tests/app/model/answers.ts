/** The calls of the app: who has asked for them, and what it makes of their answers and pauses. */
import { hearAll, hearPart, maySend } from './batches';
import { forgetRefusals, showPage, type JobPage } from './listPage';
import { SLACK_MS, type Model, type Want } from './model';
import { choose, isBoardOpen, pathOf } from './navigation';
import { FIELDS, LOST, PAUSE_MS, type Call, type Row } from './server';
import { noteDone, takeOver } from './undone';
import { SENT, WAITS, hearLook, markKept, sendWaiting, settleAdds } from './unsent';
import { DONE, GONE, KINDS, wantsOf } from './writes';

/** After the last key of a search. */
export const SEARCH_MS = 1000;

const TIMEOUT_MS = 15_000;

const TIMEOUT = 'The server takes too long to answer. Please try again.';

const UNSURE =
  'The answer was lost, so this may have been recorded already. Please look at what is there before you send it again.';

const UNREACHABLE = 'We cannot reach the server. Please check your connection and try again.';

/** Toasts go, a typed search becomes the filter, and what takes too long is given up. */
export function passTime(model: Model, calls: Call[]): void {
  const { box, filters, said } = model;
  said.clear();
  const search = box.text.trim();
  if (Date.now() >= box.dueAt && search !== filters.search) choose(model, { search });
  for (const call of calls.filter(({ sentAt }) => Date.now() >= sentAt + TIMEOUT_MS)) {
    Object.assign(call, { answer: LOST, answeredAt: call.sentAt + TIMEOUT_MS });
    hear(model, call, TIMEOUT);
  }
}

/** Whether what the board shows is read after a pause only. */
export function isBoardPaused(model: Model): boolean {
  return isBoardOpen(model) && Date.now() < model.pauses.all + SLACK_MS;
}

/** What the app should have sent, since no pause or other write holds it up. */
export function findOverdue(model: Model): Want[] {
  const now = Date.now() - SLACK_MS;
  const isFree = ({ id }: Want) => !model.wants.some((one) => one.id === id && one.call !== null);
  return model.wants.filter((one) => {
    const isOfOutbox = one.kind === 'send' && (one.pausedUntil ?? Infinity) < now;
    const isNext = one.batch !== undefined && isFree(one) && maySend(model, one, now);
    return one.call === null && (one.look ?? 'due') === 'due' && (isOfOutbox || isNext);
  });
}

/** What is asked of a page of the collection and of no other one. */
const OF_ALL = '&limit=';

/** Ties a call to what was asked for. Returns whether anybody has asked for it. */
export function takeCall(model: Model, call: Call): boolean {
  const { wants, filters, page, list, pauses } = model;
  const { method, path, body } = call;
  call.page = page;
  const isOver = ({ pausedUntil = 0 }: Want) => call.sentAt >= pausedUntil;
  if (method === 'GET') {
    if (path === '/jobs/stats' && model.maySend) sendWaiting(model, false);
    const looking =
      path === '/jobs/stats' && wants.find((one) => one.look === 'due' && isOver(one));
    if (looking) {
      looking.look = call;
      return true;
    }
    const isBoard = isBoardOpen(model);
    const isList = page === '/all-jobs' && !isBoard && path === pathOf(filters);
    if (isList) Object.assign(list, { reading: call, failure: '' });
    const isStats = page === '/' && path === '/jobs/stats';
    // For the board, the longest wait beside the figures, the places that a search finds, and the form.
    const isOfAll = path.includes(OF_ALL) && page !== '/landing';
    if (isList || isStats || (isBoard && isOfAll)) model.isReadDue = false;
    model.isStale &&= isBoard || !(isList || isStats);
    // The form searches for what is recorded already, also when it is left.
    const isSearch = !isList && path.includes('&search=');
    if (isOfAll) Object.assign(model, { allCall: Object.assign(call, { isOfAll: true }) });
    if (isSearch) call.isSearch = true;
    if (isOfAll && !isList) return call.sentAt >= pauses.all;
    return isList || isStats || (isSearch && call.sentAt >= pauses.search);
  }
  const fits = ({ id, kind, changes }: Want) =>
    (kind === 'put back' || id === call.id) &&
    KINDS[method as keyof typeof KINDS].includes(kind) &&
    FIELDS.every((name) => [undefined, (body ?? changes)[name]].includes(changes[name]));
  const isDue = (one: Want) =>
    one.call === null && one.look === undefined && isOver(one) && maySend(model, one, call.sentAt);
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
  const isOfPage = call.path === '/jobs/stats' || call.path.includes(OF_ALL);
  if (call.method !== 'GET' || call === list.reading) return true;
  return wants.some(({ look }) => look === call) || (isOfPage && call.page === page);
}

/** What is left is read on only for what has to be told. */
function isAllHeard({ page, unsureParts, unsureAdds }: Model, call: Call): boolean {
  const isWaitedFor = unsureParts.length > 0 || unsureAdds.some(({ want }) => want.kind === 'send');
  return call.page === page || isWaitedFor;
}

/** What the app makes of an answer, or of none; to a call that nobody waits for it is nothing. */
export function hear(model: Model, call: Call, whyNone = UNREACHABLE): void {
  const { list, wants, said, forms } = model;
  const { status, body } = call.answer ?? LOST;
  const { msg = whyNone } = (body ?? {}) as { msg?: string };
  const failure = status === 0 || status >= 400 ? msg : '';
  const pausedUntil = call.answeredAt + PAUSE_MS;
  if (status === 429) {
    model.pausedUntil = Math.max(model.pausedUntil, pausedUntil);
    if (call.isSearch) model.pauses.search = pausedUntil;
    if (call === model.allCall && isBoardOpen(model)) model.pauses.all = pausedUntil;
  } else if (call === model.allCall && isAllHeard(model, call)) {
    hearAll(model, call, failure === '');
    if (failure === '') {
      settleAdds(model, call);
      forgetRefusals(model, call);
    }
  }
  // The server can be reached, so what waits is sent.
  if (failure === '' && isHeard(model, call)) sendWaiting(model, false);
  model.maySend = failure === '' && call.page === model.page && call.path.includes('&search=');
  if (call === list.reading) {
    Object.assign(list, { reading: null, failure, pausedUntil: status === 429 ? pausedUntil : 0 });
    if (failure === '') showPage(model, body as JobPage);
  }
  const looking = wants.find(({ look }) => look === call);
  if (looking) hearLook(model, looking, call, whyNone);
  const made = wants.find((one) => one.call === call);
  if (!made) return;
  const isUnknown = [0, 404].includes(status) || status >= 500;
  if (made.batch) {
    hearPart(model, made, call);
    return;
  }
  const { kind, id, changes, form, isHere } = made;
  if (kind === 'send' && status === 429) {
    // It waits as long as the server asks for, and goes on by itself.
    Object.assign(made, { call: null, pausedUntil });
    markKept(model, made, `${WAITS}: ${failure}`);
    return;
  }
  const next = wantsOf(model, 'status', id).find((one) => one.call === null);
  // What was chosen again is not written again.
  const isSame = kind !== 'delete' && next?.changes.jobStatus === changes.jobStatus;
  model.wants = wants.filter((one) => one !== made && !(isSame && one === next));
  const isLast = wantsOf(model, 'status', id).length === 0;
  const done = DONE[call.method as keyof typeof DONE];
  const sentence = call.method === 'POST' && status === 0 ? UNSURE : failure || done;
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
  if (isUnknown && KINDS.POST.includes(kind))
    model.unsureAdds.push({ since: call.answeredAt, call, want: made });
  if (isUnknown) model.lost.add(id);
  if (isUnknown && !form && kind !== 'send') model.unsure.add(id);
  const isNewest = isLast && wantsOf(model, 'delete', id).length === 0;
  const isRefused = status >= 400 && !isUnknown && call.method === 'PATCH' && isNewest;
  if (isRefused && model.filters.view === 'list')
    model.refused.set(id, { sentence, at: call.answeredAt });
}
