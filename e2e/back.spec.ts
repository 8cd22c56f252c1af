import type { Page } from '@playwright/test';
import { openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const badge = (page: Page, position: string) =>
  page.getByRole('button', { name: new RegExp(`^status of ${position},`) });
const statusMenu = (page: Page) => page.getByRole('menu', { name: 'status' });
const place = (page: Page) => page.evaluate(() => scrollY);

/** Opens the list with a filter, by way of the statistics, and scrolls in it. */
async function openList(page: Page): Promise<{ asked: string[] }> {
  await StubbedApi.install(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) asked.push(request.url());
  });
  await openSignedIn(page, '/');
  await page.getByRole('link', { name: 'all jobs' }).first().click();
  await page.getByLabel('status', { exact: true }).selectOption('pending');
  await expect(page).toHaveURL('./all-jobs?status=pending');
  await badge(page, 'Analyst 6').evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await expect.poll(() => place(page)).toBeGreaterThan(0);
  asked.length = 0;
  return { asked };
}

/** What is open has so many entries of the history. */
async function untilEntries(page: Page, count: number): Promise<void> {
  await page.waitForFunction(
    (expected) => ((history.state as { layers?: number } | null)?.layers ?? 0) === expected,
    count,
  );
}

/** The filters, the place and what was read are as they were. */
async function expectUnmoved(page: Page, scrolled: number, asked: string[]): Promise<void> {
  await untilEntries(page, 0);
  await expect(page).toHaveURL('./all-jobs?status=pending');
  await expect(page.getByLabel('status', { exact: true })).toHaveValue('pending');
  expect(await place(page)).toBe(scrolled);
  expect(asked).toEqual([]);
}

/** Back leads to the list without a filter, and then to the page before it. */
async function expectWayBack(page: Page): Promise<void> {
  await page.goBack();
  await expect(page).toHaveURL('./all-jobs');
  await page.goBack();
  await expect(page).toHaveURL('./');
}

test.describe('without close requests of the browser', { tag: '@phone' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(window, 'CloseWatcher'));
  });

  test('Back closes a menu, and only then leads where it led before', async ({ page }) => {
    const { asked } = await openList(page);
    const scrolled = await place(page);
    await badge(page, 'Analyst 6').click();
    await expect(statusMenu(page)).toBeVisible();
    await untilEntries(page, 1);
    await page.goBack();
    await expect(statusMenu(page)).toBeHidden();
    await expect(badge(page, 'Analyst 6')).toBeFocused();

    await expectUnmoved(page, scrolled, asked);
    await expectWayBack(page);
  });

  test('Back closes a dialog, and only then leads where it led before', async ({ page }) => {
    const { asked } = await openList(page);
    const open = page.getByRole('button', { name: 'more' });
    await open.click();
    await page.getByRole('button', { name: 'export' }).click();
    const dialog = page.getByRole('dialog', { name: 'export' });
    await expect(dialog).toBeVisible();
    const scrolled = await place(page);
    await untilEntries(page, 1);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(open).toBeFocused();

    await expectUnmoved(page, scrolled, asked);
    await expectWayBack(page);
  });

  for (const [way, close] of [
    ['Escape', (page: Page) => page.keyboard.press('Escape')],
    ['a press outside', (page: Page) => page.mouse.click(200, 5)],
    ['a choice', (page: Page) => statusMenu(page).getByText('pending').click()],
  ] as const) {
    test(`a menu that is closed by ${way} leaves no step of Back`, async ({ page }) => {
      const { asked } = await openList(page);
      const scrolled = await place(page);
      for (let times = 0; times < 2; times += 1) {
        await badge(page, 'Analyst 6').click();
        await expect(statusMenu(page)).toBeVisible();
        await close(page);
        await expect(statusMenu(page)).toBeHidden();
      }

      await expectUnmoved(page, scrolled, asked);
      await expectWayBack(page);
    });
  }

  test('the sidebar closes by Back; its links lead on by one step', async ({ page }) => {
    await openList(page);
    await page.setViewportSize({ width: 700, height: 844 });
    const sidebar = page.getByRole('dialog', { name: 'menu' });
    const open = page.getByRole('button', { name: 'menu', exact: true });
    await open.click();
    await expect(sidebar).toBeVisible();
    await untilEntries(page, 1);
    await page.goBack();
    await expect(sidebar).toBeHidden();
    await expect(open).toBeFocused();
    await expect(page).toHaveURL('./all-jobs?status=pending');

    await open.click();
    await sidebar.getByRole('link', { name: 'profile' }).click();
    await expect(page).toHaveURL('./profile');
    await page.goBack();
    await expect(page).toHaveURL('./all-jobs?status=pending');
    await expect(badge(page, 'Analyst 6')).toBeVisible();
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: 'profile' })).toBeAttached();
    await page.goBack();
    await expectWayBack(page);
  });

  test('a link of a menu leads on by one step', async ({ page }) => {
    await openList(page);
    await page.getByRole('button', { name: 'more' }).click();
    await page.getByRole('link', { name: 'import' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'import' })).toBeAttached();
    await page.goBack();
    await expect(page).toHaveURL('./all-jobs?status=pending');
    await expectWayBack(page);
  });
});

test(
  'with close requests of the browser menus and dialogs add no entry, and close by one',
  { tag: '@phone' },
  async ({ page }) => {
    await openList(page);
    const entries = await page.evaluate(() => history.length);
    await badge(page, 'Analyst 6').click();
    await expect(statusMenu(page)).toBeVisible();
    // The same request as Back on a phone; a key that the page has not heard of closes nothing else.
    await page.evaluate(() =>
      addEventListener('keydown', (event) => event.stopImmediatePropagation(), true),
    );
    await page.keyboard.press('Escape');
    await expect(statusMenu(page)).toBeHidden();
    await expect(badge(page, 'Analyst 6')).toBeFocused();
    await page.getByRole('button', { name: 'more' }).click();
    await page.getByRole('button', { name: 'export' }).click();
    const dialog = page.getByRole('dialog', { name: 'export' });
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expectWayBack(page);
  },
);
