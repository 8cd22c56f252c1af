import { timeToPaint } from '../lib/timeToPaint.mjs';
import { printTable } from '../lib/table.mjs';
import { median, slowDown } from '../lib/vitals.mjs';

/**
 * @import { Page } from '@playwright/test'
 * @import { Bench } from '../bench.mjs'
 * @import { Watched } from '../lib/vitals.mjs'
 * @typedef {Window & typeof globalThis & { frames: number[] }} Counting The window of a page with `countFrames`.
 */

const CARDS = 300;
const STATUSES = ['pending', 'interview', 'declined'];
const MOVES = 40;

/**
 * Prints how fast the status menu and the board answer, and what dragging and scrolling cost with so
 * many cards. It adds jobs to the demo account until there are as many.
 * @param {Bench} bench
 */
export async function reportBoard(bench) {
  const rows = [];
  const menus = await repeat(bench, () => changeStatus(bench));
  rows.push(['badge to its menu, slow processor', ...times(menus.map(({ opened }) => opened))]);
  rows.push([
    'choice to the new status, slow processor',
    ...times(menus.map(({ chosen }) => chosen)),
  ]);
  rows.push([
    "'board', its first visit, on slow 4G",
    ...times(await repeat(bench, () => visit(bench))),
  ]);
  console.log('\nFrom a press to its outcome painted\n');
  printTable(['interaction', 'median ms', 'slowest ms'], rows);

  console.log(`\nThe board with ${CARDS} cards, slow processor\n`);
  printTable(
    ['what', 'median frame ms', 'slowest frame ms', 'tasks over 50 ms', 'longest ms'],
    await useManyCards(bench),
  );
}

/** @param {Bench} bench */
async function changeStatus({ app, session, open }) {
  const { page, devtools, close } = await open({ storageState: session });
  await page.goto(`${app.origin}/all-jobs`);
  const badge = page.getByRole('button', { name: /^status of/ }).first();
  await badge.hover();
  await page.waitForLoadState('networkidle');
  await slowDown(devtools, { network: false });
  const isChosen = (await badge.textContent()) === 'interview' ? 'declined' : 'interview';
  const opened = await timeToPaint(page, {
    event: 'click',
    isDone: () => document.querySelector('[role="menu"]') !== null,
    act: () => badge.click(),
  });
  const chosen = await timeToPaint(page, {
    event: 'click',
    isDone: `() => document.querySelector('main article [aria-haspopup]').textContent === '${isChosen}'`,
    act: () => page.getByRole('menuitemradio', { name: isChosen }).click(),
  });
  await close();
  return { opened: opened.ms, chosen: chosen.ms };
}

/** @param {Bench} bench */
async function visit({ app, session, open }) {
  const { page, devtools, close } = await open({ storageState: session });
  await page.goto(`${app.origin}/all-jobs`);
  await page.locator('main article').first().waitFor();
  await page.waitForLoadState('networkidle');
  await slowDown(devtools);
  const { ms } = await timeToPaint(page, {
    event: 'click',
    isDone: () => document.querySelector('[data-column] article') !== null,
    act: () => page.getByRole('button', { name: 'board' }).click(),
  });
  await close();
  return ms;
}

/** @param {Bench} bench */
async function useManyCards({ app, session, open }) {
  const { page, devtools, close } = await open({ storageState: session });
  await page.goto(`${app.origin}/all-jobs?view=board`);
  await addJobs(page);
  await page.reload();
  for (const status of STATUSES) await loadWhole(page, status);
  await slowDown(devtools, { network: false });
  await page.evaluate(countFrames);

  await page.evaluate(scrollToTop);
  const start = await middleOf(page, 'pending');
  const end = await middleOf(page, 'declined');
  await page.mouse.move(start.x, start.y);
  const rows = [];
  rows.push(
    await measure(page, 'scroll', async () => {
      for (let step = 0; step < MOVES; step += 1) await page.mouse.wheel(0, 200);
    }),
  );
  await page.evaluate(scrollToTop);
  rows.push(
    await measure(page, 'take a card', async () => {
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(start.x + 10, start.y + 10);
      await page.locator('[data-taken]').waitFor();
    }),
  );
  rows.push(
    await measure(page, 'drag it over two columns', async () => {
      await page.mouse.move(end.x, end.y, { steps: MOVES });
    }),
  );
  rows.push(
    await measure(page, 'drop it, until that is saved', async () => {
      await page.mouse.up();
      // A locator would look at the text of every card, for longer than the drop takes.
      await page.waitForFunction(() =>
        [...document.querySelectorAll('[role="status"]')].some(
          ({ textContent }) => textContent === 'moved from pending to declined',
        ),
      );
    }),
  );
  await close();
  return rows;
}

/** @param {Page} page */
async function addJobs(page) {
  await page.evaluate(
    async ({ count, statuses }) => {
      const list = await (await fetch('/api/v1/jobs')).json();
      for (let number = list.totalJobs; number < count; number += 1) {
        const body = {
          position: `Engineer ${number}`,
          company: 'Acme',
          jobLocation: 'London',
          jobType: 'remote',
          jobStatus: statuses[number % statuses.length],
        };
        const headers = { 'Content-Type': 'application/json' };
        await fetch('/api/v1/jobs', { method: 'POST', headers, body: JSON.stringify(body) });
      }
    },
    { count: CARDS, statuses: STATUSES },
  );
}

/** @param {Page} page @param {string} status */
async function loadWhole(page, status) {
  const column = page.locator(`[data-column="${status}"]`);
  await column.locator('article').first().waitFor();
  const more = column.getByRole('button', { name: 'load more' });
  while ((await more.count()) > 0) {
    const before = await column.locator('article').count();
    await column.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await column.locator('article').nth(before).waitFor();
    await column.locator('[aria-busy="false"]').waitFor();
  }
}

/** @param {Page} page @param {string} status */
async function middleOf(page, status) {
  const box = await page.locator(`[data-column="${status}"] article`).first().boundingBox();
  if (box === null) throw new Error(`There is no card in ${status}`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Runs in the page. */
function scrollToTop() {
  for (const column of document.querySelectorAll('[data-column]')) column.scrollTo(0, 0);
}

/** Runs in the page, and notes how long each frame from now on takes. */
function countFrames() {
  /** @type {number[]} */
  const frames = [];
  let last = performance.now();
  const next = () => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
  Object.assign(window, { frames });
}

/** @param {Page} page @param {string} name @param {() => Promise<void>} run */
async function measure(page, name, run) {
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    /** @type {Watched} */ (window).longTasks.splice(0);
    /** @type {Counting} */ (window).frames.splice(0);
  });
  await run();
  // Frames and tasks are told after they are over.
  await page.waitForTimeout(300);
  const { frames, tasks } = await page.evaluate(() => ({
    frames: /** @type {Counting} */ (window).frames,
    tasks: /** @type {Watched} */ (window).longTasks.map(({ duration }) => duration),
  }));
  const longest = tasks.length === 0 ? 'below 50' : Math.max(...tasks).toFixed(0);
  return [
    name,
    median(frames).toFixed(0),
    Math.max(...frames).toFixed(0),
    String(tasks.length),
    longest,
  ];
}

/**
 * @template Result
 * @param {Bench} bench
 * @param {() => Promise<Result>} run
 */
async function repeat({ rounds }, run) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await run());
  return results;
}

/** @param {number[]} ms */
function times(ms) {
  return [median(ms).toFixed(0), Math.max(...ms).toFixed(0)];
}
