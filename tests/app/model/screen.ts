/**
 * What the user sees, by roles, labels and texts, and what has to be seen. Queries of the testing
 * library would take most of the time of thousands of steps, and so would long selectors.
 */
import { expect } from 'vitest';
import { PAUSE } from '@/shared/api/retry';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { buildUser } from '../../support/builders';
import * as batches from './batches';
import * as forms from './forms';
import * as listPage from './listPage';
import * as app from './model';
import * as navigation from './navigation';
import * as unsent from './unsent';
import * as writes from './writes';
import { FIELDS, type Draft, type Row } from './server';

const EMPTY_FORM: Row = {
  ...{ _id: app.NEW, position: '', company: '', jobLocation: buildUser().location },
  ...{ jobType: 'full-time', jobStatus: 'pending' },
};

/** What is kept until the server can be reached. */
export const OUTBOX = 'section[aria-label="not sent"] li';

/** The keys of what the browser keeps for all tabs, of entries that hold this text. */
export function keptWhere(text: string): string[] {
  const holds = (key: string) => localStorage.getItem(key)?.includes(text) ?? false;
  return Object.keys(localStorage).filter((key) => key.startsWith('outbox:') && holds(key));
}

/** What a form asks before it sends what has changed meanwhile. */
export const QUESTION = 'form [role="group"][aria-label="save mine?"]';

export function all(selector: string, within: Document | Element = document): HTMLElement[] {
  const isName = /^\w+$/.test(selector);
  const found = isName
    ? (within.getElementsByTagName(selector) as HTMLCollectionOf<HTMLElement>)
    : within.querySelectorAll<HTMLElement>(selector);
  return [...found];
}

/** The buttons with this text or name. */
export function buttonsOf(name: string, within?: Document | Element): HTMLElement[] {
  const buttons = all('button', within);
  return buttons.filter(({ ariaLabel, textContent }) => (ariaLabel ?? textContent) === name);
}

export function isRefused(button: Element | undefined): boolean {
  return button?.matches(':disabled, [aria-disabled="true"]') ?? false;
}

export function isOffered(button: Element): boolean {
  return !isRefused(button);
}

/** What stands in the fields of this form, by their names. */
export function valuesIn(form: string): Record<string, string> {
  const fields = all(`${form} input, ${form} select`) as HTMLInputElement[];
  const named = fields.filter(({ name }) => name !== '');
  return Object.fromEntries(named.map(({ name, value }) => [name, value]));
}

function textAt(selector: string, within: Document | Element | null = document): string {
  return (within && all(selector, within)[0]?.textContent) ?? '';
}

/** The name of a card or a column, or what else this attribute points to. */
export function textBy(element: Element | undefined, attribute = 'aria-labelledby'): string {
  return document.getElementById(element?.getAttribute(attribute) ?? '')?.textContent ?? '';
}

/** The badge of a card, which says its status also where that is not written on it. */
export function badgeOf(card: Element) {
  const badge = all('button', card).find(({ ariaHasPopup }) => ariaHasPopup === 'menu');
  return { badge, status: badge?.ariaLabel?.split(': ').at(-1) ?? '' };
}

/** An empty one where there is none. */
export function sectionOf(name: string): HTMLElement {
  const section = all('section').find(({ ariaLabel }) => ariaLabel?.startsWith(name));
  return section ?? document.createElement('section');
}

/** The columns of the board, by their headings. */
export function columns() {
  return all('[role="list"][aria-labelledby]').map((list) => {
    const [, status = '', count] = /^(\S+)(?: \((\d+)\))?/.exec(textBy(list)) ?? [];
    const cards = all('article', list).map((card) => {
      return { name: textBy(card), status, badge: badgeOf(card).status };
    });
    return { status, count: Number(count), cards };
  });
}

/** How many were found, above the list, or that there are none, in its place. */
function shownTotal(): string {
  const texts = all('h2').map(({ textContent }) => textContent);
  return texts.find((text) => / found$|^No jobs/.test(text)) ?? '';
}

/** The figures by status, each beside the link to the list of its own. */
export function shownCounts(): number[] {
  const linkTo = (status: string) => document.querySelector(`main a[href$="status=${status}"]`);
  return STATUS_ORDER.map((status) => Number(textAt('p', linkTo(status)?.closest('li'))));
}

export function nameOf({ position, company }: Partial<Draft>): string {
  return `${position}, ${company}`;
}

function shownKept(): string[] {
  return all(OUTBOX).map((item) => `${textAt('p', item)} | ${textAt('small', item)}`);
}

export function describe(row: Row): string {
  return FIELDS.map((name) => row[name]).join(' | ');
}

