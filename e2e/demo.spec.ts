import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { breakStorage, BROKEN, damageRecord, NOT_KEPT, reloadInWrite } from './demo/faults';
import { goTo, logInAsDemo } from './support/steps';
import { expect, test } from './support/test';

const found = (page: Page, count: number) =>
  page.getByRole('heading', { name: `${count} jobs found` });
const card = (page: Page, name: string) => page.getByRole('article', { name });
const submit = (page: Page) => page.getByRole('button', { name: 'submit' }).click();

async function fillIn(page: Page, position: string, company = 'Engines Ltd'): Promise<void> {
  await page.getByLabel('position').fill(position);
  await page.getByLabel('company').fill(company);
}

async function fillInNew(page: Page, position: string): Promise<void> {
  await page.goto('./add-job');
  await fillIn(page, position);
}

async function expectRecorded(page: Page, count: number): Promise<void> {
  await expect(page.getByText('Job Created')).toBeVisible();
  await goTo(page, 'all jobs');
  await expect(found(page, count)).toBeVisible();
}

test('nothing of the API comes before the first call, and no call leaves the page', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['./landing', './register']) {
    await page.goto(path);
    await expect(page.getByText('This is a demo: everything you record stays')).toBeVisible();
  }
  await expect(page.getByRole('button', { name: 'submit' })).toBeVisible();
  expect(asked.filter((url) => /sandbox|api\/v1/.test(url))).toEqual([]);
  await page.getByRole('button', { name: 'demo app' }).click();
  await expect(page.getByRole('heading', { name: 'pending applications' })).toBeVisible();

  expect(asked.some((url) => url.includes('/assets/sandbox-'))).toBe(true);
  expect(asked.filter((url) => url.includes('api/v1'))).toEqual([]);
});

test('every address works after a reload on a host with nothing but 404.html', async ({ page }) => {
  await logInAsDemo(page);
  for (const name of ['all jobs', 'add job', 'profile'] as const) {
    await goTo(page, name);
    const answer = await page.reload();
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Demo user' })).toBeVisible();
  }
  await expect(page.getByLabel('last name')).toHaveValue('User');
});

for (const [name, part] of BROKEN) {
  test(`a storage that is ${name} is told once, and the demo goes on in memory`, async ({
    page,
  }) => {
    await page.addInitScript(breakStorage, part);
    await logInAsDemo(page);
    const told = page.getByRole('alert').filter({ hasText: NOT_KEPT });
    await told.getByRole('button', { name: 'close' }).click();
    await expect(told).toHaveCount(0);
    await goTo(page, 'add job');
    await fillIn(page, 'Analyst');
    await submit(page);

    await expectRecorded(page, 76);
    await expect(told).toHaveCount(0);
  });
}

test('what it keeps is named by its folder', async ({ page }) => {
  await logInAsDemo(page);
  const { databases, entries } = await page.evaluate(async () => ({
    databases: (await indexedDB.databases()).map(({ name = '' }) => name),
    entries: Object.keys(localStorage).toSorted(),
  }));
  const folder = new URL(page.url()).pathname;
  expect(databases).toEqual([`jobtrail-demo ${folder}`]);
  expect(entries).toEqual([`user ${folder}`]);
});

test('a record that cannot be read is replaced, told once and saved as a file', async ({
  page,
  expectedNoise,
}) => {
  expectedNoise.push(/401/);
  await logInAsDemo(page);
  // The last of what the page reads, which would find the damage before the reload.
  await expect(page.getByRole('link', { name: /^The longest wait is/ })).toBeVisible();
  await page.evaluate(damageRecord);
  await page.reload();

  const note = page
    .getByRole('alert')
    .filter({ hasText: 'could not be read. The demo began anew' });
  await expect(note).toBeVisible();
  await expect(page).toHaveURL('./landing');
  await expect(page.getByText('Unauthorized!')).toHaveCount(0);
  const download = page.waitForEvent('download');
  await note.getByRole('link', { name: 'save it as a file' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('jobtrail-demo.json');
  expect(await readFile(await file.path(), 'utf8')).toContain('damaged');
  await note.getByRole('button', { name: 'close' }).click();
  await expect(note).toHaveCount(0);
  await logInAsDemo(page);
  await expect(note).toHaveCount(0);
});

test('two tabs that record at once both have both, also when one is closed', async ({
  page,
  context,
}) => {
  await logInAsDemo(page);
  const otherTab = await context.newPage();
  await fillInNew(page, 'Analyst');
  await fillInNew(otherTab, 'Baker');
  await Promise.all([submit(page), submit(otherTab)]);
  await expect(otherTab.getByText('Job Created')).toBeVisible();
  await otherTab.close();
  await expectRecorded(page, 77);
  await expect(card(page, 'Analyst')).toBeVisible();
  await expect(card(page, 'Baker')).toBeVisible();
});

for (const time of ['before', 'after'] as const) {
  test(`a reload in the middle of a write, ${time} it, leaves the demo whole`, async ({ page }) => {
    await logInAsDemo(page);
    await fillInNew(page, 'Analyst');
    const reloaded = page.waitForEvent('load');
    await page.evaluate(reloadInWrite, time);
    await submit(page);
    await reloaded;

    await goTo(page, 'all jobs');
    await expect(page.getByRole('heading', { name: /^7[56] jobs found/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Demo user' })).toBeVisible();
    await fillInNew(page, 'Baker');
    await submit(page);
    await goTo(page, 'all jobs');
    await expect(card(page, 'Baker')).toBeVisible();
  });
}

test('a reset asks once, then begins anew in every tab', async ({ page, context }) => {
  await logInAsDemo(page);
  await fillInNew(page, 'Analyst');
  await submit(page);
  await expectRecorded(page, 76);
  const reset = async (isConfirmed: boolean) => {
    const asked = page.waitForEvent('dialog').then(async (dialog) => {
      await (isConfirmed ? dialog.accept() : dialog.dismiss());
      return dialog.message();
    });
    await page.getByRole('button', { name: 'Demo user' }).click();
    await page.getByRole('button', { name: 'reset demo' }).click();
    expect(await asked).toContain('Do you want new samples');
  };
  await reset(false);
  await expect(page.getByRole('button', { name: 'Demo user' })).toBeFocused();
  const otherTab = await context.newPage();
  await otherTab.goto('./all-jobs');
  await expect(found(otherTab, 76)).toBeVisible();
  await reset(true);

  await expect(page.getByText('Demo reset')).toBeVisible();
  await expect(page).toHaveURL('./landing');
  await expect(otherTab).toHaveURL('./landing');
  await logInAsDemo(page);
  await goTo(page, 'all jobs');
  await expect(found(page, 75)).toBeVisible();
});

test('without Web Crypto a sentence says what is missing', async ({ page, expectedNoise }) => {
  expectedNoise.push(/501/);
  await page.addInitScript(() => Reflect.deleteProperty(Crypto.prototype, 'subtle'));
  await page.goto('./landing');
  await page.getByRole('button', { name: 'demo app' }).click();

  await expect(page.getByRole('main').getByText(/^This demo keeps passwords/)).toBeVisible();
});
