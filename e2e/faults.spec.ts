import type { Page } from '@playwright/test';
import { ADA, listOf, STATS, TEN_JOBS } from './support/samples';
import { goTo } from './support/steps';
import { open, openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const LIST = '**/api/v1/jobs?*';
const TOO_LONG = 'The server takes too long to answer. Please try again.';
const OFFLINE = 'You are offline. What you see may be out of date.';

/** Firefox's driver tells of an error nothing but that it is one. */
const LOST_CODE = /LostChunkError|^error: \[(page|chart)\] Error$/;

const inPage = (page: Page) => page.getByRole('main');
const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const tryAgain = (page: Page) => page.getByRole('button', { name: 'try again' });

/** Every request of that kind from now on. */
function countRequests(page: Page, method: string, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname === path) count += 1;
  });
  return () => count;
}

/** How often the document itself was loaded from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

async function fillInJob(page: Page): Promise<void> {
  await page.getByLabel('position').fill('Baker');
  await page.getByLabel('company').fill('Bread & Sons');
}

async function expectJobKept(page: Page): Promise<void> {
  await expect(page.getByLabel('position')).toHaveValue('Baker');
  await expect(page.getByLabel('company')).toHaveValue('Bread & Sons');
}

/** Opens a list that nobody answers, under a clock of the test. */
async function openHeldList(page: Page) {
  await page.clock.install();
  const api = await StubbedApi.install(page);
  api.hold('list');
  const asked = page.waitForRequest(LIST);
  await openSignedIn(page, '/all-jobs');
  const request = await asked;
  const aborted = page.waitForEvent('requestfailed', (failed) => failed === request);
  return { api, aborted };
}

