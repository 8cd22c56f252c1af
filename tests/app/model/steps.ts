import { expect } from 'vitest';
import * as app from './model';
import { FATES } from './network';
import {
  all,
  badgeOf,
  buttonsOf,
  fieldOf,
  isRefused,
  PATHS,
  statusOf,
  textBy,
  valuesIn,
} from './screen';
import { FIELDS, SEARCHES, STATUSES, type Draft, type Filters } from './server';
import { NotPossible, type Tab } from './tab';

/** One of these by chance. Throws NotPossible where there is none. */
type Draw = <Entry>(entries: readonly Entry[]) => Entry;
type Step = (tab: Tab, draw: Draw) => Promise<unknown>;

const WORDS = ['Cook', ' Diver ', 'Äpfel & <b>Söhne</b>', '100 % "remote"'];
const NO_FILTERS = { search: '', status: 'all', type: 'all', sort: 'latest', page: '1' };
const PLACES = ['stats', 'all jobs', 'all jobs', 'add job', 'profile'] as const;
let typedCount = 0;

export const STEPS: Record<string, Step> = {
  async goTo(tab, draw) {
    const page = draw(PLACES);
    need(page !== tab.model.page);
    await press(tab, draw(all(`aside a[href="${PATHS[page]}"]`).slice(0, 1)));
    await tab.arrive();
  },
  goBack: (tab) => tab.goBack(),
  async logOut(tab, draw) {
    need(!app.isWanted(tab.model, 'log out'));
    await press(tab, draw(buttonsOf('logout')), 2);
    app.want(tab.model, 'log out');
  },
  expire: ({ network }) => network.askElsewhere('GET', '/auth/logout'),
  async chooseFilter(tab, draw) {
    const field = draw(all('[role="search"] select')) as HTMLSelectElement;
    const { value } = draw([...field.options]);
    await tab.hands.selectOptions(field, value);
    await expectFilters(tab, { [field.name.replace('search', '').toLowerCase()]: value });
  },
  async search(tab, draw) {
    const box = draw([...document.getElementsByName('search')]);
    const [text, key] = [draw(SEARCHES), draw(['', '{Enter}'])];
    await tab.hands.clear(box);
    await tab.hands.type(box, text + key);
    if (key !== '') await expectFilters(tab, { search: text.trim() });
  },
  async clearFilters(tab, draw) {
    await press(tab, draw(buttonsOf('clear filters').filter((button) => !isRefused(button))));
    await expectFilters(tab, NO_FILTERS);
    await tab.settle();
    await tab.wait(2);
    expect([fieldOf('search').value, tab.model.filters.search]).toEqual(['', '']);
  },
  async turnPage(tab, draw) {
    const { filters, list } = tab.model;
    const button = draw(all('[aria-label="pagination"] button'));
    const [text, page] = [button.textContent, Number(filters.page)];
    need(list.isKnown);
    // Then what has moved up is shown first.
    const isPatient = text.includes('next') || Number(text) === page + 1;
    const hasLeft = list.rows.some((row) => !['all', row.jobStatus].includes(filters.status));
    need(!(isPatient && page < list.pages && hasLeft) && tab.model.pending.size === 0);
    await press(tab, button);
    const prev = page === 1 ? list.pages : page - 1;
    const next = page >= list.pages ? 1 : page + 1;
    await expectFilters(tab, { page: `${{ prev, next }[text] ?? text}` });
  },
  async switchView(tab, draw) {
    const button = draw(all('[role="group"][aria-label="view"] button'));
    await press(tab, button);
    await expectFilters(tab, { page: tab.model.filters.page, view: button.textContent });
  },
  pressTwice: (tab, draw) =>
    press(tab, draw([...buttonsOf('load more'), ...buttonsOf('try again')]), 2),
  async chooseStatus(tab, draw) {
    const { badge, id, shown } = drawCard(tab, draw);
    const status = draw(STATUSES);
    await press(tab, badge);
    await tab.calm();
    const items = all('[role="menuitemradio"]');
    await press(tab, draw(items.filter(({ textContent }) => textContent === status)));
    if (status !== shown.jobStatus) app.chooseStatus(tab.model, id, status);
  },
  async edit(tab, draw) {
    const { card, id, shown } = drawCard(tab, draw);
    need(!app.isWanted(tab.model, 'edit', id));
    await press(tab, draw(all('a', card)));
    app.pickForEditing(tab.model, id);
    await tab.arrive(id);
    const { position = shown.position, jobStatus = shown.jobStatus } = formOf(tab).typed;
    expect(valuesIn(['position', 'jobStatus'])).toEqual({ position, jobStatus });
  },
  async remove(tab, draw) {
    const { card, id } = drawCard(tab, draw);
    await press(tab, draw(buttonsOf('delete', card)), 2);
    app.want(tab.model, 'delete', id);
  },
  async putBack(tab, draw) {
    const [id, row] = draw([...tab.model.removed]);
    need(!app.isWanted(tab.model, 'put back', id));
    // A press so soon after that on 'delete' does nothing.
    await tab.wait(2);
    await press(tab, draw(buttonsOf(`put back ${row.position}, ${row.company}`)), 2);
    const { position, company, jobLocation, jobType } = row;
    app.want(tab.model, 'put back', id, { position, company, jobLocation, jobType });
  },
  async type(tab, draw) {
    need(tab.model.page === 'add job');
    await change(tab, draw, draw(FIELDS));
  },
  async submit(tab, draw) {
    const { model, hands } = tab;
    need(model.page === 'add job');
    for (const name of ['position', 'company'] as const) await change(tab, draw, name);
    const { id, form } = app.openForm(model);
    const button = draw(all('form [type="submit"]'));
    const isBusy = isRefused(button);
    const values = Object.entries(valuesIn(FIELDS)).map(([name, text]) => [name, text.trim()]);
    const asked = values.filter(([name = '']) => id === app.NEW || name in form.typed);
    const changes = Object.fromEntries(asked) as Partial<Draft>;
    if (draw([true, false])) await press(tab, button, 2);
    else await hands.type(fieldOf('company'), '{Enter}');
    if (isBusy) return;
    for (const again of buttonsOf('record it again')) await press(tab, again);
    form.sent = app.want(model, id === app.NEW ? 'add' : 'edit', id, changes);
    model.formError = '';
  },
  async clearForm(tab, draw) {
    await press(tab, draw(buttonsOf('clear')));
    app.clearForm(tab.model);
  },
  decide: (tab, draw) => tab.decide(draw(tab.network.underWay()), draw(FATES)),
  reach: (tab, draw) => tab.reach(draw(tab.network.underWay())),
  rest: (tab, draw) => tab.rest([draw([0, 1, 2, 3]), draw([0, 1, 2, 3])]),
  wait: (tab, draw) => tab.wait(draw([1, 30])),
  reconnect: (tab) => tab.reconnect(),
};

