import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { expect, test } from './support/test';
import { goTo, logInAsDemo, logOut, pressOnCard } from './support/steps';

test('a demo visitor looks around, sees the chart both ways and leaves', async ({ page }) => {
  await logInAsDemo(page);
  await expect(page.getByText('Welcome Back Demo user')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'pending applications' })).toBeVisible();
  await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();

  await page.getByRole('button', { name: 'Bar Chart' }).click();
  await expect(page.getByRole('img', { name: /bar chart/ })).toBeVisible();
  await page.getByRole('button', { name: 'Area Chart' }).click();
  await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();

  await logOut(page);
  await expect(page).toHaveURL('./landing');
  await expect(page.getByText('Logging Out...')).toBeVisible();
  // Not by `goto`, which sometimes fails in Firefox when the page leads elsewhere while it loads.
  const loaded = page.waitForEvent('domcontentloaded');
  await page.evaluate(() => void setTimeout(() => location.assign('./profile')));
  await loaded;
  await expect(page).toHaveURL('./landing');
});

test('a new user registers, logs in and starts with an empty list', async ({ page }) => {
  const email = `new-${randomUUID()}@example.com`;
  await page.goto('./landing');
  await page.getByRole('link', { name: 'Login/Register' }).click();
  await page.getByRole('button', { name: /Not a member yet/ }).click();
  await page.getByLabel('name').fill('Grace');
  await page.getByLabel('email').fill(email);
  await page.getByLabel('password').fill('a long enough password');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page.getByText('Please Login Grace')).toBeVisible();
  await expect(page).toHaveURL('./register');

  await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
  // Right after the press that registered, another one is taken for its second.
  const welcome = page.getByText('Welcome Back Grace');
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(welcome).toBeVisible({ timeout: 2000 });
  }).toPass();
  await goTo(page, 'all jobs');
  const nothing = page.getByRole('heading', { name: 'No jobs to display...' });
  await expect(nothing).toBeVisible();
  // It fills the place of the table, too.
  await page.goto('./all-jobs?view=table');
  const widthOf = async (part: Locator) => (await part.boundingBox())?.width ?? NaN;
  const room = await widthOf(page.getByRole('search'));
  expect((await widthOf(nothing.locator('../..'))) / room).toBeGreaterThan(0.9);
});

test('an application is added, survives a reload, is edited and deleted', async ({
  page,
  signedIn: account,
}) => {
  await page.goto('./');
  await goTo(page, 'add job');
  await expect(page.getByLabel('job location')).toHaveValue('London');
  await page.getByLabel('position').fill('Analyst');
  await page.getByLabel('company').fill('Engines Ltd');
  await page.getByLabel('status', { exact: true }).selectOption('interview');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page.getByText('Job Created')).toBeVisible();
  await expect(page.getByLabel('position')).toHaveValue('');

  await goTo(page, 'all jobs');
  await page.reload();
  await expect(page.getByRole('heading', { name: '1 job found' })).toBeVisible();

  await pressOnCard(page, 'Analyst', 'Edit');
  await expect(page.getByRole('heading', { name: 'edit job' })).toBeVisible();
  await page.getByLabel('company').fill('Difference Engines');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page.getByText('Job Modified...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'add job' })).toBeVisible();

  await goTo(page, 'all jobs');
  await expect(page.getByText('Difference Engines', { exact: true })).toBeVisible();
  await pressOnCard(page, 'Analyst', 'delete');
  await expect(page.getByText('Success! Job removed')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'No jobs to display...' })).toBeVisible();
  expect(await account.jobs()).toEqual([]);
});

for (const [path, name] of [
  ['all-jobs', 'the list'],
  ['', 'the statistics'],
] as const) {
  test(`after an ended session and a login in the same document, ${name} loads @any-engine @desktop`, async ({
    page,
    signedIn: account,
    context,
    expectedNoise,
  }) => {
    expectedNoise.push(/401/);
    await account.addJobs([{ position: 'Baker' }]);
    await context.clearCookies();
    await page.goto(`./${path}`);
    await expect(page).toHaveURL('./landing');
    await expect(page.getByText('Unauthorized! Logging Out...')).toBeVisible();

    await page.getByRole('link', { name: 'Login/Register' }).click();
    await page.getByLabel('email').fill(account.profile.email);
    await page.getByLabel('password').fill(account.password);
    await page.getByRole('button', { name: 'submit' }).click();
    await expect(page).toHaveURL(`./${path}`);
    const list = page.getByRole('article', { name: 'Baker' });
    await expect(list.or(page.getByRole('img', { name: /area chart/ }))).toBeVisible();
  });
}
