import { isShown, PAGES } from '../lib/pages.mjs';
import { printTable } from '../lib/table.mjs';
import { median, readLoading, slowDown } from '../lib/vitals.mjs';

const FLOOR_PAGE = { path: '/floor', content: ['p'] };

/** Prints how each page loads for the first time, beside the floor, medians of several rounds. */
export async function reportLoading({ app, floor, session, open, rounds }) {
  const pages = [FLOOR_PAGE, ...PAGES];
  const runs = new Map(pages.map(({ path }) => [path, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const page of pages) {
      const server = page === FLOOR_PAGE ? floor : app;
      const browsing = await open({ storageState: page.isSignedIn ? session : undefined });
      runs.get(page.path).push(await load(server, page, browsing));
      await browsing.close();
    }
  }

  const summary = (path) => (name) => median(runs.get(path).map((run) => run[name]));
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

async function load(server, { path, content }, { page, devtools }) {
  const scripts = new Set();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await slowDown(devtools);
  await page.goto(server.origin + path, { waitUntil: 'commit' });
  await page.waitForFunction(isShown, content);
  const contentAt = await page.evaluate(() => performance.now());
  await page.waitForLoadState('networkidle');
  const bytes = [...scripts].reduce((sum, name) => sum + (server.sizes.get(name) ?? 0), 0);
  return { ...(await readLoading(page)), kib: bytes / 1024, content: contentAt };
}
