import { signInDemo } from '../lib/browser.mjs';
import { timeToPaint, untilPrefetched } from '../lib/interactions.mjs';
import { printTable } from '../lib/table.mjs';
import { median, slowDown } from '../lib/vitals.mjs';
import { load } from './loading.mjs';

/**
 * @import { CDPSession, Page } from '@playwright/test'
 * @import { Bench, Browsing } from '../bench.mjs'
 * @typedef {{ app: Bench['app'], open: () => Promise<Browsing> }} Visit
 * @typedef {Window & typeof globalThis & { requests?: number[] }} Noting The window of a page with `noteRequests`.
 */

const LIST = { path: '/all-jobs', content: ['main article h3'] };
const STATUSES = ['pending', 'interview', 'declined', 'pending', 'interview', 'declined'];
const LIST_LINK = 'all jobs';
const SEARCH_FORM = `() => document.querySelector('main [name="search"]') !== null`;

/**
 * Prints how fast the list answers a press beside a plain build of the same pages, both with a
 * processor four times slower and an API that takes 50 ms. The ratio of one run can be compared
 * with that of another one.
 * @param {Bench} bench
 */
export async function reportPresses(bench) {
  const app = await prepare(bench, bench.builds[0]);
  const plain = await prepare(bench, bench.builds[1]);
  for (let round = 0; round < bench.rounds; round += 1) {
    for (const { visit, results } of [app, plain]) {
      for (const measure of [changeFilters, pressPages, followLinks, loadList]) {
        for (const [name, values] of Object.entries(await measure(visit))) {
          results.set(name, [...(results.get(name) ?? []), ...values]);
        }
      }
    }
  }

  console.log('\nFrom a press to its outcome, beside the plain build, medians\n');
  printTable(
    ['interaction', 'app', 'plain', 'ratio'],
    [...app.results].map(([name, values]) => {
      const [ours, plains] = [median(values), median(plain.results.get(name) ?? [])];
      return [name, ours.toFixed(0), plains.toFixed(0), (ours / plains).toFixed(2)];
    }),
  );
}

/**
 * @param {Bench} bench
 * @param {Bench['app']} app
 */
async function prepare({ browser, open }, app) {
  const storageState = await signInDemo(browser, app);
  /** @type {Map<string, number[]>} */
  const results = new Map();
  return { visit: { app, open: () => open({ storageState, isPrefetched: true }) }, results };
}

/** @param {Visit} visit */
async function changeFilters(visit) {
  const { page, devtools, close } = await openSlow(visit, LIST.path);
  await page.locator('main article').first().waitFor();
  /** @type {Record<'sent' | 'painted' | 'thread' | 'styles' | 'layouts', number[]>} */
  const found = { sent: [], painted: [], thread: [], styles: [], layouts: [] };
  for (const status of STATUSES) {
    await settle(page);
    const before = await readMetrics(devtools);
    const { ms, sent } = await timePress(page, {
      event: 'change',
      isDone: `() => document.querySelector('main article [aria-haspopup]')?.textContent === '${status}'`,
      act: () => page.locator('[name="searchStatus"]').selectOption(status),
    });
    await settle(page);
    const after = await readMetrics(devtools);
    /** @param {string} name */
    const growth = (name) => after(name) - before(name);
    found.sent.push(sent);
    found.painted.push(ms);
    found.thread.push(growth('TaskDuration') * 1000);
    found.styles.push(growth('RecalcStyleCount'));
    found.layouts.push(growth('LayoutCount'));
  }
  await close();
  return {
    'filter: change to request sent, ms': found.sent,
    'filter: change to the new cards painted, ms': found.painted,
    'filter: main thread for one change, ms': found.thread,
    'filter: style recalculations of one change': found.styles,
    'filter: layouts of one change': found.layouts,
  };
}

/** @param {Visit} visit */
async function pressPages(visit) {
  const { page, close } = await openSlow(visit, LIST.path);
  const sent = [];
  for (const number of [2, 3, 2, 1]) {
    await settle(page);
    const button = page.getByRole('button', { name: `page ${number}`, exact: true });
    const press = await timePress(page, {
      event: 'click',
      isDone: `() => document.querySelector('[aria-current="page"][aria-label="page ${number}"]') !== null`,
      act: () => button.click(),
    });
    sent.push(press.sent);
  }
  await close();
  return { 'page button: press to request sent, ms': sent };
}

/** @param {Visit} visit */
async function followLinks(visit) {
  const { page, close } = await openSlow(visit, '/profile');
  const times = [];
  for (let count = 0; count < 4; count += 1) {
    await link(page, 'profile').click();
    await page.locator('main [name="email"]').waitFor();
    await settle(page);
    const { ms } = await timePress(page, {
      event: 'click',
      isDone: SEARCH_FORM,
      act: () => link(page, LIST_LINK).click(),
    });
    times.push(ms);
    await page.locator('main article').first().waitFor();
    await settle(page);
  }
  await close();
  return {
    'link to all jobs, first visit: press to the page painted, ms': times.slice(0, 1),
    'link to all jobs, warm: press to the page painted, ms': times.slice(1),
  };
}

/** @param {Visit} visit */
async function loadList({ app, open }) {
  /** @type {Record<string, number[]>} */
  const found = {};
  for (const isSlow of [false, true]) {
    const browsing = await open();
    const { content } = await load(app, LIST, browsing, { isSlow });
    await browsing.close();
    found[`list, ${isSlow ? 'slow 4G' : 'unthrottled'}: navigation to cards painted, ms`] = [
      content,
    ];
  }
  return found;
}

/**
 * A page whose code is all there, with a slow processor.
 * @param {Visit} visit
 * @param {string} path
 */
async function openSlow({ app, open }, path) {
  const browsing = await open();
  const { page, devtools } = browsing;
  await page.addInitScript(noteRequests);
  await page.goto(app.origin + path);
  await untilPrefetched(page);
  await slowDown(devtools, { network: false });
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return browsing;
}

/**
 * The outcome of a press, and after how long the list was asked for.
 * @param {Page} page
 * @param {import('../lib/interactions.mjs').Interaction} interaction
 */
async function timePress(page, interaction) {
  await page.evaluate(() => void Object.assign(window, { requests: [] }));
  const outcome = await timeToPaint(page, interaction);
  const [sentAt = NaN] = await page.evaluate(() => /** @type {Noting} */ (window).requests ?? []);
  return { ...outcome, sent: sentAt - outcome.start };
}

function noteRequests() {
  const send = XMLHttpRequest.prototype.send;
  /** @param {Parameters<XMLHttpRequest['send']>} given */
  XMLHttpRequest.prototype.send = function (...given) {
    /** @type {Noting} */ (window).requests?.push(performance.now());
    send.apply(this, given);
  };
}

/**
 * Waits until the list is there and the browser has nothing more to do.
 * @param {Page} page
 */
async function settle(page) {
  await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
  await page.evaluate(
    // A page that draws nothing may never call itself idle.
    () =>
      new Promise((resolve) =>
        setTimeout(() => requestIdleCallback(resolve, { timeout: 2000 }), 200),
      ),
  );
}

/**
 * @param {CDPSession} devtools
 * @returns {Promise<(name: string) => number>}
 */
async function readMetrics(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
}

/**
 * @param {Page} page
 * @param {string} name
 */
function link(page, name) {
  return page.getByRole('link', { name, exact: true }).first();
}
