import type { Filters } from '@/shared/api/jobPagePath';
import { searchWordOf } from '@/shared/lib/sameName';
import {
  leavePlaces,
  notRead,
  type Asked,
  type ListPlace,
  type Model,
  type Read,
  type Sent,
} from './model';

const DEBOUNCE_MS = 1000;

/** The app has to make this call. */
export function send(model: Model, kind: Sent['kind'], text: string): Sent {
  const sent = { kind, text, call: null, sentAt: model.clock, isWatched: true };
  model.sent.push(sent);
  return sent;
}

/** The app no longer waits for this call, or need not make it any more. */
export function giveUp(model: Model, sent: Sent): void {
  if (sent.call !== null) sent.call.isCancelled = true;
  model.sent = model.sent.filter((other) => other !== sent);
}

/** The list is read with the filters and the page as they are now. */
export function readList(model: Model): void {
  const { filters, page } = model.list;
  const query = [
    `jobStatus=${filters.searchStatus}`,
    `jobType=${filters.searchType}`,
    `sort=${filters.sort}`,
    `page=${page}`,
    ...(filters.search === '' ? [] : [`search=${encodeURIComponent(filters.search)}`]),
  ];
  stopReading(model, model.list);
  model.list.sent = send(model, 'list', `GET /jobs?${query.join('&')}`);
}

/** It is found out whether the job is still recorded, by what a word of its position finds. */
export function lookFor(model: Model, { removal, page }: { removal: Asked; page: number }): void {
  const word = searchWordOf(removal.job.position);
  const query = `jobStatus=all&jobType=all&sort=oldest&page=${page}`;
  const search = word === '' ? '' : `&search=${encodeURIComponent(word)}`;
  removal.phase = 'lookedFor';
  removal.sent = send(model, 'lookup', `GET /jobs?${query}${search}`);
}

export function readStats(model: Model): void {
  stopReading(model, model.stats);
  model.stats.sent = send(model, 'stats', 'GET /jobs/stats');
}

/** Nobody waits for this any more, and an earlier failure is forgotten. */
export function stopReading(model: Model, read: Read): void {
  if (read.sent !== null) giveUp(model, read.sent);
  Object.assign(read, notRead());
}

/** Other filters begin at page 1; the list is read if the query is another one. */
export function filter(
  model: Model,
  change: Partial<Filters>,
  how: 'push' | 'type' = 'push',
): void {
  const { filters, page } = model.list;
  const next = { filters: { ...filters, ...change }, page: 1 };
  if (JSON.stringify(next) !== JSON.stringify({ filters, page })) showList(model, next, how);
}

/** The list shows something else, and the address says so in another entry of the history or in this one. */
export function showList(model: Model, place: ListPlace, how: 'push' | 'type' | 'replace'): void {
  const open = model.visited.at(-1);
  const entry = { page: 'all jobs', pickedId: '', list: place, isTyped: how === 'type' } as const;
  if (how === 'replace' || (how === 'type' && open?.isTyped)) model.visited.pop();
  model.visited.push(entry);
  // A page that the server corrects keeps its places.
  if (how !== 'replace') leavePlaces(model);
  Object.assign(model.list, place);
  readList(model);
}

/** The search box follows what Back has brought, unless it says so already. */
export function showInBox({ list: { box, filters } }: Model): void {
  box.dueAt = null;
  if (box.text.trim() !== filters.search) box.text = filters.search;
}

/** The text in the search box counts a second later, without the blanks around it. */
export function typeInBox(model: Model, text: string): void {
  const { box, filters } = model.list;
  const isSame = text.trim() === box.text.trim();
  box.text = text;
  if (text.trim() === filters.search) box.dueAt = null;
  else if (!isSame) box.dueAt = model.clock + DEBOUNCE_MS;
}

/** The text in the search box counts now. */
export function applyBox(model: Model): void {
  const { box, filters } = model.list;
  const search = box.text.trim();
  box.dueAt = null;
  if (search !== filters.search) filter(model, { search }, 'type');
}