test.describe('an answer that never ends', () => {
  test('is given up after 15 seconds, and the list can be tried again', async ({ page }) => {
    const { api, aborted } = await openHeldList(page);
    await page.clock.runFor(12_000);
    await expect(tryAgain(page)).toHaveCount(0);
    await page.clock.runFor(3000);

    await expect(inPage(page).getByText(TOO_LONG)).toBeVisible();
    await aborted;
    await expect(page.getByText('No jobs to display...')).toHaveCount(0);
    await api.release('list').catch(() => undefined);
    await tryAgain(page).click();
    await expect(card(page, 'Analyst 1')).toBeVisible();
  });

  test('does not keep anybody on the page: leaving aborts it', async ({ page }) => {
    const { aborted } = await openHeldList(page);
    // So that it is not given up because of its age.
    await page.clock.pauseAt(Date.now() + 1000);
    await page.getByRole('link', { name: 'profile' }).first().click();
    await page.clock.runFor(2000);

    expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
    await expect(page.getByLabel('last name')).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.beforeEach(({ expectedNoise }) => {
    expectedNoise.push(/ERR_INTERNET_DISCONNECTED/);
  });

  test('a banner says so, and the list is read again when it is back', async ({
    page,
    context,
    signedIn: account,
  }) => {
    await account.addJobs([{ position: 'Baker' }]);
    await open(page, '/all-jobs');
    await expect(card(page, 'Baker')).toBeVisible();
    await context.setOffline(true);
    await expect(page.getByText(OFFLINE)).toBeVisible();
    await page.getByLabel('sort').selectOption('oldest');
    await expect(inPage(page).getByText(/^We cannot reach the server/)).toBeVisible();
    await expect(card(page, 'Baker')).toBeVisible();
    await tryAgain(page).click();
    await expect(tryAgain(page)).toBeVisible();
    await account.addJobs([{ position: 'Miller' }]);
    await context.setOffline(false);

    await expect(card(page, 'Miller')).toBeVisible();
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    await expect(tryAgain(page)).toHaveCount(0);
  });

  test('a form keeps its text, is not sent by itself later, and works then', async ({
    page,
    context,
    signedIn: account,
  }) => {
    // The hint of earlier applications may be on its way when the network goes, and says nothing then.
    await page.route('**/assets/AlreadyThere-*.js', (route) => route.abort('internetdisconnected'));
    await open(page, '/add-job');
    const posts = countRequests(page, 'POST', '/api/v1/jobs');
    await fillInJob(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'submit' }).click();
    await expect(inPage(page).getByText(/^We cannot reach the server/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText(OFFLINE)).toHaveCount(0);
    await expectJobKept(page);
    expect(posts()).toBeLessThanOrEqual(1);
    expect(await account.jobs()).toEqual([]);

    await page.getByRole('button', { name: 'submit' }).click();
    await expect(page.getByText('Job Created')).toBeVisible();
    expect(await account.jobs()).toHaveLength(1);
  });

  test('a page that was never opened waits for the network, without a reload', async ({
    page,
    context,
    expectedNoise,
  }) => {
    expectedNoise.push(LOST_CODE, /ERR_FAILED/);
    await StubbedApi.install(page);
    await page.route('**/assets/ProfilePage-*.js', (route) => route.abort());
    await openSignedIn(page, '/add-job');
    await fillInJob(page);
    const loads = countLoads(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'profile' }).click();
    await expect(page.getByText(/check your connection/)).toBeVisible();
    await tryAgain(page).click();
    await expect(page.getByText(/check your connection/)).toBeVisible();
    await goTo(page, 'add job');
    await expectJobKept(page);
    await page.getByRole('link', { name: 'profile' }).click();
    await expect(page.getByText(/check your connection/)).toBeVisible();
    await page.unroute('**/assets/ProfilePage-*.js');
    await context.setOffline(false);

    await expect(page.getByLabel('last name')).toHaveValue('Lovelace');
    expect(loads()).toBe(0);
  });
});

test.describe('code that is gone after a deployment', () => {
  test.beforeEach(async ({ page, expectedNoise }) => {
    expectedNoise.push(LOST_CODE, /404/, /MIME type/, /ERR_/, /cannot be had/);
    await StubbedApi.install(page);
  });

  for (const [kind, answer] of [
    ['missing', { status: 404, body: '' }],
    ['answered with the page of the app', { contentType: 'text/html', body: '<!doctype html>' }],
  ] as const) {
    test(`reloads a page once, then offers a button, when it is ${kind}`, async ({ page }) => {
      await page.route('**/assets/ProfilePage-*.js', (route) => route.fulfill(answer));
      await openSignedIn(page, '/');
      const loads = countLoads(page);
      await page.getByRole('link', { name: 'profile' }).click();
      const reload = page.getByRole('button', { name: 'reload' });
      await expect(reload).toBeVisible();
      await expect(page).toHaveURL('./profile');
      expect(loads()).toBe(1);

      await reload.click();
      await expect.poll(loads).toBe(2);
      await expect(reload).toBeVisible();
      await page.getByRole('link', { name: 'stats' }).click();
      await expect(page.getByText('pending applications')).toBeVisible();
      await page.getByRole('link', { name: 'profile' }).click();
      await expect(reload).toBeVisible();
      expect(loads()).toBe(2);

      await page.unroute('**/assets/ProfilePage-*.js');
      await reload.click();
      await expect(page.getByLabel('last name')).toHaveValue('Lovelace');
      expect(loads()).toBe(3);
    });
  }

  test('costs the chart alone, which comes with a reload', async ({ page, expectedNoise }) => {
    expectedNoise.push(/LostChunkError/);
    await page.route('**/assets/MonthlyChart-*.js', (route) => route.fulfill({ status: 404 }));
    await openSignedIn(page, '/');
    const loads = countLoads(page);
    await expect(page.getByText(/^This chart could not be loaded/)).toBeVisible();
    await expect(page.getByText('pending applications')).toBeVisible();
    await page.unroute('**/assets/MonthlyChart-*.js');
    await page.getByRole('button', { name: 'reload' }).click();

    await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
    expect(loads()).toBe(1);
  });

  test('of the client for the server keeps the form and says what to do', async ({ page }) => {
    await page.route('**/assets/httpClient-*.js', (route) => route.fulfill({ status: 404 }));
    await open(page, '/register');
    const loads = countLoads(page);
    await page.getByLabel('email').fill(ADA.email);
    await page.getByLabel('password').fill('secret-password');
    await page.getByRole('button', { name: 'submit' }).click();
    await expect(
      inPage(page).getByText(/^We cannot reach the server.* or reload the page/),
    ).toBeVisible();
    await expect(page.getByLabel('email')).toHaveValue(ADA.email);
    await page.unroute('**/assets/httpClient-*.js');
    await page.getByRole('button', { name: 'submit' }).click();

    await expect(page).toHaveURL('./');
    expect(loads()).toBe(0);
  });

  test('of the toasts still tells what they would have said', async ({ page, context }) => {
    await page.route('**/assets/ToastRegion-*', (route) => route.abort());
    await openSignedIn(page, '/profile');
    await context.setOffline(true);
    await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
    await page.getByRole('button', { name: 'logout' }).click();
    await expect(page.getByRole('alert').getByText('There was an error..')).toBeVisible();
    await expect(page.getByLabel('last name')).toBeVisible();
    await page.getByRole('button', { name: 'close', exact: true }).click();

    await expect(page.getByText('There was an error..')).toHaveCount(0);
  });
});

test.describe('a double click and a double Enter', () => {
  test('record one job', async ({ page }) => {
    const api = await StubbedApi.install(page);
    api.hold('write');
    await openSignedIn(page, '/add-job');
    const posts = countRequests(page, 'POST', '/api/v1/jobs');
    await fillInJob(page);
    await page.getByLabel('company').press('Enter');
    await page.getByLabel('company').press('Enter');
    await page.getByRole('button', { name: 'Please Wait...' }).dblclick({ force: true });
    await api.release('write');

    await expect(page.getByText('Job Created')).toBeVisible();
    expect(posts()).toBe(1);
  });
});

test.describe('fourteen hours ahead of the server', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' });

  test('the calendar days are those of everywhere else', async ({ page }) => {
    const api = await StubbedApi.install(page);
    const jobs = TEN_JOBS.slice(0, 1);
    api.answer('list', listOf(jobs.map((job) => ({ ...job, createdAt: '2023-12-31T23:30:00Z' }))));
    await openSignedIn(page, '/all-jobs');

    await expect(card(page, 'Analyst 1')).toContainText('Dec 31st, 2023');
  });
});

