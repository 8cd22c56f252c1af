import type { Page } from '@playwright/test';
import { deleteOf, editOf } from './support/steps';
import { open } from './support/stubbedApi';
import { expect, test } from './support/test';

/** Opens the edit of an application and goes back to the list, so that Forward leads to it. */
async function leaveEdit(page: Page, position: string): Promise<string> {
  await open(page, '/all-jobs');
  await editOf(page, position).click();
  await expect(page.getByLabel('position')).toHaveValue(position);
  await page.getByLabel('job location').fill('Paris');
  const address = page.url();
  await page.goBack();
  await expect(page.getByRole('article', { name: position })).toBeVisible();
  return address;
}

async function expectNoLongerThere(page: Page): Promise<void> {
  await expect(page.getByText('This application is no longer there.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'submit' })).toHaveCount(0);
}

test.beforeEach(async ({ signedIn: account }) => {
  await account.addJobs([{ position: 'Baker' }, { position: 'Cook' }]);
});

test('a deleted application cannot be edited any more', async ({ page }) => {
  const address = await leaveEdit(page, 'Cook');
  await deleteOf(page, 'Cook').click();
  await expect(page.getByText('removed: Cook, Acme')).toBeVisible();
  await page.goForward();
  await expectNoLongerThere(page);

  await page.goto(address);
  await expectNoLongerThere(page);
  const content = page.getByRole('main');
  await expect(content.getByRole('link', { name: 'back to all jobs' })).toBeVisible();
  await content.getByRole('link', { name: 'add job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'add job' })).toBeVisible();
  await expect(page.getByLabel('position')).toHaveValue('');
});

test('nor can one that was deleted with others', async ({ page }) => {
  await leaveEdit(page, 'Cook');
  await page.getByRole('button', { name: 'select', exact: true }).click();
  const selection = page.getByRole('region', { name: 'selection' });
  await selection.getByRole('button', { name: 'select all 2 found' }).click();
  await expect(selection.getByText('2 selected')).toBeVisible();
  await selection.getByRole('button', { name: 'delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'delete' }).click();
  await expect(page.getByText('removed: 2 applications')).toBeVisible();
  await page.goForward();
  await expectNoLongerThere(page);
});

test('nor can one that the server did not find when it was to be deleted', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/404/);
  await leaveEdit(page, 'Cook');
  await page.route('**/api/v1/jobs/*', async (route) => {
    // Somebody else is faster.
    if (route.request().method() === 'DELETE') await route.fetch();
    await route.continue();
  });
  await deleteOf(page, 'Cook').click();
  await expect(page.getByRole('article', { name: 'Cook' })).toHaveCount(0);
  await page.goForward();
  await expectNoLongerThere(page);
});
