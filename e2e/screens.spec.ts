import { expectNoViolations } from './support/axe';
import { expectNoOverflow, layoutShifts, recordLayoutShifts } from './support/measure';
import {
  HUGE_STATS,
  listOf,
  LONG_NAMED,
  NO_STATS,
  TEN_HOSTILE_JOBS,
  TEN_JOBS,
} from './support/samples';
import { openFilters } from './support/steps';
import { open, openSignedIn, reload, StubbedApi } from './support/stubbedApi';
import { expect, test as base } from './support/test';
import type { Page } from '@playwright/test';

const LONG_WORD = 'W'.repeat(400);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const test = base.extend<{
  api: StubbedApi;
  /**
   * Expects no violation of WCAG in the state of that name; that it stands still: nothing has moved by
   * itself since; that it fits: nothing is wider than the window, at any width this browser may have.
   */
  check: (state: string, ...further: ('still' | 'fits')[]) => Promise<void>;
}>({
  api: [async ({ page }, use) => use(await StubbedApi.install(page)), { auto: true }],
  check: async ({ page, isMobile }, use) =>
    use(async (state, ...further) => {
      if (further.includes('still')) expect(await layoutShifts(page), state).toEqual([]);
      await expectNoViolations(page, state);
      if (further.includes('fits')) await expectNoOverflow(page, isMobile);
      await layoutShifts(page);
    }),
});

// A colour on its way from one state to the next is of neither. A trace of axe at work takes longer
// than the work, and the violations say it all.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test.beforeEach(async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  await recordLayoutShifts(page);
  // No style sheet is fetched ahead for who saves data: one that arrives during a resize can make
  // Chromium keep rules of the width before.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
});

test('the landing page', async ({ page, check }) => {
  await open(page, '/landing');
  await check('as it opens', 'fits');
  await page.getByRole('radio', { name: 'dark' }).focus();
  await check('focus on the theme');
  await page.getByRole('link', { name: 'Login/Register' }).hover();
  await check('pointer on the button');
});

test('the register page', async ({ page, api, check }) => {
  await open(page, '/register');
  await check('login', 'still');
  await button(page, 'submit').click();
  await expect(page.getByText('Please fill out this field')).toHaveCount(2);
  await expect(button(page, 'close')).toBeVisible();
  await check('refused by validation, toast', 'still');

  await page.getByRole('button', { name: /Not a member yet/ }).click();
  await check('register');

  await page.getByRole('button', { name: /Already a member/ }).click();
  await layoutShifts(page);
  const refuseLate = async (msg: string) => {
    api.hold('auth');
    await button(page, 'demo app').click();
    await expect(page.getByRole('button', { name: 'loading ...' })).toBeDisabled();
    api.refuse('auth', msg, 401);
  };
  await refuseLate('Invalid Credentials');
  await check('busy', 'still');
  await api.release('auth');
  await expect(page.locator('form')).toContainText('Invalid Credentials');
  expect(await layoutShifts(page)).toEqual([]);
  await refuseLate(LONG_WORD);
  await api.release('auth');
  await expect(page.locator('form')).toContainText('WWW');
  await check('refused by the server', 'fits');
});

test('the stats page', async ({ page, api, check }) => {
  const chart = page.getByRole('img', { name: /area chart/ });
  api.hold('stats');
  await openSignedIn(page, '/', LONG_NAMED);
  await expect(page.getByText('loading statistics')).toBeAttached();
  await check('loading', 'still');
  await api.release('stats');
  await expect(chart).toBeVisible();
  await check('area chart', 'still');
  api.hold('stats');
  api.answer('stats', HUGE_STATS);
  await reload(page);
  await expect(page.getByText('loading statistics')).toBeAttached();
  await api.release('stats');
  await expect(chart).toBeVisible();
  await check('huge numbers', 'still', 'fits');
  expect((await chart.boundingBox())?.width).toBeGreaterThan(120 * 75);

  await button(page, 'Bar Chart').click();
  await page.getByRole('img', { name: /bar chart/ }).hover();
  await expect(page.getByText(/count:/)).toBeVisible();
  await check('bar chart with its tooltip');

  api.answer('stats', NO_STATS);
  const answered = page.waitForResponse('**/stats');
  await reload(page);
  await answered;
  await expect(page.getByText('loading statistics')).not.toBeAttached();
  await check('empty');

  api.refuse('stats');
  await reload(page);
  await expect(button(page, 'try again')).toBeVisible();
  await check('failed', 'still');
});

