import { openSignedIn, open, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

type Preloads = Record<'visitor' | 'user', Record<string, string[]>>;

/** The chart is most of its page and comes after it is drawn. */
const COMES_LATER = /\/(MonthlyChart|clsx)-/;

test.beforeEach(async ({ page }) => {
  // Nothing is prefetched for who saves data, so what is asked for is what the page needs.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await StubbedApi.install(page);
});

for (const path of ['/landing', '/register', '/', '/all-jobs']) {
  test(`a visitor's ${path} asks for its code at once, and for nothing else`, async ({ page }) => {
    const requested = watchFiles(page);
    await open(page, path);

    const preloads = await readPreloads(page);
    expect(requested()).toEqual(preloads.visitor[path]?.toSorted());
  });
}

for (const path of ['/', '/all-jobs', '/add-job', '/profile']) {
  test(`a user's ${path} asks for its code at once, and for nothing else`, async ({ page }) => {
    const requested = watchFiles(page);
    const answered = path === '/' || path === '/all-jobs' ? page.waitForResponse(/api.v1/) : null;
    await openSignedIn(page, path);
    await answered;

    const preloads = await readPreloads(page);
    expect(requested()).toEqual(preloads.user[path]?.toSorted());
  });
}

/** What the page asks for beyond the document and what all pages start with. */
function watchFiles(page: Page): () => string[] {
  const requested = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const isOfPage = pathname.startsWith('/assets/') || pathname === '/landing.svg';
    if (isOfPage && !/\/index-|\.css$/.test(pathname) && !COMES_LATER.test(pathname)) {
      requested.add(pathname);
    }
  });
  return () => [...requested].sort();
}

async function readPreloads(page: Page): Promise<Preloads> {
  const pages = await page.locator('script[data-pages]').getAttribute('data-pages');
  return JSON.parse(pages ?? '{}') as Preloads;
}
