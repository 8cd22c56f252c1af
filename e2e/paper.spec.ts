import { listOf, TEN_JOBS } from './support/samples';
import { openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';
import type { Page } from '@playwright/test';

const LONG = 'Principal Engineer for Distributed Payments '.repeat(4).trim();

/** A4 between usual margins, and A5. */
const A4 = { width: 718, height: 1000 };
const A5 = { width: 484, height: 718 };

async function print(page: Page, paper = A4) {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(paper);
}

async function endPrint(page: Page) {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.emulateMedia({ media: null });
}

async function boxOf(page: Page, selector: string) {
  const box = await page.locator(selector).first().boundingBox();
  return box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
}

test.describe('paper', { tag: '@desktop' }, () => {
  test.beforeEach(async ({ page }) => {
    const api = await StubbedApi.install(page);
    const [first, ...rest] = TEN_JOBS;
    api.answer('list', listOf(first ? [{ ...first, position: LONG }, ...rest] : [], 75, 8));
  });

  test('has the cards of the list, long titles whole, and no search form', async ({ page }) => {
    await openSignedIn(page, '/all-jobs');
    await expect(page.getByRole('article')).toHaveCount(10);
    await expect(page.getByText('10 of 75 are printed here.')).toBeHidden();
    await print(page);

    await expect(page.getByText('10 of 75 are printed here.')).toBeVisible();

    await expect(page.getByRole('search')).toBeHidden();
    const title = await boxOf(page, 'article .position');
    const text = await boxOf(page, 'article .position-text');
    const company = await boxOf(page, 'article .company');
    expect(text.y + text.height).toBeLessThanOrEqual(title.y + title.height + 1);
    expect(title.y + title.height).toBeLessThanOrEqual(company.y + 1);
    const texts = page.locator('article .position-text').first();
    expect(await texts.evaluate((span) => span.scrollHeight - span.clientHeight)).toBe(0);
  });

  test('has the columns of the board below each other, each whole', async ({ page }) => {
    await openSignedIn(page, '/all-jobs?view=board');
    await expect(page.getByRole('article').first()).toBeVisible();
    await print(page);

    const columns = await page.locator('[data-column]').all();
    let end = 0;
    for (const column of columns) {
      await expect(column.getByRole('heading', { level: 3 })).toBeVisible();
      const { y, height } = (await column.boundingBox()) ?? { y: NaN, height: NaN };
      expect(y).toBeGreaterThanOrEqual(end);
      expect(await column.evaluate((frame) => frame.scrollHeight - frame.clientHeight)).toBe(0);
      end = y + height;
    }
    expect(columns).toHaveLength(3);
  });

  test('as narrow as A5 has the table with all its columns, and leaves the choices as they are', async ({
    page,
  }) => {
    const api = await StubbedApi.install(page);
    api.answer('list', listOf(TEN_JOBS));
    const address = '/all-jobs?view=table&waiting=14&month=2026-11&place=London';
    await openSignedIn(page, address);
    const table = page.getByRole('grid', { name: 'applications' });
    await expect(table.locator('tr[data-job]')).toHaveCount(4);
    await table.evaluate((element) => element.setAttribute('data-same', ''));
    const same = page.locator('[data-same]');
    const columns = ['position', 'company', 'location', 'type', 'status', 'date', 'waiting'];
    await page.pdf({ format: 'A5' });
    await expect(same).toBeAttached();
    await print(page, A5);
    await expect(same).toBeVisible();
    for (const name of columns) {
      await expect(page.getByRole('columnheader', { name }).getByText(name)).toBeVisible();
    }
    // No word is broken.
    const broken = await same.locator('thead button, .badge, td.type').evaluateAll((words) =>
      words.flatMap((word) => {
        const range = document.createRange();
        range.selectNodeContents(word.lastChild ?? word);
        return range.getClientRects().length === 1 ? [] : [word.textContent];
      }),
    );
    expect(broken).toEqual([]);

    await endPrint(page);
    await expect(same).toBeVisible();
    await expect(page).toHaveURL(`.${address}`);
    for (const [name, value] of [
      ['place', 'London'],
      ['month', '2026-11'],
      ['waiting', '14'],
    ] as const) {
      await expect(page.getByRole('combobox', { name })).toHaveValue(value);
    }
  });

  test('has what is entered into a form', async ({ page }) => {
    for (const [path, name, value] of [
      ['/add-job', 'job location', 'London'],
      ['/profile', 'email', 'ada@example.com'],
    ] as const) {
      await openSignedIn(page, path);
      await expect(page.getByLabel(name)).toHaveValue(value);
      await print(page);
      await expect(page.getByLabel(name)).toBeVisible();
      await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
      await expect(page.locator('form button').filter({ visible: true })).toHaveCount(0);
      await page.emulateMedia({ media: null });
    }
  });
});