test('the list of jobs while it loads, reloads, fails and goes offline', async ({
  page,
  context,
  api,
  check,
}) => {
  const cards = page.getByRole('article');
  api.hold('list');
  await openSignedIn(page, '/all-jobs');
  await expect(page.getByText('loading jobs')).toBeAttached();
  // The frames of the cards, where the cards are going to be.
  const frames = page.getByRole('region', { name: 'jobs' }).locator('li');
  await expect(frames).toHaveCount(10);
  await expect(frames.first()).toHaveCSS('opacity', '1');
  const framed = await frames.nth(3).boundingBox();
  const spinners = () =>
    page.evaluate(() => {
      const all = document.getAnimations().map(({ effect }) => effect?.getTiming().iterations);
      return all.filter((iterations) => iterations === Infinity).length;
    });
  await expect.poll(spinners).toBe(1);
  await check('loading', 'still');
  await api.release('list');
  await expect(cards).toHaveCount(10);
  expect(await cards.nth(3).boundingBox()).toEqual(framed);
  await check('ten jobs', 'still');

  await openFilters(page);
  // What is opened takes room.
  await layoutShifts(page);
  api.hold('list');
  await page.getByLabel('sort').selectOption('oldest');
  await expect(page.getByText('loading jobs')).toBeAttached();
  await expect(cards).toHaveCount(10);
  const others = TEN_JOBS.map((job) => ({ ...job, _id: `other ${job._id}`, position: 'Baker' }));
  api.answer('list', listOf(others, 75, 8));
  await api.release('list');
  await expect(cards.first()).toContainText('Baker');
  expect(await layoutShifts(page)).toEqual([]);

  api.refuse('list');
  api.hold('list');
  await page.getByLabel('sort').selectOption('a-z');
  await expect(page.getByText('loading jobs')).toBeAttached();
  // What is chosen stands in a chip, which is as wide as its words.
  await layoutShifts(page);
  await api.release('list');
  await expect(button(page, 'try again')).toBeInViewport();
  await context.setOffline(true);
  await expect(page.getByText('you are offline')).toBeInViewport();
  await check('failed beside the old list, offline', 'still');
});

test('a list of jobs nobody designs for', async ({ page, api, check, isMobile }) => {
  // Long texts take axe seconds.
  test.slow();
  api.answer('list', listOf(TEN_JOBS.slice(0, 1)));
  await openSignedIn(page, '/all-jobs', LONG_NAMED);
  await expect(page.getByRole('heading', { name: '1 job found' })).toBeVisible();
  await check('one job');

  api.answer('list', listOf(TEN_HOSTILE_JOBS, 2000, 200));
  await reload(page);
  await expect(page.getByRole('heading', { name: '2000 jobs found' })).toBeVisible();
  await check('ten hostile jobs');
  const status = page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^status of/ });
  await page.getByRole('article').first().getByRole('link').first().hover();
  await status.focus();
  await check('pointer and focus on a card');
  await status.click();
  await page.getByRole('menuitem', { name: 'delete' }).click();
  await expect(page.getByText(/^removed: /)).toBeVisible();
  await check('a removed job');

  api.hold('list');
  await button(page, 'page 200').click();
  await expect(page.getByText('loading jobs')).toBeAttached();
  await check('next page on its way');
  await api.release('list');
  await expect(page.getByText('loading jobs')).not.toBeAttached();
  const pager = page.getByRole('navigation', { name: 'pagination' });
  expect((await pager.boundingBox())?.height).toBeLessThan(isMobile ? 100 : 80);
  await expectNoOverflow(page, isMobile);
  api.refuse('list', LONG_WORD);
  await button(page, 'page 1').click();
  await expect(button(page, 'try again')).toBeVisible();
  await expectNoOverflow(page, isMobile);
});

