import { readFileSync } from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import type { Host } from './host';
import {
  askForUpdate,
  DEMO,
  expect,
  keptVersions,
  openInstalled,
  outcomeOfInstall,
  test,
} from './test';

const notice = (page: Page) => page.getByText('a new version is ready');
const pressReload = (page: Page) => page.getByRole('button', { name: 'reload' }).click();

const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'main' }).getByRole('link', { name });

/**
 * Follows a link with the keyboard: for one that is pointed at, Chromium starts the worker anew, and the
 * next version then waits until that one is idle, longer than a test does.
 */
async function goTo(page: Page, name: 'all jobs' | 'add job' | 'profile'): Promise<void> {
  await linkTo(page, name).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
}

async function saveData(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
}

/** A tab that loads what it needs when it needs it, as those do that save data. */
async function openSparingTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  await saveData(page);
  await page.goto(address);
  // The place of the notice.
  await expect(page.locator('#root ~ div > [role="status"]')).toBeAttached();
  // Only a reload would forget this.
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  return page;
}

/** The only tab that is left of the version that is installed. */
async function openLastTab(page: Page, context: BrowserContext, host: Host): Promise<Page> {
  await openInstalled(page, host, '/');
  const other = await openSparingTab(context, `${host.origin}/add-job`);
  await page.close();
  return other;
}

const isSameDocument = (page: Page) => page.evaluate(() => 'isSameDocument' in window);

/** Removes the files of this name from all caches. */
async function loseFiles(page: Page, name: string): Promise<void> {
  await page.evaluate(async (name) => {
    for (const version of await caches.keys()) {
      const cache = await caches.open(version);
      for (const { url } of await cache.keys()) {
        if (url.includes(name)) await cache.delete(url);
      }
    }
  }, name);
}

const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

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

