import type { Page } from '@playwright/test';
import { readMetrics } from '../lib/metrics';
import { printTable } from '../lib/table';
import {
  CHART,
  link,
  LINKS,
  measureInTurns,
  openAt,
  pageButton,
  type Bench,
  type Build,
  type Times,
} from './beside';

declare const window: Window & { counts: { commits: number; added: number; removed: number } };

/** What DevTools sums up in a page, and how many of its units make one of the table's. */
const METRICS = {
  'main thread': { metric: 'TaskDuration', factor: 1000, digits: 0 },
  script: { metric: 'ScriptDuration', factor: 1000, digits: 0 },
  style: { metric: 'RecalcStyleDuration', factor: 1000, digits: 0 },
  layout: { metric: 'LayoutDuration', factor: 1000, digits: 0 },
  'style count': { metric: 'RecalcStyleCount', factor: 1, digits: 1 },
  'layout count': { metric: 'LayoutCount', factor: 1, digits: 1 },
};
const COUNTS = { commits: 1, added: 0, removed: 0 };
/** A round has eight presses of each kind, so that five rounds have forty. */
const WALKS = 8;
const TYPES = ['part-time', 'remote', 'full-time', 'part-time', 'remote', 'full-time'];
const FILTERS = [...TYPES, 'part-time', 'remote'];
const PAGES = ['2', '3', '2', '1', '2', '3', '2', '1'];
const TYPED = 'engineer';
/** Far beyond what the answer and all that follows it take. */
const SETTLED_MS = 700;

type Measure = (name: string, act: () => Promise<unknown>) => Promise<void>;

/**
 * Prints what a press costs in all beside another build, at full speed: times by part of the main
 * thread, and counts, of all that happens until the page is at rest. Means, since sums over many presses
 * say what the times of a few do not.
 */
export async function reportPresses(bench: Bench): Promise<void> {
  const [ours, theirs] = await measureInTurns(bench, [measureCosts, measureCounts]);
  if (ours === undefined) return;
  const presses = new Set([...ours.keys()].map((name) => name.split(': ')[0] ?? name));
  const columns = {
    ...Object.fromEntries(Object.entries(METRICS).map(([name, { digits }]) => [name, digits])),
    ...COUNTS,
  };
  const cell = (times: Map<string, number[]> | undefined, name: string) =>
    mean(times?.get(name) ?? []);
  console.log('\nWhat a press costs, app / other build, means in ms and counts\n');
  printTable(
    ['press', 'ratio', ...Object.keys(columns)],
    [...presses].map((press) => [
      press,
      (cell(ours, `${press}: main thread`) / cell(theirs, `${press}: main thread`)).toFixed(2),
      ...Object.entries(columns).map(([column, digits]) =>
        [ours, theirs]
          .map((times) => cell(times, `${press}: ${column}`).toFixed(digits))
          .join(' / '),
      ),
    ]),
  );
}

/** Times and counts that the browser itself keeps, with nothing of ours in the page. */
async function measureCosts(build: Build): Promise<Times> {
  const { page, devtools, close } = await openAt(build, '/', CHART);
  const found = await pressAll(page, WALKS, async (act) => {
    const before = await readMetrics(devtools);
    await act();
    const after = await readMetrics(devtools);
    return Object.entries(METRICS).map(([name, { metric, factor }]) => [
      name,
      ((after.get(metric) ?? NaN) - (before.get(metric) ?? NaN)) * factor,
    ]);
  });
  await close();
  return found;
}

/** Commits of React, and elements added and removed: by observers, which cost time themselves. */
async function measureCounts(build: Build): Promise<Times> {
  const { page, close } = await openAt(build, '/', CHART, countChanges);
  // What hardly scatters needs few walks.
  const found = await pressAll(page, 2, async (act) => {
    await page.evaluate(() => {
      window.counts = { commits: 0, added: 0, removed: 0 };
    });
    await act();
    return Object.entries(await page.evaluate(() => window.counts));
  });
  await close();
  return found;
}

/** Presses everything in turns; the first walk, which loads and compiles code, is not measured. */
async function pressAll(
  page: Page,
  walks: number,
  cost: (act: () => Promise<unknown>) => Promise<[string, number][]>,
): Promise<Times> {
  const found: Times = {};
  const measure: Measure = async (name, act) => {
    const costs = await cost(async () => {
      await act();
      await page.waitForTimeout(SETTLED_MS);
    });
    for (const [part, value] of costs) (found[`${name}: ${part}`] ??= []).push(value);
  };
  await page.waitForTimeout(2500);
  for (let walk = 0; walk <= walks; walk += 1) {
    for (const { name } of LINKS) {
      // Off the links first: what a press prepares as the pointer comes belongs to it.
      await page.mouse.move(700, 5);
      const act = () => link(page, name).click();
      await (walk === 0 ? act() : measure(`link to ${name}`, act));
      // The chart of the statistics is drawn over 1.5 s.
      await page.waitForTimeout(name === 'stats' ? 1500 : 300);
    }
  }
  await pressList(page, measure);
  return found;
}

async function pressList(page: Page, measure: Measure): Promise<void> {
  await link(page, 'all jobs').click();
  await page.waitForTimeout(1500);
  const type = page.locator('[name="searchType"]');
  for (const value of FILTERS) await measure('filter', () => type.selectOption(value));
  await type.selectOption('all');
  await page.waitForTimeout(1000);
  for (const number of PAGES) await measure('page button', () => pageButton(page, number).click());
  await page.locator('[name="search"]').focus();
  for (const letter of TYPED)
    await measure('key in the search box', () => page.keyboard.press(letter));
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}

/** Runs in the page before anything else. React reports its commits to what its developer tools put there. */
function countChanges(): void {
  window.counts = { commits: 0, added: 0, removed: 0 };
  Object.assign(window, {
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: () => (window.counts.commits += 1),
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
  const countOf = (nodes: NodeList) =>
    [...nodes].reduce(
      (sum, node) => (node instanceof Element ? sum + 1 + node.querySelectorAll('*').length : sum),
      0,
    );
  new MutationObserver((changes) => {
    for (const { addedNodes, removedNodes } of changes) {
      window.counts.added += countOf(addedNodes);
      window.counts.removed += countOf(removedNodes);
    }
  }).observe(document, { childList: true, subtree: true });
}
