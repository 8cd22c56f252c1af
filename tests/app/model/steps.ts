import { vi } from 'vitest';
import { STATUS_ORDER } from '@/jobs/model/statuses';
import { forward } from '../../support/handlers';
import * as app from './model';
import * as screen from './screen';
import { FATES, FIELDS, NotPossible, SEARCHES, writeElsewhere, type Draft } from './server';
import type { Tab } from './tab';

/** A tab, and one of some by chance; the step ends with NotPossible where there are none. */
type Drawn = Tab & { draw: <Entry>(some: readonly Entry[]) => Entry };

const WORDS = ['Cook', ' Diver ', 'Äpfel & <b>Söhne</b>', '100 % "remote"'];
const PAGES = ['/', '/all-jobs', '/all-jobs', '/add-job', '/', '/profile'];
let typedCount = 100;

export const STEPS: Record<string, (tab: Drawn) => unknown> = {
  async goTo({ hands, model, arrive, draw }) {
    const page = draw(PAGES.filter((one) => one !== model.page));
    await hands.click(draw(screen.all(`aside a[href="${page}"]`)));
    await arrive();
  },
  goBack: ({ goBack }) => goBack(),
  /** The session ends on the server, as by another tab. */
  expire: () => forward(new Request(`${location.origin}/api/v1/auth/logout`)),
  /** Another tab changes a status, deletes a job or adds one. */
  async elsewhere({ model, draw }) {
    const method = draw(['PATCH', 'PATCH', 'DELETE', 'POST'] as const);
    const row = draw([...model.table.values()]);
    const { _id: id, ...fields } = row;
    // Of what is written here, too, the server has what comes last.
    const isApart = ![...model.wants, ...model.done].some((one) => one.id === id);
    const isFormLeft = model.jobId !== id && !model.forms.has(id);
    need(model.page !== '/landing' && navigator.onLine);
    need(isApart && !model.lost.has(id) && (isFormLeft || method !== 'DELETE'));
    const jobStatus = draw(STATUS_ORDER.filter((status) => status !== fields.jobStatus));
    const position = method === 'POST' ? `Cook ${(typedCount += 1)}` : fields.position;
    const changed = { ...row, position, jobStatus };
    const { job } = await writeElsewhere(method, changed);
    app.hearElsewhere(model, method, method === 'POST' && job ? job : changed);
  },
  async chooseFilter({ hands, model, draw }) {
    const field = draw(screen.all('[role="search"] select')) as HTMLSelectElement;
    // What is chosen already fires no event in a browser.
    const { value } = draw([...field.options].filter(({ selected }) => !selected));
    await hands.selectOptions(field, value);
    app.choose(model, { [field.name.replace('search', '').toLowerCase()]: value });
  },
  async search({ hands, model, draw }) {
    const box = draw([...document.getElementsByName('search')]);
    const [text, key] = [draw(SEARCHES), draw(['', '{Enter}'])];
    const search = text.trim();
    const isSame = search === '' && model.box.text.trim() === '';
    await hands.clear(box);
    await hands.type(box, text + key);
    if (key !== '' && search !== model.filters.search) app.choose(model, { search });
    model.box = { text, dueAt: isSame ? model.box.dueAt : Date.now() + app.SEARCH_MS };
  },
  async clearFilters({ hands, model, draw }) {
    const button = draw(screen.buttonsOf('clear filters').filter((one) => !screen.isRefused(one)));
    // Also spaces, which are no filter.
    await hands.type(draw([...document.getElementsByName('search')]), draw([' ', '{Home}']));
    await hands.click(button);
    app.choose(model, { ...app.DEFAULTS, view: model.filters.view });
    model.box.text = '';
  },
  async turnPage({ hands, model, draw }) {
    const { filters, list } = model;
    const button = draw(screen.all('[aria-label="pagination"] button'));
    const [text, page] = [button.textContent, Number(filters.page)];
    // Then what has moved up is shown first.
    const isPatient = text.includes('next') || Number(text) === page + 1;
    const statuses = list.rows.flatMap((row) => app.valuesOf(model, row, 'jobStatus'));
    const hasLeft = statuses.some((status) => !['all', status].includes(filters.status));
    const isLeaving = model.wants.some(({ kind }) => kind === 'delete');
    const isLess = hasLeft || isLeaving || (model.removed.size > 0 && list.reading !== null);
    need(list.isKnown && !(isPatient && page < list.pages && isLess));
    await hands.click(button);
    const prev = page === 1 ? list.pages : page - 1;
    const next = page >= list.pages ? 1 : page + 1;
    app.choose(model, { page: `${{ prev, next }[text] ?? text}` });
  },
  async switchView({ hands, model, draw }) {
    // The table shows no cards, and is none of the model.
    const views = screen.all('[role="group"][aria-label="view"] button:not([data-view="table"])');
    const button = draw(views);
    await hands.click(button);
    app.choose(model, { page: model.filters.page, view: button.textContent });
  },
  pressTwice: ({ hands, draw }) =>
    hands.dblClick(draw([...screen.buttonsOf('load more'), ...screen.buttonsOf('try again')])),
  async chooseStatus(tab) {
    const { card, id } = drawCard(tab);
    const { badge = card, status } = screen.badgeOf(card);
    await tab.hands.click(badge);
    await tab.calm();
    const item = tab.draw(screen.all('[role="menuitemradio"]'));
    await tab.hands.click(item);
    const jobStatus = item.textContent;
    if (jobStatus !== status) app.want(tab.model, 'status', id, { jobStatus });
  },
  async edit(tab) {
    const { card, id } = drawCard(tab);
    need(app.wantsOf(tab.model, 'edit', id).length === 0);
    await tab.hands.click(tab.draw(screen.all('a', card)));
    await tab.arrive();
  },
  async remove(tab) {
    const { card, id } = drawCard(tab);
    const row = tab.model.list.rows.find(({ _id }) => _id === id);
    await tab.hands.dblClick(tab.draw(screen.buttonsOf('delete', card)));
    app.want(tab.model, 'delete', id, row);
  },
  async putBack({ hands, model, wait, draw }) {
    const [id, row] = draw([...model.removed]);
    const { position, company, jobLocation, jobType } = row;
    need(app.wantsOf(model, 'put back', id).length === 0);
    // A press so soon after that on 'delete' does nothing.
    await wait(2);
    await hands.dblClick(draw(screen.buttonsOf(app.putBackName(model, row))));
    app.want(model, 'put back', id, { position, company, jobLocation, jobType });
  },
  async undo({ hands, model }) {
    const last = model.done.at(-1);
    const isTyping = document.activeElement?.matches('input, select') ?? false;
    need(model.page !== '/landing' && model.wants.length === 0 && !isTyping);
    if (last === undefined || model.lost.has(last.id)) throw new NotPossible();
    const { kind, id, before, changes } = last;
    const row = model.table.get(id);
    const names = app.changedBy(last);
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await hands.keyboard('z');
    if (kind === 'delete') {
      const { position = '', company = '', jobLocation = '', jobType = '' } = before ?? {};
      app.want(model, 'put back', id, { position, company, jobLocation, jobType });
    } else if (names.every((name) => row?.[name] === changes[name])) {
      const unset = Object.fromEntries(names.map((name) => [name, before?.[name]]));
      Object.assign(app.want(model, kind, id, unset), { undoes: last, form: undefined });
    } else {
      model.done.pop();
      model.said.add(app.PASSED);
    }
  },
  type: (tab) => change(tab, tab.draw(FIELDS)),
  async submit(tab) {
    const { model, hands, draw } = tab;
    const isLookedFor = model.jobId === app.NEW && (tab.isServerLost() || !navigator.onLine);
    need(!isLookedFor || !app.findWaiting(model));
    const way = draw(['double press', 'Enter', 'three Enters'] as const);
    for (const name of ['position', 'company'] as const) await change(tab, name);
    const { id, typed, isBusy } = app.openForm(model);
    const values = Object.entries(screen.valuesIn('main form'));
    const asked = values.filter(([name]) => id === app.NEW || name in typed);
    const changes = Object.fromEntries(asked.map(([name, text]) => [name, text.trim()]));
    if (way === 'double press') {
      const button = draw(screen.all('form [type="submit"]'));
      await hands.click(button);
      // The presses of a double one are tasks of their own.
      await tab.calm();
      await hands.click(button);
    } else {
      const field = draw([...document.getElementsByName('company')]);
      // The others come before the answer, each as a task of its own.
      for (let presses = way === 'Enter' ? 1 : 3; presses > 0; presses -= 1) {
        await hands.type(field, '{Enter}');
        await tab.calm();
      }
    }
    if (isBusy) return;
    const wanted = app.want(model, id === app.NEW ? 'add' : 'edit', id, changes);
    if (isLookedFor) wanted.look = 'due';
    model.formError = '';
  },
  async clearForm({ hands, model, wait, draw }) {
    const button = draw(screen.buttonsOf('clear'));
    // A press so soon after a save does nothing.
    await wait(2);
    await hands.click(button);
    model.forms.delete(model.jobId);
    app.closeForm(model);
    model.formError = '';
  },
  async continueDraft({ hands, model, draw }) {
    await hands.click(draw(screen.buttonsOf('continue')));
    app.swapDrafts(model);
  },
  async sendKept({ hands, model, draw }) {
    const button = draw(screen.buttonsOf('send now').filter((one) => !screen.isRefused(one)));
    sendKept(model, true);
    await hands.click(button);
  },
  async takeKept({ hands, model, arrive, draw }) {
    const button = draw(screen.all(`${screen.OUTBOX} button`));
    const name = button.closest('li')?.querySelector('p')?.textContent;
    const kept = draw(model.outbox.filter(({ changes }) => screen.nameOf(changes) === name));
    vi.spyOn(window, 'confirm').mockReturnValue(true);
    await hands.click(button);
    if (button.textContent === 'edit') {
      const isOpen = kept.form !== undefined && kept.form === model.forms.get(app.NEW);
      if (app.isTyped(model, app.NEW) && !isOpen) {
        model.said.add(app.IN_THE_WAY);
        return;
      }
      const form = isOpen ? kept.form : { ...kept.changes };
      if (form) model.forms.set(app.NEW, form);
      await arrive();
      if (!kept.mark.startsWith('may have been recorded')) {
        Object.assign(kept, { mark: app.EDITED, form });
        return;
      }
    }
    model.outbox = model.outbox.filter((one) => one !== kept);
  },
  decide({ underWay, decide, draw }) {
    const [call, fate] = [draw(underWay()), draw(FATES)];
    // Of a day that is refused the tests of kept days tell: it is sent once more without it.
    need(fate !== 422 || call.body?.createdAt === undefined);
    return decide(call, fate);
  },
  reach: ({ underWay, reach, draw }) => reach(draw(underWay())),
  rest: ({ rest, draw }) => rest([draw([0, 1, 2, 3]), draw([0, 1, 2, 3])]),
  wait: ({ wait, draw }) => wait(draw([1, 30])),
  async breakOff({ underWay, decide, draw }) {
    draw(underWay());
    for (const call of underWay()) await decide(call, 'unsent');
  },
  disconnect: () => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false),
  reconnect({ model }) {
    // Beside the figures of its page nobody could tell which call is the look.
    need(!app.findWaiting(model) || model.page !== '/');
    sendKept(model, false);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    // The collection is fresh for five minutes.
    model.isStale &&= model.page !== '/all-jobs' || model.filters.view === 'board';
  },
};

