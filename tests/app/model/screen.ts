/**
 * What the user sees, by roles, labels and texts, and what has to be seen. Queries of the testing
 * library would take most of the time of thousands of steps, and so would long selectors.
 */
import { expect } from 'vitest';
import { buildUser } from '../../support/builders';
import { isWanted, NEW, openForm, valuesOf, type Model, type Page } from './model';
import { FIELDS, STATUSES, type Row } from './server';

export const PATHS: Record<Page, string> = {
  landing: '/landing',
  stats: '/',
  'all jobs': '/all-jobs',
  'add job': '/add-job',
  profile: '/profile',
};
const ADA = buildUser();
const EMPTY_FORM = {
  ...{ position: '', company: '', jobLocation: ADA.location },
  ...{ jobType: 'full-time', jobStatus: 'pending' },
};

export function all(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}

/** The buttons with this text or name. */
export function buttonsOf(name: string, within?: ParentNode): HTMLElement[] {
  const buttons = all('button', within);
  return buttons.filter(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name);
}

export function isRefused(button: Element | undefined): boolean {
  return button?.matches(':disabled, [aria-disabled="true"]') ?? false;
}

/** What stands in the fields of this form, by their names. */
export function valuesIn(form: string): Record<string, string> {
  const fields = all('input, select', document.querySelector(form) ?? document);
  const entries = (fields as HTMLInputElement[]).map(({ name, value }) => [name, value]);
  return Object.fromEntries(entries) as Record<string, string>;
}

function textAt(selector: string, within: ParentNode | null | undefined = document): string {
  return within?.querySelector(selector)?.textContent ?? '';
}

/** The name of a card or a column, or what else this attribute points to. */
export function textBy(element: Element | undefined, attribute = 'aria-labelledby'): string {
  return document.getElementById(element?.getAttribute(attribute) ?? '')?.textContent ?? '';
}

/** The badge of a card, which says its status. */
export function badgeOf(card: Element): HTMLElement | undefined {
  return all('button', card).find(({ ariaHasPopup }) => ariaHasPopup === 'menu');
}

/** Also where it is not written on it. */
export function statusOf(card: Element): string {
  return badgeOf(card)?.ariaLabel?.split(': ').at(-1) ?? '';
}

function sectionOf(name: string): HTMLElement | undefined {
  return all('section').find(({ ariaLabel }) => ariaLabel?.startsWith(name));
}

/** The columns of the board, by their headings. */
export function columns() {
  return all('[role="list"][aria-labelledby]').map((list) => {
    const [, status = '', count] = /^(\S+)(?: \((\d+)\))?/.exec(textBy(list)) ?? [];
    return { status, count: Number(count), cards: all('article', list) };
  });
}

/** The figures by status, each beside the link to the list of its own. */
export function shownCounts(): number[] {
  const linkTo = (status: string) => document.querySelector(`main a[href$="status=${status}"]`);
  return STATUSES.map((status) => Number(textAt('p', linkTo(status)?.closest('li'))));
}

export function headline(): string {
  return textAt('h2', sectionOf('jobs'));
}

export function headlineOf(count: number, total: number): string {
  return count === 0 ? 'No jobs to display...' : `${total} job${count > 1 ? 's' : ''} found`;
}

export function describe(row: Row): string {
  return FIELDS.map((name) => row[name]).join(' | ');
}

export function notifications(): ParentNode {
  return sectionOf('Notifications') ?? new DocumentFragment();
}

/** Throws where the page does not show what it has to. */
export function checkScreen(model: Model): void {
  const { page, said, filters, list, isSignedIn } = model;
  const toasts = all('[role="alert"], [role="status"]', notifications());
  const texts = toasts.map((toast) => textAt('p', toast));
  expect(location.pathname).toBe(PATHS[page]);
  expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toEqual(isSignedIn ? ADA : null);
  expect(texts).toEqual([...new Set(texts)].slice(0, 3));
  if (texts.length < 3) expect(texts).toEqual(expect.arrayContaining([...said]));
  if (page === 'add job') checkForm(model);
  if (page !== 'all jobs') return;
  const { status: searchStatus, type: searchType, sort } = filters;
  expect(valuesIn('[role="search"]')).toMatchObject({ searchStatus, searchType, sort });
  if (filters.view === 'board') checkBoard(model);
  else if (list.isKnown) checkList(model);
}

