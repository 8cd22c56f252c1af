import fc from 'fast-check';
import { SORTS, STATUS_FILTERS, TYPE_FILTERS } from '@/shared/config/options';
import { applyBox, filter, readList, send, typeInBox } from './calls';
import { command } from './command';
import { find, often, press, presses } from './hands';
import { newForm, NO_FILTERS, openPage, type Model } from './model';
import { follow, readAgain } from './pages';
import { pick } from './people';
import { buttonOf, cards, fieldOf } from './screen';

const FILTERS = [
  ...STATUS_FILTERS.map((value) => ({ name: 'searchStatus', value })),
  ...TYPE_FILTERS.map((value) => ({ name: 'searchType', value })),
  ...SORTS.map((value) => ({ name: 'sort', value })),
];

const SEARCHES = ['cook', 'of', 'nothing like it', ' Zoo ', '   ', '%', 'c++ &'];

const nth = fc.nat(9);

const chooseFilter = fc.constantFrom(...FILTERS).map(({ name, value }) =>
  command(`chooses ${value} as ${name}`, {
    isPossible: isOpen,
    run: async (model, { hands }) => {
      await hands.selectOptions(fieldOf(name), value);
      filter(model, { [name]: value });
    },
  }),
);

const search = fc
  .record({ text: fc.constantFrom(...SEARCHES), isEnterPressed: fc.boolean() })
  .map(({ text, isEnterPressed }) =>
    command(`searches for '${text}'${isEnterPressed ? ' with Enter' : ''}`, {
      isPossible: isOpen,
      run: async (model, { hands }) => {
        const box = fieldOf('search');
        await hands.clear(box);
        await hands.type(box, isEnterPressed ? `${text}{Enter}` : text);
        for (let typed = 0; typed <= text.length; typed += 1) {
          typeInBox(model, text.slice(0, typed));
        }
        if (isEnterPressed) applyBox(model);
      },
    }),
  );

const clear = fc.constantFrom('[role="search"]', 'main').map((where) =>
  command(`clears the filters in ${where}`, {
    isPossible: (model) => isOpen(model) && model.list.sent === null,
    run: async (model, driver) => {
      const buttons = [...(find(where)?.querySelectorAll('button') ?? [])];
      // An empty list offers it a second time.
      const last = buttons.findLast(({ textContent }) => textContent === 'clear filters');
      await press(driver, last);
      typeInBox(model, '');
      filter(model, NO_FILTERS);
    },
  }),
);

const turnPage = nth.map((index) =>
  command(`presses button ${index} of the pager`, {
    isPossible: (model) => isOpen(model) && model.list.pages > 1,
    run: async (model, driver) => {
      const { pages, page } = model.list;
      const numbers = Array.from({ length: pages }, (_, before) => before + 1);
      const targets = [page === 1 ? pages : page - 1, ...numbers, page >= pages ? 1 : page + 1];
      const buttons = document.querySelectorAll('[aria-label="pagination"] button');
      await press(driver, pick([...buttons], index));
      if (pick(targets, index) === page) return;
      model.list.page = pick(targets, index);
      readList(model);
    },
  }),
);

const edit = nth.map((index) =>
  command(`picks job ${index} for editing`, {
    isPossible: hasJobs,
    run: async (model, driver) => {
      const { _id, position, company, jobLocation, jobType, jobStatus } = pick(
        model.list.jobs,
        index,
      );
      await press(driver, pick(cards(), index).querySelector('a') ?? undefined);
      const draft = { position, company, jobLocation, jobType, jobStatus };
      Object.assign(model.form, { ...newForm(), draft, editId: _id });
      follow(model, 'add job');
    },
  }),
);

const remove = fc.record({ index: nth, times: presses }).map(({ index, times }) =>
  command(`deletes job ${index}${often(times)}`, {
    isPossible: hasJobs,
    run: async (model, driver) => {
      const { deleting, jobs } = model.list;
      const { _id } = pick(jobs, index);
      await press(driver, buttonOf('delete', pick(cards(), index)), times);
      if (!deleting.has(_id)) deleting.set(_id, send(model, 'delete', `DELETE /jobs/${_id}`));
    },
  }),
);

const retry = fc.constant(
  command("presses 'try again'", {
    isPossible: ({ list, stats }) => list.failure !== null || stats.failure !== null,
    run: async (model, driver) => {
      const { list, stats, clock } = model;
      const { waitUntil } = list.failure ?? stats.failure ?? { waitUntil: 0 };
      await press(driver, buttonOf('try again'));
      if (waitUntil <= clock) readAgain(model);
    },
  }),
);

/** Everything on the page 'all jobs', and 'try again' on both pages that read. */
export const listCommands = [
  { weight: 10, arbitrary: chooseFilter },
  { weight: 10, arbitrary: search },
  { weight: 10, arbitrary: clear },
  { weight: 16, arbitrary: turnPage },
  { weight: 8, arbitrary: edit },
  { weight: 16, arbitrary: remove },
  { weight: 10, arbitrary: retry },
];

function isOpen(model: Model): boolean {
  return openPage(model) === 'all jobs';
}

function hasJobs(model: Model): boolean {
  return isOpen(model) && model.list.jobs.length > 0;
}
