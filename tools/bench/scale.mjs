import { printTable } from '../lib/table.mjs';
import { median, slowDown } from '../lib/vitals.mjs';

/** @import { Watched } from '../lib/vitals.mjs' */

const FILTER_CHANGES = 200;
const WALKS = 100;
const STOPS = ['stats', 'add job', 'profile', 'all jobs'];
const ROWS = [300, 3000];
const WHEEL_TURNS = 120;
const PALETTE_PRESSES = 9;

/**
 * Prints what many changes leave in memory, how long Ctrl+K takes, and how tables of many rows are scrolled.
 * @param {import('../bench.mjs').Bench} bench
 */
export async function reportScale(bench) {
  await reportMemory(bench);
  await reportPalette(bench);
  await reportScrolling(bench);
}

/**
 * Prints what is left after garbage collection as filters are changed and pages walked through.
 * @param {import('../bench.mjs').Bench} bench
 */
async function reportMemory({ app, session, open }) {
  const rows = [];

  // Locators only: a handle would keep the element it was given for, and all around it.
  const { page, devtools, close } = await open({ storageState: session });
  const isQuiet = () => !document.querySelector('main [aria-busy="true"]');
  await page.goto(`${app.origin}/all-jobs`);
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

/**
 * Prints the time from Ctrl+K to the frame that shows the dialog, once its code is there.
 * @param {import('../bench.mjs').Bench} bench
 */
async function reportPalette({ app, session, open }) {
  const { page, close } = await open({ storageState: session });
  await page.goto(`${app.origin}/all-jobs`);
  await page.locator('main article').first().waitFor();
  /** @type {number[]} */
  const times = [];
  for (let press = 0; press <= PALETTE_PRESSES; press += 1) {
    const shown = await page.evaluateHandle(() => {
      /** @type {Promise<number>} */
      const shownAfter = new Promise((resolve) => {
        /** @param {KeyboardEvent} event */
        const handleKey = ({ key, timeStamp }) => {
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

/**
 * Prints the longest task while a table that is read whole is scrolled to its end and back, with a
 * processor four times slower. Adds to the demo account.
 * @param {import('../bench.mjs').Bench} bench
 */
async function reportScrolling({ app, session, open }) {
  const { page, devtools, close } = await open({ storageState: session });
  const rows = [];
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const count of ROWS) {
    await fillUp(page, app.origin, count);
    await page.goto(`${app.origin}/all-jobs?view=table`);
    await page.getByRole('button', { name: 'read all' }).click();
    await page.getByRole('combobox', { name: 'month' }).waitFor({ timeout: 600_000 });
    const endSlow = await slowDown(devtools, { network: false });
    await page.mouse.move(700, 600);
    await page.evaluate(() => /** @type {Watched} */ (window).longTasks.splice(0));
    for (let turn = 0; turn < WHEEL_TURNS; turn += 1) {
      await page.mouse.wheel(0, turn < WHEEL_TURNS / 2 ? 300 : -300);
      // Until what is in sight then is drawn.
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))),
      );
    }
    const tasks = await page.evaluate(() =>
      /** @type {Watched} */ (window).longTasks.map(({ duration }) => duration),
    );
    await endSlow();
    rows.push([String(count), String(tasks.length), Math.max(0, ...tasks).toFixed(0)]);
  }
  await close();

  console.log('\nScrolling the table, processor four times slower\n');
  printTable(['rows', 'tasks over 50 ms', 'longest ms'], rows);
}

/**
 * Adds applications until there are so many.
 * @param {import('@playwright/test').Page} page
 * @param {string} origin
 * @param {number} count
 */
async function fillUp({ request }, origin, count) {
  const address = `${origin}/api/v1/jobs`;
  const { totalJobs } = await (await request.get(address)).json();
  for (let index = totalJobs; index < count; index += 1) {
    const data = { position: `Bench ${index}`, company: 'Acme', jobLocation: 'Berlin' };
    const answer = await request.post(address, {
      data: { ...data, jobType: 'remote', jobStatus: 'pending' },
    });
    if (!answer.ok()) throw new Error(`Not added: ${await answer.text()}`);
  }
}

/**
 * Megabytes of heap, DOM nodes and listeners after garbage collection, as text.
 * @param {import('@playwright/test').CDPSession} devtools
 */
export async function readMemory(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  /** @param {string} name */
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return [
    (of('JSHeapUsedSize') / 2 ** 20).toFixed(1),
    String(of('Nodes')),
    String(of('JSEventListeners')),
  ];
}
