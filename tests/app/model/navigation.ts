/** Which page is open, and what is chosen of the list. */
import { DEFAULTS, type Model } from './model';
import type { Filters } from './server';

export function readFilters(query: string): Filters {
  return { ...DEFAULTS, ...Object.fromEntries(new URLSearchParams(query)) };
}

/** Another page is open, or the same one for another job. */
export function open(model: Model, page: string, jobId: string): void {
  const box = { text: model.filters.search, dueAt: Infinity };
  const isFromList = model.page === '/all-jobs' && page !== '/add-job';
  // What is left of removed jobs stays while the form is open.
  const areLost = page === '/landing' || isFromList;
  Object.assign(model, { page, jobId, openedAt: Date.now(), formError: '', question: null });
  Object.assign(model, { isReadDue: false, box });
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

/** Whether the board is open, which takes all from the collection. */
export function isBoardOpen({ page, filters }: Model): boolean {
  return page === '/all-jobs' && filters.view === 'board';
}

export function pathOf({ search, status, type, sort, page }: Filters): string {
  const query = new URLSearchParams({ jobStatus: status, jobType: type, sort, page });
  if (search !== '') query.set('search', search);
  return `/jobs?${query.toString().replaceAll('+', '%20')}`;
}
