import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { TEN_JOBS, listOf } from './support/samples';
import { openStubbed } from './support/stubbedApi';
import { expect, test } from './support/test';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'find' });
const box = (page: Page) => dialog(page).getByRole('combobox', { name: 'find' });
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name });
const group = (page: Page, name: string) => dialog(page).getByRole('group', { name, exact: true });
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

async function find(page: Page, text: string) {
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).fill(text);
}

/** The texts that the server is asked for. */
function searchesOf(page: Page): string[] {
  const searches: string[] = [];
  page.on('request', (request) => {
    const search = new URL(request.url()).searchParams.get('search');
    if (search !== null) searches.push(search);
  });
  return searches;
}

test(
  'opens by its key, also from a field, and by its button, and gives the focus back',
  { tag: '@desktop' },
  async ({ page }) => {
    await openStubbed(page, '/profile');
    const field = page.getByLabel('last name');
    await field.focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(box(page)).toBeFocused();
    await expect(box(page)).toHaveAttribute('aria-expanded', 'true');
    await expectNoViolations(page, 'the find dialog');
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(field).toBeFocused();

    const button = page.getByRole('banner').getByRole('button', { name: 'find' });
    await button.click();
    await expect(box(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog(page)).toHaveCount(0);
    await expect(button).toBeFocused();

    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'keys' });
    await expect(keys.getByText('Ctrl K')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(dialog(page)).toHaveCount(0);
  },
);

test(
  'finds pages with their keys, also in a new tab, and remembers them',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await openStubbed(page, '/profile');
    await find(page, 'sta');
    await expect(active(page)).toHaveText('statsg then s');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'stats')).toBeFocused();
    await expect(page).toHaveURL('./');

    await find(page, 'bookmark');
    await expect(active(page)).toHaveText(/^from a posting/);
    const opened = context.waitForEvent('page');
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect((await opened).getByRole('heading', { level: 1 })).toHaveText('from a posting');
    await expect(heading(page, 'stats')).toBeAttached();

    await page.keyboard.press('ControlOrMeta+k');
    await expect(group(page, 'recent').getByRole('option')).toHaveText([
      /^from a posting/,
      /^stats/,
    ]);
    await expect(option(page, /^stats/)).toHaveCount(1);
    await expect(active(page)).toHaveText(/^from a posting/);
    await page.keyboard.press('ArrowUp');
    await expect(active(page)).toHaveText('interviewsinterview');
    await expect(active(page)).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).toHaveText(/^stats/);
  },
);

test('finds layouts and views of all jobs', { tag: '@desktop' }, async ({ page }) => {
  await openStubbed(page, '/all-jobs?status=pending');
  await find(page, 'table');
  await expect(active(page)).toHaveText('tablet');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('./all-jobs?status=pending&view=table');
  await page.evaluate(() => {
    const views = [{ name: 'Zürich', address: '?search=zurich' }];
    localStorage.setItem('views:ada@example.com', JSON.stringify(views));
  });
  await find(page, 'zur');
  await group(page, 'views').getByRole('option', { name: 'Zürich' }).click();
  await expect(page).toHaveURL('./all-jobs?search=zurich');
});