test('an open tab keeps its files until the version after the next one @any-engine', async ({
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

test('a version that loses its files while it is installed is refused @any-engine', async ({
  page,
  host,
}) => {
  await openInstalled(page, host, '/');
  host.deploy(2);
  await askForUpdate(page);
  await expect(notice(page)).toBeVisible();
  host.deploy(3);
  host.troubles.set(/ProfilePage.*v3\.js$/, 'held');
  await askForUpdate(page);
  await expect.poll(() => host.asked.some((asked) => /ProfilePage.*v3/.test(asked))).toBe(true);
  // The one that waits becomes active, and removes what it does not know.
  await pressReload(page);
  await expect(notice(page)).toHaveCount(0);
  expect(await versionOf(page)).toBe(2);
  await expect.poll(() => keptVersions(page)).toHaveLength(2);
  host.release();

  const versions = () =>
    page.evaluate(async () => {
      const { installing, waiting } = (await navigator.serviceWorker.getRegistration()) ?? {};
      return [installing?.state, waiting?.state];
    });
  await expect.poll(versions).toEqual([undefined, undefined]);
});

test('a file that is lost during a check of the browser brings the version after it @any-engine', async ({
  page,
  context,
  host,
}) => {
  const other = await openLastTab(page, context, host);
  host.troubles.set(/sw\.js/, 'held');
  host.asked.length = 0;
  await askForUpdate(other);
  await expect.poll(() => host.asked).toContain('GET /sw.js');
  host.deploy(2);
  await loseFiles(other, 'ProfilePage');
  await linkTo(other, 'profile').press('Enter');
  await expect.poll(() => host.asked).toContain('HEAD /');
  host.release();

  await expect(other.getByLabel('last name')).toHaveValue('Lovelace');
  expect(await versionOf(other)).toBe(2);
});

test('a version that cannot be kept for a full disk leaves the one before as it is', async ({
  page,
  context,
  host,
}) => {
  await openInstalled(page, host, '/');
  const before = await keptVersions(page);
  host.deploy(2);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.overrideQuotaForOrigin', { origin: host.origin, quotaSize: 1 });

  expect(await outcomeOfInstall(page)).toBe('redundant');
  await expect(notice(page)).toHaveCount(0);
  expect(await keptVersions(page)).toEqual(before);
  host.troubles.set(/./, 'dropped');
  await page.goto(`${host.origin}/profile`);
  await expect(page.getByLabel('last name')).toHaveValue('Lovelace');
});

test('another build below a path of the host keeps its own files and pages @any-engine', async ({
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

/** The worker that is about to be deployed does so with its caches once it is told to. */
const BREAKABLE = `addEventListener('message', ({ data }) => {
  const fail = () => Promise.reject(new Error('The disk is broken.'));
  if (data === 'break') Object.assign(CacheStorage.prototype, { match: fail, keys: fail });
});`;

test('a storage that fails leaves the app to the network @any-engine', async ({ page, host }) => {
  host.replace('/sw.js', Buffer.from(BREAKABLE + host.read('/sw.js')));
  await openInstalled(page, host, '/');
  await page.evaluate(() => navigator.serviceWorker.controller?.postMessage('break'));
  await page.goto(`${host.origin}/profile`);

  await expect(page.getByLabel('last name')).toHaveValue('Lovelace');
  expect(host.asked).toContain('GET /profile');
});

test('a file of the cache that is asked for anew comes from the network, and is kept @any-engine', async ({
  page,
  host,
}) => {
  await openInstalled(page, host, '/');
  const address = host.origin + host.firstFile;
  const read = (cache: RequestCache) =>
    page.evaluate(async ([url, cache]) => (await fetch(url, { cache })).text(), [
      address,
      cache,
    ] as const);
  const broken = () =>
    page.evaluate(async (url) => {
      const cache = await caches.open((await caches.keys())[0] ?? '');
      await cache.put(
        url,
        new Response('broken', { headers: { 'Content-Type': 'text/javascript' } }),
      );
    }, address);
  await broken();
  expect(await read('default')).toBe('broken');
  const file = host.read(host.firstFile);
  expect(await read('reload')).toBe(file);
  expect(await read('default')).toBe(file);
  await broken();
  host.troubles.set(/assets/, 'missing');
  expect(await read('reload')).toBe('broken');
});

test('a version takes the files that have not changed from the one before @any-engine', async ({
  page,
  host,
}) => {
  await openInstalled(page, host, '/');
  host.deployUnchanged(2);
  host.asked.length = 0;
  expect(await outcomeOfInstall(page)).toBe('installed');

  const asked = new Set(host.asked.filter((line) => !line.includes('/api/')));
  expect([...asked].toSorted()).toEqual([
    'GET /',
    'GET /favicon.svg',
    'GET /landing.svg',
    'GET /not-found.svg',
    'GET /start.js',
    'GET /sw.js',
  ]);
  const [, second = ''] = await keptVersions(page);
  const files = await page.evaluate(
    async (name) => (await (await caches.open(name)).keys()).length,
    second,
  );
  expect(files).toBeGreaterThan(30);
});

test('a new version is asked for every hour @any-engine', async ({ page, host }) => {
  await page.clock.install();
  await openInstalled(page, host, '/');
  host.asked.length = 0;
  await page.clock.fastForward(3_600_000);

  await expect.poll(() => host.asked).toContain('GET /sw.js');
});

test('no worker is registered for somebody who saves data @any-engine', async ({
  page,
  context,
  host,
}) => {
  await saveData(page);
  await page.goto(`${host.origin}/add-job`);
  await expect.poll(() => host.asked.some((line) => line.includes('/serviceWorker-'))).toBe(true);
  await expect(page.getByLabel('position')).toBeVisible();
  expect(await registrations(page)).toBe(0);
  await openInstalled(await context.newPage(), host, '/');

  expect(await registrations(page)).toBe(1);
});

test('a tab that connects after another one has reloaded is told of the version @any-engine', async ({
  page,
  context,
  host,
}) => {
  await openInstalled(page, host, '/add-job');
  const late = await context.newPage();
  await late.clock.install();
  await late.goto(`${host.origin}/add-job`);
  await late.clock.pauseAt(Date.now() + 1000);
  await late.getByLabel('position').fill('Baker');
  await page.bringToFront();
  host.deploy(2);
  await askForUpdate(page);
  await pressReload(page);
  await expect(notice(page)).toHaveCount(0);
  await expect.poll(() => versionOf(page)).toBe(2);
  await late.bringToFront();
  await late.clock.resume();
  await late.clock.fastForward(10_000);

  await expect(notice(late)).toBeVisible();
  expect(await versionOf(late)).toBe(1);
  await pressReload(late);
  await expect.poll(() => versionOf(late)).toBe(2);
});

test('the reload after a lost file waits for a version that is slow to load @any-engine', async ({
  page,
  context,
  host,
}) => {
  await openInstalled(page, host, '/');
  await context.clock.install();
  const other = await openSparingTab(context, `${host.origin}/add-job`);
  await page.close();
  host.deploy(2);
  host.troubles.set(/landing\.svg/, 'held');
  await loseFiles(other, 'ProfilePage');
  // Or a busy machine uses up the rest of the wait.
  await other.clock.pauseAt(Date.now() + 1000);
  await linkTo(other, 'profile').press('Enter');
  await expect.poll(() => host.asked).toContain('GET /landing.svg');
  await other.clock.fastForward(10_000);
  expect(await isSameDocument(other)).toBe(true);
  host.release();
  await other.clock.resume();

  await expect(other.getByLabel('last name')).toHaveValue('Lovelace');
  expect(await versionOf(other)).toBe(2);
});

test('a version that fails as it starts is replaced by a press on reload', async ({
  page,
  host,
  expectedNoise,
}) => {
  expectedNoise.push(/It does not start/);
  await openInstalled(page, host, '/');
  host.deploy(2);
  host.replace(host.firstFile, Buffer.from('throw new Error("It does not start");'));
  await askForUpdate(page);
  await pressReload(page);
  await expect(page.getByRole('link', { name: 'reload' })).toBeVisible();
  host.deploy(3);
  await page.getByRole('link', { name: 'reload' }).press('Enter');

  await expect(page.getByRole('heading', { level: 1, name: 'stats' })).toBeAttached();
  expect(await versionOf(page)).toBe(3);
});

test('the kill switch removes the worker and all that it keeps', async ({ page, host }) => {
  await openInstalled(page, host, '/');
  host.replace('/sw.js', readFileSync('deploy/kill-switch.js'));
  await askForUpdate(page);
  await expect.poll(() => keptVersions(page)).toEqual([]);
  await expect.poll(() => registrations(page)).toBe(0);
  await page.reload();

  await expect(page.getByRole('heading', { level: 1, name: 'stats' })).toBeAttached();
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
