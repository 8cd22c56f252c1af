import { expect, type Page } from '@playwright/test';

export const rows = (page: Page) => page.locator('tr[data-job]');
export const row = (page: Page, name: string) => page.getByRole('row', { name, exact: true });
export const cell = (page: Page, name: string, field: string) =>
  row(page, name).locator(`[data-field="${field}"]`);
export const positions = (page: Page) => page.locator('tr[data-job] > th').allTextContents();
export const saved = (page: Page) => expect(page.locator('tr[aria-busy="true"]')).toHaveCount(0);

const TOWNS = ['Dublin', 'Berlin', 'Paris'];
/** From 'Baker 1' on, the last one the latest. */
export const bakers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    position: `Baker ${index + 1}`,
    company: `Company ${String.fromCharCode(90 - (index % 26))}`,
    jobLocation: TOWNS[index % 3] ?? '',
  }));

export async function openTable(page: Page, query = '') {
  await page.goto(`./all-jobs?view=table${query}`);
  await expect(rows(page).first()).toBeVisible();
}
