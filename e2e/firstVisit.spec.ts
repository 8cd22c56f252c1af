import type { Locator, Page, Route } from '@playwright/test';
import { layoutShifts, recordLayoutShifts } from './support/measure';
import { storeUser, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

/** The keys of rows and cards come after them, the answers below the chart after the figures. */
const COMES_AFTER =
  /\/(RowKeys|jobActions|asTabbedText|formulas|shownJobs|toLine|chartMonths|countAnswers)-/;
/** What the statistics ask for once their figures are there. */
const OF_ALL = '&limit=100';

type PageStart = { files: string[]; pictures: string[]; calls?: Record<string, string> };
type PageStarts = Record<'visitor' | 'user', Record<string, PageStart>>;

/** The bundle, the chart, which comes after its page is drawn, and the start of the worker, a second after the load. */
const COMES_LATER = /\/(index|MonthlyChart|clsx|serviceWorker)-/;
const BUNDLE = '**/assets/index-*.js';

test.beforeEach(async ({ page }) => {
  // Nothing is prefetched for who saves data, so what is asked for is what the page needs.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await StubbedApi.install(page);
});

test.describe('before its bundle', () => {
  let arrive: () => Promise<void>;

  test.beforeEach(async ({ page }) => {
    const held: Route[] = [];
    await page.route(BUNDLE, (route) => void held.push(route));
    arrive = async () => {
      await expect.poll(() => held.length).toBeGreaterThan(0);
      await Promise.all(held.map((route) => route.continue()));
    };
  });

  for (const [path, text] of [
    ['/landing', 'Every application on one trail'],
    ['/all-jobs', 'Every application on one trail'],
    ['/register', 'Login'],
  ] as const) {
    const tag = path === '/landing' ? [] : ['@any-engine'];
    const name = `a visitor's ${path} shows its texts, which stay, and asks for its code alone`;
    test(name, { tag }, async ({ page, isMobile }) => {
      await recordLayoutShifts(page);
      const asked = watchRequests(page);
      await page.goto(`.${path}`, { waitUntil: 'commit' });
      const heading = page.getByRole('heading', { level: 1 }).filter({ hasText: text });
      await expect(heading).toBeVisible();
      // Nothing is painted before its style sheet is there.
      await expect(page.locator('#root')).toHaveCSS('isolation', 'isolate');
      const { files } = await startOf(page, 'visitor', path);
      await page.evaluate(() => scrollTo(0, 200));
      const before = await boxes(page);
      expect(before.length).toBeGreaterThan(1);
      await arrive();

      await expect(firstPaint(page)).toHaveCount(0);
      await expect(heading).toBeVisible();
      expect((await boxes(page)).slice(0, before.length)).toEqual(before);
      expect(await layoutShifts(page)).toEqual([]);
      // A phone draws no picture.
      if (!isMobile) expect(asked.files()).toEqual(files);
      expect(asked.calls()).toEqual([]);
    });
  }

  for (const path of ['/', '/all-jobs', '/profile']) {
    test(
      `a user's ${path} shows its frame with its link marked, and asks for the rest once`,
      { tag: ['@desktop', ...(path === '/' ? [] : ['@any-engine'])] },
      async ({ page }) => {
        await recordLayoutShifts(page);
        const asked = watchRequests(page);
        await storeUser(page);
        await page.goto(`.${path}`, { waitUntil: 'commit' });
        const current = page.locator('aside nav [aria-current="page"]');
        await expect(current).toBeVisible();
        await expect(page.getByText('loading page')).toBeAttached();
        await expect(current).toHaveAttribute('href', path);
        const { files, calls } = await startOf(page, 'user', path);
        await expect.poll(asked.files).toEqual(files);
        await expect.poll(asked.calls).toEqual(calls);
        await arrive();

        await expect(firstPaint(page)).toHaveCount(0);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expect(current).toHaveAttribute('href', path);
        // The page takes over what was asked for ahead of it, and asks for nothing else but all applications, for the longest wait.
        expect(asked.files().filter((file) => !COMES_AFTER.test(file))).toEqual(files);
        expect(asked.calls().filter((call) => !call.endsWith(OF_ALL))).toEqual(calls);
        expect(await layoutShifts(page)).toEqual([]);
      },
    );
  }

  test('nothing can be typed or pressed but the link to the login, which works', async ({
    page,
  }) => {
    await page.goto('./landing', { waitUntil: 'commit' });
    await expect(page.locator('fieldset')).toHaveAttribute('inert');
    await expect(page.locator('button', { hasText: 'demo app' })).toHaveAttribute('inert');
    await page.getByRole('link', { name: 'Login/Register' }).click();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await expect(firstPaint(page)).toHaveAttribute('inert');
    await expect(page.locator('#root > *')).toHaveCount(1);
    await expect(page.locator('input:not([type="radio"])')).toHaveCount(0);
  });

  test('the first press counts when the page is there', async ({ page }) => {
    await storeUser(page);
    await page.goto('./profile', { waitUntil: 'commit' });
    await expect(firstPaint(page)).toHaveAttribute('inert');
    await expect(page.locator('#root')).toHaveCSS('isolation', 'isolate');
    const link = page.locator('nav a[href$="/add-job"]').filter({ visible: true });
    const { x, y, width, height } = await boxOf(link);
    await page.mouse.click(x + width / 2, y + height / 2);
    await arrive();

    await expect(page.getByLabel('position')).toBeVisible();
  });

  test('no rule of the style is there twice, nor is one when React has drawn the page @any-engine @desktop', async ({
    page,
  }) => {
    await page.goto('./landing', { waitUntil: 'commit' });
    await expect(page.locator('#root')).toHaveCSS('isolation', 'isolate');
    expect(await repeatedRules(page)).toEqual([]);
    await arrive();

    await expect(firstPaint(page)).toHaveCount(0);
    await expect(page.locator('#root')).toHaveCSS('isolation', 'isolate');
    expect(await repeatedRules(page)).toEqual([]);
  });

  test('an address of no page shows nothing of another one @any-engine @desktop', async ({
    page,
  }) => {
    await page.goto('./no-such-page', { waitUntil: 'commit' });
    await expect(page.locator('#root')).toBeEmpty();
    await arrive();

    await expect(page.getByRole('heading', { name: 'Ohh! Page Not Found' })).toBeVisible();
  });
});

const firstPaint = (page: Page) => page.locator('#root > [data-first-paint]');

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('It is not to be seen.');
  return box;
}

