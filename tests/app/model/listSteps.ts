/** What a user does with the list: pages, filters, views. */
import { expect } from 'vitest';
import * as answers from './answers';
import * as navigation from './navigation';
import * as writes from './writes';
import * as screen from './screen';
import * as app from './model';
import { need, type Drawn } from './drawn';
import { SEARCHES } from './server';

const PAGES = ['/', '/all-jobs', '/all-jobs', '/add-job', '/', '/profile'];

export const LIST_STEPS = {
  async goTo({ hands, model, arrive, draw }: Drawn) {
    const page = draw(PAGES.filter((one) => one !== model.page));
    await hands.click(draw(screen.all(`aside a[href="${page}"]`)));
    await arrive();
  },
  goBack: ({ goBack }: Drawn) => goBack(),
  async chooseFilter({ hands, model, draw }: Drawn) {
    const field = draw(screen.all('[role="search"] select[name]')) as HTMLSelectElement;
    // What is chosen already fires no event in a browser.
    const { value } = draw([...field.options].filter(({ selected }) => !selected));
    await hands.selectOptions(field, value);
    navigation.choose(model, { [field.name.replace('search', '').toLowerCase()]: value });
  },
  async search({ hands, model, draw }: Drawn) {
    const box = draw([...document.getElementsByName('search')]);
    const [text, key] = [draw(SEARCHES), draw(['', '{Enter}'])];
    const search = text.trim();
    const isSame = search === '' && model.box.text.trim() === '';
    await hands.clear(box);
    await hands.type(box, text + key);
    model.box = { text, dueAt: isSame ? model.box.dueAt : Date.now() + answers.SEARCH_MS };
    if (key !== '' && search !== model.filters.search) navigation.choose(model, { search });
  },
  async clearFilters({ hands, model, draw }: Drawn) {
    const button = draw(screen.buttonsOf('clear filters').filter((one) => !screen.isRefused(one)));
    // Also spaces, which are no filter.
    await hands.type(draw([...document.getElementsByName('search')]), draw([' ', '{Home}']));
    await hands.click(button);
    navigation.choose(model, { ...app.DEFAULTS, view: model.filters.view });
    model.box.text = '';
  },
  async turnPage({ hands, model, draw }: Drawn) {
    const { filters, list } = model;
    const button = draw(screen.all('[aria-label="pagination"] button'));
    const [text, page] = [button.textContent, Number(filters.page)];
    const prev = page === 1 ? list.pages : page - 1;
    const next = page >= list.pages ? 1 : page + 1;
    const wanted = { prev, next }[text] ?? Number(text);
    const statuses = list.rows.flatMap((row) => writes.valuesOf(model, row, 'jobStatus'));
    const hasLeft = statuses.some((status) => !['all', status].includes(filters.status));
    const isLeaving = model.wants.some(({ kind }) => kind === 'delete');
    const isLess = hasLeft || isLeaving || (model.removed.size > 0 && list.reading !== null);
    // Before a later page what has moved up onto this one is shown.
    need(list.isKnown && !(wanted > page && isLess));
    await hands.click(button);
    navigation.choose(model, { page: `${wanted}` });
  },
  async switchView({ hands, model, draw }: Drawn) {
    // The table shows no cards, and is none of the model.
    const views = screen.all('[role="group"][aria-label="view"] button:not([data-view="table"])');
    const button = draw(views);
    await hands.click(button);
    navigation.choose(model, { page: model.filters.page, view: button.textContent });
  },
  async pressTwice({ hands, underWay, calm, draw }: Drawn) {
    const names = ['load more', 'try again', 'go on'];
    const button = draw(names.flatMap((name) => screen.buttonsOf(name)));
    const [isRefused, before] = [screen.isRefused(button), underWay()];
    await hands.dblClick(button);
    await calm();
    if (isRefused) expect(underWay()).toEqual(before);
  },
};
