import type { Page } from '@playwright/test';
import { pressOnCard } from './support/steps';
import { expect, test } from './support/test';

const place = (page: Page) => page.getByLabel('job location', { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'submit' }).click();

async function openEdit(page: Page, location: string): Promise<void> {
  await page.goto('./all-jobs');
  await pressOnCard(page, 'Baker', 'Edit');
  await place(page).fill(location);
}

test('an edit that is overtaken by another machine in the same field asks', async ({
  page,
  browser,
  baseURL,
  signedIn: account,
}) => {
  await account.addJobs([{ position: 'Baker' }]);
  const recorded = async () => (await account.jobs())[0];
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  await account.signIn(context, baseURL);
  const elsewhere = await context.newPage();
  await page.clock.install();
  await openEdit(page, 'Paris');
  await page.clock.fastForward(61_000);
  await openEdit(elsewhere, 'Rome');
  await submit(elsewhere);
  await expect.poll(recorded).toMatchObject({ jobLocation: 'Rome' });
  await submit(page);
  await expect(page.getByText('location is "Rome", yours is "Paris"')).toBeVisible();
  expect(await recorded()).toMatchObject({ jobLocation: 'Rome' });
  await page.getByRole('button', { name: 'save mine' }).click();

  await expect.poll(recorded).toMatchObject({ jobLocation: 'Paris' });
  await context.close();
});
