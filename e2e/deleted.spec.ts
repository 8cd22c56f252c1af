import { pressOnCard } from './support/steps';
import { open } from './support/stubbedApi';
import { expect, test } from './support/test';

test('a deleted application cannot be edited any more', async ({ page, signedIn: account }) => {
  await account.addJobs([{ position: 'Baker' }, { position: 'Cook' }]);
  const noLongerThere = page.getByText('This application is no longer there.');
  await open(page, '/all-jobs');
  await pressOnCard(page, 'Cook', 'Edit');
  await expect(page.getByLabel('position')).toHaveValue('Cook');
  await page.getByLabel('job location').fill('Paris');
  const address = page.url();
  await page.goBack();
  await pressOnCard(page, 'Cook', 'delete');
  await expect(page.getByText('removed: Cook, Acme')).toBeVisible();
  await page.goForward();
  await expect(noLongerThere).toBeVisible();

  await page.goto(address);
  await expect(noLongerThere).toBeVisible();
  await expect(page.getByRole('button', { name: 'submit' })).toHaveCount(0);
  const content = page.getByRole('main');
  await expect(content.getByRole('link', { name: 'back to all jobs' })).toBeVisible();
  await content.getByRole('link', { name: 'add job' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'add job' })).toBeVisible();
  await expect(page.getByLabel('position')).toHaveValue('');
});
