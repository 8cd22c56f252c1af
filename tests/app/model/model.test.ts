import { configure } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, it, vi } from 'vitest';
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
import { settings } from './settings';
import { settleAll } from './settleAll';

const { seed, runs, steps, seconds, path, replay } = settings;

/** Most of what is drawn is not possible when its turn comes, and left out. */
const DRAWN_PER_STEP = 10;

const starts = fc.record({
  user: fc.constantFrom(...PEOPLE.map(profileOf), ...PEOPLE.map(profileOf), null),
  page: fc.constantFrom<Page[]>('stats', 'all jobs', 'add job'),
});

const scripts = fc.commands(
  [fc.oneof(...sessionCommands, ...listCommands, ...formCommands, ...networkCommands)],
  {
    maxCommands: steps * DRAWN_PER_STEP,
    size: 'max',
    ...(replay !== undefined && { replayPath: replay }),
  },
);

const orders = fc.array(fc.nat(9), { minLength: 1, maxLength: 5 });

const property = fc.asyncProperty(
  starts,
  scripts,
  orders,
  async ({ user, page }, script, order) => {
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
  },
);

function callAsItIs<Result>(call: () => Result): Result {
  return call();
}

beforeAll(async () => {
  // Nothing that is loaded later may take its own time.
  await Promise.all([
    import('@/shared/api/httpClient'),
    import('@/shared/ui/ToastRegion'),
    import('@/features/allJobs/MonthlyChart'),
  ]);
  // React works as in a browser, between the turns of the event loop.
  configure({ asyncWrapper: callAsItIs, eventWrapper: callAsItIs });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
});

it(
  'shows what it has to, whatever the user, other tabs and the network do',
  { timeout: (seconds + 300) * 1000 },
  async () => {
    // No time passes but what the steps let pass, also for React, which works in slices of time.
    vi.spyOn(performance, 'now').mockReturnValue(0);
    vi.useFakeTimers({
      toFake: [
        'Date',
        'setTimeout',
        'clearTimeout',
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
    const details = await fc.check(property, {
      seed,
      numRuns: runs,
      interruptAfterTimeLimit: seconds * 1000,
      ...(path !== undefined && { path }),
    });
    console.info(`${details.numRuns} sequences of up to ${steps} steps, MODEL_SEED=${seed}`);
    if (!details.failed) return;
    const report = await fc.asyncDefaultReportMessage(details);
    throw new Error(`${report}\nSee tests/app/model/settings.ts for how to replay it.`, {
      cause: details.errorInstance,
    });
  },
);
