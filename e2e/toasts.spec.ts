import type { Locator, Page } from '@playwright/test';
import { goTo } from './support/steps';
import { openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toasts = (page: Page) =>
  page.getByRole('region', { name: /^Notifications/ }).locator('[role="alert"], [role="status"]');

async function boxOf(target: Locator) {
  const box = await target.boundingBox();
  if (box === null) throw new Error(`${target.toString()} is not on the page.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([boxOf(one), boxOf(other)]);
  return a.x < b.right && b.x < a.right && a.y < b.bottom && b.y < a.bottom;
}

/** Has a save of the profile refused in these words. */
async function refuseSave(page: Page, api: StubbedApi, text: string): Promise<void> {
  api.refuse('write', text, 400);
  await button(page, 'save changes').click();
  await expect(toasts(page).filter({ hasText: text })).toBeVisible();
}

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
});

test('a text that is said again is shown and announced again', async ({ page }) => {
  const api = await StubbedApi.install(page);
  await openSignedIn(page, '/add-job');
  const add = async () => {
    await page.getByLabel('position').fill('Baker');
    await page.getByLabel('company').fill('Bread Ltd');
    await page.getByLabel('job location').fill('London');
    await button(page, 'submit').click();
  };
  await add();
  const first = toasts(page).filter({ hasText: 'Job Created' });
  await expect(first).toBeVisible();
  const element = await first.elementHandle();
  api.hold('write');
  await add();
  await api.release('write');
  // A live region tells of what enters it.
  await expect.poll(() => element.evaluate((node) => node.isConnected)).toBe(false);
  await expect(toasts(page).filter({ hasText: 'Job Created' })).toHaveCount(1);
});

test.describe('at a desk', { tag: '@desktop' }, () => {
  for (const [width, most] of [
    [768, 1],
    [1024, 2],
    [1280, 3],
    [1920, 3],
  ] as const) {
    test(`toasts stand in the middle of the top bar, ${width} wide, the newest at once`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      const api = await StubbedApi.install(page);
      await openSignedIn(page, '/profile');
      const long = 'The office is closed until Monday. '.repeat(5).trim();
      for (const text of [`1 ${long}`, `2 ${long}`, `3 ${long}`]) await refuseSave(page, api, text);
      api.answer('write', {});
      api.hold('write');
      await goTo(page, 'add job');
      await page.getByLabel('position').fill('Baker');
      await page.getByLabel('company').fill('Bread Ltd');
      await button(page, 'submit').click();
      await api.release('write');
      await expect(toasts(page).filter({ hasText: 'Job Created' })).toBeVisible();
      // They wait while their window is left, and measuring them takes long in some browsers.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));

      await expect(toasts(page)).toHaveCount(most);
      const bar = page.getByRole('banner');
      const { bottom } = await boxOf(bar);
      for (const toast of await toasts(page).all()) {
        expect((await boxOf(toast)).bottom).toBeLessThanOrEqual(bottom);
        for (const name of ['menu', 'Ada'])
          expect(await overlap(toast, button(page, name))).toBe(false);
        expect(await overlap(toast, bar.getByRole('link'))).toBe(false);
        const text = await toast.innerText();
        await expect(toast.getByTitle(text, { exact: true })).toBeVisible();
      }
    });
  }
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('one toast stands at a time, and goes with the next press elsewhere', async ({ page }) => {
    const api = await StubbedApi.install(page);
    await openSignedIn(page, '/profile');
    await refuseSave(page, api, 'No');
    await refuseSave(page, api, 'Not yet');
    await expect(toasts(page)).toHaveCount(1);

    await page.getByRole('heading', { name: 'profile' }).tap();
    await expect(toasts(page)).toHaveCount(0);
  });

  for (const name of ['menu', 'Ada']) {
    test(`it goes as '${name}' opens`, async ({ page }) => {
      const api = await StubbedApi.install(page);
      await openSignedIn(page, '/profile');
      await refuseSave(page, api, 'No');
      await button(page, name).tap();
      await expect(toasts(page)).toHaveCount(0);
    });
  }

  test('a toast that comes while the menu is open lies below it', async ({ page }) => {
    const api = await StubbedApi.install(page);
    await openSignedIn(page, '/profile');
    api.refuse('write', 'No', 400);
    api.hold('write');
    await button(page, 'save changes').tap();
    await button(page, 'Ada').tap();
    await api.release('write');
    await expect(toasts(page)).toHaveCount(1);
    for (const choice of await page.locator('label:has([type="radio"])').all()) {
      await choice.click({ trial: true });
    }
    await button(page, 'logout').click({ trial: true });
  });

  test('it goes with Back', async ({ page }) => {
    const api = await StubbedApi.install(page);
    await openSignedIn(page, '/');
    await goTo(page, 'profile');
    await refuseSave(page, api, 'No');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'stats' })).toBeAttached();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('it never covers the field in focus', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    const api = await StubbedApi.install(page);
    await openSignedIn(page, '/profile');
    api.refuse('write', 'We cannot save this before Monday. '.repeat(5), 400);
    api.hold('write');
    await button(page, 'save changes').tap();
    const field = page.getByLabel('name', { exact: true });
    await field.evaluate((input) => {
      input.focus({ preventScroll: true });
      scrollBy(0, input.getBoundingClientRect().top - 90);
    });
    await api.release('write');
    await expect(toasts(page)).toHaveCount(1);
    await expect.poll(() => overlap(toasts(page), field)).toBe(false);
  });
});
