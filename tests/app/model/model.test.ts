/** Random sequences of what a user and the network do, against a model of the server's table. */
import { configure, screen } from '@testing-library/react';
import fc from 'fast-check';
import { beforeAll, it, vi } from 'vitest';
import { endTest } from '../../support/afterEachTest';
import { resetBrowser } from '../../support/browser';
import { renderApp } from '../../support/render';
import { resetServer } from '../../support/server';
import { findToast } from '../../support/toasts';
import { pick } from './server';
import { STEPS, WEIGHTS } from './steps';
import { NotPossible, openTab } from './tab';

const { MODEL_SEED, MODEL_RUNS, MODEL_PATH: path } = process.env;
/** One seed for the suite, so that it judges the change and not the draw; soaking draws its own. */
const seed = Number(MODEL_SEED ?? 20_261_120);
const MOST_STEPS = 20;
/** Most of what is drawn is not possible when its turn comes. */
const DRAWN = { minLength: 30, maxLength: 60, size: 'max' } as const;

/** Everything that is loaded late is loaded now. */
beforeAll(async () => {
  const { user, follow } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
  await user.click(await screen.findByRole('button', { name: /^status of/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'declined' }));
  await findToast('Job Modified...');
  await user.click(screen.getByRole('button', { name: 'board' }));
  await screen.findByRole('list', { name: /^declined/ });
  await follow('stats');
  await screen.findByRole('img', { name: /chart/ });
  await forgetEverything();
  // From here on React works as in a browser, between turns of the event loop.
  configure({ asyncWrapper: callIt, eventWrapper: callIt });
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
}, 120_000);

it.each([
  { view: 'list', runs: 14 },
  { view: 'board', runs: 8 },
] as const)(
  'shows what the server has and what was asked for since, from the $view on',
  { timeout: 3_600_000 },
  async ({ view, runs }) => {
    // No time passes but what the steps let pass, also for React, which works in slices of time.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout', 'requestAnimationFrame'] });
    const began = Date.now();
    vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - began);
    const names = Object.entries(WEIGHTS).map(([name, [fromList, fromBoard]]) => {
      return { weight: view === 'list' ? fromList : fromBoard, arbitrary: fc.constant(name) };
    });
    const choices = fc.tuple(fc.nat(59), fc.nat(59), fc.nat(59), fc.nat(59));
    const script = fc.array(fc.tuple(fc.oneof(...names), choices), DRAWN);
    const numRuns = Number(MODEL_RUNS ?? runs);
    await fc.assert(
      fc.asyncProperty(script, (entries) => play(view, entries)),
      { seed, numRuns, endOnFailure: MODEL_RUNS === undefined, ...(path && { path }) },
    );
  },
);

/** Takes the steps that are possible. Throws with them where something is wrong. */
async function play(view: string, entries: [string, number[]][]) {
  const done: string[] = [];
  const tab = await openTab(`/all-jobs?view=${view}`);
  try {
    await tab.settle();
    for (const [name, numbers] of entries) {
      const left = [...numbers];
      const draw = <Entry>(some: readonly Entry[]) => {
        if (some.length === 0) throw new NotPossible();
        return pick(some, left.shift() ?? 0);
      };
      if (done.length === MOST_STEPS) break;
      try {
        await STEPS[name]?.(tab, draw);
      } catch (error) {
        if (error instanceof NotPossible) continue;
        throw error;
      }
      done.push(name);
      await tab.settle();
      await tab.wait();
    }
    await tab.finish();
  } catch (error) {
    if (error instanceof Error) error.message += `\nafter ${done.join(', ')}`;
    throw error;
  } finally {
    await tab.end();
    await forgetEverything();
  }
}

function callIt<Result>(call: () => Result): Result {
  return call();
}

async function forgetEverything() {
  endTest();
  await resetServer();
  resetBrowser();
}