test('two hundred pages have a pager of one line', async ({ page }) => {
  const api = await StubbedApi.install(page);
  api.answer('list', listOf(TEN_JOBS, 2000, 200));
  await openSignedIn(page, '/all-jobs');
  const pager = page.getByRole('navigation', { name: 'pagination' });
  for (const press of ['prev', 'page 1', 'next', 'next', 'next', 'next', 'next']) {
    await pager.getByRole('button', { name: press, exact: true }).click();
    expect(await pager.getByRole('button').count()).toBeLessThanOrEqual(9);
  }
  await expect(pager.getByRole('button', { name: 'page 6' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  const { height = 0 } = (await pager.boundingBox()) ?? {};
  expect(height).toBeLessThan(80);
});

test('120 months scroll within their box', async ({ page }) => {
  const api = await StubbedApi.install(page);
  const monthlyApplications = Array.from({ length: 120 }, (_, index) => ({
    date: `month ${index}`,
    count: index,
  }));
  api.answer('stats', { ...STATS, monthlyApplications });
  await openSignedIn(page, '/');
  const chart = page.getByRole('img', { name: /area chart/ });
  await expect(chart).toBeVisible();

  expect((await chart.boundingBox())?.width).toBeGreaterThan(120 * 75);
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(pageWidth).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});

test('an error nobody caught is reported once and leaves the page', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/oops/);
  await StubbedApi.install(page);
  await openSignedIn(page, '/profile');
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.evaluate(() => {
    void Promise.reject(new Error('oops in a promise'));
    setTimeout(() => {
      throw new Error('oops in the page');
    });
  });

  await expect.poll(() => lines.filter((line) => line.startsWith('[')).length).toBe(2);
  expect(
    lines.filter((line) => line.startsWith('[promise] Error: oops in a promise')),
  ).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith('[window] Error: oops in the page'))).toHaveLength(
    1,
  );
  await expect(page.getByLabel('last name')).toBeVisible();
});
