import { signInDemo } from '../lib/browser.mjs';
import { serve } from '../lib/server.mjs';
import { printTable } from '../lib/table.mjs';
import { median, slowDown } from '../lib/vitals.mjs';

/**
 * @import { CDPSession, Locator, Page } from '@playwright/test'
 * @import { Bench, Browsing } from '../bench.mjs'
 * @typedef {{ origin: string, open: () => Promise<Browsing> }} Build
 * @typedef {Record<string, number[]>} Times
 * @typedef {{ sentAt: number, answeredAt: number }} Call
 * @typedef {Window & typeof globalThis & { calls: Call[], presses: PerformanceEventTiming[], shownAt: Promise<number> }} Noting
 */

/** Text of a test that runs in the page: the cards of the list are there. */
const CARDS = `document.querySelectorAll('article').length > 5 && /\\d+\\s+jobs?\\s+found/i.test(document.body.textContent)`;
/** The same for the chart. */
export const CHART = `document.querySelector('.recharts-area-curve, .recharts-bar-rectangle') !== null`;
const FORM = `[...document.querySelectorAll('input')].some((input) => input.closest('[inert]') === null)`;

const UNTHROTTLED = { name: 'unthrottled', network: false, cpu: false };
const FAST_LINE = { name: 'fast line, slow processor', network: false, cpu: true };
const SLOW = { name: 'slow 4G, slow processor', network: true, cpu: true };
const LOADS = [
  { page: 'list: navigation to cards painted', path: '/all-jobs', isShown: CARDS, on: UNTHROTTLED },
  { page: 'list: navigation to cards painted', path: '/all-jobs', isShown: CARDS, on: FAST_LINE },
  { page: 'list: navigation to cards painted', path: '/all-jobs', isShown: CARDS, on: SLOW },
  { page: 'statistics: navigation to chart painted', path: '/', isShown: CHART, on: UNTHROTTLED },
  { page: 'statistics: navigation to chart painted', path: '/', isShown: CHART, on: SLOW },
  { page: 'add job: navigation to form painted', path: '/add-job', isShown: FORM, on: UNTHROTTLED },
  {
    page: 'register: navigation to form painted',
    path: '/register',
    isShown: FORM,
    on: UNTHROTTLED,
  },
];

/** The links of the sidebar, and what a page shows before an answer has come. */
export const LINKS = [
  { name: 'all jobs', isShown: `document.querySelector('[name="search"]') !== null` },
  { name: 'add job', isShown: `document.querySelector('[name="position"]') !== null` },
  { name: 'profile', isShown: `document.querySelector('[name="lastName"]') !== null` },
  { name: 'stats', isShown: `/pending applications/i.test(document.body.textContent)` },
];
const WALKS = 4;
export const TYPES = ['part-time', 'remote', 'full-time', 'part-time', 'remote', 'full-time'];
export const PAGES = ['2', '3', '2', '1'];
const TYPED = 'developer';

/**
 * Prints times of loading and of presses beside another build of an app of the same contract, whose
 * elements have the same names.
 * @param {Bench} bench
 */
export async function reportBeside(bench) {
  const [ours, theirs] = await measureInTurns(bench, [measureLoads, measureLinks, measureList]);
  if (ours === undefined) return;
  console.log('\nBeside the other build, medians in ms\n');
  printTable(
    ['measured', 'app', 'other', 'ratio'],
    [...ours].map(([name, values]) => {
      const [app, other] = [median(values), median(theirs?.get(name) ?? [])];
      return [name, app.toFixed(0), other.toFixed(0), (app / other).toFixed(2)];
    }),
  );
}

/**
 * What is measured of the app and of the build beside it, each first in every other round; nothing
 * without such a build.
 * @param {Bench} bench
 * @param {((build: Build) => Promise<Times>)[]} measures
 */
export async function measureInTurns(bench, measures) {
  const { beside, dist, directory, rounds } = bench;
  if (beside === undefined) return [];
  const builds = await Promise.all(
    [dist, beside].map((files, index) => prepare(bench, files, `${directory}/beside-${index}`)),
  );
  for (let round = 0; round < rounds; round += 1) {
    for (const { build, times } of round % 2 === 0 ? builds : builds.toReversed()) {
      for (const measure of measures) {
        for (const [name, found] of Object.entries(await measure(build))) {
          times.set(name, [...(times.get(name) ?? []), ...found]);
        }
      }
    }
  }
  await Promise.all(builds.map(({ server }) => server.close()));
  return builds.map(({ times }) => times);
}

