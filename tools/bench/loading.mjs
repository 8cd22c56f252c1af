import { isShown, loadPages } from '../lib/pages.mjs';
import { printTable } from '../lib/table.mjs';
import { median, readLoading, slowDown } from '../lib/vitals.mjs';

/**
 * @import { Bench, Browsing } from '../bench.mjs'
 * @import { MeasuredPage } from '../lib/pages.mjs'
 * @typedef {Awaited<ReturnType<typeof load>>} Run
 */

const FLOOR_PAGE = { path: '/floor', isSignedIn: false, content: ['p'] };

/**
 * Prints how each page loads for the first time, beside the floor, medians of several rounds.
 * @param {Bench} bench
 */
export async function reportLoading({ app, floor, session, open, rounds }) {
  const pages = [FLOOR_PAGE, ...(await loadPages())];
  /** @type {Map<string, Run[]>} */
  const runs = new Map();
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      const server = page === FLOOR_PAGE ? floor : app;
      const browsing = await open({ storageState: page.isSignedIn ? session : undefined });
      const run = await load(server, page, browsing);
      runs.set(page.path, [...(runs.get(page.path) ?? []), run]);
      await browsing.close();
    }
  }

  /** @param {string} path @returns {(name: keyof Run) => number} */
  const summary = (path) => (name) => median((runs.get(path) ?? []).map((run) => run[name]));
  const least = summary(FLOOR_PAGE.path);
  console.log('\nFirst load on slow 4G with a processor four times slower\n');
  printTable(
    ['page', 'KiB of JavaScript', 'content ms', 'of floor', 'LCP ms', 'of floor', 'TBT ms', 'CLS'],
    pages.map(({ path }) => {
      const of = summary(path);
      return [
        path.slice(path === FLOOR_PAGE.path ? 1 : 0),
        of('kib').toFixed(1),
        of('content').toFixed(0),
        (of('content') / least('content')).toFixed(2),
        of('lcp').toFixed(0),
        (of('lcp') / least('lcp')).toFixed(2),
        of('tbt').toFixed(0),
        of('cls').toFixed(3),
      ];
    }),
  );
}

/**
 * Opens a page in a browser that has nothing of it, on slow 4G unless told otherwise.
 * @param {Bench['app']} server
 * @param {Pick<MeasuredPage, 'path' | 'content'>} page
 * @param {Browsing} browsing
 * @param {{ isSlow?: boolean }} [options]
 */
export async function load(server, { path, content }, { page, devtools }, { isSlow = true } = {}) {
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  if (isSlow) await slowDown(devtools);
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(isShown, content);
  const contentAt = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  // Before the bytes are counted: code that comes after the page, as the chart's, is there by then.
  const vitals = await readLoading(page);
  const bytes = [...scripts].reduce((sum, name) => sum + (server.sizes.get(name) ?? 0), 0);
  return { ...vitals, kib: bytes / 1024, content: contentAt };
}
