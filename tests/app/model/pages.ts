import type { User } from '@/shared/api/contract';
import { giveUp, readList, readStats, stopReading } from './calls';
import { newSession, notRefused, openPage, type Model, type Page } from './model';

/** Somebody else is signed in, or nobody: everything of the session before is forgotten. */
export function changeSession(model: Model, user: User | null): void {
  for (const sent of model.sent) giveUp(model, sent);
  Object.assign(model, newSession(user));
  model.visited.push(allowed(model, model.visited.pop()));
  enter(model);
}

/** The app is loaded anew on the same page, with nothing but the storage and the cookies. */
export function reload(model: Model): void {
  changeSession(model, model.user);
  model.visited = [openPage(model)];
}

/** A link is followed; one to the open page changes nothing. */
export function follow(model: Model, page: Page): void {
  const next = allowed(model, page);
  if (next === openPage(model)) return;
  leave(model);
  model.visited.push(next);
  enter(model);
}

/** The page before is opened again. */
export function goBack(model: Model): void {
  const left = model.visited.pop();
  const next = allowed(model, model.visited.pop());
  if (next !== left) leave(model);
  model.visited.push(next);
  if (next !== left) enter(model);
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
function allowed({ user }: Model, page: Page = 'landing'): Page {
  if (user === null) return isPublic(page) ? page : 'landing';
  return page === 'register' ? 'stats' : page;
}

function leave(model: Model): void {
  for (const sent of model.sent) sent.isWatched = false;
  stopReading(model, model.list);
  stopReading(model, model.stats);
  Object.assign(model.login, { email: '', password: '', ...notRefused() });
  Object.assign(model.form, notRefused());
}

function enter(model: Model): void {
  model.list.box = { text: model.list.filters.search, dueAt: null };
  readAgain(model);
}