test('a list without jobs', async ({ page, api, check }) => {
  api.answer('list', listOf([], 0, 0));
  await openSignedIn(page, '/all-jobs');
  await expect(page.getByRole('heading', { name: 'No jobs to display...' })).toBeVisible();
  await check('empty');
  await openFilters(page);
  await page.getByLabel('status', { exact: true }).selectOption('declined');
  await expect(button(page, 'clear filters')).toHaveCount(2);
  await check('nothing passes the filters');

  api.answer('list', { msg: 'Too many' }, { status: 429, headers: { 'Retry-After': '30' } });
  await reload(page);
  await expect(page.getByText('a pause of 30 seconds')).toBeVisible();
  await check('failed');
});

test('the job form', async ({ page, api, check }) => {
  await openSignedIn(page, '/add-job');
  await check('empty', 'still');
  await button(page, 'submit').click();
  await expect(page.getByText('Please fill out this field')).toHaveCount(2);
  await expect(button(page, 'close')).toBeVisible();
  await check('refused by validation, toast', 'still', 'fits');
  await page.getByLabel('company').fill('Engines Ltd.');
  await page.getByLabel('position').fill('analyst 3');
  await expect(page.getByRole('list', { name: 'applications at Engines Ltd.' })).toBeVisible();
  await check('what is there already');
  await layoutShifts(page);
  api.hold('write');
  await button(page, 'submit').click();
  await expect(page.getByRole('button', { name: 'Please Wait...' })).toBeDisabled();
  expect(await layoutShifts(page)).toEqual([]);
  api.refuse('write', 'No', 400);
  await api.release('write');
  await expect(page.getByRole('main').getByRole('alert')).toHaveText('No');
  expect(await layoutShifts(page)).toEqual([]);

  api.answer('list', listOf(TEN_HOSTILE_JOBS));
  await page.goto('./all-jobs');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page.getByRole('heading', { name: 'edit job' })).toBeVisible();
  api.hold('write');
  await button(page, 'submit').click();
  await expect(page.getByRole('button', { name: 'Please Wait...' })).toBeDisabled();
  await check('busy with long texts');
  api.refuse('write', 'No job with this id', 404);
  await api.release('write');
  await expect(page.getByRole('link', { name: 'back to all jobs' })).toBeVisible();
  await check('refused by the server');
});

test('the profile', async ({ page, api, check }) => {
  await openSignedIn(page, '/profile', LONG_NAMED);
  await check('long texts', 'still');
  await page.getByLabel('last name').fill('  ');
  await button(page, 'save changes').click();
  await expect(page.getByText('Please fill out this field')).toBeVisible();
  await check('refused by validation', 'still');
  await page.getByLabel('last name').fill('Lovelace');
  api.hold('write');
  await button(page, 'save changes').click();
  await expect(button(page, 'Please Wait...')).toBeVisible();
  api.refuse('write', LONG_WORD, 400);
  await api.release('write');
  await expect(page.locator('form')).toContainText('WWW');
  // What follows the form makes room for its error.
  await check('refused by the server', 'fits');
});

test('what opens above a page', async ({ page, check, isMobile }) => {
  await openSignedIn(page, '/profile', LONG_NAMED);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'skip to content' })).toBeFocused();
  await check('skip link');

  await button(page, LONG_NAMED.name).click();
  await button(page, 'logout').hover();
  await check('menu open', 'fits');
  // A window that changes its size closes the menu.
  await page.keyboard.press('Escape');
  if (isMobile) await expect(button(page, 'keys')).toBeHidden();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'keys' })).toBeVisible();
  await check('dialog of the keys');
  await page.keyboard.press('Escape');

  await button(page, 'menu').click();
  if (isMobile) await expect(page.getByRole('dialog')).toBeVisible();
  else await expect(page.getByRole('navigation', { name: 'main' })).toBeHidden();
  await check('menu button pressed');
});

test('an unknown address', async ({ page, check }) => {
  await open(page, '/no/such/page');
  await check('as it opens', 'fits');
});

test('a page whose code is lost', async ({ page, check, expectedNoise }) => {
  expectedNoise.push(/ChunkLoadError|^error: \[page\] Error$/, /ProfilePage.*disallowed MIME type/);
  await page.route('**/assets/ProfilePage-*.js', (route) => route.fulfill({ status: 404 }));
  await openSignedIn(page, '/profile');
  await expect(button(page, 'reload')).toBeVisible();
  await check('reload notice');
});
