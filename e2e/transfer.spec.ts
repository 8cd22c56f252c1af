import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { tabTo } from './support/focus';
import { csv, IMPORT_FILES, openPreview } from './support/importFiles';
import { cutTexts, otherCases, overflow, smallTargets } from './support/measure';
import { listOf, TEN_JOBS } from './support/samples';
import { goTo, logOut, refusedQuestion, reloadFromPage, writesOf } from './support/steps';
import { storeUser, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const CORPUS = 'tests/features/importing/corpus';
const TWELVE = Array.from({ length: 12 }, (_, index) => ({ position: `Baker ${index + 1}` }));

async function saved(
  page: Page,
  press: () => Promise<void>,
): Promise<{ name: string; text: string }> {
  const arrival = page.waitForEvent('download');
  await press();
  const download = await arrival;
  return {
    name: download.suggestedFilename(),
    text: await readFile(await download.path(), 'utf8'),
  };
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** Presses until a press counts: right after another one it is taken for a double press. */
const pressUntilTaken = (page: Page, name: string) =>
  expect(async () => {
    await press(page, name);
    await expect(page.getByRole('button', { name })).toBeHidden({ timeout: 500 });
  }).toPass();
const step = (page: Page, number: number) =>
  page.getByRole('heading', { name: new RegExp(`^Step ${number} of 4`) });
/** Chooses from the menu of the list. */
async function choose(page: Page, name: 'export' | 'print'): Promise<void> {
  await press(page, 'more');
  await page.getByRole('button', { name, exact: true }).click();
}

const byPosition = (one: { position: string }, other: { position: string }) =>
  one.position.localeCompare(other.position);

const checkboxes = (page: Page) => page.getByRole('checkbox');

async function chooseFile(page: Page, file: Parameters<Page['setInputFiles']>[1]): Promise<void> {
  await page.goto('./import');
  await page.getByLabel('Choose a file').setInputFiles(file);
  await press(page, 'next');
}

test.describe('the way out', { tag: '@desktop' }, () => {
  test('is paper: a plain table with repeated headings and no row cut', async ({
    page,
    signedIn: account,
  }) => {
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-printed', '');
    });
    await account.addJobs(TWELVE);
    await account.addJobs([{ position: 'Principal'.repeat(12), jobType: 'internship' }]);
    await page.goto('./all-jobs');
    await choose(page, 'print');
    await page.getByRole('dialog').getByRole('button', { name: 'print' }).click();
    await expect(page.locator('html[data-printed]')).toBeAttached();
    await expect(page.getByRole('table')).toBeHidden();
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

    await expect(page.getByRole('row')).toHaveCount(14);
    // One long word breaks none of the others.
    await page.setViewportSize({ width: 718, height: 1000 });
    for (const word of ['internship', /^2026-/]) {
      const lines = await page
        .getByRole('cell', { name: word })
        .last()
        .evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return range.getClientRects().length;
        });
      expect(lines).toBe(1);
    }
    await expect(page.getByText(/^Ada Lovelace, .*, 13 applications$/)).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.locator('thead')).toHaveCSS('display', 'table-header-group');
    await expect(page.getByRole('row').last()).toHaveCSS('break-inside', 'avoid');
    await expect(page.getByRole('cell').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  });

  test('leads back into an empty account: the same list, days included', async ({
    page,
    signedIn: account,
  }) => {
    const days = [
      '2025-12-31T23:59:59.000Z',
      '2026-03-08T00:00:00.000Z',
      '2026-06-15T12:00:00.000Z',
    ];
    await account.addJobs([
      ...days.map((createdAt, index) => ({ position: `=Cook, "${index}"`, createdAt })),
      {
        position: 'Baker',
        jobStatus: 'declined',
        jobType: 'remote',
        jobLocation: "'s-Hertogenbosch",
      },
    ]);
    const list = async () => {
      const of = await account.days();
      return (await account.jobs()).map(({ position, ...job }) => {
        return { ...job, position, _id: '', createdAt: of.get(position), updatedAt: '' };
      });
    };
    const before = await list();
    await page.goto('./all-jobs');
    await choose(page, 'export');
    const exported = page.getByRole('dialog').getByRole('button', { name: 'save file' });
    const { text } = await saved(page, () => exported.click());
    for (const { _id } of await account.jobs()) await account.send('DELETE', `/jobs/${_id}`);
    expect(await account.jobs()).toEqual([]);
    await openPreview(page, [text]);
    await pressUntilTaken(page, 'import 4 applications');
    await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeFocused();

    expect((await list()).toSorted(byPosition)).toEqual(before.toSorted(byPosition));
  });

  test('can be gone by keyboard, and leads back to its button', async ({ page }) => {
    const api = await StubbedApi.install(page);
    api.answer('list', listOf(TEN_JOBS));
    await storeUser(page);
    await page.goto('./all-jobs');
    const open = page.getByRole('button', { name: 'more' });
    await expect(open).toBeVisible();
    await tabTo(page, open);
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('button', { name: 'export' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('radio', { name: 'all applications' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: 'what the filters show (10)' })).toBeChecked();
    const { text } = await saved(page, () => page.keyboard.press('Enter'));
    expect(text).toContain('"Analyst 10"');
    await expectNoViolations(page, 'export dialog');
    await page.keyboard.press('Escape');

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(open).toBeFocused();
  });
});

