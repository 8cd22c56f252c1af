import { expectNoViolations } from './support/axe';
import { overflow } from './support/measure';
import { expect, test } from './support/test';
import type { Locator, Page } from '@playwright/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const JOBS = ['pending', 'interview', 'declined'].flatMap((jobStatus) =>
  [1, 2, 3].map((number) => ({ position: `${jobStatus} ${number}`, jobStatus })),
);

test.beforeEach(async ({ account, context, baseURL, page }) => {
  await account.addJobs(JOBS);
  await account.signIn(context, baseURL);
  await page.goto('./all-jobs?view=board');
});

const column = (page: Page, status: string) => page.locator(`[data-column="${status}"]`);
const cardIn = (page: Page, status: string, name: string) =>
  column(page, status).getByRole('article', { name });
const says = (page: Page, text: string) =>
  expect(page.getByRole('status').filter({ hasText: text })).toHaveCount(1);

async function middleOf(locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const box = await locator.boundingBox();
  const { x, y, width, height } = box ?? { x: NaN, y: NaN, width: NaN, height: NaN };
  return { x: x + width / 2, y: y + height / 2 };
}

test('a card is dragged with the mouse, and back after a refusal @desktop', async ({
  page,
  expectedNoise,
}) => {
  const card = cardIn(page, 'pending', 'pending 2');
  await expect(card).toBeVisible();
  await expectNoViolations(page, 'the board');
  const drag = async (from: Locator, to: string) => {
    const start = await middleOf(from);
    const end = await middleOf(column(page, to).getByRole('heading', { level: 3 }));
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(start.x + 10, start.y + 10);
    // Far above its column: only across does it count where a card is dropped.
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await expect(column(page, to)).toHaveAttribute('data-over');
    await page.mouse.up();
  };
  await drag(card, 'declined');

  await says(page, 'moved from pending to declined');
  await expect(column(page, 'declined').getByRole('heading', { level: 3 })).toHaveText(
    'declined (4)',
  );
  await expect(cardIn(page, 'declined', 'pending 2')).toBeInViewport();
  await expect(page).toHaveURL('./all-jobs?view=board');

  expectedNoise.push(/400/);
  await page.route('**/api/v1/jobs/*', (route) =>
    route.fulfill({ status: 400, json: { msg: 'Not today' } }),
  );
  await drag(cardIn(page, 'interview', 'interview 1'), 'pending');
  await expect(cardIn(page, 'interview', 'interview 1')).toContainText('Not today');
  await page.reload();
  await expect(cardIn(page, 'declined', 'pending 2')).toBeVisible();
});

test('a card is dragged with a finger after a hold @phone', async ({ page }) => {
  await page.setViewportSize({ width: 820, height: 1100 });
  const start = await middleOf(cardIn(page, 'pending', 'pending 2'));
  const end = await middleOf(column(page, 'interview'));
  const fingers = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: (typeof start)[]) =>
    fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
  const taken = page.locator('[data-taken]');

  // A finger that moves at once scrolls.
  await touch('touchStart', start);
  await touch('touchMove', { x: start.x, y: start.y - 60 });
  await touch('touchEnd');
  await expect(taken).toHaveCount(0);

  await page.evaluate(() => scrollTo(0, 0));
  await touch('touchStart', start);
  await expect(taken).toHaveCount(1);
  await touch('touchMove', end);
  await expect(column(page, 'interview')).toHaveAttribute('data-over');
  await touch('touchEnd');

  await says(page, 'moved from pending to interview');
  await expect(cardIn(page, 'interview', 'pending 2')).toBeVisible();
});

test('a phone shows one column, swiped or chosen by a tab, and follows a card @phone', async ({
  page,
}) => {
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect(tab('pending (3)')).toHaveAttribute('aria-selected', 'true');
  await expect(cardIn(page, 'pending', 'pending 1')).toBeInViewport();
  await expectNoViolations(page, 'the board on a phone');
  await expect(cardIn(page, 'declined', 'declined 1')).not.toBeInViewport();
  expect(await overflow(page)).toEqual([]);
  await tab('declined (3)').tap();
  await expect(cardIn(page, 'declined', 'declined 1')).toBeInViewport();

  await column(page, 'declined').evaluate((element) => {
    element.parentElement?.scrollTo({ left: element.parentElement.clientWidth });
  });
  await expect(tab('interview (3)')).toHaveAttribute('aria-selected', 'true');
  await expect(cardIn(page, 'interview', 'interview 2')).toBeInViewport();

  const badge = page.getByRole('button', { name: /^status of interview 2,/ });
  await badge.tap();
  await page.getByRole('menuitemradio', { name: 'pending' }).tap();
  await says(page, 'moved from interview to pending');
  await expect(tab('pending (4)')).toHaveAttribute('aria-selected', 'true');
  await expect(badge).toBeInViewport();
  await expect(badge).toBeFocused();
});
