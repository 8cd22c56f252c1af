import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { goTo, logOut } from '../support/steps';
import type { Host } from './host';
import {
  askForUpdate,
  DEMO,
  expect,
  installApp,
  keptVersions,
  openInstalled,
  outcomeOfInstall,
  test,
} from './test';

const notice = (page: Page) => page.getByText('a new version is ready');
const pressReload = (page: Page) => page.getByRole('button', { name: 'reload' }).click();

/** A tab that loads what it needs when it needs it, as those do that save data. */
async function openSparingTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  await page.goto(address);
  // The place of the notice.
  await expect(page.locator('#root ~ div > [role="status"]')).toBeAttached();
  // Only a reload would forget this.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return page;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** The number of the version whose document this is. */
async function versionOf(page: Page): Promise<number> {
  const first = await page.locator('script[type="module"]').getAttribute('src');
  return Number(/v(\d+)\.js$/.exec(first ?? '')?.[1] ?? 1);
}

test.beforeEach(async ({ account, context, host }) => {
  await account.signIn(context, host.origin);
});

test('a new version waits to be asked for, in one tab alone, and keeps what is typed', async ({
  page,
  context,
  host,
}) => {
  await openInstalled(page, host, '/add-job');
  await page.getByLabel('position').fill('Baker');
  const other = await openSparingTab(context, `${host.origin}/all-jobs`);
  await page.bringToFront();
  host.deploy(2);
  await askForUpdate(page);
  await expect(notice(page)).toBeVisible();
  await expect(page).toHaveTitle(/^add job/);
  await expect(page.getByLabel('position')).toHaveValue('Baker');

  await pressReload(page);
  await expect(page.getByLabel('position')).toHaveValue('Baker');
  await expect(notice(page)).toHaveCount(0);
  expect(await versionOf(page)).toBe(2);
  await expect(notice(other)).toBeVisible();
  await goTo(other, 'profile');
  expect(await isSameDocument(other)).toBe(true);
});

test('an open tab keeps its files until the version after the next one', async ({
  page,
  context,
  host,
}) => {
  await openInstalled(page, host, '/');
  const other = await openSparingTab(context, `${host.origin}/add-job`);
  await other.getByLabel('position').fill('Baker');
  await page.bringToFront();
  const [first] = await keptVersions(page);
  for (const version of [2, 3]) {
    host.deploy(version);
    await askForUpdate(page);
    await pressReload(page);
    await expect(notice(page)).toHaveCount(0);
    await expect.poll(() => keptVersions(page)).toHaveLength(2);
    await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
    if (version === 2) {
      expect(await keptVersions(page)).toContain(first);
      await goTo(other, 'all jobs');
      expect(await isSameDocument(other)).toBe(true);
    }
  }
  expect(await keptVersions(page)).not.toContain(first);

  await goTo(other, 'profile');
  expect(await isSameDocument(other)).toBe(false);
  await goTo(other, 'add job');
  await expect(other.getByLabel('position')).toHaveValue('Baker');
});

test('a file that is lost brings the new version with one reload', async ({
  page,
  context,
  host,
}) => {
  await openInstalled(page, host, '/');
  const other = await openSparingTab(context, `${host.origin}/add-job`);
  await page.close();
  host.deploy(2);
  await other.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const { url } of await cache.keys()) {
        if (url.includes('ProfilePage')) await cache.delete(url);
      }
    }
  });
  await goTo(other, 'profile');

  await expect(other.getByLabel('last name')).toHaveValue('Lovelace');
  expect(await isSameDocument(other)).toBe(false);
  expect(await versionOf(other)).toBe(2);
});

for (const [what, spoil] of [
  ['a broken line', ({ host }: Spoiled) => host.troubles.set(/landing\.svg/, 'dropped')],
  ['a portal in between', ({ host }: Spoiled) => host.troubles.set(/^\/$/, 'portal')],
  ['a full disk', fillDisk],
] as const) {
  test(`a version that cannot be kept for ${what} leaves the one before as it is`, async ({
    page,
    host,
    expectedNoise,
  }) => {
    expectedNoise.push(/ERR_/);
    await openInstalled(page, host, '/');
    const before = await keptVersions(page);
    host.deploy(2);
    await spoil({ page, host });

    expect(await outcomeOfInstall(page)).toBe('redundant');
    await expect(notice(page)).toHaveCount(0);
    expect(await keptVersions(page)).toEqual(before);
    host.troubles.set(/./, 'dropped');
    await page.goto(`${host.origin}/profile`);
    await expect(page.getByLabel('last name')).toHaveValue('Lovelace');
  });
}

type Spoiled = { page: Page; host: Host };

async function fillDisk({ page, host }: Spoiled): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1 });
}

test('another build below a path of the host keeps its own files and pages', async ({
  page,
  host,
}) => {
  await openInstalled(page, host, '/');
  const root = await keptVersions(page);
  await openInstalled(page, host, `${DEMO}landing`);
  await expect(page.getByText('This is a demo')).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.scriptURL))
    .toBe(`${host.origin}${DEMO}sw.js`);
  const both = await keptVersions(page);
  expect(both.map((name) => name.replace(/\w+$/, ''))).toEqual([
    'jobtrail:/:',
    `jobtrail:${DEMO}:`,
  ]);

  for (const version of [2, 3]) {
    host.deploy(version);
    await page.goto(`${host.origin}/landing`);
    await expect(notice(page)).toBeVisible();
    await pressReload(page);
    await expect(notice(page)).toHaveCount(0);
  }
  await expect.poll(() => keptVersions(page)).not.toContain(root[0]);
  expect(await keptVersions(page)).toContain(both[1]);
  host.troubles.set(/./, 'dropped');
  await page.goto(`${host.origin}${DEMO}landing`);
  await expect(page.getByText('This is a demo')).toBeVisible();
  await page.goto(`${host.origin}/landing`);
  await expect(page.getByRole('button', { name: 'demo app' })).toBeVisible();
  await expect(page.getByText('This is a demo')).toHaveCount(0);
});

test('a login to the demo below a path leaves what is typed in the installed app', async ({
  page,
  context,
  host,
}) => {
  await installApp(context);
  await page.goto(`${host.origin}/add-job`);
  await page.getByLabel('position').fill('Baker');
  const demo = await context.newPage();
  await demo.goto(`${host.origin}${DEMO}profile`);
  await logOut(demo);
  await page.reload();

  await expect(page.getByLabel('position')).toHaveValue('Baker');
});

test('the kill switch removes the worker and all that it keeps', async ({ page, host }) => {
  await openInstalled(page, host, '/');
  host.replace('/sw.js', readFileSync('deploy/kill-switch.js'));
  await askForUpdate(page);
  await expect.poll(() => keptVersions(page)).toEqual([]);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'stats' })).toBeAttached();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
