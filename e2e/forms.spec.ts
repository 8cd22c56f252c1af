import type { Page } from '@playwright/test';
import { ADA } from './support/samples';
import { pressOnCard, writesOf } from './support/steps';
import { open, openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test(
  'what a registration put in is selected whole by a press',
  { tag: '@desktop' },
  async ({ page }) => {
    await StubbedApi.install(page);
    const user = { ...ADA, lastName: 'last name', location: 'location' };
    for (const [path, name, text] of [
      ['/profile', 'last name', 'last name'],
      ['/profile', 'location', 'location'],
    ] as const) {
      await openSignedIn(page, path, user);
      await field(page, name).click();
      const selected = await field(page, name).evaluate((element: HTMLInputElement) =>
        element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0),
      );
      expect(selected).toBe(text);
    }
  },
);

test('no page with a form is loaded anew when it is pulled down', async ({ page }) => {
  await StubbedApi.install(page);
  const pull = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
  await open(page, '/register');
  await expect(field(page, 'email')).toBeVisible();
  expect(await pull()).toBe('contain');
  for (const [path, label] of [
    ['/add-job', 'position'],
    ['/profile', 'last name'],
    ['/import', 'or paste rows'],
  ] as const) {
    await openSignedIn(page, path);
    await expect(page.getByLabel(label)).toBeVisible();
    expect(await pull()).toBe('contain');
  }
  await openSignedIn(page, '/');
  await expect(heading(page, 'stats')).toBeAttached();
  expect(await pull()).toBe('auto');
});

test('what is typed outlasts a session that ends, here or in another tab, until a login @desktop', async ({
  page,
  context,
  signedIn: account,
  expectedNoise,
}) => {
  expectedNoise.push(/401/);
  const other = await context.newPage();
  await open(other, '/add-job');
  await field(other, 'position').fill('Miller');
  await open(page, '/add-job');
  await field(page, 'position').fill('Baker');
  await context.clearCookies();
  const main = page.getByRole('navigation', { name: 'main' });
  await main.getByRole('link', { name: 'all jobs' }).click();

  for (const tab of [page, other]) {
    await expect(tab).toHaveURL('./landing');
    await expect(tab.getByText(/^What you typed is kept/)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Login/Register' }).click();
  await expect(field(page, 'email')).toHaveValue(account.profile.email);
  await expect(page.getByText(/^What you typed is kept/)).toBeVisible();
  await field(page, 'password').fill(account.password);
  await field(page, 'password').press('Enter');
  await expect(page.getByRole('button', { name: 'Ada' })).toBeVisible();
  for (const [tab, text] of [
    [page, 'Baker'],
    [other, 'Miller'],
  ] as const) {
    await open(tab, '/add-job');
    await expect(field(tab, 'position')).toHaveValue(text);
  }
});

test("'clear' in an edit says that the application is a new one, and 'undo' brings the edit back @desktop", async ({
  page,
  signedIn: account,
}) => {
  await account.addJobs([{ position: 'Baker' }]);
  await open(page, '/all-jobs');
  await pressOnCard(page, 'Baker', 'Edit');
  const writes = writesOf(page);
  await field(page, 'position').fill('Head baker');
  await page.getByRole('button', { name: 'clear' }).click();
  const said = page.getByText('New application. The edit of Baker, Acme was cleared.');
  await expect(said).toBeVisible();
  await expect(heading(page, 'add job')).toBeAttached();
  await expect(field(page, 'position')).toHaveValue('');
  await page.getByRole('button', { name: 'undo' }).click();

  await expect(heading(page, 'edit job')).toBeAttached();
  await expect(field(page, 'position')).toHaveValue('Head baker');
  await field(page, 'position').press('ControlOrMeta+Enter');
  await expect(page.getByText('Job Modified...')).toBeVisible();
  expect(writes).toEqual([expect.stringMatching(/^PATCH/)]);
});