/** Throws unless each thing that is seen is as it has to be. */
function expectAll(things: Record<string, [seen: unknown, expected: unknown]>): void {
  const side = (index: 0 | 1) =>
    Object.fromEntries(Object.entries(things).map(([name, pair]) => [name, pair[index]]));
  expect(side(0)).toEqual(side(1));
}

/** Whether a pause goes on still; a few milliseconds after its end what is shown counts. */
function isPaused(until: number, isShown: boolean): boolean {
  const isOver = Date.now() >= until + app.SLACK_MS;
  return Date.now() < until || (!isOver && isShown);
}

/** The bar of several: how far they have come, and that the server asks for a pause. */
function checkBar(model: app.Model): void {
  const { batch, wants } = model;
  const bar = sectionOf('selection');
  const [track] = all('progress', bar) as HTMLProgressElement[];
  const count = track ? `${track.value} of ${track.max}` : '';
  const isPauseTold = bar.textContent.includes(PAUSE);
  const open = wants.filter((one) => batch !== null && one.batch === batch);
  const isOver = batch === null;
  const unsure = isOver ? 0 : batches.unsureOf(model, batch).length;
  // Whatever else is sent ends it then, before the read that it waits for.
  if (batch?.isStopping && unsure > 0) return;
  const done = isOver ? 0 : batch.done + batch.refused + unsure;
  expectAll({
    count: [count, isOver ? '' : `${done} of ${batch.total}`],
    pause: [isPauseTold, !isOver && open.length > 0 && isPaused(batch.pausedUntil, isPauseTold)],
    stop: [buttonsOf('cancel', bar).length, isOver ? 0 : 1],
  });
}

/** Throws where the page does not show what it has to. */
export function checkScreen(model: app.Model): void {
  const { page, said, filters, list, box, outbox } = model;
  const toasts = all('[role="alert"], [role="status"]', sectionOf('Notifications'));
  const texts = toasts.map((toast) => textAt('p', toast));
  expectAll({
    page: [location.pathname, page],
    waiting: [
      keptWhere('"queued"').length,
      outbox.filter(({ mark }) => mark.startsWith(unsent.WAITS)).length,
    ],
    gone: [
      outbox.filter(({ changes }) => keptWhere(JSON.stringify(changes.position)).length === 0),
      [],
    ],
    user: [localStorage.getItem('user') !== null, page !== '/landing'],
    toasts: [texts, [...new Set(texts)].slice(0, 3)],
    missing: [texts.length < 3 ? [...said].filter((text) => !texts.some(tells(text))) : [], []],
  });
  if (page === '/add-job') checkForm(model);
  if (page !== '/all-jobs') return;
  const { status: searchStatus, type: searchType, sort } = filters;
  expectAll({
    address: [navigation.readFilters(location.search), filters],
    filters: [valuesIn('[role="search"]'), { search: box.text, searchStatus, searchType, sort }],
    outbox: [
      shownKept().toSorted(),
      outbox.map(({ changes, mark }) => `${nameOf(changes)} | ${mark}`).toSorted(),
    ],
  });
  checkBar(model);
  if (filters.view === 'board') checkBoard(model);
  else if (list.isKnown && list.isAnswered) checkList(model);
  else if (list.isKnown) checkLoading(model);
}

/** Whether a toast tells this, or something newer that was done. */
function tells(text: string) {
  const done = [...Object.values(writes.DONE), unsent.SENT, unsent.KEPT];
  const isDone = (one: string) =>
    done.some((start) => one.startsWith(start)) || /^\d+ (of \d+ )?applications? /.test(one);
  return (toast: string) => toast.startsWith(text) || (isDone(text) && isDone(toast));
}

/** What the form that is open asks before it sends. */
export function questions(): HTMLElement[] {
  return all(`${QUESTION} p`);
}

function checkForm(model: app.Model): void {
  const { id, typed, isBusy } = forms.openForm(model);
  const values = valuesIn('main form');
  const known = id === app.NEW ? EMPTY_FORM : model.table.get(id);
  const row = known && !model.unsure.has(id) ? known : { ...EMPTY_FORM, ...values };
  // What nobody has typed is as in the row, if that is known.
  const allowed = (name: keyof Draft) =>
    name in typed ? [typed[name]] : writes.valuesOf(model, row, name);
  expectAll({
    heading: [textAt('h1'), id === app.NEW ? 'add job' : 'edit job'],
    error: [textAt('form [role="alert"]'), model.formError],
    question: [
      questions()
        .map(({ textContent }) => textContent)
        .join(),
      model.question?.text ?? '',
    ],
    submit: [textAt('form [type="submit"]'), isBusy ? 'Please Wait...' : 'submit'],
    wrong: [FIELDS.filter((name) => !allowed(name).includes(values[name])), []],
  });
}

