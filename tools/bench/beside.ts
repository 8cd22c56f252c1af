import type { CDPSession, Locator, Page } from '@playwright/test';
import type { App } from '../lib/app';
import { openPage, signInDemo, type Browsing } from '../lib/browser';
import { serve } from '../lib/server';
import { printTable } from '../lib/table';
import { median, slowDown } from '../lib/vitals';

export type Bench = App & { rounds: number; beside: string | undefined };
export type Build = { origin: string; open: () => Promise<Browsing> };
export type Times = Record<string, number[]>;

declare const window: Window & {
  calls: { sentAt: number; answeredAt: number }[];
  presses: PerformanceEntry[];
  shownAt: Promise<number>;
};

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
const API_DELAY_MS = 50;
const WALKS = 4;
const TYPES = ['part-time', 'remote', 'full-time', 'part-time', 'remote', 'full-time'];
const PAGES = ['2', '3', '2', '1'];
const TYPED = 'developer';

/**
 * Prints times of loading and of presses beside another build of an app of the same contract, whose
 * elements have the same names.
 */
export async function reportBeside(bench: Bench): Promise<void> {
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
 */
export async function measureInTurns(bench: Bench, measures: ((build: Build) => Promise<Times>)[]) {
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

async function prepare({ browser }: Bench, files: string, dataDirectory: string) {
  const server = await serve(files, dataDirectory, API_DELAY_MS);
  const storageState = await signInDemo(browser, server.origin);
  const times = new Map<string, number[]>();
  const build = {
    origin: server.origin,
    open: async () => {
      const browsing = await openPage(browser, { storageState, isPrefetched: true });
      await browsing.page.addInitScript(note);
      return browsing;
    },
  };
  return { server, build, times };
}

async function measureLoads({ origin, open }: Build): Promise<Times> {
  const found: Times = {};
  for (const { page: what, path, isShown, on } of LOADS) {
    const { page, devtools, close } = await open();
    if (path === '/register') await page.addInitScript(() => localStorage.clear());
    await page.addInitScript(`shownAt = ${whenPainted(isShown)}`);
    await slowDown(devtools, on);
    await page.goto(origin + path);
    const painted = await page.evaluate(() => window.shownAt);
    const firstPaint = await page.evaluate(
      () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
    );
    await close();
    found[`${what}, ${on.name}`] = [painted];
    if (on === SLOW) found[`first contentful paint of ${path}, ${on.name}`] = [firstPaint];
  }
  return found;
}

async function measureLinks(build: Build): Promise<Times> {
  const found: Times = {};
  const { page, devtools, close } = await openAt(build, '/', CHART);
  await slowDown(devtools, { network: false });
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

async function measureList(build: Build): Promise<Times> {
  const found: Times = {};
  const { page, devtools, close } = await openAt(build, '/all-jobs', CARDS);
  await slowDown(devtools, { network: false });
  const add = (name: string, times: Record<string, number>) => {
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
  for (let length = 1; length <= TYPED.length; length += 1) {
    const isTyped = `document.querySelector('[name="search"]').value === '${TYPED.slice(0, length)}'`;
    const { painted } = await timePress(page, 'keydown', isTyped, () =>
      page.keyboard.press(TYPED.charAt(length - 1)),
    );
    add('key in the search box', { 'to paint': painted });
  }
  add('key in the search box', {
    'main thread': ((await mainThread(devtools)) - before) / TYPED.length,
  });
  await close();
  return found;
}

function everyCardSays(type: string): string {
  return `document.querySelector('article') !== null && [...document.querySelectorAll('article')].every((card) => card.textContent.includes('${type}'))`;
}

function firstCardIsNot(text: string | null): string {
  return `![undefined, ${JSON.stringify(text)}].includes(document.querySelector('article')?.textContent)`;
}

/** A page that is loaded, after what runs in it first. */
export async function openAt(
  { origin, open }: Build,
  path: string,
  isShown: string,
  first?: () => void,
) {
  const browsing = await open();
  if (first) await browsing.page.addInitScript(first);
  await browsing.devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  await browsing.page.goto(origin + path);
  await browsing.page.evaluate(whenPainted(isShown));
  return browsing;
}

/** Milliseconds from an event to the paint of its outcome, and to sending and answering its request. */
async function timePress(page: Page, event: string, isShown: string, act: () => Promise<unknown>) {
  await page.evaluate(() => {
    window.calls = [];
  });
  // As text, since the policy of the page lets no function be made of a string in it.
  const outcome = page.evaluate<{ start: number; shownAt: number }>(`new Promise((resolve) => {
    addEventListener('${event}', ({ timeStamp: start }) => {
      ${whenPainted(isShown)}.then((shownAt) => resolve({ start, shownAt }));
    }, { capture: true, once: true });
  })`);
  await page.evaluate(() => undefined);
  await act();
  const { start, shownAt } = await outcome;
  const [call] = await page.evaluate(() => window.calls);
  return {
    painted: shownAt - start,
    sent: (call?.sentAt ?? NaN) - start,
    answered: (call?.answeredAt ?? NaN) - start,
  };
}

/** As an expression that is run in the page: when the first frame is painted in which this is true. */
function whenPainted(isShown: string): string {
  return `(${untilPainted.toString()})(() => ${isShown})`;
}

/** The same by the clock of the page, in which it runs. */
function untilPainted(isShown: () => boolean): Promise<number> {
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
      if (document.querySelector('body') === null || !isShown()) return;
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
function note(): void {
  window.calls = [];
  window.presses = [];
  type Send = (this: XMLHttpRequest, ...given: unknown[]) => void;
  const send = Reflect.get(XMLHttpRequest.prototype, 'send') as Send;
  XMLHttpRequest.prototype.send = function (...given) {
    const call = { sentAt: performance.now(), answeredAt: NaN };
    window.calls.push(call);
    // Before the listeners of the app, which come by property or later.
    this.addEventListener('readystatechange', () => {
      if (this.readyState === XMLHttpRequest.DONE) call.answeredAt = performance.now();
    });
    send.apply(this, given);
  };
  new PerformanceObserver((list) => {
    window.presses.push(...list.getEntries());
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

function nextPaint(page: Page): Promise<number> {
  return page.evaluate(() =>
    Math.max(16, ...window.presses.splice(0).map(({ duration }) => duration)),
  );
}

async function mainThread(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
}

export function link(page: Page, name: string): Locator {
  return page.getByRole('link', { name, exact: true }).filter({ visible: true }).first();
}

export function pageButton(page: Page, number: string): Locator {
  return page.getByRole('button', { name: new RegExp(`^(page )?${number}$`) });
}
