import fc from 'fast-check';
import { beforeAll, it } from 'vitest';
import { resetBrowser } from '../../support/browser';
import { resetServer } from '../../support/server';
import { openDriver } from './driver';
import { formCommands } from './formCommands';
import { listCommands } from './listCommands';
import { createModel, type Page } from './model';
import { networkCommands } from './networkCommands';
import { reload } from './pages';
import { PEOPLE, profileOf } from './people';
import { sessionCommands } from './sessionCommands';
import { sequencesOf, settings } from './settings';
import { settleAll } from './settleAll';
import { prepare, tryOut } from './tryOut';

const { steps, seconds } = settings;

const starts = fc.record({
  user: fc.constantFrom(...PEOPLE.map(profileOf), ...PEOPLE.map(profileOf), null),
  page: fc.constantFrom<Page[]>('stats', 'all jobs', 'add job'),
});

const scripts = fc.commands(
  [fc.oneof(...sessionCommands, ...listCommands, ...formCommands, ...networkCommands)],
  sequencesOf(steps),
);

const orders = fc.array(fc.nat(9), { minLength: 1, maxLength: 5 });

beforeAll(prepare);

it(
  'shows what it has to, whatever the user, other tabs and the network do',
  { timeout: (seconds + 300) * 1000 },
  () =>
    tryOut(
      (isTimeUp) =>
        fc.asyncProperty(starts, scripts, orders, async ({ user, page }, script, order) => {
          if (isTimeUp()) return;
          const model = createModel(user, user === null ? 'landing' : page, steps);
          reload(model);
          const driver = await openDriver(model);
          try {
            await driver.settle();
            await fc.asyncModelRun(() => ({ model, real: driver }), script);
            await settleAll(model, driver, order);
          } finally {
            await driver.close();
            await resetServer();
            resetBrowser();
          }
        }),
      seconds,
    ),
);