/**
 * @param {Bench} bench
 * @param {string} files
 * @param {string} dataDirectory
 */
async function prepare({ browser, open }, files, dataDirectory) {
  const server = await serve(files, { dataDirectory, apiDelayMs: 50 });
  const storageState = await signInDemo(browser, server);
  /** @type {Map<string, number[]>} */
  const times = new Map();
  const build = {
    origin: server.origin,
    open: async () => {
      const browsing = await open({ storageState, isPrefetched: true });
      await browsing.page.addInitScript(note);
      return browsing;
    },
  };
  return { server, build, times };
}

/** @param {Build} build */
async function measureLoads({ origin, open }) {
  /** @type {Times} */
  const found = {};
  for (const { page: what, path, isShown, on } of LOADS) {
    const { page, devtools, close } = await open();
    if (path === '/register') await page.addInitScript(() => localStorage.clear());
    await page.addInitScript(`shownAt = (${untilPainted})(() => ${isShown})`);
    await slowDown(devtools, on);
    await page.goto(origin + path);
    const painted = await page.evaluate(() => /** @type {Noting} */ (window).shownAt);
    const { firstPaint } = await page.evaluate(() => ({
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    }));
    await close();
    found[`${what}, ${on.name}`] = [painted];
    if (on === SLOW) found[`first contentful paint of ${path}, ${on.name}`] = [firstPaint];
  }
  return found;
}

/** @param {Build} build */
async function measureLinks({ origin, open }) {
  /** @type {Times} */
  const found = {};
  const { page, devtools, close } = await openSlow({ origin, open }, '/', CHART);
  await page.waitForTimeout(2500);
  for (let walk = 0; walk < WALKS; walk += 1) {
    for (const { name, isShown } of LINKS) {
      await page.mouse.move(700, 5);
      const press = await timePress(page, 'click', isShown, () => link(page, name).click());
      const when = walk === 0 ? 'first visit' : 'warm';
      (found[`link to ${name}, ${when}`] ??= []).push(press.painted);
      await page.waitForTimeout(name === 'stats' ? 1800 : 500);
      if (walk > 0)
        (found[`press on the link to ${name}: next paint`] ??= []).push(await nextPaint(page));
    }
  }
  for (let toggle = 0; toggle < 4; toggle += 1) {
    const before = await mainThread(devtools);
    await page.getByRole('button', { name: /(bar|area) chart/i }).click();
    await page.waitForTimeout(2000);
    (found['chart toggle: main thread'] ??= []).push((await mainThread(devtools)) - before);
  }
  await close();
  return found;
}

/** @param {Build} build */
async function measureList(build) {
  /** @type {Times} */
  const found = {};
  const { page, devtools, close } = await openSlow(build, '/all-jobs', CARDS);
  /** @param {string} name @param {Record<string, number>} times */
  const add = (name, times) => {
    for (const [part, ms] of Object.entries(times)) (found[`${name}: ${part}`] ??= []).push(ms);
  };
  await page.waitForTimeout(2500);
  for (const type of TYPES) {
    const before = await mainThread(devtools);
    const { painted, sent, answered } = await timePress(page, 'change', everyCardSays(type), () =>
      page.locator('[name="searchType"]').selectOption(type),
    );
    await page.waitForTimeout(600);
    const thread = (await mainThread(devtools)) - before;
    add('filter', {
      'change to request': sent,
      'change to cards painted': painted,
      'answer to cards painted': painted - answered,
      'main thread for one change': thread,
    });
  }
  await page.locator('[name="searchType"]').selectOption('all');
  await page.waitForTimeout(1000);
  for (const number of PAGES) {
    const shown = await page.locator('article').first().textContent();
    const { painted, sent, answered } = await timePress(page, 'click', firstCardIsNot(shown), () =>
      pageButton(page, number).click(),
    );
    add('page button', { 'press to request': sent, 'answer to painted': painted - answered });
    await page.waitForTimeout(500);
  }
  await page.locator('[name="search"]').focus();
  const before = await mainThread(devtools);
  for (const [index, key] of [...TYPED].entries()) {
    const isTyped = `document.querySelector('[name="search"]').value === '${TYPED.slice(0, index + 1)}'`;
    const { painted } = await timePress(page, 'keydown', isTyped, () => page.keyboard.press(key));
    add('key in the search box', { 'to paint': painted });
  }
  add('key in the search box', {
    'main thread': ((await mainThread(devtools)) - before) / TYPED.length,
  });
  await close();
  return found;
}

