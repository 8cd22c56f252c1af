import fc from 'fast-check';
import { placesOf } from '@/features/allJobs/list/places';
import { JOB_STATUSES, SORTS, STATUS_FILTERS, TYPE_FILTERS } from '@/shared/config/options';
import { applyBox, filter, send, showList, typeInBox } from './calls';
import { command } from './command';
import { find, often, press, presses } from './hands';
import { cardsOf, formOf, newForm, NO_FILTERS, openPage, type Model } from './model';
import { follow, readAgain } from './pages';
import { pick } from './people';
import { buttonOf, cards, fieldOf } from './screen';
import { SEARCHES } from './settings';
import { chooseStatus, shownStatus } from './statuses';
import { becomeCalm } from './turns';

const FILTERS = [
  ...STATUS_FILTERS.map((value) => ({ name: 'searchStatus', value })),
  ...TYPE_FILTERS.map((value) => ({ name: 'searchType', value })),
  ...SORTS.map((value) => ({ name: 'sort', value })),
];

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
      showList(model, { filters: model.list.filters, page: pick(targets, index) }, 'push');
    },
  }),
);

const edit = nth.map((index) =>
  command(`picks job ${index} for editing`, {
    isPossible: hasJobs,
    run: async (model, driver) => {
      const { job } = pick(cardsOf(model.list), index);
      const { _id, position, company, jobLocation, jobType } = job;
      const jobStatus = shownStatus(model, job);
      await press(driver, pick(cards(), index).querySelector('a') ?? undefined);
      const draft = { position, company, jobLocation, jobType, jobStatus };
      const { typed } = formOf(model, _id);
      model.forms.set(_id, { ...newForm(draft), typed });
      follow(model, 'add job', _id);
    },
  }),
);

const changeStatus = fc
  .record({ index: nth, status: fc.constantFrom(...JOB_STATUSES) })
  .map(({ index, status }) =>
    command(`chooses ${status} for job ${index}`, {
      isPossible: hasJobs,
      run: async (model, driver) => {
        const { job } = pick(cardsOf(model.list), index);
        await press(driver, pick(cards(), index).querySelector('[aria-haspopup]') ?? undefined);
        await becomeCalm(driver.network);
        const items = [...document.querySelectorAll('[role="menuitemradio"]')];
        await press(
          driver,
          items.find(({ textContent }) => textContent === status),
        );
        chooseStatus(model, job, status);
      },
    }),
  );

const remove = fc.record({ index: nth, times: presses }).map(({ index, times }) =>
  command(`deletes job ${index}${often(times)}`, {
    isPossible: hasJobs,
    run: async (model, driver) => {
      const { jobs, removals } = model.list;
      const { job, removal } = pick(cardsOf(model.list), index);
      await press(driver, buttonOf('delete', pick(cards(), index)), times);
      if (!removal) {
        const place = placesOf(jobs, removals).findIndex((one) => one.job === job);
        const sent = send(model, 'delete', `DELETE /jobs/${job._id}`);
        removals.push({ job, place, phase: 'deleting', error: null, sent });
      }
      // A press so soon after another on the same button does nothing, and that is told elsewhere.
      await driver.wait(1000);
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
  { weight: 12, arbitrary: changeStatus },
  { weight: 16, arbitrary: remove },
  { weight: 10, arbitrary: retry },
];

function isOpen(model: Model): boolean {
  return openPage(model) === 'all jobs';
}

function hasJobs(model: Model): boolean {
  return isOpen(model) && cardsOf(model.list).length > 0;
}
