import { openSignedIn, StubbedApi } from './support/stubbedApi';
import { listOf, TEN_JOBS } from './support/samples';
import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';

const cards = (page: Page) => page.getByRole('article');
const putBacks = (page: Page) => page.getByRole('button', { name: /^put back/ });
/** In whole pixels: Firefox keeps parts of them, and not the same ones. */
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const heightOf = async (part: Locator) => (await part.boundingBox())?.height ?? Number.NaN;
const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/** Opens ten jobs of eighty, far enough down that a delete has something to lose. */
async function openTenJobs(page: Page) {
  const api = await StubbedApi.install(page);
  await openSignedIn(page, '/all-jobs');
  await expect(cards(page)).toHaveCount(10);
  return api;
}

/** The middle of the fourth card's button, to be pressed whatever stands there by then. */
async function spotOfDelete(page: Page) {
  const button = cards(page).nth(3).getByRole('button', { name: 'delete' });
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box === null) throw new Error('the button is nowhere');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

test.describe('a delete', () => {
  test('is one, however quickly one presses again', async ({ page }) => {
    await page.clock.install();
    const api = await openTenJobs(page);
    // From here on no time passes for the page but what the test lets pass.
    await page.clock.pauseAt(Date.now() + 1000);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.method());
    });

    await test.step('where its strip has come', async () => {
      const { x, y } = await spotOfDelete(page);
      await page.mouse.click(x, y);
      await expect(putBacks(page)).toBeFocused();
      await page.clock.runFor(900);
      await page.keyboard.press('Enter');
      await page.mouse.click(x, y);
    });
    await test.step('before its answer', async () => {
      api.hold('write');
      const { x, y } = await spotOfDelete(page);
      await page.mouse.dblclick(x, y);
      await api.release('write');
      await expect(putBacks(page)).toHaveCount(2);
    });
    expect(writes).toEqual(['DELETE', 'DELETE']);
  });

  test('leaves everything where it was, and can be put back', async ({ page }) => {
    await page.clock.install();
    const api = await openTenJobs(page);
    const card = cards(page).nth(5);
    const next = cards(page).filter({ hasText: 'Analyst 7' });
    await card.scrollIntoViewIfNeeded();
    await card.getByRole('button', { name: 'delete' }).focus();
    const before = { scroll: await scrolled(page), next: await topOf(next) };
    const left = TEN_JOBS.filter(({ position }) => position !== 'Analyst 6');
    api.answer('list', listOf(left, 74, 8));
    await page.keyboard.press('Enter');
    const button = page.getByRole('button', { name: 'put back Analyst 6, Engines Ltd' });
    await expect(button).toBeFocused();
    await expect(page.getByText('74 jobs found')).toBeVisible();

    expect({ scroll: await scrolled(page), next: await topOf(next) }).toEqual(before);
    await expect(page.getByText('removed: Engines Ltd')).toBeVisible();
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    // Before that a press is taken for one on what stood there.
    await page.clock.fastForward(1000);
    await page.keyboard.press('Enter');
    await posted;
    await expect(button).not.toBeAttached();
  });
});

test.describe('the place', () => {
  test('another page brings the count line to the top below the bar', async ({ page }) => {
    const api = await openTenJobs(page);
    api.answer('list', listOf(TEN_JOBS.slice(0, 2), 75, 8));
    const next = page.getByRole('button', { name: 'next' });
    await next.scrollIntoViewIfNeeded();
    await next.click();
    await expect(cards(page)).toHaveCount(2);
    const bar = await page.getByRole('banner').boundingBox();
    const count = page.getByText('75 jobs found');

    await expect.poll(async () => (await topOf(count)) - (bar?.height ?? 0)).toBeLessThan(40);
    expect(await topOf(count)).toBeGreaterThanOrEqual(bar?.height ?? 0);
  });

  test('is found again by Back, also after a reload in between', async ({ page }) => {
    await openTenJobs(page);
    await page.evaluate(() => {
      window.scrollTo(0, 200);
    });
    await expect.poll(() => scrolled(page)).toBe(200);
    await page.getByRole('article').getByRole('link', { name: 'Edit' }).nth(6).focus();
    const place = await scrolled(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'edit job' })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(10);
    await expect.poll(() => scrolled(page)).toBe(place);

    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: /job$/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: /job$/ })).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(10);
    await expect.poll(() => scrolled(page)).toBe(place);
  });
});