/** How often each is drawn: from the list, the board and the form on. Much of what is seldom possible. */
export const WEIGHTS = {
  list: {
    ...{ decide: 40, reach: 6, rest: 24, wait: 1, reconnect: 1, chooseStatus: 30, chooseFilter: 6 },
    ...{ edit: 18, pressTwice: 8, goTo: 16, goBack: 4, expire: 1, search: 8, clearFilters: 6 },
    ...{ turnPage: 8, switchView: 2, remove: 50, putBack: 99, type: 8, submit: 24, clearForm: 3 },
    ...{ undo: 40, continueDraft: 8, elsewhere: 16 },
  },
  board: {
    ...{ decide: 24, reach: 4, rest: 3, wait: 1, reconnect: 1, chooseStatus: 12, chooseFilter: 2 },
    ...{ edit: 1, pressTwice: 6, goBack: 1, search: 1, undo: 12, elsewhere: 12 },
  },
  form: {
    ...{ decide: 24, reach: 3, rest: 6, wait: 1, disconnect: 20, reconnect: 5, expire: 1 },
    ...{ submit: 40, type: 6, clearForm: 2, continueDraft: 3, edit: 4, chooseStatus: 3 },
    ...{ goTo: 24, goBack: 4, breakOff: 24, sendKept: 30, takeKept: 5, elsewhere: 8 },
  },
};