/** @param {string} type */
function everyCardSays(type) {
  return `document.querySelector('article') !== null && [...document.querySelectorAll('article')].every((card) => card.textContent.includes('${type}'))`;
}

/** @param {string | null} text */
function firstCardIsNot(text) {
  return `![undefined, ${JSON.stringify(text)}].includes(document.querySelector('article')?.textContent)`;
}

/**
 * A page that is loaded, with a processor four times slower.
 * @param {Build} build
 * @param {string} path
 * @param {string} isShown
 */
export async function openSlow({ origin, open }, path, isShown) {
  const browsing = await open();
  await slowDown(browsing.devtools, { network: false });
  await browsing.devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await browsing.page.goto(origin + path);
  await browsing.page.evaluate(`(${untilPainted})(() => ${isShown})`);
  return browsing;
}

/**
 * Milliseconds from an event to the paint of its outcome, and to sending and answering its request.
 * @param {Page} page
 * @param {string} event
 * @param {string} isShown
 * @param {() => Promise<unknown>} act
 */
async function timePress(page, event, isShown, act) {
  await page.evaluate(() => {
    /** @type {Noting} */ (window).calls = [];
  });
  // As text, since the policy of the page lets no function be made of a string in it.
  /** @type {Promise<{ start: number, shownAt: number }>} */
  const outcome = page.evaluate(`new Promise((resolve) => {
    addEventListener('${event}', ({ timeStamp: start }) => {
      (${untilPainted})(() => ${isShown}).then((shownAt) => resolve({ start, shownAt }));
    }, { capture: true, once: true });
  })`);
  await page.evaluate(() => undefined);
  await act();
  const { start, shownAt } = await outcome;
  const [call] = await page.evaluate(() => /** @type {Noting} */ (window).calls);
  return {
    painted: shownAt - start,
    sent: (call?.sentAt ?? NaN) - start,
    answered: (call?.answeredAt ?? NaN) - start,
  };
}

/**
 * When the first frame is painted in which this is true, by the clock of the page.
 * @param {() => boolean} isShown
 * @returns {Promise<number>}
 */
function untilPainted(isShown) {
  return new Promise((resolve) => {
    const observer = new MutationObserver(check);
    observer.observe(document, {
      childList: true,
      subtree: true,
      characterData: true,
      attributes: true,
    });
    check();
    function check() {
      if (document.body === null || !isShown()) return;
      observer.disconnect();
      requestAnimationFrame(() => {
        // The task after a frame runs once the frame is committed.
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now());
        port2.postMessage(null);
      });
    }
  });
}

/** Runs in the page before anything else: notes its requests and how long its presses take. */
function note() {
  const noting = /** @type {Noting} */ (window);
  noting.calls = [];
  noting.presses = [];
  const send = XMLHttpRequest.prototype.send;
  /** @param {Parameters<XMLHttpRequest['send']>} given */
  XMLHttpRequest.prototype.send = function (...given) {
    const call = { sentAt: performance.now(), answeredAt: NaN };
    noting.calls.push(call);
    // Before the listeners of the app, which come by property or later.
    this.addEventListener('readystatechange', () => {
      if (this.readyState === XMLHttpRequest.DONE) call.answeredAt = performance.now();
    });
    send.apply(this, given);
  };
  new PerformanceObserver((list) => {
    noting.presses.push(.../** @type {PerformanceEventTiming[]} */ (list.getEntries()));
  }).observe(/** @type {PerformanceObserverInit} */ ({ type: 'event', durationThreshold: 16 }));
}

/** @param {Page} page */
function nextPaint(page) {
  return page.evaluate(() => {
    const { presses } = /** @type {Noting} */ (window);
    const longest = Math.max(16, ...presses.map(({ duration }) => duration));
    presses.length = 0;
    return longest;
  });
}

/** @param {CDPSession} devtools */
async function mainThread(devtools) {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

/**
 * @param {Page} page
 * @param {string} name
 * @returns {Locator}
 */
export function link(page, name) {
  return page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
}

/**
 * @param {Page} page
 * @param {string} number
 * @returns {Locator}
 */
export function pageButton(page, number) {
  return page.getByRole('button', { name: new RegExp(`^(page )?${number}$`) });
}
