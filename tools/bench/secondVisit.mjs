import { existsSync } from 'node:fs';
import { signInDemo } from '../lib/browser.mjs';
import { serve } from '../lib/server.mjs';
import { printTable } from '../lib/table.mjs';
import { median, slowDown } from '../lib/vitals.mjs';
import { CARDS, untilPainted } from './beside.mjs';

/**
 * @import { BrowserContext } from '@playwright/test'
 * @import { Bench } from '../bench.mjs'
 * @typedef {{ name: string, server: import('../lib/server.mjs').Server, hasWorker: boolean, times: Map<string, number[]> }} Build
 */

/**
 * Prints when the cards of the list are painted on a slow line, at the first visit and at the second
 * one, when the service worker or the HTTP cache has the files; and the heap then. Another build is
 * measured in turns.
 * @param {Bench} bench
 */
export async function reportSecondVisit(bench) {
  const { beside, dist, directory, rounds } = bench;
  /** @type {Build[]} */
  const builds = [];
  for (const [name, files] of [
    ['app', dist],
    ['other', beside],
  ]) {
    if (name === undefined || files === undefined) continue;
    const dataDirectory = `${directory}/second-${name}`;
    builds.push({
      name,
      server: await serve(files, { dataDirectory, apiDelayMs: 50 }),
      hasWorker: existsSync(`${files}/sw.js`),
      times: new Map(),
    });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const build of round % 2 === 0 ? builds : builds.toReversed())
      await visitTwice(bench, build);
  }
  await Promise.all(builds.map(({ server }) => server.close()));
  console.log('\nThe list on slow 4G with a slow processor, medians\n');
  const measured = [...(builds[0]?.times.keys() ?? [])];
  printTable(
    ['measured', ...builds.map(({ name }) => name)],
    measured.map((what) => [
      what,
      ...builds.map(({ times }) =>
        median(times.get(what) ?? []).toFixed(what.includes('MB') ? 1 : 0),
      ),
    ]),
  );
}

/**
 * @param {Bench} bench
 * @param {Build} build
 */
async function visitTwice({ browser, open }, { name, server, hasWorker, times }) {
  const storageState = await signInDemo(browser, server);
  const { page, close } = await open({ storageState, isPrefetched: true });
  const context = page.context();
  await page.close();
  const address = `${server.origin}/all-jobs`;
  for (const visit of ['first', 'second']) {
    const { painted, heap, page: visited } = await visitList(context, address);
    const add = (/** @type {string} */ what, /** @type {number} */ value) =>
      times.set(what, [...(times.get(what) ?? []), value]);
    add(`cards painted, ${visit} visit, ms`, painted);
    add(`heap after the ${visit} visit, MB`, heap);
    if (visit === 'first' && hasWorker) await visited.waitForFunction(isControlled);
    if (visit === 'second' && hasWorker && !(await visited.evaluate(isControlled))) {
      throw new Error(`No worker controls the second visit of ${name}.`);
    }
    await visited.close();
  }
  await close();
}

/** Whether a service worker answers for the page that this runs in. */
const isControlled = () => navigator.serviceWorker.controller !== null;

/**
 * @param {BrowserContext} context
 * @param {string} address
 */
async function visitList(context, address) {
  const page = await context.newPage();
  await page.addInitScript(`shownAt = (${untilPainted})(() => ${CARDS})`);
  const devtools = await context.newCDPSession(page);
  const restore = await slowDown(devtools);
  await page.goto(address);
  const painted = /** @type {number} */ (await page.evaluate('shownAt'));
  await restore();
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  return { page, painted, heap: usedSize / 1e6 };
}
