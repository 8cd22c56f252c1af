import type { Locator, Page } from '@playwright/test';
import { openSignedIn, openStubbed, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const badge = (page: Page, position: string) =>
  page.getByRole('button', { name: new RegExp(`^status of ${position},`) });
const menu = (page: Page) => page.getByRole('menu', { name: 'status' });

/** Presses the place where something is, whatever lies above it. */
async function pressPlaceOf(target: Locator): Promise<void> {
  const { hasTouch = false } = test.info().project.use;
  const page = target.page();
  const box = await target.boundingBox();
  if (box === null) throw new Error('It is not on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await (hasTouch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
}

test('a press outside a menu closes it and does nothing else', async ({ page, isMobile }) => {
  await StubbedApi.install(page);
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(request.method());
  });
  await openSignedIn(page, '/all-jobs');
  // Below what the menus cover.
  const card = page.getByRole('article').nth(isMobile ? 0 : 7);
  await card.scrollIntoViewIfNeeded();

  for (const target of [
    // A phone has them in the menu.
    ...(isMobile
      ? [card.getByRole('heading').getByRole('link')]
      : [card.getByRole('button', { name: 'delete' }), card.getByRole('link', { name: 'Edit' })]),
    page.getByRole('banner').getByRole('link'),
  ]) {
    await badge(page, 'Analyst 2').click();
    await expect(menu(page)).toBeVisible();
    await pressPlaceOf(target);
    await expect(menu(page)).toBeHidden();
    expect(writes).toEqual([]);
    await expect(badge(page, 'Analyst 2')).toBeFocused();

    const user = page.getByRole('button', { name: 'Ada' });
    await user.click();
    await expect(page.getByRole('button', { name: 'logout' })).toBeVisible();
    await pressPlaceOf(target);
    await expect(page.getByRole('button', { name: 'logout' })).toBeHidden();
    await expect(user).toBeFocused();
  }
  expect(writes).toEqual([]);
  await expect(page).toHaveURL('./all-jobs');
});

for (const key of ['p', 'k']) {
  test(`a dialog that Ctrl+${key} opens over a menu gives the focus back to its button`, async ({
    page,
  }) => {
    await openStubbed(page, '/all-jobs');
    await badge(page, 'Analyst 2').click();
    await expect(menu(page)).toBeVisible();
    await page.keyboard.press(`Control+${key}`);
    await expect(page.locator('dialog[open]')).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await page.keyboard.press('Escape');

    await expect(page.locator('dialog[open]')).toBeHidden();
    await expect(badge(page, 'Analyst 2')).toBeFocused();
  });
}

test('a menu is a sheet on a phone, below a name', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 844 });
  await openStubbed(page, '/all-jobs');
  await badge(page, 'Analyst 2').click();
  const sheet = menu(page).locator('..');
  await expect(sheet.getByRole('heading', { name: 'Analyst 2, Engines Ltd' })).toBeVisible();

  const scrim = sheet.locator('..');
  await expect(scrim).toHaveCSS('background-color', /rgba\(.*, 0\.[4-9]\d*\)/);
  const place = () =>
    sheet.evaluate((panel) => {
      const { width, bottom } = panel.getBoundingClientRect();
      return [width, innerHeight - bottom].map(Math.round);
    });
  await expect.poll(place).toEqual([420, 8]);
  expect(await scrim.evaluate((layer) => layer.clientHeight === innerHeight)).toBe(true);
  for (const name of ['Ada', 'more']) {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('heading', { name })).toBeInViewport();
  }
});

test('the menu of a status opens within the window', { tag: '@desktop' }, async ({ page }) => {
  await openStubbed(page, '/all-jobs');
  for (const position of ['Analyst 2', 'Analyst 10']) {
    const button = badge(page, position);
    await button.evaluate((element) => element.scrollIntoView({ block: 'end' }));
    await button.click();
    await expect(menu(page)).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Escape');
  }
});

test('a menu that is higher than the window scrolls', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 568, height: 160 });
  await openStubbed(page, '/profile');
  await page.getByRole('button', { name: 'Ada' }).click();
  const logout = page.getByRole('button', { name: 'logout' });
  await logout.scrollIntoViewIfNeeded();
  await expect(logout).toBeInViewport({ ratio: 1 });
});

test(
  "a sheet outlasts a phone's bar and keyboard, which change the height alone",
  { tag: '@phone' },
  async ({ page }) => {
    await openStubbed(page, '/all-jobs');
    await badge(page, 'Analyst 2').tap();
    await expect(menu(page)).toBeVisible();
    await page.evaluate(() =>
      addEventListener('resize', () => document.body.classList.add('resized')),
    );
    await page.setViewportSize({ width: 390, height: 780 });
    await expect(page.locator('body.resized')).toBeAttached();
    await expect(menu(page)).toBeVisible();
    await page.setViewportSize({ width: 500, height: 780 });
    await expect(menu(page)).toBeHidden();
  },
);

test(
  'a text that is selected out of a dialog leaves it open',
  { tag: '@desktop' },
  async ({ page }) => {
    await openStubbed(page, '/all-jobs');
    await page.keyboard.press('?');
    const dialog = page.getByRole('dialog');
    const box = await dialog.getByRole('heading', { name: 'keys' }).boundingBox();
    if (box === null) throw new Error('It is not on the page.');
    await page.mouse.move(box.x + 10, box.y + 5);
    await page.mouse.down();
    await page.mouse.move(5, 5, { steps: 3 });
    await page.mouse.up();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 5);
    await expect(dialog).toBeHidden();
  },
);
