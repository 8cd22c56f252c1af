import type { Page } from '@playwright/test';
import { ADA } from './support/samples';
import { editOf, goTo, logOut } from './support/steps';
import { openSignedIn, reload, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const wayBack = (page: Page) => page.getByRole('link', { name: 'back to all jobs' });
const drafts = (page: Page) => page.evaluate(() => sessionStorage.getItem('drafts'));

async function selectionOf(page: Page, name: string): Promise<string> {
  return field(page, name).evaluate((element: HTMLInputElement) =>
    element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0),
  );
}

test.describe('an edit', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    await StubbedApi.install(page);
    await openSignedIn(page, '/all-jobs');
    await editOf(page, 'Analyst 2').click();
    await expect(heading(page, 'edit job')).toBeVisible();
    await field(page, 'company').fill('half typed');
  });

  test('says which job it is, and goes on after a reload, Back and Forward', async ({ page }) => {
    await reload(page);
    await expect(heading(page, 'edit job')).toBeVisible();
    await expect(page.getByText('Analyst 2, Engines Ltd')).toBeVisible();
    await expect(field(page, 'company')).toHaveValue('half typed');

    await goTo(page, 'add job');
    await expect(field(page, 'company')).toHaveValue('');
    await page.goBack();
    await expect(heading(page, 'edit job')).toBeVisible();
    await expect(field(page, 'company')).toHaveValue('half typed');
    await page.goForward();
    await expect(heading(page, 'add job')).toBeVisible();
    await expect(page).toHaveURL('./add-job');
  });

  test('is sent to its job after a reload, and leads back to the list', async ({ page }) => {
    await reload(page);
    const sent = page.waitForRequest((request) => request.method() !== 'GET');
    await page.getByRole('button', { name: 'submit' }).click();
    const request = await sent;
    expect(`${request.method()} ${new URL(request.url()).pathname}`).toBe(
      'PATCH /api/v1/jobs/job-1',
    );
    await expect(page.getByText('Job Modified...')).toBeVisible();
    await expect(heading(page, 'add job')).toBeVisible();
    await expect(wayBack(page)).toBeFocused();

    await wayBack(page).press('Enter');
    await expect(page).toHaveURL('./all-jobs');
  });

  test('has a way back at any time', async ({ page }) => {
    await wayBack(page).click();
    await expect(page).toHaveURL('./all-jobs');
  });
});

test('what is typed survives a reload, and goes with the logout', async ({ page }) => {
  await StubbedApi.install(page);
  await openSignedIn(page, '/add-job');
  await field(page, 'position').fill('Baker');
  await goTo(page, 'profile');
  await field(page, 'location').fill('Turin');
  await reload(page);
  await expect(field(page, 'location')).toHaveValue('Turin');
  await goTo(page, 'add job');
  await expect(field(page, 'position')).toHaveValue('Baker');

  await logOut(page);
  await expect(page).toHaveURL('./landing');
  expect(await drafts(page)).toBeNull();
});

test(
  'what a registration put in is selected whole on focus',
  { tag: '@desktop' },
  async ({ page }) => {
    await StubbedApi.install(page);
    await openSignedIn(page, '/add-job', { ...ADA, lastName: 'last name', location: 'location' });
    await field(page, 'job location').click();
    expect(await selectionOf(page, 'job location')).toBe('location');
    await expect(field(page, 'job location')).toHaveAccessibleDescription(
      'set your own in the profile',
    );

    await page.getByRole('main').getByRole('link', { name: 'profile' }).click();
    for (const name of ['last name', 'location']) {
      await field(page, name).click();
      expect(await selectionOf(page, name)).toBe(name);
    }
  },
);
