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

async function hold(page: Page, card: Locator) {
  const { x, y } = await middleOf(card);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 10, y + 10);
}

test('the middle button drags no card @desktop', async ({ page }) => {
  const { x, y } = await middleOf(cardIn(page, 'pending', 'pending 2'));
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'middle' });
  await page.mouse.move(x + 60, y + 10, { steps: 4 });
  // What a drag would have begun with is rendered.
  await page.evaluate(() => new Promise(requestAnimationFrame));
  await expect(page.locator('[data-taken]')).toHaveCount(0);
  await page.mouse.up({ button: 'middle' });
});

test('a button that is released outside of the window ends the drag @desktop', async ({ page }) => {
  const card = cardIn(page, 'pending', 'pending 2');
  await hold(page, card);
  const end = await middleOf(column(page, 'declined'));
  await page.mouse.move(end.x, end.y, { steps: 5 });
  await expect(column(page, 'declined')).toHaveAttribute('data-over');
  // The pointer is back without a button, of whose release the page has heard nothing.
  await page.evaluate(({ x, y }) => {
    const move = { clientX: x, clientY: y, buttons: 0, bubbles: true };
    document.body.dispatchEvent(new MouseEvent('mousemove', move));
  }, end);

  await expect(page.locator('[data-taken]')).toHaveCount(0);
  await page.mouse.up();
  await expect(card).toBeVisible();
});

test('a card is dropped inside of a column, and back after a refusal @desktop', async ({
  page,
  expectedNoise,
}) => {
  const card = cardIn(page, 'pending', 'pending 2');
  await expect(card).toBeVisible();
  await expectNoViolations(page, 'the board');
  const drag = async (from: Locator, to: string) => {
    await hold(page, from);
    const end = await middleOf(column(page, to));
    await page.mouse.move(end.x, end.y, { steps: 5 });
    await expect(column(page, to)).toHaveAttribute('data-over');
    return end;
  };
  const { x } = await drag(card, 'declined');
  await expect(page.locator('.dragged')).toContainText(/pending 2.*Acme.*full-time/);
  // The library would tell of it in its own words.
  await expect(page.locator('[id^="DndLiveRegion"]')).toBeEmpty();
  // Above its column is the top bar.
  await page.mouse.move(x, 20, { steps: 5 });
  await expect(page.locator('[data-over]')).toHaveCount(0);
  await page.mouse.up();
  await expect(page.locator('[data-taken]')).toHaveCount(0);
  await expect(card).toBeVisible();

  await drag(card, 'declined');
  await page.mouse.up();
  await says(page, 'moved from pending to declined');
  await expect(column(page, 'declined').getByRole('heading', { level: 3 })).toHaveText(
    'declined (4)',
  );
  const landed = page.locator('[data-landed]');
  await expect(landed).toContainText('pending 2');
  await expect(landed).toBeInViewport();
  await expect(page).toHaveURL('./all-jobs?view=board');

  expectedNoise.push(/400/);
  await page.route('**/api/v1/jobs/*', (route) =>
    route.fulfill({ status: 400, json: { msg: 'Not today' } }),
  );
  await drag(cardIn(page, 'interview', 'interview 1'), 'pending');
  await page.mouse.up();
  await expect(cardIn(page, 'interview', 'interview 1')).toContainText('Not today');
  await page.reload();
  await expect(cardIn(page, 'declined', 'pending 2')).toBeVisible();
});

test('a card dropped on the search panel or on a dialog is not moved @desktop', async ({
  page,
}) => {
  const card = cardIn(page, 'pending', 'pending 2');
  const dialog = page.getByRole('dialog', { name: 'keys' });
  for (const place of [page.getByRole('search'), dialog]) {
    await hold(page, card);
    const above = await middleOf(column(page, 'declined'));
    await page.mouse.move(above.x, above.y, { steps: 5 });
    await expect(column(page, 'declined')).toHaveAttribute('data-over');
    if (place === dialog) await page.keyboard.press('?');
    const { x, y } = await middleOf(place);
    await page.mouse.move(x, y, { steps: 5 });
    const dragged = async () => (await page.locator('.dragged').boundingBox())?.x;
    await expect.poll(dragged).toBeLessThan(x);
    await page.mouse.up();
    await expect(page.locator('[data-taken]')).toHaveCount(0);
    if (place === dialog) await page.keyboard.press('Escape');
    await expect(card).toBeVisible();
  }
});

