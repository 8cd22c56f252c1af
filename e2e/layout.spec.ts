import type { Locator, Page, Route } from '@playwright/test';
import {
  clippedTexts,
  layoutShifts,
  overflow,
  recordLayoutShifts,
  smallTargets,
  spaceText,
} from './support/measure';
import { listOf, STATS, TEN_JOBS } from './support/samples';
import { open, openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

/** As a share; a browser that rounds tells a hair less than one. */
const WHOLE = 0.99;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('article');
const NOWHERE = { x: NaN, y: NaN, width: NaN, height: NaN };
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? NOWHERE;

// A page each, so that nothing which the one before still asks for can count as the next one's.
for (const path of ['/landing', '/no/such/page']) {
  test(`nothing moves by itself on ${path} while its picture arrives`, async ({ page }) => {
    await recordLayoutShifts(page);
    const pictures: Route[] = [];
    await page.route(/(landing|not-found)\.svg$/, (route) => void pictures.push(route));
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
  await page.keyboard.press('Escape');
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
    const logo = await boxOf(page.getByText('Jobtrail', { exact: true }));
    const choices = await page.locator('label').all();
    expect(choices).toHaveLength(3);
    for (const choice of choices) {
      await expect(choice).toBeInViewport({ ratio: 1 });
      const { x, width } = await boxOf(choice);
      expect(x).toBeGreaterThan(logo.x + logo.width);
      expect(x + width).toBeLessThanOrEqual(320 - 16);
      const room = await choice.evaluate((label) => {
        const icon = label.querySelector('svg')?.getBoundingClientRect().left ?? 0;
        const text = label.querySelector('span')?.getBoundingClientRect().right ?? 0;
        const { left, right } = label.getBoundingClientRect();
        return Math.min(icon - left, right - text);
      });
      expect(room).toBeGreaterThanOrEqual(10);
    }
  });

  test('the first bad field is in sight, and not below the top bar', async ({ page }) => {
    await StubbedApi.install(page);
    await openSignedIn(page, '/add-job');
    await button(page, 'submit').click();
    const field = page.getByLabel('position');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    const bar = await boxOf(page.getByRole('banner'));
    expect((await boxOf(field)).y).toBeGreaterThan(bar.height);
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

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the chart opens at the newest month, with the scale in view', async ({ page }) => {
    const api = await StubbedApi.install(page);
    await openSignedIn(page, '/');
    const box = page.getByRole('group', { name: 'scrollable chart' });
    await box.scrollIntoViewIfNeeded();
    await expect(page.getByText('Nov 2026').first()).toBeInViewport({ ratio: WHOLE });
    const scale = page.locator('.recharts-yAxis-tick-labels').first();
    await expect(scale).toBeInViewport({ ratio: WHOLE });
    await box.evaluate((element) => {
      element.scrollTo({ left: 0 });
    });
    await expect(page.getByText('Jun 2026').first()).toBeInViewport({ ratio: WHOLE });
    await expect(scale).toBeInViewport({ ratio: WHOLE });

    // New figures leave it there.
    api.answer('stats', { ...STATS, defaultStats: { ...STATS.defaultStats, pending: 4711 } });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('4711', { exact: true })).toBeVisible();
    expect(await box.evaluate((element) => element.scrollLeft)).toBe(0);
  });

  test('the page has its name, the first card above 380 px, and add job near the thumb', async ({
    page,
  }) => {
    await StubbedApi.install(page);
    await openSignedIn(page, '/all-jobs');
    const name = page.getByRole('heading', { level: 1, name: 'all jobs' });
    expect((await boxOf(name)).height).toBeGreaterThan(20);
    expect((await boxOf(cards(page).first())).y).toBeLessThan(380);
    for (const control of await page.getByRole('search').locator('input, select, button').all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    const addJob = page.getByRole('link', { name: 'add job' });
    expect((await boxOf(addJob)).y).toBeGreaterThan(844 * 0.75);
    await page.setViewportSize({ width: 360, height: 800 });
    const date = cards(page).first().getByText('Nov 1st, 2026');
    expect((await boxOf(date)).height).toBeLessThan(24);
    await addJob.click();
    await expect(page).toHaveURL(/\/add-job$/);
  });
});