function checkForm(model: Model): void {
  const { id, typed, isBusy } = openForm(model);
  const texts = {
    heading: textAt('h1'),
    error: textAt('form [role="alert"]'),
    submit: textAt('form [type="submit"]'),
  };
  const values = valuesIn('main form');
  const row = model.unsure.has(id) ? undefined : model.table.get(id);
  // What nobody has typed is as in the row.
  const isRight = (name: (typeof FIELDS)[number]) =>
    name in typed || !row || valuesOf(model, row, name).includes(values[name]);
  expect(FIELDS.filter((name) => !isRight(name))).toEqual([]);
  expect({ ...texts, ...values }).toMatchObject({
    heading: id === NEW ? 'add job' : 'edit job',
    error: model.formError,
    submit: isBusy ? 'Please Wait...' : 'submit',
    ...(id === NEW && EMPTY_FORM),
    ...typed,
  });
}

function checkList(model: Model): void {
  const { reading, failure, rows, total, pages } = model.list;
  const isEmpty = rows.length === 0 && (reading !== null || failure !== '');
  const pager = all('[aria-label="pagination"] button');
  const numbers = Array.from({ length: pages }, (_, index) => `${index + 1}`);
  const putBacks = all('button').filter(({ ariaLabel }) => ariaLabel?.startsWith('put back'));
  expect({
    failure: textAt('p', buttonsOf('try again')[0]?.closest('[role="alert"]') ?? null),
    isLoading: sectionOf('jobs')?.ariaBusy === 'true',
    isClearRefused: isRefused(buttonsOf('clear filters')[0]),
    cards: shownCards(model, rows),
    headline: total === null ? '' : headline(),
    pager: pager.map(({ textContent }) => textContent),
    here: pager.find(({ ariaCurrent }) => ariaCurrent === 'page')?.textContent,
    places: putBacks.map(({ ariaLabel }) => ariaLabel).toSorted(),
  }).toEqual({
    failure,
    isLoading: reading !== null,
    isClearRefused: reading !== null,
    cards: rows.map(describe),
    headline: total === null || isEmpty ? '' : headlineOf(rows.length, total),
    pager: pages > 1 ? ['prev', ...numbers, 'next'] : [],
    here: pages > 1 ? model.filters.page : undefined,
    places: [...model.removed.values()].map(nameOfPutBack).toSorted(),
  });
}

export function nameOfPutBack({ position, company }: Row): string {
  return `put back ${position}, ${company}`;
}

/** Each card: as its row where it shows what may be shown of that, else as it is. */
export function shownCards(model: Model, rows: Row[]): string[] {
  const { unsure, refused } = model;
  const listed = rows.map(({ _id }) => _id);
  // Until it is known whether a job is deleted, its card may stay.
  const mayStay = [...unsure].flatMap(([id, name]) => (listed.includes(id) ? [] : name));
  const cards = all('article').filter((card) => !mayStay.includes(textBy(card)));
  return cards.map((card, index) => {
    const row = rows[index];
    const isDeleting = isRefused(buttonsOf('delete', card)[0]);
    const isShown = (name: (typeof FIELDS)[number]) =>
      row && valuesOf(model, row, name).some((value) => value && card.textContent.includes(value));
    const isRight = (id: string) =>
      FIELDS.every(isShown) &&
      textBy(badgeOf(card), 'aria-describedby') === (refused.get(id) ?? '') &&
      isDeleting === isWanted(model, 'delete', id);
    const seen = `${textBy(card)}: ${card.textContent} ${isDeleting ? '(deleting)' : ''}`;
    return row && (unsure.has(row._id) || isRight(row._id)) ? describe(row) : seen;
  });
}

/** Each card stands once, and where it was last put. */
function checkBoard({ pending, table }: Model): void {
  const there = columns();
  const rows = [...table.values()];
  const shown = there.flatMap(({ status, cards }) =>
    cards.map((card) => ({ name: textBy(card), status, badge: statusOf(card) })),
  );
  for (const { name, status, badge } of shown) {
    const [row, twin] = rows.filter(({ position }) => position === name);
    if (twin) continue;
    const column = there.some((one) => one.status === badge) ? badge : status;
    const cards = shown.filter((card) => card.name === name);
    const chosen = pending.get(row?._id ?? NEW) ?? badge;
    expect(cards).toEqual([{ name, status: column, badge: chosen }]);
  }
}
