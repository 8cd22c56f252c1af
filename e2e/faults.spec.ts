import type { Page } from '@playwright/test';
import { ADA } from './support/samples';
import { goTo } from './support/steps';
import { open, openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const PROFILE = '**/assets/ProfilePage-*.js';

/** Firefox's driver tells of an error nothing but that it is one. */
const LOST_CODE = /ChunkLoadError|^error: \[(page|chart|InstallItem)\] Error$/;

const inPage = (page: Page) => page.getByRole('main');

/** How often the document itself was loaded from now on. */
function countLoads(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

test('an answer that never ends keeps nobody on the page: leaving aborts it', async ({ page }) => {
  await page.clock.install();
  const api = await StubbedApi.install(page);
  api.hold('list');
  const asked = page.waitForRequest('**/api/v1/jobs?*');
  await openSignedIn(page, '/all-jobs');
  const request = await asked;
  const aborted = page.waitForEvent('requestfailed', (failed) => failed === request);
  // So that it is not given up because of its age.
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole('link', { name: 'profile' }).first().click();
  await page.clock.runFor(2000);

  expect((await aborted).failure()?.errorText).toBe('net::ERR_ABORTED');
  await expect(page.getByLabel('last name')).toBeVisible();
});

test(
  'what may have been recorded is told by a read of all applications',
  {
    tag: '@any-engine',
  },
  async ({ page, signedIn: account, expectedNoise }) => {
    expectedNoise.push(/ERR_FAILED/);
    await account.addJobs([{ position: 'Baker', company: 'Inn' }]);
    await page.route('**/api/v1/jobs', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await open(page, '/add-job');
    await page.getByLabel('position').fill('Cook');
    await page.getByLabel('company').fill('Acme');
    await page.getByRole('button', { name: 'submit' }).click();

    const told = inPage(page).getByText('The answer was lost, but this application was recorded.');
    await expect(told).toBeVisible();
    expect(await account.jobs()).toHaveLength(2);
  },
);

test('a page goes on where the browser refuses an entry of the history', async ({
  page,
  signedIn: account,
}) => {
  await page.addInitScript(() => {
    for (const name of ['pushState', 'replaceState'] as const) {
      const write = history[name].bind(history);
      History.prototype[name] = (...entry) => {
        const { dataset } = document.documentElement;
        if (dataset.entries === 'refused') {
          dataset.refusals = String(Number(dataset.refusals ?? 0) + 1);
          throw new DOMException('The operation is insecure.', 'SecurityError');
        }
        write(...entry);
      };
    }
  });
  await account.addJobs([{ position: 'Cook' }, { position: 'Baker', jobStatus: 'declined' }]);
  await open(page, '/all-jobs');
  await expect(page.getByRole('article')).toHaveCount(2);
  const loads = countLoads(page);
  await page.getByRole('combobox', { name: 'type', exact: true }).selectOption('full-time');
  await expect(page).toHaveURL(/type=full-time$/);
  await page.evaluate(() => (document.documentElement.dataset.entries = 'refused'));
  const status = page.getByRole('combobox', { name: 'status', exact: true });
  await status.selectOption('declined');
  await page.getByRole('searchbox').fill('Bake');
  await page.getByRole('searchbox').press('Enter');
  await expect(page.getByRole('article')).toHaveCount(1);
  await expect(status).toHaveValue('declined');
  // What was refused is not tried again by itself.
  const refusals = await page.evaluate(() => document.documentElement.dataset.refusals);
  expect(Number(refusals)).toBeLessThanOrEqual(2);
  await page.evaluate(() => (document.documentElement.dataset.entries = ''));
  await page.getByRole('combobox', { name: 'sort', exact: true }).selectOption('oldest');

  await expect(page).toHaveURL(/search=Bake&status=declined&type=full-time&sort=oldest$/);
  await expect(page.getByRole('article', { name: 'Baker' })).toBeVisible();
  expect(loads()).toBe(0);
});

test.describe('without a network', () => {
  test.beforeEach(({ expectedNoise }) => {
    expectedNoise.push(/ERR_INTERNET_DISCONNECTED/);
  });

  test('a page that was never opened says so, and reloads nothing by itself', async ({
    page,
    context,
    expectedNoise,
  }) => {
    // The hint at earlier applications may still be on its way.
    expectedNoise.push(LOST_CODE, /ERR_FAILED/, /\[AlreadyThere\]/);
    const notice = page.getByText(/check your connection/);
    await StubbedApi.install(page);
    await page.route(PROFILE, (route) => route.abort());
    await openSignedIn(page, '/add-job');
    await page.getByLabel('position').fill('Baker');
    const loads = countLoads(page);
    await context.setOffline(true);
    await page.getByRole('link', { name: 'profile' }).click();
    await expect(notice).toBeVisible();
    await goTo(page, 'add job');
    await expect(page.getByLabel('position')).toHaveValue('Baker');
    expect(loads()).toBe(0);

    await page.unroute(PROFILE);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'profile' }).click();
    await page.getByRole('button', { name: 'reload' }).or(page.getByLabel('last name')).click();
    await expect(page.getByLabel('last name')).toHaveValue('Lovelace');
    await goTo(page, 'add job');
    await expect(page.getByLabel('position')).toHaveValue('Baker');
  });

  test('what is recorded in a tab without a service worker is kept, by form and line', async ({
    page,
    context,
    expectedNoise,
  }) => {
    // Hints, which are loaded on use.
    expectedNoise.push(/ERR_FAILED/, /\[(AlreadyThere|AlreadyThereNote|FromPosting)\]/);
    await StubbedApi.install(page);
    // Loaded last of what comes ahead of its use.
    const loaded = page.waitForEvent('requestfinished', (file) =>
      file.url().includes('/assets/ToastRegion-'),
    );
    await openSignedIn(page, '/all-jobs');
    await loaded;
    await context.setOffline(true);
    await page.unroute('**/api/v1/**');

    await page.getByRole('button', { name: 'new application' }).click();
    const line = page.getByRole('form', { name: 'new application' });
    await line.getByRole('textbox', { name: /^position/ }).fill('Baker');
    await line.getByRole('combobox', { name: /^company/ }).fill('Acme');
    await line.getByRole('combobox', { name: /^location/ }).fill('London');
    await page.keyboard.press('Enter');
    const notSent = page.getByRole('region', { name: 'not sent' });
    await expect(notSent.getByText('Baker, Acme')).toBeVisible();

    await goTo(page, 'add job');
    await page.getByLabel('position').fill('Cook');
    await page.getByLabel('company').fill('Acme');
    await page.getByRole('button', { name: 'submit' }).click();
    await goTo(page, 'all jobs');
    await expect(notSent.getByText('Cook, Acme')).toBeVisible();
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
      await page.route(PROFILE, (route) => route.fulfill(answer));
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

      await page.unroute(PROFILE);
      await reload.click();
      await expect(page.getByLabel('last name')).toHaveValue('Lovelace');
      expect(loads()).toBe(3);
    });
  }

  test('of the calls about a user keeps the form and says what to do', async ({ page }) => {
    await page.route('**/assets/userApi-*.js', (route) => route.fulfill({ status: 404 }));
    await open(page, '/register');
    const loads = countLoads(page);
    const submit = page.getByRole('button', { name: 'submit' });
    await page.getByLabel('email').fill(ADA.email);
    await page.getByLabel('password').fill('secret-password');
    await submit.click();
    const advice = /^A part of the app could not be loaded.* or reload the page/;
    await expect(inPage(page).getByText(advice)).toBeVisible();
    await expect(page.getByLabel('email')).toHaveValue(ADA.email);
    expect(loads()).toBe(0);
    await page.unroute('**/assets/userApi-*.js');
    // Firefox and WebKit ask for a lost module once for each document.
    await page.reload();
    await page.getByLabel('email').fill(ADA.email);
    await page.getByLabel('password').fill('secret-password');
    await submit.click();

    await expect(page).toHaveURL('./');
  });
});

test('a file that is dropped beside its place is not opened, and index.html is a page', async ({
  page,
}) => {
  await page.goto('./index.html');
  await expect(page.getByRole('link', { name: 'Login/Register' })).toBeVisible();
  const isTaken = await page.evaluate(() => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File(['a'], 'jobs.csv'));
    return ['dragover', 'drop'].map((type) =>
      document.body.dispatchEvent(
        new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }),
      ),
    );
  });

  expect(isTaken).toEqual([false, false]);
});