test.describe('at a desk', { tag: '@desktop' }, () => {
  test('the big sidebar stands in from 992 pixels on, 250 wide', async ({ page }) => {
    await StubbedApi.install(page);
    await openSignedIn(page, '/profile');
    const sidebar = page.locator('aside');
    await page.setViewportSize({ width: 991, height: 700 });
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({ width: 992, height: 700 });
    await expect(sidebar).toBeVisible();
    expect((await boxOf(sidebar)).width).toBe(250);
  });

  test('no label of the chart is cut, and none that fits scrolls', async ({ page }) => {
    const long = STATS.monthlyApplications.map(({ count }, index) => ({
      date: `September ${2020 + index}`,
      count,
    }));
    const cutLabels = () =>
      page.locator('svg.recharts-surface text').evaluateAll((texts) =>
        texts.flatMap((text) => {
          const room = text.closest('svg')?.getBoundingClientRect();
          const box = text.getBoundingClientRect();
          const isCut = room && (box.left < room.left - 1 || box.right > room.right + 1);
          return isCut ? [text.textContent] : [];
        }),
      );
    const api = await StubbedApi.install(page);
    for (const months of [STATS.monthlyApplications, long, long.slice(-1)]) {
      api.answer('stats', { ...STATS, monthlyApplications: months });
      await openSignedIn(page, '/');
      for (const shape of ['area', 'bar']) {
        for (const width of [320, 390, 768, 1024, 1280, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByRole('img', { name: new RegExp(shape) })).toBeVisible();
          await expect.poll(cutLabels, `${months.length} months, ${shape}, ${width}`).toEqual([]);
        }
        await expect(page.getByRole('group', { name: 'scrollable chart' })).toHaveCount(0);
        if (shape === 'area') await button(page, 'Bar Chart').click();
      }
    }
  });

  test('no line runs through the bar that is pointed at', async ({ page }) => {
    await StubbedApi.install(page);
    await openSignedIn(page, '/');
    await page.getByRole('img', { name: /area chart/ }).hover();
    await expect(page.locator('.recharts-tooltip-cursor')).toHaveCount(1);
    await button(page, 'Bar Chart').click();
    await page.locator('.recharts-bar-rectangle').first().hover();
    await expect(page.locator('.recharts-tooltip-wrapper').getByText('count')).toBeVisible();
    await expect(page.locator('.recharts-tooltip-cursor')).toHaveCount(0);
  });

  test('six cards are in sight, each row equally high; the keyboard reads what is shortened', async ({
    page,
  }) => {
    const long = 'Engines and other machines '.repeat(8).trim();
    const api = await StubbedApi.install(page);
    const jobs = TEN_JOBS.map((job, index) =>
      index === 0 ? { ...job, position: long, company: long } : job,
    );
    api.answer('list', listOf(jobs));
    await openSignedIn(page, '/all-jobs');
    const company = cards(page).first().getByRole('paragraph');
    await expect(company).toHaveText(long);
    const heightOf = async (part: Locator) => (await boxOf(part)).height;
    for (const card of await cards(page).all()) {
      expect(await heightOf(card)).toBeLessThanOrEqual(150);
    }
    await expect(cards(page).nth(5)).toBeInViewport({ ratio: 1 });
    expect(await heightOf(cards(page).first())).toBe(await heightOf(cards(page).nth(1)));
    const oneLine = await heightOf(company);
    expect(oneLine).toBeLessThan(28);
    await cards(page).first().getByRole('link', { name: 'Edit' }).focus();
    expect(await heightOf(company)).toBeGreaterThan(2 * oneLine);
  });

  test('the search form keeps its controls in line, and its distance to an error', async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    const api = await StubbedApi.install(page);
    api.refuse('list');
    await openSignedIn(page, '/all-jobs');
    const form = page.getByRole('search');
    const search = form.getByRole('searchbox');
    const clear = form.getByRole('button', { name: 'clear filters' });
    const error = page.getByRole('region', { name: 'jobs' }).getByRole('alert');
    await expect(error).toBeVisible();
    const { y, height } = await boxOf(form);
    expect((await boxOf(error)).y - y - height).toBeLessThanOrEqual(32);
    for (const [width, columns] of [
      [320, 3],
      [360, 3],
      [768, 3],
      [1024, 3],
      [1280, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const controls = await form.locator('input, select, button').all();
      const lefts = await Promise.all(controls.map(async (item) => (await boxOf(item)).x));
      expect(new Set(lefts).size).toBe(columns);
      const lines = await clear.evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
      expect((await boxOf(clear)).y).toBe((await boxOf(search)).y);
      if (width >= 1024) expect((await boxOf(search)).width).toBeGreaterThanOrEqual(240);
    }
  });
});
