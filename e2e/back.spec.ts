import { bakers } from './support/table';
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

for (const view of ['list', 'board', 'table']) {
  test(
    `'back to all jobs' gives the focus to the card that was edited, and Back as well: ${view}`,
    { tag: '@desktop' },
    async ({ page, signedIn }) => {
      await signedIn.addJobs(bakers(8));
      await page.goto(`./all-jobs?view=${view}`);
      const card = page.getByRole(view === 'table' ? 'row' : 'article', { name: /^Baker 6/ });
      const stop = view === 'table' ? card : card.getByRole('link').first();
      await stop.focus();
      for (let times = 0; times < 10; times += 1) {
        await page.keyboard.press(view === 'table' ? 'e' : 'Enter');
        await expect(page.getByLabel('position')).toHaveValue('Baker 6');
        if (times % 2 === 0)
          await page.getByRole('link', { name: 'back to all jobs' }).press('Enter');
        else await page.goBack();
        await expect(stop).toBeFocused();
        await expect(card).toBeInViewport();
      }
    },
  );
}

for (const [view, count] of [
  ['list', 10],
  ['board', 30],
  ['table', 50],
] as const) {
  test(
    `'back to all jobs' brings what Ctrl+K has opened into sight: ${view}`,
    { tag: '@desktop' },
    async ({ page, signedIn }) => {
      await signedIn.addJobs(bakers(count));
      await page.setViewportSize({ width: 1280, height: 500 });
      await page.goto(`./all-jobs?view=${view}`);
      const role = view === 'table' ? 'row' : 'article';
      const card = page.getByRole(role, { name: /^Baker 1(,|$)/ });
      const stop = view === 'table' ? card : card.getByRole('link').first();
      await expect(card).toBeAttached();
      await expect(card).not.toBeInViewport();
      await page.keyboard.press('ControlOrMeta+k');
      await page.getByRole('combobox', { name: 'find' }).fill('Baker 1');
      await page.getByRole('option', { name: /^Baker 1 Company/ }).click();
      await expect(page.getByLabel('position')).toHaveValue('Baker 1');
      await page.getByRole('link', { name: 'back to all jobs' }).press('Enter');
      await expect(stop).toBeFocused();
      await expect(card).toBeInViewport();
    },
  );
}