test('columns scroll by themselves, and read on and keep their head in sight @desktop', async ({
  page,
  account,
}) => {
  await account.addJobs(
    Array.from({ length: 22 }, (_, index) => ({
      position: `late ${index}`,
      jobStatus: 'declined',
    })),
  );
  await page.reload();
  const declined = column(page, 'declined');
  const head = declined.getByRole('heading', { level: 3, name: 'declined (25)' });
  const scrollTop = () => declined.evaluate((element) => element.scrollTop);
  await expect(head).toBeVisible();
  await declined.hover();
  await expect(async () => {
    await page.mouse.wheel(0, 2000);
    await expect(declined.getByRole('article')).toHaveCount(25, { timeout: 500 });
  }).toPass();
  await expect(head).toBeInViewport();

  // Held near its upper edge.
  await hold(page, cardIn(page, 'pending', 'pending 2'));
  const middle = await middleOf(declined);
  await page.mouse.move(middle.x, middle.y, { steps: 5 });
  await expect.poll(scrollTop).toBeGreaterThan(500);
  const top = (await head.boundingBox())?.y ?? NaN;
  await page.mouse.move(middle.x, top + 10, { steps: 5 });
  await expect.poll(scrollTop).toBe(0);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-taken]')).toHaveCount(0);

  // In a low window the page scrolls, down to where a column fills it.
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.evaluate(() => scrollTo(0, 0));
  await hold(page, cardIn(page, 'pending', 'pending 3'));
  await page.mouse.move(middle.x, 470, { steps: 5 });
  await expect
    .poll(() => page.evaluate(() => innerHeight + scrollY - document.documentElement.scrollHeight))
    .toBeGreaterThan(-2);
  await expect(head).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Escape');
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

  // Let go where it was taken, by its link.
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await touch('touchStart', await middleOf(page.getByRole('link', { name: 'pending 1' })));
  await expect(taken).toHaveCount(1);
  await touch('touchEnd');
  await expect(taken).toHaveCount(0);
  // Just after a drag no press counts.
  await expect(async () => {
    await cardIn(page, 'interview', 'pending 2').getByRole('link').tap();
    await expect(page.getByRole('heading', { name: 'edit job' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(documents).toEqual([]);
});

test('the focus is never behind the tabs of a phone @phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 300 });
  const link = page.getByRole('link', { name: 'pending 2' });
  await page.getByRole('link', { name: 'pending 1' }).focus();
  for (let press = 0; press < 2; press += 1) await page.keyboard.press('Shift+Tab');
  await expect(link).toBeFocused();

  const bottom = (await page.getByRole('tablist').boundingBox())?.y ?? NaN;
  expect((await link.boundingBox())?.y).toBeGreaterThan(bottom + 40);
});

test('a phone shows one column, swiped or chosen by a tab, and stays in it @phone', async ({
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

  await page.getByRole('button', { name: /^status of interview 2,/ }).tap();
  await page.getByRole('menuitemradio', { name: 'pending' }).tap();
  await expect(page.getByText('moved from interview to pending')).toBeInViewport({ ratio: 1 });
  await expect(tab('pending (4)')).toHaveAttribute('aria-selected', 'false');
  await expect(tab('interview (2)')).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('button', { name: /^status of interview 1,/ })).toBeFocused();
});

test('a long press takes no card on a phone @phone', async ({ page }) => {
  await page.clock.install();
  await page.reload();
  const at = await middleOf(cardIn(page, 'pending', 'pending 2'));
  const fingers = await page.context().newCDPSession(page);
  await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.clock.runFor(1000);

  await expect(page.locator('[data-taken]')).toHaveCount(0);
});