/** The cards may be those of before or cut from the collection, yet none stands twice. */
function checkLoading({ list: { reading } }: app.Model): void {
  const names = all('article').map((card) => textBy(card));
  expectAll({
    cards: [names, [...new Set(names)]],
    isLoading: [sectionOf('jobs').ariaBusy, `${reading !== null}`],
  });
}

function checkList(model: app.Model): void {
  const { removed, filters, list, wants } = model;
  const { reading, failure, rows, total, pages } = list;
  const isKnown = total !== null && (rows.length > 0 || (reading === null && failure === ''));
  const found = rows[0] ? `${total} job${rows[1] ? 's' : ''} found` : 'No jobs to display...';
  const [retry] = buttonsOf('try again');
  const alert = retry?.closest('[role="alert"]') ?? null;
  const isRetryRefused = failure !== '' && isPaused(list.pausedUntil, isRefused(retry));
  const numbers = Array.from({ length: pages > 1 ? pages : 0 }, (_, index) => `${index + 1}`);
  const pager = all('[aria-label="pagination"] button');
  const labels = pager.map(({ textContent }) => textContent);
  const here = pager.find(({ ariaCurrent }) => ariaCurrent === 'page')?.textContent;
  const putBacks = all('button').filter(({ ariaLabel }) => ariaLabel?.startsWith('put back'));
  // A strip takes the place of a card at once.
  const isDeleting = ({ _id }: Row) => writes.wantsOf(model, 'delete', _id).length > 0;
  const names = all('article').map((card) => textBy(card));
  // What the server has no more goes once any read has told so.
  const isShown = (row: Row) => model.table.has(row._id) || names.includes(row.position);
  const deleting = rows.filter(isDeleting);
  // It stays where a read without the card comes before the answer.
  const gone = wants.flatMap(({ kind, id, isHere, changes }) =>
    kind === 'delete' && isHere && !rows.some(({ _id }) => _id === id)
      ? [{ ...changes, _id: id } as Row]
      : [],
  );
  const left = rows.filter((row) => !isDeleting(row) && isShown(row));
  const places = [...removed.values(), ...deleting, ...gone].map((row) =>
    writes.putBackName(model, row),
  );
  expectAll({
    failure: [textAt('p', alert), failure],
    isRetryRefused: [isRefused(retry), isRetryRefused],
    isLoading: [sectionOf('jobs').ariaBusy, `${reading !== null}`],
    isClearRefused: [isRefused(buttonsOf('clear filters')[0]), reading !== null],
    cards: [shownCards(model, left), left.map(describe)],
    headline: [total === null ? '' : shownTotal(), isKnown ? found : ''],
    pager: [labels, pages > 1 ? ['prev', ...numbers, 'next'] : []],
    here: [here, numbers.find((text) => text === filters.page)],
    places: [putBacks.map(({ ariaLabel }) => ariaLabel).toSorted(), places.toSorted()],
  });
}

/** Each card: as its row where it shows what may be shown of that, else as it is. */
export function shownCards(model: app.Model, rows: Row[]): string[] {
  const isDeleting = (card: Element) => isRefused(buttonsOf('delete', card)[0]);
  const names = rows.flatMap((row) => writes.valuesOf(model, row, 'position'));
  // A card stays until its delete is answered, whatever is read meanwhile.
  const cards = all('article').filter((card) => names.includes(textBy(card)) || !isDeleting(card));
  return cards.map((card, index) => {
    const [row, text] = [rows[index], card.textContent];
    const note = textBy(badgeOf(card).badge, 'aria-describedby');
    const isShown = (name: keyof Draft) =>
      row && writes.valuesOf(model, row, name).some((value) => value && text.includes(value));
    const isRight =
      row &&
      FIELDS.every(isShown) &&
      note === listPage.noteOf(model, row) &&
      isDeleting(card) === writes.wantsOf(model, 'delete', row._id).length > 0;
    return isRight ? describe(row) : `${text} ${note} ${isDeleting(card) ? '(deleting)' : ''}`;
  });
}

/** Each card stands once, and where it was last put. */
function checkBoard(model: app.Model): void {
  const there = columns();
  const shown = there.flatMap(({ cards }) => cards);
  for (const { name, status, badge } of shown) {
    const [row, twin] = [...model.table.values()].filter(({ position }) => position === name);
    if (twin) continue;
    const column = there.some((one) => one.status === badge) ? badge : status;
    const chosen = row && writes.wantsOf(model, 'status', row._id).at(-1)?.changes.jobStatus;
    const cards = shown.filter((card) => card.name === name);
    expect(cards).toEqual([{ name, status: column, badge: chosen ?? badge }]);
  }
}
