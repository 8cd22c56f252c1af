import type { CDPSession, Page } from '@playwright/test';
import type { App } from '../lib/app';
import { openPage } from '../lib/browser';
import { readMetrics } from '../lib/metrics';
import { printTable } from '../lib/table';
import { median } from '../lib/vitals';
import { fillUp } from './fillUp';

const APPLICATIONS = 300;
const PRESSES = 24;
/** Far beyond what follows a press that sends no call. */
const SETTLED_MS = 300;
/** Until the whole collection is read and what can wait is prefetched. */
const READ_MS = 4000;
const STATUSES = ['pending', 'interview', 'declined', 'all'];
const SORTS = ['oldest', 'a-z', 'z-a', 'latest'];
const COLUMNS = ['company', 'position'];

type Press = { name: string; press: (page: Page, turn: number) => Promise<unknown> };

const FILTER: Press = { name: 'filter', press: choose('searchStatus', STATUSES) };
const SORT: Press = { name: 'sort', press: choose('sort', SORTS) };
const COLUMN: Press = {
  name: 'column',
  press: (page, turn) => {
    const name = COLUMNS[turn % COLUMNS.length] ?? '';
    return page.getByRole('columnheader', { name }).getByRole('button').click();
  },
};
const VIEWS = [
  { view: 'table', item: 'tr[data-job]', presses: [FILTER, SORT, COLUMN] },
  { view: 'board', item: '[data-column] [data-job]', presses: [FILTER, SORT] },
] as const;

/**
 * Prints, at full speed, what a filter, a sort and a column of table and board cost where all applications are
 * known, so that no call is needed: medians of times, sums of calls. Adds to the demo account.
 */
export async function reportCollection({ server, browser, session }: App): Promise<void> {
  const rows = [];
  for (const { view, item, presses } of VIEWS) {
    const { page, devtools, close } = await openPage(browser, {
      storageState: session,
      isPrefetched: true,
    });
    await fillUp(page.request, server.origin, APPLICATIONS);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${server.origin}/all-jobs?view=${view}`);
    await page
      .locator(item)
      .nth(APPLICATIONS - 1)
      .waitFor({ state: 'attached' });
    await page.waitForTimeout(READ_MS);
    for (const press of presses)
      rows.push([view, press.name, ...(await measure(page, devtools, press))]);
    await close();
  }
  console.log(
    `\nPresses with all ${APPLICATIONS} applications known, medians of ${PRESSES} in ms\n`,
  );
  printTable(['view', 'press', 'main thread', 'script', 'style', 'layout', 'calls in all'], rows);
}

async function measure(page: Page, devtools: CDPSession, { press }: Press): Promise<string[]> {
  const METRICS = ['TaskDuration', 'ScriptDuration', 'RecalcStyleDuration', 'LayoutDuration'];
  const costs = METRICS.map((): number[] => []);
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls += 1;
  });
  // The first ones compile code.
  for (let turn = -2; turn < PRESSES; turn += 1) {
    const before = await readMetrics(devtools);
    await press(page, turn + 2);
    await page.waitForTimeout(SETTLED_MS);
    const after = await readMetrics(devtools);
    if (turn < 0) continue;
    for (const [index, name] of METRICS.entries())
      costs[index]?.push(((after.get(name) ?? NaN) - (before.get(name) ?? NaN)) * 1000);
  }
  return [...costs.map((times) => median(times).toFixed(1)), String(calls)];
}

function choose(name: string, values: readonly string[]): Press['press'] {
  return (page, turn) =>
    page.locator(`[name="${name}"]`).selectOption(values[turn % values.length] ?? '');
}