function need(isPossible: boolean): void {
  if (!isPossible) throw new NotPossible();
}

/** What waits is sent, once. */
function sendKept(model: app.Model, isToldWhy: boolean): void {
  need(!model.wants.some(({ kind, look }) => kind === 'send' || look !== undefined));
  app.sendWaiting(model, isToldWhy);
}

/** A card of a job that can be told from all others, and of which it is known what it is. */
function drawCard({ model, draw }: Drawn) {
  const card = draw(screen.all('article'));
  const name = screen.textBy(card);
  const rows = [...model.table.values()].filter(({ position }) => position === name);
  const { _id: id } = draw(rows);
  need(rows.length === 1 && !model.unsure.has(id) && app.wantsOf(model, 'delete', id).length === 0);
  return { card, id };
}

/** Chooses something, or types what nobody has typed before. */
async function change({ hands, model, draw }: Drawn, name: keyof Draft) {
  const field = draw([...document.getElementsByName(name)]) as HTMLInputElement | HTMLSelectElement;
  const isChoice = field instanceof HTMLSelectElement;
  const text = isChoice ? draw([...field.options]).value : `${draw(WORDS)} ${(typedCount += 1)}`;
  if (text !== field.value) app.openForm(model).typed[name] = text;
  if (isChoice) return hands.selectOptions(field, text);
  await hands.clear(field);
  await hands.paste(text);
}