/** How often each is drawn: from the list on, and from the board on. */
export const WEIGHTS: Record<string, [number, number]> = {
  ...{ decide: [24, 24], reach: [4, 4], rest: [3, 3], wait: [1, 1], reconnect: [1, 1] },
  ...{ chooseStatus: [12, 12], chooseFilter: [6, 2], edit: [8, 1], pressTwice: [6, 6] },
  ...{ goTo: [10, 0], goBack: [4, 1], logOut: [1, 0], expire: [1, 0], search: [8, 1] },
  ...{ clearFilters: [4, 0], turnPage: [10, 0], switchView: [2, 0], remove: [14, 0] },
  ...{ putBack: [10, 0], type: [10, 0], submit: [16, 0], clearForm: [2, 0] },
};

function need(isPossible: boolean): void {
  if (!isPossible) throw new NotPossible();
}

function formOf({ model }: Tab) {
  return app.openForm(model).form;
}

/** A card of a job that can be told from all others, and of which it is known what it is. */
function drawCard({ model }: Tab, draw: Draw) {
  const card = draw(all('article'));
  const badge = badgeOf(card) ?? card;
  const shown = { position: textBy(card), jobStatus: statusOf(card) };
  const rows = [...model.table.values()].filter(({ position }) => position === shown.position);
  const { _id: id } = draw(rows);
  need(rows.length === 1 && !model.unsure.has(id) && !app.isWanted(model, 'delete', id));
  return { card, badge, shown, id };
}

/** The address says this of the list now, and page 1; a text in the search box may follow. */
async function expectFilters({ calm, model }: Tab, change: Partial<Filters>): Promise<void> {
  const before = model.filters;
  await calm();
  const { search, ...now } = app.readFilters(location.search);
  const isNew = Object.entries({ ...before, ...change }).join() !== Object.entries(before).join();
  const expected = { ...before, ...(isNew && { page: '1' }), ...change };
  expect({ search: 'search' in change ? search : before.search, ...now }).toEqual(expected);
}

async function press({ hands }: Tab, target: HTMLElement, times = 1): Promise<void> {
  for (let time = 0; time < times; time += 1) await hands.click(target);
}

/** Chooses something, or types what nobody has typed before. */
async function change(tab: Tab, draw: Draw, name: (typeof FIELDS)[number]): Promise<void> {
  const { hands } = tab;
  const field = fieldOf(name);
  const isChoice = field instanceof HTMLSelectElement;
  typedCount += 1;
  const text = isChoice ? draw([...field.options]).value : `${draw(WORDS)} ${typedCount}`;
  if (text !== field.value) formOf(tab).typed[name] = text;
  if (isChoice) return hands.selectOptions(field, text);
  await hands.clear(field);
  await hands.click(field);
  await hands.paste(text);
}