function repeatedRules(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sheets = [...document.styleSheets];
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    return rules.filter((rule, index) => rules.indexOf(rule) !== index);
  });
}

/** Where the texts, links and pictures of the page stand. */
function boxes(page: Page) {
  return page.locator('h1, main p, main a, main img, main h2').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { of: element.textContent, x, y, width, height };
    }),
  );
}

/** What the page asks for beyond the document and what all pages start with. */
function watchRequests(page: Page): { files: () => string[]; calls: () => string[] } {
  const files = new Set<string>();
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname.includes('/api/')) calls.push(pathname + search);
    const isOfPage = /\/assets\/.*\.js$|\/landing\.svg$/.test(pathname);
    if (isOfPage && !COMES_LATER.test(pathname)) files.add(pathname);
  });
  return { files: () => [...files].sort(), calls: () => calls };
}

/** What the start script of this page is told to ask for: its files, each once. */
async function startOf(page: Page, who: keyof PageStarts, path: string) {
  const script = page.locator('script[data-pages]');
  const starts = JSON.parse((await script.getAttribute('data-pages')) ?? '{}') as PageStarts;
  const start = starts[who][path];
  if (start === undefined) throw new Error(`There is no page at ${path}.`);
  const { files, pictures, calls } = start;
  const call = calls?.[''];
  return { files: [...files, ...pictures].sort(), calls: call === undefined ? [] : [call] };
}
