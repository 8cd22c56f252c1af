import { openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

test(
  'menus and dialogs close by a close request of the browser, as Back on a phone is one',
  { tag: '@phone' },
  async ({ page }) => {
    await StubbedApi.install(page);
    await openSignedIn(page, '/all-jobs');
    const badge = page.getByRole('button', { name: /^status of Analyst 6,/ });
    const menu = page.getByRole('menu', { name: 'status' });
    await badge.click();
    await expect(menu).toBeVisible();
    // What is left of the key is the request.
    await page.evaluate(() =>
      addEventListener('keydown', (event) => event.stopImmediatePropagation(), true),
    );
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(badge).toBeFocused();
    await page.getByRole('button', { name: 'more' }).click();
    await page.getByRole('button', { name: 'export' }).click();
    const dialog = page.getByRole('dialog', { name: 'export' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  },
);
