import { leaveWindow } from './support/focus';
import { writesOf } from './support/steps';
import { bakers, cell, openTable, row, rows, saved } from './support/table';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test(
  'what is typed replaces the text of the chosen cell, and no single key acts there',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(3));
    await openTable(page);
    const company = cell(page, 'Baker 2, Company Y', 'company');
    await company.click();
    await expect(company).toBeFocused();
    await expect(company).toHaveCSS('outline-style', 'solid');
    await page.keyboard.type('Zalando SE 2');
    await page.keyboard.press('Enter');
    const edited = cell(page, 'Baker 2, Zalando SE 2', 'company');
    await expect(edited).toBeFocused();
    await saved(page);
    await expect(page).toHaveURL('./all-jobs?view=table');
    await expect(page.getByRole('button', { name: /^status of .*: pending$/ })).toHaveCount(3);

    // A choice by its first letter; another letter is none.
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.type('q');
    await expect(page.getByRole('combobox', { name: 'type of Baker 2' })).toHaveCount(0);
    await page.keyboard.type('r');
    await expect(page.getByRole('combobox', { name: 'type of Baker 2' })).toHaveValue('remote');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Baker 2, Zalando SE 2', 'jobType')).toHaveText('remote');
    await saved(page);

    // The row as a whole takes the single keys.
    await page.keyboard.press('Escape');
    await expect(row(page, 'Baker 2, Zalando SE 2')).toBeFocused();
    await page.keyboard.press('2');
    await expect(cell(page, 'Baker 2, Zalando SE 2', 'jobStatus')).toHaveText('interview');
    await saved(page);
  },
);

test(
  'an emptied cell says what is missing and what stays',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(2));
    await openTable(page);
    const company = cell(page, 'Baker 1, Company Z', 'company');
    const field = page.getByLabel('company of Baker 1');
    const missing = row(page, 'Baker 1, Company Z').getByRole('alert');
    for (const key of ['Delete', 'Backspace']) {
      await company.focus();
      await page.keyboard.press(key);
      await expect(field).toHaveValue('');
      await expect(missing).toHaveText(
        "The company is missing. Type one, or press Esc to keep 'Company Z'.",
      );
      await page.keyboard.press('Enter');
      await expect(field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(company).toHaveText('Company Z');
      await expect(missing).toHaveCount(0);
    }
    await page.keyboard.press('Delete');
    await page.getByRole('heading', { name: '2 jobs found' }).click();
    await expect(company).toHaveText('Company Z');
    await expect(
      page.getByText("The company of Baker 1 stays 'Company Z': it cannot be empty."),
    ).toBeVisible();
    expect(await rows(page).count()).toBe(2);
  },
);

test(
  'a half-typed cell stays open while another tab, window or frame has the focus',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    const writes = writesOf(page);
    await signedIn.addJobs(bakers(2));
    await openTable(page);
    await cell(page, 'Baker 1, Company Z', 'company').click();
    await page.keyboard.type('Zal');
    const field = page.getByLabel('company of Baker 1');
    await leaveWindow(page);
    await expect(field).toHaveValue('Zal');
    // Extensions put frames into pages.
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      frame.title = 'frame';
      document.body.append(frame);
      frame.contentWindow?.focus();
    });
    await expect(page.locator('iframe')).toBeFocused();
    await expect(field).toHaveValue('Zal');
    expect(writes).toEqual([]);
    await page.getByRole('heading', { name: '2 jobs found' }).click();
    await expect(cell(page, 'Baker 1, Zal', 'company')).toBeVisible();
    await saved(page);
    expect(writes).toHaveLength(1);
  },
);

test(
  'a cell is copied and pasted into another one, and so are rows',
  { tag: '@desktop' },
  async ({ page, context, signedIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signedIn.addJobs(bakers(4));
    await openTable(page);
    await cell(page, 'Baker 4, Company W', 'company').click();
    await page.keyboard.press('Control+c');
    await expect(page.getByText("copied: 'Company W'")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Company W');
    await cell(page, 'Baker 1, Company Z', 'company').click();
    await page.keyboard.press('Control+v');
    await expect(row(page, 'Baker 1, Company W')).toBeVisible();
    await saved(page);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Control+v');
    await expect(page.getByText("Nothing was pasted: 'Company W' is no type.")).toBeVisible();

    await row(page, 'Baker 4, Company W').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    await page.keyboard.press('Escape');
    await cell(page, 'Baker 2, Company Y', 'company').click();
    await page.keyboard.press('Control+v');
    await expect(row(page, 'Baker 2, Company W')).toBeVisible();
    await expect(row(page, 'Baker 1, Company X')).toBeVisible();
    await saved(page);
    await expect(page).toHaveURL('./all-jobs?view=table');
  },
);

test(
  'in a narrow table Tab passes over the columns that are not shown',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(2));
    await page.setViewportSize({ width: 640, height: 900 });
    await openTable(page);
    await expect(page.getByRole('columnheader', { name: 'type' })).toBeHidden();
    await cell(page, 'Baker 1, Company Z', 'jobLocation').dblclick();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('combobox', { name: 'status of Baker 1' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByLabel('location of Baker 1')).toBeFocused();
  },
);

test(
  'while selecting, the field of a cell is worked with and its row stays unticked',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(2));
    await openTable(page);
    await page.getByRole('button', { name: 'select', exact: true }).click();
    await cell(page, 'Baker 1, Company Z', 'jobType').focus();
    await page.keyboard.press('Enter');
    const type = page.getByRole('combobox', { name: 'type of Baker 1' });
    await type.click();
    await expect(page.getByText('0 selected')).toBeVisible();
    await expect(type).toBeFocused();
    await page.keyboard.press('Escape');
  },
);

test(
  'Escape ends a selection and leaves the focus in the table',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(14));
    await openTable(page);
    await row(page, 'Baker 14, Company M').focus();
    await page.keyboard.press('Shift+PageDown');
    await expect(page.getByText('11 selected')).toBeVisible();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText('10 selected')).toBeVisible();
    await page.keyboard.press('Shift+End');
    await expect(page.getByText('14 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(row(page, 'Baker 1, Company Z')).toBeFocused();
  },
);

test(
  'Back from the form leads to the row that was left',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(25));
    await page.setViewportSize({ width: 1280, height: 500 });
    await openTable(page);
    const left = row(page, 'Baker 18, Company I');
    await left.focus();
    await page.keyboard.press('e');
    await expect(page.getByLabel('position')).toHaveValue('Baker 18');
    await page.goBack();
    await expect(left).toBeFocused();
    await expect(left).toBeInViewport();
  },
);
