import type { Page } from '@playwright/test';
import { goTo } from '../support/steps';
import type { Host } from './host';
import { cutLine, expect, installApp, mendLine, openInstalled, test } from './test';

const KEPT = 'Kept here. It is sent when the server can be reached.';
const notSent = (page: Page) => page.getByRole('region', { name: 'not sent' });
const card = (page: Page, name: string) => page.getByRole('article', { name });

test.beforeEach(async ({ account, context, host, expectedNoise }) => {
  expectedNoise.push(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED|401|503/);
  await account.signIn(context, host.origin);
});

async function submit(page: Page, position: string): Promise<void> {
  await goTo(page, 'add job');
  await page.getByLabel('position').fill(position);
  await page.getByLabel('company').fill('Acme');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page.getByText(KEPT)).toBeVisible();
}

const positions = (jobs: { position: string }[]) => jobs.map(({ position }) => position).toSorted();
const posts = (host: Host) => host.asked.filter((asked) => asked === 'POST /api/v1/jobs').length;

test('what is recorded without a network survives a reload, and is sent once by one of two windows', async ({
  page,
  context,
  host,
  account,
}) => {
  await installApp(context);
  await openInstalled(page, host, '/all-jobs');
  const other = await context.newPage();
  await other.goto(`${host.origin}/all-jobs`);
  await expect(other.getByText('No jobs to display...')).toBeVisible();
  await cutLine(context, host);
  await submit(page, 'Baker');
  await submit(page, 'Cook');
  await page.goto(`${host.origin}/all-jobs`);
  for (const window of [page, other]) {
    await expect(notSent(window).getByRole('listitem')).toHaveCount(2);
    await expect(notSent(window)).toContainText('2 applications not sent yet.');
  }
  await mendLine(context, host);

  for (const window of [page, other]) {
    await expect(notSent(window)).toHaveCount(0);
    await expect(card(window, 'Cook')).toBeVisible();
  }
  expect(positions(await account.jobs())).toEqual(['Baker', 'Cook']);
  expect(posts(host)).toBe(2);
});

test('what is not sent is sent once where the tab is duplicated', async ({
  page,
  context,
  host,
  account,
}) => {
  await openInstalled(page, host, '/all-jobs');
  await cutLine(context, host);
  await submit(page, 'Baker');
  const kept = await page.evaluate(() => Object.entries<string>(sessionStorage));
  const copy = await context.newPage();
  await copy.addInitScript((entries) => {
    for (const [key, entry] of entries) sessionStorage.setItem(key, entry);
  }, kept);
  for (const window of [page, copy]) {
    await window.goto(`${host.origin}/all-jobs`);
    await expect(notSent(window).getByRole('listitem')).toHaveCount(1);
  }
  await mendLine(context, host);

  for (const window of [page, copy]) {
    await expect(notSent(window)).toHaveCount(0);
    await expect(card(window, 'Baker')).toBeVisible();
  }
  expect(positions(await account.jobs())).toEqual(['Baker']);
  expect(posts(host)).toBe(1);
});
