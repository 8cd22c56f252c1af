import type { Filters } from '@/shared/api/jobPagePath';
import type { User } from '@/shared/api/contract';
import { giveUp, readList, readStats, showInBox, stopReading } from './calls';
import {
  leavePlaces,
  newEntry,
  newSession,
  notRefused,
  openPage,
  openPickedId,
  type ListPlace,
  type Model,
  type Page,
} from './model';

/** Somebody else is signed in, or nobody: everything of the session before is forgotten. */
export function changeSession(model: Model, user: User | null): void {
  for (const sent of model.sent) giveUp(model, sent);
  Object.assign(model, newSession(user));
  open(model, model.visited.pop());
  enter(model);
}

/** The app is loaded anew on the same page, with nothing but the storage and the cookies. */
export function reload(model: Model): void {
  const { forms } = model;
  changeSession(model, model.user);
  model.visited = model.visited.slice(-1);
  // What is typed stays, but nobody waits for what was sent.
  model.forms = new Map([...forms].map(([id, form]) => [id, { ...form, sent: null }]));
}

/** A link is followed; one to what is open changes nothing. */
export function follow(model: Model, page: Page, pickedId = ''): void {
  const next = allowed(model, page);
  if (next === openPage(model) && pickedId === openPickedId(model)) return;
  leave(model);
  open(model, newEntry(next, pickedId));
  enter(model);
}

/** The page before is opened again. */
export function goBack(model: Model): void {
  const left = openPage(model);
  const leftId = openPickedId(model);
  model.visited.pop();
  open(model, model.visited.pop());
  if (openPage(model) !== left || openPickedId(model) !== leftId) {
    leave(model);
    enter(model);
  } else if (left === 'all jobs') {
    const { filters, page } = model.list;
    showPlace(model);
    if (model.list.filters.search !== filters.search) showInBox(model);
    if (JSON.stringify([filters, page]) !== JSON.stringify(placeOf(model.list))) {
      leavePlaces(model);
      readList(model);
    }
  }
}

/** Whatever the page shows of the server is read again. */
export function readAgain(model: Model): void {
  if (openPage(model) === 'all jobs') readList(model);
  if (openPage(model) === 'stats') readStats(model);
}

export function isPublic(page: Page): boolean {
  return page === 'landing' || page === 'register';
}

/** The page that is opened in place of one that is not for this user. */
function allowed({ user }: Model, page: Page): Page {
  if (user === null) return isPublic(page) ? page : 'landing';
  return page === 'register' ? 'stats' : page;
}

/** Takes that entry of the history, or in its place the one that this user is led to. */
function open(model: Model, entry = newEntry('landing')): void {
  const page = allowed(model, entry.page);
  const instead = destinationOf(model) ?? newEntry(page);
  model.visited.push({ ...(page === entry.page ? entry : instead), isTyped: false });
  if (!isPublic(openPage(model))) model.destination = null;
}

function destinationOf({ user, destination }: Model) {
  return user !== null && destination?.owner.email === user.email ? destination.entry : null;
}

/** The list is as the address says; where that says nothing, as it was left. */
function showPlace({ visited, list }: Model): void {
  const entry = visited.at(-1);
  if (entry?.page !== 'all jobs') return;
  const [filters, page] = placeOf(entry.list ?? list);
  entry.list = { filters, page };
  Object.assign(list, entry.list);
}

function placeOf({ filters, page }: ListPlace): [Filters, number] {
  return [filters, page];
}

function leave(model: Model): void {
  for (const sent of model.sent) sent.isWatched = false;
  leavePlaces(model);
  stopReading(model, model.list);
  stopReading(model, model.stats);
  Object.assign(model.login, { email: '', password: '', ...notRefused() });
  model.marks = notRefused();
}

function enter(model: Model): void {
  showPlace(model);
  model.list.box = { text: model.list.filters.search, dueAt: null };
  readAgain(model);
}
