import { expect } from 'vitest';
import * as app from './model';
import { endSessionElsewhere, FATES } from './network';
import * as screen from './screen';
import { FIELDS, SEARCHES, STATUSES, type Filters } from './server';
import { NotPossible, type Tab } from './tab';

/** One of these by chance. Throws NotPossible where there is none. */
type Draw = <Entry>(entries: readonly Entry[]) => Entry;
type Step = (tab: Tab, draw: Draw) => Promise<unknown>;

const WORDS = ['Cook', ' Diver ', 'Äpfel & <b>Söhne</b>', '100 % "remote"'];
const NO_FILTERS = { search: '', status: 'all', type: 'all', sort: 'latest', page: '1' };
const PLACES = ['stats', 'all jobs', 'all jobs', 'add job', 'profile'] as const;
let typedCount = 0;

export const STEPS: Record<string, Step> = {
  async goTo({ hands, model, arrive }, draw) {
    const page = draw(PLACES);
    need(page !== model.page);
    await hands.click(draw(screen.all(`aside a[href="${screen.PATHS[page]}"]`)));
    await arrive();
  },
  goBack: ({ goBack }) => goBack(),
  expire: () => endSessionElsewhere(),
  async chooseFilter(tab, draw) {
    const field = draw(screen.all('[role="search"] select')) as HTMLSelectElement;
    // What is chosen already fires no event in a browser.
    const { value } = draw([...field.options].filter(({ selected }) => !selected));
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
    const buttons = screen.buttonsOf('clear filters');
    await tab.hands.click(draw(buttons.filter((button) => !screen.isRefused(button))));
    await expectFilters(tab, NO_FILTERS);
    await tab.settle();
    await tab.wait(2);
    expect([tab.model.filters.search, screen.valuesIn('[role="search"]').search]).toEqual(['', '']);
  },
  async turnPage(tab, draw) {
    const { filters, list, pending } = tab.model;
    const button = draw(screen.all('[aria-label="pagination"] button'));
    const [text, page] = [button.textContent, Number(filters.page)];
    // Then what has moved up is shown first.
    const isPatient = text.includes('next') || Number(text) === page + 1;
    const hasLeft = list.rows.some((row) => !['all', row.jobStatus].includes(filters.status));
    need(list.isKnown && !(isPatient && page < list.pages && hasLeft) && pending.size === 0);
    await tab.hands.click(button);
    const prev = page === 1 ? list.pages : page - 1;
    const next = page >= list.pages ? 1 : page + 1;
    await expectFilters(tab, { page: `${{ prev, next }[text] ?? text}` });
  },
  async switchView(tab, draw) {
    const button = draw(screen.all('[role="group"][aria-label="view"] button'));
    await tab.hands.click(button);
    await expectFilters(tab, { page: tab.model.filters.page, view: button.textContent });
  },
  pressTwice: ({ hands }, draw) =>
    hands.dblClick(draw([...screen.buttonsOf('load more'), ...screen.buttonsOf('try again')])),
  async chooseStatus(tab, draw) {
    const { badge, id, shown } = drawCard(tab, draw);
    const jobStatus = draw(STATUSES);
    await tab.hands.click(badge);
    await tab.calm();
    const items = screen.all('[role="menuitemradio"]');
    await tab.hands.click(draw(items.filter(({ textContent }) => textContent === jobStatus)));
    if (jobStatus !== shown.jobStatus) app.want(tab.model, 'status', id, { jobStatus });
  },
  async edit(tab, draw) {
    const { card, id, shown } = drawCard(tab, draw);
    need(!app.isWanted(tab.model, 'edit', id));
    await tab.hands.click(draw(screen.all('a', card)));
    await tab.arrive();
    tab.model.forms.set(id, tab.model.forms.get(id) ?? {});
    expect(screen.valuesIn('main form')).toMatchObject({
      ...shown,
      ...app.openForm(tab.model).typed,
    });
  },
  async remove(tab, draw) {
    const { card, id } = drawCard(tab, draw);
    await tab.hands.dblClick(draw(screen.buttonsOf('delete', card)));
    app.want(tab.model, 'delete', id);
  },
  async putBack({ hands, model, wait }, draw) {
    const [id, row] = draw([...model.removed]);
    need(!app.isWanted(model, 'put back', id));
    // A press so soon after that on 'delete' does nothing.
    await wait(2);
    await hands.dblClick(draw(screen.buttonsOf(screen.nameOfPutBack(row))));
    const { position, company, jobLocation, jobType } = row;
    app.want(model, 'put back', id, { position, company, jobLocation, jobType });
  },
  async type(tab, draw) {
    need(tab.model.page === 'add job');
    await change(tab, draw, draw(FIELDS));
  },
  async submit(tab, draw) {
    const { model, hands } = tab;
    need(model.page === 'add job');
    for (const name of ['position', 'company'] as const) await change(tab, draw, name);
    const { id, typed, isBusy } = app.openForm(model);
    const values = Object.entries(screen.valuesIn('main form'));
    const asked = values.filter(([name]) => id === app.NEW || name in typed);
    const changes = Object.fromEntries(asked.map(([name, text]) => [name, text.trim()]));
    if (draw([true, false])) await hands.dblClick(draw(screen.all('form [type="submit"]')));
    else await hands.type(draw([...document.getElementsByName('company')]), '{Enter}');
    if (isBusy) return;
    for (const again of screen.buttonsOf('record it again')) await hands.click(again);
    app.want(model, id === app.NEW ? 'add' : 'edit', id, changes);
    model.formError = '';
  },
  async clearForm({ hands, model, wait }, draw) {
    const button = draw(screen.buttonsOf('clear'));
    // A press so soon after a save does nothing.
    await wait(2);
    await hands.click(button);
    model.forms.delete(model.jobId);
    Object.assign(model, { jobId: app.NEW, formError: '' });
  },
  decide: ({ network, decide }, draw) => decide(draw(network.underWay()), draw(FATES)),
  reach: ({ network, reach }, draw) => reach(draw(network.underWay())),
  rest: ({ rest }, draw) => rest([draw([0, 1, 2, 3]), draw([0, 1, 2, 3])]),
  wait: ({ wait }, draw) => wait(draw([1, 30])),
  reconnect: ({ reconnect }) => reconnect(),
};