test('finds actions', { tag: '@desktop' }, async ({ page }) => {
  await openStubbed(page, '/profile');
  const root = page.locator('html');
  await find(page, 'dark');
  await page.keyboard.press('Enter');
  await expect(root).toHaveAttribute('data-theme', 'dark');
  for (const name of ['export', 'print', 'keys']) {
    await find(page, name);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await find(page, 'logout');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('./landing');
});

test(
  'finds applications from the first letter on, by one call',
  { tag: '@desktop' },
  async ({ page }) => {
    const api = await openStubbed(page, '/profile');
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    const far = { _id: 'far', position: 'Smith', jobLocation: 'Zürich' };
    const jobs = TEN_JOBS.map((job, index) => {
      return { ...job, jobLocation: 'Leeds', ...(index === 0 && far) };
    });
    api.answer('list', listOf(jobs));
    api.hold('list');
    await find(page, 'z');
    await expect(dialog(page).getByRole('status')).toHaveText('reading your applications');
    await api.release('list');
    await expect(group(page, 'applications').getByRole('option')).toHaveText([/^Smith/]);
    await expect(dialog(page).getByRole('status')).toBeEmpty();
    await box(page).fill('leeds');
    await expect(group(page, 'applications').getByRole('option')).toHaveCount(9);
    await expectNoViolations(page, 'applications found');
    await box(page).fill('nothing like it');
    await expect(dialog(page).getByRole('status')).toHaveText('nothing found');

    await box(page).fill('zurich');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('./add-job?id=far&company=Engines%20Ltd');
    await expect(page.getByLabel('position')).toHaveValue('Smith');
    expect(calls.filter((url) => url.includes('/api/v1/jobs?'))).toHaveLength(1);
  },
);

test(
  'asks the server too where not all applications are read by themselves',
  { tag: '@desktop' },
  async ({ page, expectedNoise }) => {
    expectedNoise.push(/status of 500/);
    const api = await openStubbed(page, '/all-jobs');
    await expect(page.getByRole('article')).toHaveCount(10);
    api.answer('list', listOf(TEN_JOBS, 900, 90));
    const searches = searchesOf(page);
    await find(page, 'analyst 10');
    await expect.poll(() => searches).toEqual(['analyst 10']);
    await expect(group(page, 'applications').getByRole('option').first()).toHaveText(/^Analyst 10/);
    api.hold('list');
    await box(page).fill('analys');
    await expect.poll(() => searches).toEqual(['analyst 10', 'analys']);
    const aborted = page.waitForEvent('requestfailed', {
      predicate: (request) => request.url().endsWith('=analys'),
      // Without a word it fails by itself after 15 s.
      timeout: 10_000,
    });
    await box(page).fill('far away');
    await aborted;
    const far = TEN_JOBS.slice(0, 1).map((job) => ({ ...job, _id: 'far', position: 'Smith' }));
    api.answer('list', listOf(far, 900, 90));
    await api.release('list');
    await expect(group(page, 'applications').getByRole('option')).toHaveText([/^Smith/]);

    api.refuse('list', 'The office is closed');
    await box(page).fill('nothing like it');
    await expect(dialog(page).getByRole('status')).toHaveText('The office is closed');
    await expect(box(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('alert')).toHaveCount(0);
    api.answer('list', listOf([]));
    await box(page).fill('nothing like that');
    await expect(dialog(page).getByRole('status')).toHaveText('nothing found');
  },
);

test('asks for no text that is still composed', { tag: '@desktop' }, async ({ page }) => {
  await page.clock.install();
  const api = await openStubbed(page, '/profile');
  api.answer('list', listOf(TEN_JOBS, 900, 90));
  const searches = searchesOf(page);
  await page.keyboard.press('ControlOrMeta+k');
  await box(page).dispatchEvent('compositionstart');
  await box(page).fill('かなか');
  await expect(dialog(page).getByRole('status')).toHaveText('reading your applications');
  await page.clock.runFor(1000);
  expect(searches).toEqual([]);
  await box(page).dispatchEvent('compositionend');
  await page.clock.runFor(1000);

  await expect.poll(() => searches).toEqual(['かなか']);
});

test(
  'changes the focused card, or what is selected, with a question before a delete',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs([{ position: 'Cook' }, { position: 'Baker' }, { position: 'Nurse' }]);
    await page.goto('./all-jobs');
    const card = (name: string) => page.getByRole('article', { name });
    await card('Baker').getByRole('link', { name: 'Edit' }).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await expect(group(page, 'for Baker, Acme').getByRole('option')).toHaveText([
      'interview2',
      'declined3',
      'Edite',
      'deleteDelete',
      'selectx',
      'copyc',
      'export',
    ]);
    await box(page).fill('decl');
    await page.keyboard.press('Enter');
    await expect(card('Baker').getByRole('button', { name: 'declined' })).toBeVisible();
    await expect(card('Baker').getByRole('link', { name: 'Edit' })).toBeFocused();

    await find(page, 'edit');
    await page.keyboard.press('Enter');
    await expect(heading(page, 'edit job')).toBeAttached();
    await page.goBack();

    const select = async () => {
      await page.getByRole('checkbox', { name: /Cook/ }).check();
      await page.getByRole('checkbox', { name: /Nurse/ }).check();
    };
    await page.getByRole('button', { name: 'select', exact: true }).click();
    await select();
    await find(page, 'interview');
    await expect(group(page, '2 selected').getByRole('option')).toHaveText(['interview2']);
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 applications changed to interview.')).toBeVisible();
    // The selection ends with its run.
    await page.getByRole('button', { name: 'select', exact: true }).click();
    await select();
    const download = page.waitForEvent('download');
    await find(page, 'export');
    await page.keyboard.press('Enter');
    await download;
    await find(page, 'delete');
    await page.keyboard.press('Enter');
    const question = page.getByRole('dialog', { name: 'delete 2 applications?' });
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'delete' }).click();
    await expect(page.getByText('removed: 2 applications')).toBeVisible();
  },
);

test(
  "'add … at … in …' fills the form, and asks where something else is typed",
  { tag: '@desktop' },
  async ({ page }) => {
    await openStubbed(page, '/profile');
    const form = ['position', 'company', 'job location'].map((label) => page.getByLabel(label));
    const expectForm = async (...values: string[]) => {
      for (const [index, value] of values.entries())
        await expect(form[index] ?? page.locator('html')).toHaveValue(value);
    };
    await find(page, 'add React Developer at Stripe in Dublin');
    await expect(group(page, 'new application').getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expectForm('React Developer', 'Stripe', 'Dublin');
    await expect(page).toHaveURL('./add-job');

    await find(page, 'add cook at acme in leeds');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Replace "React Developer, Stripe" with')).toBeVisible();
    await expectForm('React Developer', 'Stripe', 'Dublin');
    await page.getByRole('button', { name: 'replace' }).click();
    await expectForm('cook', 'acme', 'leeds');
  },
);
