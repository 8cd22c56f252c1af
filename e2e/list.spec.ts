import { behaveLike } from './support/serverHabits';
import { openFilters } from './support/steps';
import { open, openStubbed } from './support/stubbedApi';
import { listOf, TEN_JOBS } from './support/samples';
import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';

const cards = (page: Page) => page.getByRole('article');
/** In whole pixels: Firefox keeps parts of them, and not the same ones. */
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? Number.NaN;

/** Opens ten jobs of eighty, far enough down that a delete has something to lose. */
async function openTenJobs(page: Page) {
  const api = await openStubbed(page, '/all-jobs');
  await expect(cards(page)).toHaveCount(10);
  return api;
}

// A phone has it in a menu, which the first press closes.
test(
  'a delete leaves everything where it was, and is none of its strip for half a second',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.clock.install();
    const api = await openTenJobs(page);
    // From here on no time passes for the page but what the test lets pass.
    await page.clock.pauseAt(Date.now() + 1000);
    const writes: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') writes.push(request.method());
    });
    const next = cards(page).filter({ hasText: 'Analyst 7' });
    const spot = cards(page).nth(5).getByRole('button', { name: 'delete' });
    await spot.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await spot.boundingBox()) ?? {
      x: 0,
      y: 0,
      width: 0,
      height: 0,
    };
    const press = () => page.mouse.dblclick(x + width / 2, y + height / 2);
    const before = { scroll: await scrolled(page), next: await topOf(next) };
    const left = TEN_JOBS.filter(({ position }) => position !== 'Analyst 6');
    api.answer('list', listOf(left, 74, 8));
    await press();
    const putBack = page.getByRole('button', { name: 'put back Analyst 6, Engines Ltd' });
    await expect(putBack).toBeVisible();
    await expect(putBack).toBeFocused();
    await expect(page.getByText('74 jobs found')).toBeVisible();
    await expect(page.getByText('removed: Analyst 6, Engines Ltd')).toBeVisible();
    expect({ scroll: await scrolled(page), next: await topOf(next) }).toEqual(before);

    await page.clock.runFor(400);
    await page.keyboard.press('Enter');
    await press();
    expect(writes).toEqual(['DELETE']);
    await page.clock.runFor(1000);
    await putBack.press('Enter');
    await expect(putBack).not.toBeAttached();
    expect(writes).toEqual(['DELETE', 'POST']);
  },
);

test('the cards of before are dimmed under a new filter, from 150 ms on @desktop', async ({
  page,
}) => {
  const api = await openTenJobs(page);
  await openFilters(page);
  // From here on no time passes for the page but what the test lets pass.
  await page.clock.pauseAt(Date.now() + 1000);
  api.hold('list');
  await page.getByLabel('sort').selectOption('oldest');
  const list = page.getByRole('region', { name: 'jobs' });
  await expect(list).toHaveAttribute('aria-busy', 'true');
  const isDimmed = () =>
    list.evaluate(({ children }) =>
      [...children].some((child) => getComputedStyle(child).opacity === '0.15'),
    );
  await page.clock.runFor(149);
  expect(await isDimmed()).toBe(false);
  await expect(page.getByText('loading jobs')).toHaveCount(0);
  await page.clock.runFor(1);
  await expect.poll(isDimmed).toBe(true);
  await expect(page.getByText('loading jobs')).toBeVisible();
  await expect(cards(page)).toHaveCount(10);
  await api.release('list');
  await expect(list).toHaveAttribute('aria-busy', 'false');
  expect(await isDimmed()).toBe(false);
});

test('another page brings the count line to the top below the bar', async ({ page }) => {
  const api = await openTenJobs(page);
  api.answer('list', listOf(TEN_JOBS.slice(0, 2), 75, 8));
  const next = page.getByRole('button', { name: 'next' });
  await next.scrollIntoViewIfNeeded();
  await next.click();
  await expect(cards(page)).toHaveCount(2);
  const { height: bar = NaN } = (await page.getByRole('banner').boundingBox()) ?? {};
  const count = page.getByText('75 jobs found');

  await expect.poll(async () => (await topOf(count)) - bar).toBeLessThan(40);
  expect(await topOf(count)).toBeGreaterThanOrEqual(bar);
});

/** Of what is stored, as much as can be read counts. */
function damageScrollPlaces() {
  const places = JSON.parse(sessionStorage.getItem('scrollPlaces') ?? '[]') as unknown[];
  const damaged = [['a', 'far'], 5, [7, 8], null, ...places];
  sessionStorage.setItem('scrollPlaces', JSON.stringify(damaged));
}

test('the place is found again by Back, also after a reload in between', async ({ page }) => {
  await openTenJobs(page);
  const form = page.getByRole('heading', { level: 1, name: /job$/ });
  const passFrames = () =>
    page.evaluate(async () => {
      for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    });
  // What is scrolled before the page has returned to its place is not noted.
  await passFrames();
  await page.evaluate(() => {
    window.scrollTo(0, 110);
  });
  await expect.poll(() => scrolled(page)).toBe(110);
  await cards(page).nth(4).getByRole('heading').getByRole('link').focus();
  // A scroll is told with the next frame.
  await passFrames();
  const place = await scrolled(page);
  await page.keyboard.press('Enter');
  for (const isReloaded of [false, true]) {
    if (isReloaded) {
      await page.goForward();
      await expect(form).toBeVisible();
      await page.addInitScript(damageScrollPlaces);
      await page.reload();
    }
    await expect(form).toBeVisible();
    await page.goBack();
    await expect(cards(page)).toHaveCount(10);
    await expect.poll(() => scrolled(page)).toBe(place);
  }
});

test('the list makes the specified calls alone, of a server that takes nothing else @desktop', async ({
  page,
  signedIn,
}) => {
  const positions = Array.from({ length: 12 }, (_, index) => ({ position: `Cook ${index + 1}` }));
  await signedIn.addJobs(positions);
  const calls = await behaveLike(page, { limit: 400, createdAt: 400, callsAtMost: 60 });
  await open(page, '/all-jobs');
  await expect(page.getByRole('heading', { name: '12 jobs found' })).toBeVisible();
  await page.getByRole('button', { name: 'next' }).click();
  await expect(cards(page)).toHaveCount(2);

  const query = 'GET /jobs?jobStatus=all&jobType=all&sort=latest&page=';
  expect(calls.filter((call) => call.startsWith('GET /jobs?'))).toEqual([`${query}1`, `${query}2`]);
});

test('a page that is opened by its address begins at its top', async ({ page }) => {
  await openTenJobs(page);
  await page.getByRole('link', { name: 'all jobs' }).first().click();
  // Chromium keeps the entry of the history where the address is the same.
  for (const address of [page.url(), './all-jobs?search=analyst']) {
    await page.evaluate(() => window.scrollTo(0, 110));
    await expect.poll(() => scrolled(page)).toBe(110);
    await page.goto(address);
    await expect(cards(page)).toHaveCount(10);
    // Where a place would be found again.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
    );
    expect(await scrolled(page)).toBe(0);
  }
});

test(
  'a search that is sent takes the keyboard of a phone away',
  { tag: '@phone' },
  async ({ page }) => {
    await openTenJobs(page);
    const box = page.getByRole('searchbox');
    await box.fill('cook');
    await box.press('Enter');
    await expect(box).not.toBeFocused();
    await expect(page).toHaveURL(/search=cook/);
  },
);
