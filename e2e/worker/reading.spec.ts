import type { BrowserContext, Page } from '@playwright/test';
import { goTo, logOut } from '../support/steps';
import type { Host } from './host';
import { cutLine, expect, installApp, mendLine, openInstalled, test } from './test';

const card = (page: Page, name: string) => page.getByRole('article', { name });
const asOf = (page: Page) => page.getByText(/^as of /);
const failure = (page: Page) =>
  page.getByRole('region', { name: 'jobs' }).getByText(/^We cannot reach the server/);
const stats = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: 'pending applications' });
const columns = (page: Page) => page.locator('[data-column]');

test.beforeEach(async ({ account, context, host, expectedNoise }) => {
  expectedNoise.push(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED|401|503/);
  await account.signIn(context, host.origin);
});

/** Reads list, board and statistics. */
async function readAll(page: Page, host: Host): Promise<void> {
  await openInstalled(page, host, '/');
  await expect(stats(page)).toContainText('1');
  await goTo(page, 'all jobs');
  await expect(card(page, 'Baker')).toBeVisible();
  await page.getByRole('button', { name: 'board' }).click();
  await expect(columns(page).first()).toContainText('Baker');
  await page.getByRole('button', { name: 'list' }).click();
}

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERYTHING = ['jobs', 'statistics'];

/** What is kept: the owner of each snapshot, and the names of its answers. */
const records = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<{ owner: string; answers: string[] }[]>((resolve, reject) => {
        const opening = indexedDB.open('jobtrail:/');
        // There is none, and none is to come.
        opening.onupgradeneeded = () => opening.transaction?.abort();
        opening.onerror = () => resolve([]);
        opening.onsuccess = () => {
          const asked = opening.result.transaction('records').objectStore('records').getAll();
          asked.onerror = reject;
          asked.onsuccess = () => {
            opening.result.close();
            const found = asked.result as ({ owner: string } & Record<string, unknown>)[];
            resolve(
              found.map(({ owner, ...kept }) => ({
                owner,
                answers: Object.entries(kept).flatMap(([name, answer]) => (answer ? name : [])),
              })),
            );
          };
        };
      }),
  );

/** The names of the answers that are kept. */
const answers = async (page: Page) =>
  (await records(page)).flatMap((record) => record.answers).toSorted();

/** The owners of the answers that are kept. */
const owners = async (page: Page) => (await records(page)).map(({ owner }) => owner);

