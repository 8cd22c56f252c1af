import type { CDPSession, Page } from '@playwright/test';
import type { App } from '../lib/app';
import { openPage } from '../lib/browser';
import { printTable } from '../lib/table';
import { median, slowDown, takeLongTasks } from '../lib/vitals';
import { fillUp } from './fillUp';

const FILTER_CHANGES = 200;
const WALKS = 100;
const STOPS = ['stats', 'add job', 'profile', 'all jobs'];
const APPLICATIONS = [300, 5000];
/** So many come in ten calls. */
const READ_BY_ITSELF = 1000;
const WHEEL_TURNS = 120;
const PALETTE_PRESSES = 9;

/** Prints what many changes leave in memory, how long Ctrl+K takes, and how many applications are read and scrolled. */
export async function reportScale(app: App): Promise<void> {
  await reportMemory(app);
  await reportPalette(app);
  await reportScrolling(app);
}

/** Prints what is left after garbage collection as filters are changed and pages walked through. */
async function reportMemory({ server, browser, session }: App) {
  const rows = [];

  // Locators only: a handle would keep the element it was given for, and all around it.
  const { page, devtools, close } = await openPage(browser, { storageState: session });
  const isQuiet = () => !document.querySelector('main [aria-busy="true"]');
  await page.goto(`${server.origin}/all-jobs`);
  await page.locator('main article').first().waitFor();
  for (let change = 0; change <= FILTER_CHANGES; change += 1) {
    if (change % 50 === 0) rows.push([`${change} filter changes`, ...(await readMemory(devtools))]);
    const status = ['pending', 'declined', 'all'][change % 3] ?? 'all';
    await page.locator('[name="searchStatus"]').selectOption(status);
    await page.waitForFunction(isQuiet);
  }
  for (let walk = 0; walk <= WALKS; walk += 1) {
    for (const name of STOPS) {
      await page.getByRole('link', { name, exact: true }).first().click();
      const heading = page.getByRole('heading', { level: 1, name, exact: true });
      await heading.waitFor({ state: 'attached' });
    }
    await page.waitForFunction(isQuiet);
    if (walk % 25 === 0) rows.push([`${walk} walks`, ...(await readMemory(devtools))]);
  }
  await close();

  console.log('\nMemory after garbage collection\n');
  printTable(['after', 'heap MB', 'DOM nodes', 'listeners'], rows);
}

/** Prints the time from Ctrl+K to the frame that shows the dialog, once its code is there. */
async function reportPalette({ server, browser, session }: App) {
  const { page, close } = await openPage(browser, { storageState: session });
  await page.goto(`${server.origin}/all-jobs`);
  await page.locator('main article').first().waitFor();
  const times: number[] = [];
  for (let press = 0; press <= PALETTE_PRESSES; press += 1) {
    const shown = await page.evaluateHandle(() => {
      const shownAfter = new Promise<number>((resolve) => {
        const handleKey = ({ key, timeStamp }: KeyboardEvent) => {
          const look = () => {
            if (!document.querySelector('dialog[open]')) requestAnimationFrame(look);
            else setTimeout(() => resolve(performance.now() - timeStamp));
          };
          if (key === 'k') requestAnimationFrame(look);
        };
        addEventListener('keydown', handleKey, { capture: true });
      });
      return { shownAfter };
    });
    await page.keyboard.press('Control+k');
    const time = await shown.evaluate(({ shownAfter }) => shownAfter);
    // The first one loads the code.
    if (press > 0) times.push(time);
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  }
  await close();
  console.log(
    `\nCtrl+K to its dialog: ${median(times).toFixed(0)} ms, at most ${Math.max(...times).toFixed(0)}`,
  );
}

/** What one application is in a view, and how far from the left it is scrolled. */
const VIEWS = [
  { view: 'table', item: 'tr[data-job]', left: 700 },
  { view: 'board', item: '[data-column] [data-job]', left: 500 },
] as const;

/**
 * Prints, for table and board with a processor four times slower, how long after the last answer all applications
 * are shown, and the longest task while they are scrolled to and fro. Adds to the demo account.
 */
async function reportScrolling({ server, browser, session }: App) {
  const rows = [];
  for (const count of APPLICATIONS) {
    for (const { view, item, left } of VIEWS) {
      const { page, devtools, close } = await openPage(browser, { storageState: session });
      await page.setViewportSize({ width: 1440, height: 900 });
      await fillUp(page.request, server.origin, count);
      await slowDown(devtools, { network: false });
      await page.goto(`${server.origin}/all-jobs?view=${view}`);
      const shown = whenShown(page, item, count);
      if (count > READ_BY_ITSELF)
        await page.getByRole('button', { name: /^read the rest/ }).click({ timeout: 120_000 });
      const wait = await shown;
      const reading = await takeLongTasks(page);
      await page.mouse.move(left, 600);
      for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
        await page.mouse.wheel(0, turn < WHEEL_TURNS / 2 ? 300 : -300);
        // Until what is in sight then is drawn.
        await page.evaluate(
          () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
        );
      }
      const scrolling = await takeLongTasks(page);
      await close();
      const longest = (tasks: number[]) => Math.max(0, ...tasks).toFixed(0);
      rows.push([
        ...[view, String(count), wait.toFixed(0), longest(reading)],
        ...[String(scrolling.length), longest(scrolling)],
      ]);
    }
  }

  console.log('\nMany applications, processor four times slower\n');
  printTable(
    [
      ...['view', 'of', 'last answer to shown ms', 'longest task until then ms'],
      ...['tasks over 50 ms while scrolling', 'longest ms'],
    ],
    rows,
  );
}

/** Milliseconds from the end of the last answer to the paint of the last of so many elements. */
function whenShown(page: Page, selector: string, count: number): Promise<number> {
  return page.evaluate(
    ([of, all]) =>
      new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelectorAll(of).length < all) {
            requestAnimationFrame(look);
            return;
          }
          const isOfJobs = ({ name }: PerformanceEntry) => name.includes('/jobs?');
          const answers = performance.getEntriesByType('resource').filter(isOfJobs);
          const last = (answers as PerformanceResourceTiming[]).at(-1)?.responseEnd ?? NaN;
          setTimeout(() => resolve(performance.now() - last));
        };
        look();
      }),
    [selector, count] as const,
  );
}

/** Megabytes of heap, DOM nodes and listeners after garbage collection, as text. */
export async function readMemory(devtools: CDPSession): Promise<string[]> {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return [
    (of('JSHeapUsedSize') / 2 ** 20).toFixed(1),
    String(of('Nodes')),
    String(of('JSEventListeners')),
  ];
}
