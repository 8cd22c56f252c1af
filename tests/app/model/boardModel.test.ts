import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import { JOB_STATUSES, SORTS, TYPE_FILTERS } from '@/shared/config/options';
import { resetBrowser } from '../../support/browser';
import { resetServer } from '../../support/server';
import { openBoard, type BoardDriver, type BoardModel } from './boardDriver';
import { command } from './command';
import { press } from './hands';
import { FATES } from './network';
import { pick } from './people';
import { buttonOf, fieldOf } from './screen';
import { sequencesOf, settings } from './settings';
import { becomeCalm } from './turns';
import { prepare, tryOut } from './tryOut';

const { steps, boardSeconds } = settings;

const nth = fc.nat(29);
const step = command<BoardModel, BoardDriver>;

const move = fc.record({ index: nth, to: fc.constantFrom(...JOB_STATUSES) }).map(({ index, to }) =>
  step(`moves card ${index} to ${to}`, {
    isPossible: hasCards,
    run: async ({ wishes }, driver) => {
      const card = pick([...document.querySelectorAll('[data-job]')], index);
      const badge = card.querySelector('[aria-haspopup]');
      if (badge?.textContent === to) return;
      await press(driver, badge ?? undefined);
      await becomeCalm(driver.network);
      const items = [...document.querySelectorAll('[role="menuitemradio"]')];
      wishes.set(card.getAttribute('data-job') ?? '', to);
      await press(
        driver,
        items.find(({ textContent }) => textContent === to),
      );
    },
  }),
);

const decide = fc
  .record({ index: nth, fate: fc.constantFrom('answered', ...FATES) })
  .map(({ index, fate }) =>
    step(`call ${index} is ${fate}`, {
      isPossible: (model) => model.callsUnderWay() > 0,
      run: (_, driver) => driver.decide(pick(driver.network.underWay(), index), fate),
    }),
  );

const reach = nth.map((index) =>
  step(`call ${index} reaches the server`, {
    isPossible: (model) => model.callsUnderWay() > 0,
    run: (_, { network }) => network.reach(pick(network.underWay(), index)),
  }),
);

const settle = fc.constant(
  step('all calls are answered', {
    isPossible: (model) => model.callsUnderWay() > 0,
    run: (_, driver) => driver.answerAll(),
  }),
);

const loadMore = nth.map((index) =>
  step(`reads on in column ${index}`, {
    isPossible: () => buttonOf('load more') !== undefined,
    run: (_, driver) => {
      const buttons = [...document.querySelectorAll('[data-column] button')];
      const more = buttons.filter(({ textContent }) => textContent === 'load more');
      return press(driver, pick(more, index));
    },
  }),
);

const filter = fc
  .constantFrom(
    ...TYPE_FILTERS.map((value) => ({ name: 'searchType', value })),
    ...SORTS.map((value) => ({ name: 'sort', value })),
  )
  .map(({ name, value }) =>
    step(`chooses ${value} as ${name}`, {
      run: async (_, { hands }) => {
        await hands.selectOptions(fieldOf(name), value);
      },
    }),
  );

const changeElsewhere = fc
  .record({ index: nth, jobStatus: fc.constantFrom(...JOB_STATUSES, null) })
  .map(({ index, jobStatus }) =>
    step(`another device ${jobStatus === null ? 'deletes' : `moves to ${jobStatus}`} ${index}`, {
      isPossible: hasCards,
      run: async (model, driver) => {
        const card = pick([...document.querySelectorAll('[data-job]')], index);
        await driver.changeElsewhere(card.getAttribute('data-job') ?? '', jobStatus);
        model.isStale = true;
      },
    }),
  );

const reconnect = fc.constant(
  step('the connection is back', { run: (_, driver) => driver.reconnect() }),
);

const scripts = fc.commands(
  [
    fc.oneof(
      { weight: 12, arbitrary: move },
      { weight: 12, arbitrary: decide },
      { weight: 3, arbitrary: reach },
      { weight: 4, arbitrary: settle },
      { weight: 3, arbitrary: loadMore },
      { weight: 2, arbitrary: filter },
      { weight: 1, arbitrary: changeElsewhere },
      { weight: 1, arbitrary: reconnect },
    ),
  ],
  sequencesOf(steps),
);

beforeAll(prepare);

it(
  'keeps every card in the column of its last choice, whatever moves, answers and other devices do',
  { timeout: (boardSeconds + 300) * 1000 },
  () =>
    tryOut(
      (isTimeUp) =>
        fc.asyncProperty(scripts, async (script) => {
          if (isTimeUp()) return;
          const { model, driver } = await openBoard(steps);
          try {
            await fc.asyncModelRun(() => ({ model, real: driver }), script);
            await driver.answerAll();
            if (model.isStale) await driver.reconnect();
            await driver.answerAll();
            await driver.compare();
          } finally {
            await driver.close();
            await resetServer();
            resetBrowser();
          }
        }),
      boardSeconds,
    ),
);

function hasCards(): boolean {
  return document.querySelector('[data-job]') !== null;
}
