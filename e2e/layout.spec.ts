import type { Page, Route } from '@playwright/test';
import {
  clippedTexts,
  layoutShifts,
  overflow,
  recordLayoutShifts,
  smallTargets,
  spaceText,
} from './support/measure';
import { HUGE_STATS, listOf, LONG_NAMED, TEN_HOSTILE_JOBS, TEN_JOBS } from './support/samples';
import { open, openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const WINDOWS = [
  { width: 320, height: 568 },
  // 1280 × 1024 at 400 % zoom.
  { width: 320, height: 256 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
});

test.describe('nothing is wider than the window', () => {
  test.beforeEach(async ({ page }) => {
    // Nor is a style sheet fetched ahead for who saves data.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  });

  async function expectNoOverflow(page: Page): Promise<void> {
    const { isMobile = false } = test.info().project.use;
    for (const size of WINDOWS.filter(({ width }) => width <= 390 || !isMobile)) {
      await page.setViewportSize(size);
      await expect.poll(() => overflow(page), `at ${size.width} × ${size.height}`).toEqual([]);
    }
  }

  async function expectNoOverflowWithToast(page: Page): Promise<void> {
    // Its style sheet comes with it, and one that arrives during a resize can make Chromium keep
    // rules of the width before.
    await expect(button(page, 'close').first()).toBeVisible();
    await expectNoOverflow(page);
  }

  test('on the public pages', async ({ page }) => {
    const api = await StubbedApi.install(page);
    await open(page, '/landing');
    await expectNoOverflow(page);
    await open(page, '/no/such/page');
    await expectNoOverflow(page);
    await open(page, '/register');
    api.refuse('auth', 'W'.repeat(400), 401);
    await button(page, 'demo app').click();
    await expect(page.locator('form')).toContainText('WWW');
    await expectNoOverflowWithToast(page);
  });

  test('on the stats page', async ({ page }) => {
    const api = await StubbedApi.install(page);
    api.answer('stats', HUGE_STATS);
    await openSignedIn(page, '/', LONG_NAMED);
    await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
    await expectNoOverflow(page);
  });

  test('on the list of jobs', async ({ page }) => {
    const api = await StubbedApi.install(page);
    api.answer('list', listOf(TEN_HOSTILE_JOBS, 2000, 200));
    await openSignedIn(page, '/all-jobs', LONG_NAMED);
    await button(page, 'page 200').click();
    await expect(page.getByText('loading jobs')).not.toBeAttached();
    await expectNoOverflow(page);
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(button(page, 'logout')).toBeVisible();
    await expectNoOverflow(page);
    api.refuse('list', 'W'.repeat(400));
    await button(page, 'page 1').click();
    await expect(button(page, 'try again')).toBeVisible();
    await expectNoOverflowWithToast(page);
  });

  test('on the forms', async ({ page }) => {
    const api = await StubbedApi.install(page);
    api.refuse('write', 'W'.repeat(400), 400);
    await openSignedIn(page, '/profile', LONG_NAMED);
    await button(page, 'save changes').click();
    await expect(page.locator('form')).toContainText('WWW');
    await expectNoOverflowWithToast(page);
    await open(page, '/add-job');
    await button(page, 'submit').click();
    await expect(page.getByText('Please fill out this field')).toHaveCount(2);
    await expectNoOverflowWithToast(page);
  });
});

test.describe('nothing moves by itself', () => {
  test.beforeEach(async ({ page }) => {
    await recordLayoutShifts(page);
  });

  // A page each, so that nothing which the one before still asks for can count as the next one's.
  for (const [place, path] of [
    ['on the landing page', '/landing'],
    ['where nothing was found', '/no/such/page'],
  ] as const) {
    test(`${place}, while its picture arrives`, async ({ page }) => {
      const pictures: Route[] = [];
      await page.route(/(landing|not-found)\.svg$/, (route) => {
        pictures.push(route);
      });
      // The document waits for its picture, which is held back.
      await page.goto(`.${path}`, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => pictures.length).toBe(1);
      for (const picture of pictures) await picture.continue();
      await expect
        .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete)))
        .toBe(true);
      expect(await layoutShifts(page)).toEqual([]);
    });
  }

  test('on the register page, also when the server refuses late', async ({ page }) => {
    const api = await StubbedApi.install(page);
    api.hold('auth');
    await open(page, '/register');
    await button(page, 'demo app').click();
    await expect(button(page, 'loading ...')).toBeVisible();
    api.refuse('auth', 'Invalid Credentials', 401);
    await api.release('auth');
    await expect(page.locator('form')).toContainText('Invalid Credentials');
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('on the stats page while its figures and its chart arrive', async ({ page }) => {
    const api = await StubbedApi.install(page);
    api.hold('stats');
    await openSignedIn(page, '/');
    await expect(page.getByText('loading statistics')).toBeAttached();
    await api.release('stats');
    await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);

    api.hold('stats');
    api.answer('stats', HUGE_STATS);
    await page.reload();
    await expect(page.getByText('loading statistics')).toBeAttached();
    await api.release('stats');
    await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);

    api.refuse('stats');
    await page.reload();
    await expect(button(page, 'try again')).toBeVisible();
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('on the list of jobs while it loads, reloads, fails and goes offline', async ({
    page,
    context,
  }) => {
    const api = await StubbedApi.install(page);
    api.hold('list');
    await openSignedIn(page, '/all-jobs');
    await expect(page.getByText('loading jobs')).toBeAttached();
    await api.release('list');
    await expect(page.getByRole('article')).toHaveCount(10);
    expect(await layoutShifts(page)).toEqual([]);

    api.hold('list');
    await page.getByLabel('sort').selectOption('oldest');
    await expect(page.getByText('loading jobs')).toBeAttached();
    await expect(page.getByRole('article')).toHaveCount(10);
    const others = TEN_JOBS.map((job) => ({ ...job, _id: `other ${job._id}`, position: 'Baker' }));
    api.answer('list', listOf(others, 75, 8));
    await api.release('list');
    await expect(page.getByRole('article').first()).toContainText('Baker');
    expect(await layoutShifts(page)).toEqual([]);

    api.refuse('list');
    await page.getByLabel('sort').selectOption('a-z');
    await expect(button(page, 'try again')).toBeInViewport();
    await context.setOffline(true);
    await expect(page.getByText('You are offline')).toBeInViewport();
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('on the forms, also when they are refused', async ({ page }) => {
    const api = await StubbedApi.install(page);
    for (const path of ['/profile', '/add-job']) {
      await openSignedIn(page, path);
      for (const field of await page.getByRole('textbox').all()) await field.fill('text');
      api.hold('write');
      await page.getByRole('button', { name: /^(submit|save changes)$/ }).click();
      await expect(button(page, 'Please Wait...')).toBeVisible();
      api.refuse('write', 'No', 400);
      await api.release('write');
      await expect(page.getByRole('main').getByRole('alert')).toHaveText('No');
      await page.getByRole('textbox').first().fill('');
      await page.getByRole('button', { name: /^(submit|save changes)$/ }).click();
      await expect(page.getByText('Please fill out this field')).toBeVisible();
      expect(await layoutShifts(page)).toEqual([]);
    }
  });
});

test('every page has controls to press and room for wider text', async ({ page, isMobile }) => {
  await StubbedApi.install(page);
  const least = isMobile ? 44 : 24;
  const check = async (path: string) => {
    expect(await smallTargets(page, least), path).toEqual([]);
    if (isMobile) expect(await smallestText(page), path).toBeGreaterThanOrEqual(16);
    await spaceText(page);
    expect(await clippedTexts(page), path).toEqual([]);
    expect(await overflow(page), path).toEqual([]);
  };
  for (const path of ['/landing', '/register', '/no/such/page']) {
    await open(page, path);
    await check(path);
  }
  for (const path of ['/', '/all-jobs', '/add-job', '/profile', '/import']) {
    await openSignedIn(page, path);
    await expect(page.getByText(/^loading/)).not.toBeAttached();
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(button(page, 'logout')).toBeVisible();
    await check(path);
  }
  await button(page, 'menu').click();
  if (isMobile) expect(await smallTargets(page, least), 'sidebar').toEqual([]);
});

/** In a field with smaller text a phone zooms into it. */
const smallestText = (page: Page) =>
  page
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      Math.min(...fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize))),
    );

test.describe('on a small phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the landing page has its way in and its theme switch in sight', async ({ page }) => {
    await open(page, '/landing');
    await expect(page.getByRole('link', { name: 'Login/Register' })).toBeInViewport({ ratio: 1 });
    const logo = await page.getByText('Jobtrail', { exact: true }).boundingBox();
    const choices = await page.locator('label').all();
    expect(choices).toHaveLength(3);
    for (const choice of choices) {
      await expect(choice).toBeInViewport({ ratio: 1 });
      const box = await choice.boundingBox();
      expect(box?.x).toBeGreaterThan((logo?.x ?? 0) + (logo?.width ?? Infinity));
      expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(320 - 16);
      const isCut = await choice.evaluate((label) => label.scrollWidth > label.clientWidth + 1);
      expect(isCut).toBe(false);
    }
  });

  test('the first bad field is in sight, and not below the top bar', async ({ page }) => {
    await StubbedApi.install(page);
    await openSignedIn(page, '/add-job');
    await button(page, 'submit').click();
    const field = page.getByLabel('position');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    const bar = await page.getByRole('banner').boundingBox();
    const box = await field.boundingBox();
    expect(box?.y).toBeGreaterThan(bar?.height ?? Infinity);
  });

  test('the chart scrolls inside its box, also by keyboard', async ({ page }) => {
    await StubbedApi.install(page);
    await openSignedIn(page, '/');
    const box = page.getByRole('group', { name: 'scrollable chart' });
    await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
    const left = () => box.evaluate((element) => element.scrollLeft);
    const newest = await left();
    await box.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBeLessThan(newest);
    expect(await overflow(page)).toEqual([]);
  });
});

test('the chart that fits is no stop of its own', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await StubbedApi.install(page);
  await openSignedIn(page, '/');
  await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
  await expect(page.getByRole('group', { name: 'scrollable chart' })).toHaveCount(0);
});

test(
  'the big sidebar stands in from 992 pixels on, 250 wide',
  { tag: '@desktop' },
  async ({ page }) => {
    await StubbedApi.install(page);
    await openSignedIn(page, '/profile');
    const sidebar = page.locator('aside');
    await page.setViewportSize({ width: 991, height: 700 });
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({ width: 992, height: 700 });
    await expect(sidebar).toBeVisible();
    expect((await sidebar.boundingBox())?.width).toBe(250);
  },
);

test('the theme switch keeps the padding of its choices', async ({ page }) => {
  await open(page, '/landing');
  for (const choice of await page.locator('label').all()) {
    const isRoomy = await choice.evaluate((label) => {
      const icon = label.querySelector('svg')?.getBoundingClientRect().left ?? 0;
      const text = label.querySelector('span')?.getBoundingClientRect().right ?? 0;
      const { left, right } = label.getBoundingClientRect();
      return icon - left >= 10 && right - text >= 10;
    });
    expect(isRoomy).toBe(true);
  }
});