test.describe('the way in', () => {
  test('leads from a file of a spreadsheet to the list, and creates nothing twice', async ({
    page,
    signedIn: account,
  }) => {
    await page.goto('./all-jobs');
    const name = /^(add job|import|from a posting)$/;
    const ways = page.getByRole('main').getByRole('link', { name });
    await expect(ways).toHaveText(['add job', 'import', 'from a posting']);
    const heights = await ways.evaluateAll((links) => links.map((link) => link.clientHeight));
    expect(new Set(heights).size, `heights of buttons: ${heights.join()}`).toBe(1);
    await ways.getByText('import').click();
    await page.getByLabel('Choose a file').setInputFiles(`${CORPUS}/excel-german.csv`);
    await press(page, 'next');
    await expect(page.getByLabel('Absage: 1 row')).toHaveValue('declined');
    await press(page, 'next');
    await pressUntilTaken(page, 'import 3 applications');
    await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeFocused();
    await page.getByRole('main').getByRole('link', { name: 'all jobs' }).click();
    await expect(page.getByText('3 jobs found')).toBeVisible();
    await expect(page.getByRole('article', { name: 'Engineer "Backend"' })).toContainText(
      'Müller, Schmidt & Co.',
    );

    await chooseFile(page, `${CORPUS}/libreoffice.csv`);
    await press(page, 'next');
    await expect(page.getByRole('button', { name: 'import 0 applications' })).toBeDisabled();
    await expect(page.getByText('already there: 3')).toBeVisible();
    expect(await account.jobs()).toHaveLength(3);
  });

  test('is accessible, in reach and within the window at each step', async ({
    page,
    signedIn: account,
  }) => {
    await account.addJobs([{ position: 'Data Analyst', company: 'Étoile', jobLocation: 'Paris' }]);
    const check = async (state: string) => {
      await expectNoViolations(page, state);
      expect(await overflow(page), state).toEqual([]);
      expect(await smallTargets(page, 18), state).toEqual([]);
    };
    await page.goto('./import');
    await expect(step(page, 1)).toBeVisible();
    await check('file');
    await page.getByLabel('Choose a file').setInputFiles(`${CORPUS}/airtable.csv`);
    await press(page, 'next');
    await expect(step(page, 2)).toBeFocused();
    await check('columns');
    await press(page, 'next');
    await expect(step(page, 3)).toBeFocused();
    await check('preview');
    const window = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 740 });
    const texts = page.getByRole('group', { name: 'rows of the file' }).locator('.texts > *');
    expect(await cutTexts(texts)).toEqual([]);
    expect(await otherCases(page, 'li, .fact')).toEqual([]);
    const distances = await page.locator('li:has(> .row)').evaluateAll((rows) =>
      rows.map((row) => {
        const inner = row.querySelector('.texts')?.getBoundingClientRect().top ?? NaN;
        return inner - row.getBoundingClientRect().top;
      }),
    );
    expect(Math.min(...distances)).toBeGreaterThanOrEqual(4);
    if (window) await page.setViewportSize(window);
    await pressUntilTaken(page, 'import 2 applications');
    await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeFocused();
    await check('result');
    expect(await otherCases(page, 'dt')).toEqual([]);
  });
});

test.describe('the way in, at a desk', { tag: '@desktop' }, () => {
  test('imports files as people have them, without a correction', async ({
    page,
    signedIn: account,
  }) => {
    for (const { name, content, jobs } of IMPORT_FILES) {
      await chooseFile(page, { name, mimeType: '', buffer: content });
      await expect(step(page, 2)).toBeVisible();
      await press(page, 'next');
      await pressUntilTaken(page, `import ${jobs.length} applications`);
      await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeFocused();
      const recorded = await account.jobs();
      for (const job of jobs) expect(recorded, name).toContainEqual(expect.objectContaining(job));
    }
  });

  test('scrolls through 1,000 rows by keyboard, drawing only what is seen', async ({
    page,
    signedIn: account,
  }) => {
    const rows = Array.from({ length: 1000 }, (_, index) => `Baker ${index + 1},Acme,London`);
    await chooseFile(page, csv(...rows));
    await press(page, 'next');
    await expect(checkboxes(page)).toHaveCount(1000);
    await page.getByRole('group', { name: 'rows of the file' }).focus();
    await page.keyboard.press('End');

    const last = checkboxes(page).last();
    await expect(last).toBeInViewport();
    await expect(last).toHaveAccessibleName(/^Baker 1000,/);
    const drawn = await checkboxes(page).evaluateAll(
      (boxes) => boxes.filter((box) => box.checkVisibility({ contentVisibilityAuto: true })).length,
    );
    expect(drawn).toBeLessThan(200);
    await last.uncheck();
    await expect(page.getByRole('button', { name: 'import 999 applications' })).toBeVisible();
    expect(await account.jobs()).toEqual([]);
  });

  test('asks on every page before a reload or a logout drops what is begun', async ({
    page,
    signedIn,
  }) => {
    const writes = writesOf(page);
    await chooseFile(page, csv('Baker 1,Acme,London'));
    await expect(step(page, 2)).toBeVisible();
    const { type } = await refusedQuestion(page, () => reloadFromPage(page));

    expect(type).toBe('beforeunload');
    await expect(step(page, 2)).toBeVisible();
    await goTo(page, 'all jobs');
    expect((await refusedQuestion(page, () => reloadFromPage(page))).type).toBe('beforeunload');
    const { message } = await refusedQuestion(page, () => logOut(page));
    expect(message).toBe('The import of rows.csv is begun and not sent. Drop it, and log out?');
    expect(writes).toEqual([]);
    expect(await signedIn.jobs()).toEqual([]);
  });
});