test.describe('the installed app', () => {
  test.beforeEach(async ({ page, context, host, account }) => {
    await installApp(context);
    await account.addJobs([{ position: 'Baker' }]);
    await readAll(page, host);
  });

  test('shows what it has read last, to be read alone, until the network is back', async ({
    page,
    context,
    host,
    account,
  }) => {
    await cutLine(context, host);
    await page.goto(`${host.origin}/`);
    await expect(asOf(page)).toBeVisible();
    await expect(stats(page)).toContainText('1');
    await goTo(page, 'all jobs');
    await expect(asOf(page)).toBeVisible();
    await expect(card(page, 'Baker')).toContainText('pending');
    await expect(card(page, 'Baker').locator('a[href], button:enabled')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'select' })).toHaveCount(0);
    await page.getByRole('button', { name: 'board' }).click();
    await expect(columns(page).first()).toContainText('Baker');
    await expect(asOf(page)).toBeVisible();
    await expect(card(page, 'Baker').locator('a[href], button:enabled')).toHaveCount(0);
    await account.addJobs([{ position: 'Miller' }]);
    await mendLine(context, host);

    await expect(card(page, 'Miller')).toBeVisible();
    await expect(asOf(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'list' }).click();
    await expect(card(page, 'Baker').getByRole('button', { name: /^status of/ })).toBeEnabled();
  });

  test('shows the whole search in each view, sorted and filtered by place, also after the list alone', async ({
    page,
    context,
    host,
    account,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const others = Array.from({ length: 11 }, (_, index) => ({ position: `Cook ${index + 1}` }));
    await account.addJobs(others);
    await account.addJobs([{ position: 'Miller', jobLocation: 'Ghent' }]);
    await page.goto(`${host.origin}/all-jobs?view=board`);
    await expect(columns(page).first()).toContainText('Miller');
    await page.goto(`${host.origin}/all-jobs`);
    await expect(card(page, 'Miller')).toBeVisible();
    await cutLine(context, host);

    await page.goto(`${host.origin}/all-jobs?sort=oldest&page=2`);
    await expect(asOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: '13 jobs found' })).toBeVisible();
    await expect(card(page, 'Miller')).toBeVisible();
    await expect(card(page, 'Baker')).toHaveCount(0);
    await page.goto(`${host.origin}/all-jobs?view=board&place=Ghent`);
    await expect(asOf(page)).toBeVisible();
    await expect(columns(page).first()).toContainText('Miller');
    await expect(page.getByRole('heading', { name: '1 job found' })).toBeVisible();
    await page.getByRole('button', { name: 'table' }).click();
    await expect(page.getByRole('row', { name: /Miller/ })).toBeVisible();
    await expect(page.getByRole('heading', { name: '1 job found' })).toBeVisible();
    await expect(asOf(page)).toBeVisible();
    await expect(failure(page)).toHaveCount(0);
  });

  test('removes what is older than a week at its start, and nothing else', async ({
    page,
    host,
  }) => {
    await expect.poll(() => answers(page)).toEqual(EVERYTHING);
    await page.clock.setSystemTime(Date.now() + 6 * DAY_MS);
    await page.goto(`${host.origin}/all-jobs`);
    await expect(card(page, 'Baker')).toBeVisible();
    await page.clock.setSystemTime(Date.now() + 8 * DAY_MS);
    await page.goto(`${host.origin}/add-job`);

    await expect.poll(() => answers(page)).toEqual(['jobs']);
  });

  test('shows it for a 503 too, and asks until the server answers', async ({
    page,
    host,
    account,
  }) => {
    await page.clock.install();
    host.troubles.set(/^\/api\//, 'unavailable');
    await page.goto(`${host.origin}/all-jobs`);
    await expect(asOf(page)).toBeVisible();
    await expect(card(page, 'Baker')).toBeVisible();
    host.asked.length = 0;
    await page.clock.fastForward(15_000);
    // The worker's file may be asked for as well by then.
    const calls = () => host.asked.filter((asked) => asked.includes('/api/'));
    await expect.poll(calls).toEqual(['GET /api/v1/jobs/stats']);
    await account.addJobs([{ position: 'Miller' }]);
    host.troubles.clear();
    await page.clock.fastForward(15_000);

    await expect(card(page, 'Miller')).toBeVisible();
    await expect(asOf(page)).toHaveCount(0);
  });

  test('shows it after three seconds while the server is silent', async ({
    page,
    host,
    account,
  }) => {
    await page.clock.install();
    host.troubles.set(/^\/api\//, 'held');
    await page.goto(`${host.origin}/all-jobs`);
    await expect(page.getByRole('region', { name: 'jobs' })).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(3000);
    // Long before the request is given up.
    await expect(asOf(page)).toBeVisible({ timeout: 8000 });
    await expect(card(page, 'Baker')).toBeVisible();
    await account.addJobs([{ position: 'Miller' }]);
    host.release();

    await expect(card(page, 'Miller')).toBeVisible();
    await expect(asOf(page)).toHaveCount(0);
  });

  for (const [how, end] of [
    [
      'a logout without a network',
      async ({ page, context, host }: Ending) => {
        await cutLine(context, host);
        await page.goto(`${host.origin}/profile`);
        await logOut(page);
        await page.getByRole('button', { name: 'sign out on this device anyway' }).click();
      },
    ],
    [
      'a 401',
      async ({ page, context }: Ending) => {
        await context.clearCookies();
        await page.getByRole('link', { name: 'stats' }).last().click();
      },
    ],
    [
      'a logout in a tab of the browser, while the app is closed',
      async ({ page, context, host }: Ending) => {
        const tab = await context.newPage();
        await tab.goto(`${host.origin}/profile`);
        await page.close();
        await logOut(tab);
        return tab;
      },
    ],
  ] as const) {
    test(`forgets it with ${how}`, async ({ page, context, host }) => {
      await expect.poll(() => answers(page)).toEqual(EVERYTHING);
      const left = (await end({ page, context, host })) ?? page;

      await expect.poll(() => records(left)).toEqual([]);
    });
  }

  test('forgets it with another user', async ({ page, context, host }) => {
    const [owner = ''] = await owners(page);
    expect(owner).toContain('@');
    // No tab of the app, which would go on as before.
    const tab = await context.newPage();
    await tab.goto(`${host.origin}/favicon.svg`);
    await tab.evaluate(() => {
      const user = { name: 'Eva', email: 'eva@example.com', lastName: 'x', location: 'x' };
      localStorage.setItem('user', JSON.stringify(user));
    });

    await expect(page.getByRole('button', { name: 'Eva' })).toBeVisible();
    await expect.poll(() => owners(page)).not.toContain(owner);
  });
});

type Ending = { page: Page; context: BrowserContext; host: Host };

test('a tab of a browser keeps nothing that was read', async ({ page, context, host, account }) => {
  await account.addJobs([{ position: 'Baker' }]);
  await readAll(page, host);
  expect(await records(page)).toEqual([]);
  await cutLine(context, host);
  await page.goto(`${host.origin}/all-jobs`);

  await expect(failure(page)).toBeVisible();
  await expect(card(page, 'Baker')).toHaveCount(0);
});
