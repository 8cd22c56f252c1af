import { bakers } from './support/table';
import { openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

test(
  'menus, dialogs and a selection end by a close request of the browser, as Back on a phone is one',
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
    // The last thing opened first.
    await page.getByRole('button', { name: 'select', exact: true }).click();
    await page.getByRole('checkbox', { name: /^select Analyst 6,/ }).check();
    const selection = page.getByRole('region', { name: 'selection' });
    await selection.getByRole('button', { name: 'set status' }).click();
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'menu', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'menu' });
    await expect(drawer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(selection.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(selection).toBeHidden();
  },
);

test(
  'with the page before neither dialog nor drawer nor selection stays',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await StubbedApi.install(page);
    await openSignedIn(page, '/');
    await page.getByRole('link', { name: 'all jobs' }).click();
    await page.getByRole('button', { name: 'select', exact: true }).click();
    await page.getByRole('checkbox', { name: /^select Analyst 6,/ }).check();
    const selection = page.getByRole('region', { name: 'selection' });
    await selection.getByRole('button', { name: 'delete' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'stats' })).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goForward();
    await expect(page.getByRole('article', { name: 'Analyst 6' })).toBeVisible();
    await expect(selection).toHaveCount(0);
    await page.getByRole('button', { name: 'menu', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'menu' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'stats' })).toBeAttached();
    await expect(page.getByRole('dialog')).toHaveCount(0);
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
