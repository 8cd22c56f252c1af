/** Random sequences of what a user and the network do, against a model of the server's table. */
import { configure, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, it, vi } from 'vitest';
import { draftOf } from '@/jobs/model/jobDraft';
import { outboxKey } from '@/jobs/offline/outboxEntries';
import { notifySuccess } from '@/shared/notify/notify';
import { userKey } from '@/shared/storage/userKey';
import { endTest } from '../../support/afterEachTest';
import { resetBrowser } from '../../support/browser';
import { buildJob, buildUser } from '../../support/builders';
import { renderApp } from '../../support/render';
import { resetServer } from '../../support/server';
import { NotPossible, pick, release } from './server';
import { STEPS, WEIGHTS } from './steps';
import { openTab } from './tab';

const { MODEL_SEED, MODEL_RUNS, MODEL_PATH: path } = process.env;
/** One seed for the suite, so that it judges the change and not the draw; soaking draws its own. */
const seed = Number(MODEL_SEED ?? 20_261_120);
/** At the end the page that is open has to be right, before and after a read, and another one. */
const ENDING = ['rest', 'reconnect', 'rest', 'goTo', 'rest'].map((name) => [name, [1]] as const);

const callIt = <Result>(call: () => Result) => call();

/** Everything that is loaded late is loaded now. */
beforeAll(async () => {
  configure({ asyncUtilTimeout: 60_000 });
  const refused = { fields: draftOf(buildJob()), state: 'refused', reason: null };
  sessionStorage.setItem(outboxKey(userKey(buildUser()), '1'), JSON.stringify(refused));
  const { user, follow } = await renderApp({ route: '/all-jobs?view=board', user: {}, jobs: [{}] });
  await screen.findByText('refused');
  await user.click(await screen.findByRole('button', { name: /^status of/ }));
  await screen.findByRole('menu');
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'select' }));
  await user.click(await screen.findByRole('button', { name: 'done' }));
  await import('@/jobs/writes/reverse');
  await follow('add job');
  await screen.findByLabelText('position');
  await follow('stats');
  await screen.findByRole('img', { name: /chart/ });
  // The first toast of a document waits for its region, by a timer of React.
  notifySuccess('loaded');
  await screen.findByText('loaded');
  await forgetEverything();
  // From here on React works as in a browser, between turns of the event loop.
  configure({ asyncWrapper: callIt, eventWrapper: callIt });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}, 120_000);

/** Most of the steps that are drawn for the list are not possible when their turn comes. */
const LIST = { name: 'list', path: '/all-jobs?view=list', runs: 10, minLength: 80 } as const;
const BOARD = { name: 'board', path: '/all-jobs?view=board', runs: 5, minLength: 28 } as const;
/** What is submitted without a network. */
const FORM = { name: 'form', path: '/add-job?', runs: 6, minLength: 30 } as const;

it.each([LIST, BOARD, FORM])(
  'shows what the server has and what was asked for since, from the $name on',
  { timeout: 3_600_000 },
  async ({ name, path: start, runs, minLength }) => {
    // No time passes but what the steps let pass, also for React, which works in slices of time.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    const began = Date.now();
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - began);
    const names = Object.entries(WEIGHTS[name]).map(([drawn, weight]) => {
      return { weight, arbitrary: fc.constant(drawn) };
    });
    const step = fc.tuple(fc.oneof(...names), fc.array(fc.nat(59), { minLength: 4, maxLength: 4 }));
    const route = fc.constantFrom(1, 1, 1, 9).map((page) => `${start}&page=${page}`);
    const script = fc.array(step, { minLength, maxLength: minLength, size: 'max' });
    const property = fc.asyncProperty(fc.context(), route, script, play);
    const numRuns = Number(MODEL_RUNS ?? runs);
    await fc.assert(property, { seed, numRuns, endOnFailure: !MODEL_RUNS, ...(path && { path }) });
  },
);

/** Takes the steps that are possible. Throws where something is wrong. */
async function play(done: fc.ContextValue, route: string, entries: [string, number[]][]) {
  const tab = await openTab(route);
  try {
    for (const [name, numbers] of [...entries, ...ENDING]) {
      const left = [...numbers];
      try {
        await STEPS[name]?.({ ...tab, draw: (some) => pick(some, left.shift() ?? 0) });
      } catch (error) {
        if (error instanceof NotPossible) continue;
        throw error;
      }
      done.log(name);
      await tab.settle();
      await tab.wait();
    }
  } finally {
    await forgetEverything();
    for (const call of tab.underWay()) release(call, 'unsent');
  }
}

async function forgetEverything() {
  endTest();
  await resetServer();
  resetBrowser();
}
