import type { Page } from '@playwright/test';
import { goTo, logOut } from '../support/steps';
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

test('in a tab it waits for its owner, through a reload, a 401 and another user, and no longer than a logout', async ({
  page,
  context,
  host,
  account,
}) => {
  test.slow();
  const { email } = account.profile;
  await openInstalled(page, host, '/all-jobs');
  await cutLine(context, host);
  await submit(page, 'Baker');
  await page.goto(`${host.origin}/all-jobs`);
  await expect(notSent(page)).toContainText('not sent yet, kept until this tab is closed');
  // The server has forgotten the session, of which the app hears as it looks before it sends.
  await context.clearCookies();
  await mendLine(context, host);
  // Without an event of the network it looks every half minute.
  await expect(page.getByText('Unauthorized! Logging Out...')).toBeVisible({ timeout: 45_000 });
  await page.goto(`${host.origin}/register`);
  await page.getByRole('button', { name: 'demo app' }).click();
  await expect(page.getByRole('button', { name: 'Demo user' })).toBeVisible();
  await goTo(page, 'all jobs');
  await expect(page.getByRole('heading', { name: '75 jobs found' })).toBeVisible();
  await expect(notSent(page)).toHaveCount(0);
  await logOut(page);
  await expect(page).toHaveURL(`${host.origin}/landing`);
  await page.goto(`${host.origin}/register`);
  await page.getByLabel('email').fill(email);
  await page.getByLabel('password', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'submit' }).click();
  await goTo(page, 'all jobs');
  await expect(card(page, 'Baker')).toBeVisible();
  await expect(notSent(page)).toHaveCount(0);
  expect(posts(host)).toBe(1);

  await cutLine(context, host);
  await submit(page, 'Cook');
  await context.setOffline(false);
  host.troubles.clear();
  host.troubles.set(/jobs/, 'unavailable');
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.accept();
  });
  await logOut(page);
  await expect(page).toHaveURL(`${host.origin}/landing`);
  expect(questions).toEqual(['1 application not sent yet. Remove what is not sent, and log out?']);
  expect(await page.evaluate(() => Object.keys(sessionStorage).join())).not.toContain('outbox');
});