test.describe('room', () => {
  test(
    'a phone shows the first card above 380 px, and add job near the thumb',
    {
      tag: '@phone',
    },
    async ({ page }) => {
      await openTenJobs(page);

      expect(await topOf(cards(page).first())).toBeLessThan(380);
      for (const control of await page.getByRole('search').locator('input, select, button').all()) {
        await expect(control).toBeInViewport({ ratio: 1 });
      }
      const addJob = page.getByRole('link', { name: 'add job' });
      expect(await topOf(addJob)).toBeGreaterThan(844 * 0.75);
      await addJob.click();
      await expect(page).toHaveURL(/\/add-job$/);
    },
  );

  test(
    'a desktop shows six cards, each at most 150 px high',
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await openTenJobs(page);

      for (const card of await cards(page).all()) {
        expect(await heightOf(card)).toBeLessThanOrEqual(150);
      }
      await expect(cards(page).nth(5)).toBeInViewport({ ratio: 1 });
    },
  );

  test(
    'cards of a row are equally high, and the keyboard reads what is shortened',
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      const long = 'Engines and other machines '.repeat(8).trim();
      const api = await StubbedApi.install(page);
      const jobs = TEN_JOBS.map((job, index) =>
        index === 0 ? { ...job, position: long, company: long } : job,
      );
      api.answer('list', listOf(jobs));
      await openSignedIn(page, '/all-jobs');
      const company = cards(page).first().getByRole('paragraph');
      await expect(company).toHaveText(long);

      expect(await heightOf(cards(page).first())).toBe(await heightOf(cards(page).nth(1)));
      const oneLine = await heightOf(company);
      expect(oneLine).toBeLessThan(28);
      await cards(page).first().getByRole('link', { name: 'Edit' }).focus();
      expect(await heightOf(company)).toBeGreaterThan(2 * oneLine);
    },
  );

  test('the position opens the edit as well', { tag: '@desktop' }, async ({ page }) => {
    await openTenJobs(page);
    await page.getByRole('link', { name: 'Analyst 1', exact: true }).click();

    await expect(page.getByRole('heading', { level: 1, name: 'edit job' })).toBeVisible();
    await expect(page.getByLabel('position')).toHaveValue('Analyst 1');
  });

  test('the search form keeps its controls in line', { tag: '@desktop' }, async ({ page }) => {
    await openTenJobs(page);
    const form = page.getByRole('search');
    const box = form.getByRole('searchbox');
    const clear = form.getByRole('button', { name: 'clear filters' });
    for (const [width, columns] of [
      [320, 3],
      [360, 3],
      [768, 3],
      [1024, 3],
      [1280, 5],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const controls = await form.locator('input, select, button').all();
      const lefts = await Promise.all(controls.map(async (item) => (await item.boundingBox())?.x));
      expect(new Set(lefts).size).toBe(columns);
      const lines = await clear.evaluate((button) => {
        const range = document.createRange();
        range.selectNodeContents(button);
        return range.getClientRects().length;
      });
      expect(lines).toBe(1);
      expect(await topOf(clear)).toBe(await topOf(box));
      if (width >= 1024) expect((await box.boundingBox())?.width).toBeGreaterThanOrEqual(240);
    }
  });

  test('a date does not wrap on a narrow phone', { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await openTenJobs(page);
    const date = cards(page).first().getByText('Nov 1st, 2026');

    expect(await heightOf(date)).toBeLessThan(24);
  });
});

test('the failed list has no gap above its error', async ({ page, expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
  const api = await StubbedApi.install(page);
  api.refuse('list');
  await openSignedIn(page, '/all-jobs');
  const error = page.getByRole('region', { name: 'jobs' }).getByRole('alert');
  await expect(error).toBeVisible();
  const search = await page.getByRole('search').boundingBox();

  expect((await topOf(error)) - (search?.y ?? 0) - (search?.height ?? 0)).toBeLessThanOrEqual(32);
});