/** How often each is drawn: from the list on, and from the board on. */
export const WEIGHTS: Record<string, [number, number]> = {
  ...{ decide: [24, 24], reach: [4, 4], rest: [3, 3], wait: [1, 1], reconnect: [1, 1] },
  ...{ chooseStatus: [12, 12], chooseFilter: [6, 2], edit: [8, 1], pressTwice: [6, 6] },
  ...{ goTo: [10, 0], goBack: [4, 1], expire: [1, 0], search: [8, 1] },
  ...{ clearFilters: [4, 0], turnPage: [10, 0], switchView: [2, 0], remove: [14, 0] },
  ...{ putBack: [10, 0], type: [10, 0], submit: [16, 0], clearForm: [2, 0] },
};

function need(isPossible: boolean): void {
  if (!isPossible) throw new NotPossible();
}

/** A card of a job that can be told from all others, and of which it is known what it is. */
function drawCard({ model }: Tab, draw: Draw) {
  const card = draw(screen.all('article'));
  const shown = { position: screen.textBy(card), jobStatus: screen.statusOf(card) };
  const rows = [...model.table.values()].filter(({ position }) => position === shown.position);
  const { _id: id } = draw(rows);
  need(rows.length === 1 && !model.unsure.has(id) && !app.isWanted(model, 'delete', id));
  return { card, badge: screen.badgeOf(card) ?? card, shown, id };
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

/** Chooses something, or types what nobody has typed before. */
async function change({ hands, model }: Tab, draw: Draw, name: (typeof FIELDS)[number]) {
  const field = draw([...document.getElementsByName(name)]) as HTMLInputElement | HTMLSelectElement;
  const isChoice = field instanceof HTMLSelectElement;
  typedCount += 1;
  const text = isChoice ? draw([...field.options]).value : `${draw(WORDS)} ${typedCount}`;
  if (text !== field.value) app.openForm(model).typed[name] = text;
  if (isChoice) return hands.selectOptions(field, text);
  await hands.clear(field);
  await hands.paste(text);
}
