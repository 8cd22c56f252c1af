import type { Page } from '@playwright/test';
import { refusedQuestion, reloadFromPage } from './support/steps';
import { open } from './support/stubbedApi';
import { expect, test } from './support/test';

const badge = (page: Page, position: string) =>
  page.getByRole('button', { name: new RegExp(`^status of ${position},`) });
const undo = (page: Page) => page.getByRole('button', { name: /^undo/ });

async function choose(page: Page, position: string, status: string): Promise<void> {
  await badge(page, position).click();
  await page.getByRole('menuitemradio', { name: status }).click();
  await expect(undo(page)).toHaveAccessibleName(`undo: ${position}, Acme back to pending`);
}

const shownStatus = (page: Page, position: string, status: string) =>
  expect(badge(page, position)).toHaveAccessibleName(`status of ${position}, Acme: ${status}`);

test.beforeEach(async ({ signedIn: account }) => {
  await account.addJobs(
    Array.from({ length: 8 }, (_, index) => ({ position: `Cook ${index + 1}` })),
  );
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the way back outlasts a touch that scrolls and a press elsewhere', async ({ page }) => {
    await open(page, '/all-jobs');
    await choose(page, 'Cook 8', 'declined');
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...ys: number[]) =>
      fingers.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: ys.map((y) => ({ x: 4, y })),
      });
    await touch('touchStart', 600);
    for (const y of [580, 560, 500, 440, 400]) await touch('touchMove', y);
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    // Beside what can be pressed.
    await page.touchscreen.tap(4, 500);

    await undo(page).tap();
    await shownStatus(page, 'Cook 8', 'pending');
  });

  test('it does not cover the word about the move', async ({ page }) => {
    await open(page, '/all-jobs?view=board');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await choose(page, 'Cook 1', 'interview');
    const note = page.getByText('moved from pending to interview');
    await expect(note).toBeVisible();
    await expect(undo(page)).toBeVisible();
    const toast = await page.locator('.Toastify__toast').boundingBox();
    const below = await note.boundingBox();

    expect((toast?.y ?? NaN) + (toast?.height ?? NaN)).toBeLessThan(below?.y ?? 0);
  });
});

test('`z` before the answer takes back the slip, and no older change @desktop', async ({
  page,
}) => {
  await open(page, '/all-jobs');
  await choose(page, 'Cook 8', 'interview');
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/v1/jobs/*', async (route) => {
    if (route.request().method() === 'PATCH') await held;
    await route.continue();
  });
  await badge(page, 'Cook 7').click();
  await page.getByRole('menuitemradio', { name: 'declined' }).click();
  await shownStatus(page, 'Cook 7', 'declined');
  await page.keyboard.press('z');
  answer();

  await shownStatus(page, 'Cook 7', 'pending');
  await shownStatus(page, 'Cook 8', 'interview');
});

test('a reload asks while a second status waits behind a slow one @desktop', async ({ page }) => {
  await open(page, '/all-jobs');
  await page.route('**/api/v1/jobs/*', async (route) => {
    if (route.request().method() !== 'PATCH') await route.continue();
  });
  for (const status of ['declined', 'interview']) {
    await badge(page, 'Cook 8').click();
    await page.getByRole('menuitemradio', { name: status }).click();
    await shownStatus(page, 'Cook 8', status);
  }
  const { type } = await refusedQuestion(page, () => reloadFromPage(page));

  expect(type).toBe('beforeunload');
  await shownStatus(page, 'Cook 8', 'interview');
});
