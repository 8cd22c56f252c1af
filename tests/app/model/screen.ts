/**
 * What the user sees, by roles, labels and texts, and what has to be seen. Queries of the testing
 * library would take most of the time of thousands of steps, and so would long selectors.
 */
import { expect } from 'vitest';
import { isWanted, NEW, openForm, valuesOf, type Model, type Page } from './model';
import { ADA, FIELDS, STATUSES, type Row } from './server';

export const PATHS: Record<Page, string> = {
  landing: '/landing',
  stats: '/',
  'all jobs': '/all-jobs',
  'add job': '/add-job',
  profile: '/profile',
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

/** The field with this name of the specification. */
export function fieldOf(name: string): HTMLInputElement | HTMLSelectElement {
  const [field] = document.getElementsByName(name);
  if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) return field;
  throw new Error(`There is no field ${name}`);
}

export function valuesIn(names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fieldOf(name).value]));
}

function textAt(selector: string, within: ParentNode | null = document): string {
  return within?.querySelector(selector)?.textContent ?? '';
}

/** The name of a card or a column, or what else this attribute points to. */
export function textBy(element: Element | null, attribute = 'aria-labelledby'): string {
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

export function closeToasts(): void {
  for (const button of buttonsOf('close', sectionOf('Notifications') ?? new DocumentFragment()))
    button.click();
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
  return STATUSES.map((status) => Number(textAt('p', linkTo(status)?.closest('li') ?? null)));
}

export function headline(): string {
  return textAt('h2', sectionOf('jobs') ?? null);
}

export function headlineOf(count: number, total: number): string {
  return count === 0 ? 'No jobs to display...' : `${total} job${count > 1 ? 's' : ''} found`;
}

export function describe(row: Row): string {
  return FIELDS.map((name) => row[name]).join(' | ');
}

/** Throws where the page does not show what it has to. */
export function checkScreen(model: Model): void {
  const { page, said, filters, list, isSignedIn } = model;
  const region = sectionOf('Notifications');
  const toasts = region ? all('[role="alert"], [role="status"]', region) : [];
  const texts = toasts.map((toast) => textAt('p', toast));
  const missing = toasts.length < 3 ? [...said].filter((text) => !texts.includes(text)) : [];
  expect(location.pathname).toBe(PATHS[page]);
  expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toEqual(isSignedIn ? ADA : null);
  expect({ missing, toasts: texts }).toEqual({
    missing: [],
    toasts: [...new Set(texts)].slice(0, 3),
  });
  if (page === 'add job') checkForm(model);
  if (page !== 'all jobs') return;
  const { status, type, sort } = filters;
  const choices = { searchStatus: status, searchType: type, sort };
  expect(valuesIn(Object.keys(choices))).toEqual(choices);
  if (filters.view === 'board') checkBoard(model);
  else if (list.isKnown) checkList(model);
}

function checkForm(model: Model): void {
  const { id, form } = openForm(model);
  const { location: jobLocation } = ADA;
  const empty = {
    position: '',
    company: '',
    jobLocation,
    jobType: 'full-time',
    jobStatus: 'pending',
  };
  expect({
    heading: textAt('h1'),
    error: textAt('form [role="alert"]'),
    submit: textAt('form [type="submit"]'),
    ...valuesIn(id === NEW ? FIELDS : Object.keys(form.typed)),
  }).toEqual({
    heading: id === NEW ? 'add job' : 'edit job',
    error: model.formError,
    submit: form.sent === null ? 'submit' : 'Please Wait...',
    ...(id === NEW && empty),
    ...form.typed,
  });
}

function checkList(model: Model): void {
  const { reading, failure, rows, total, pages } = model.list;
  const isEmpty = rows.length === 0 && (reading !== null || failure !== '');
  const pager = all('nav button').filter((button) => button.closest('[aria-label="pagination"]'));
  const numbers = Array.from({ length: pages }, (_, index) => `${index + 1}`);
  const strips = [...model.removed.values()].map(
    (row) => `put back ${row.position}, ${row.company}`,
  );
  expect({
    failure: textAt('p', buttonsOf('try again')[0]?.closest('[role="alert"]') ?? null),
    isLoading: sectionOf('jobs')?.ariaBusy === 'true',
    isClearRefused: isRefused(buttonsOf('clear filters')[0]),
    cards: shownCards(model, rows),
    headline: total === null ? '' : headline(),
    pager: pager.map(({ textContent }) => textContent),
    here: pager.find(({ ariaCurrent }) => ariaCurrent === 'page')?.textContent,
    missing: strips.filter((name) => buttonsOf(name).length === 0),
  }).toEqual({
    failure,
    isLoading: reading !== null,
    isClearRefused: reading !== null,
    cards: rows.map(describe),
    headline: total === null || isEmpty ? '' : headlineOf(rows.length, total),
    pager: pages > 1 ? ['prev', ...numbers, 'next'] : [],
    here: pages > 1 ? model.filters.page : undefined,
    missing: [],
  });
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
    const refusal = textBy(badgeOf(card) ?? null, 'aria-describedby');
    const isDeleting = isRefused(buttonsOf('delete', card)[0]);
    const isShown = (name: (typeof FIELDS)[number]) =>
      row && valuesOf(model, row, name).some((value) => value && card.textContent.includes(value));
    const isRight = (id: string) =>
      FIELDS.every(isShown) &&
      refusal === (refused.get(id) ?? '') &&
      isDeleting === isWanted(model, 'delete', id);
    const seen = `${textBy(card)}: ${card.textContent} ${isDeleting ? '(deleting)' : ''}`;
    return row && (unsure.has(row._id) || isRight(row._id)) ? describe(row) : seen;
  });
}

/** Each card stands once, and where it was last put. */
function checkBoard({ pending, table }: Model): void {
  const there = columns();
  const shown = there.flatMap(({ status, cards }) =>
    cards.map((card) => ({ name: textBy(card), status, badge: statusOf(card) })),
  );
  const isVisible = (status: string) => there.some((column) => column.status === status);
  const wrong = shown.filter(({ name, status, badge }, index) => {
    const isSecond = shown.findIndex((one) => one.name === name) < index;
    const [row, twin] = [...table.values()].filter(({ position }) => position === name);
    const chosen = pending.get(row?._id ?? NEW) ?? badge;
    return (isSecond || chosen !== badge || (isVisible(badge) && badge !== status)) && !twin;
  });
  expect(wrong).toEqual([]);
}
