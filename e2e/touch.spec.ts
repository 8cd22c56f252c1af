import type { Locator, Page, Route } from '@playwright/test';
import { open } from './support/stubbedApi';
import { expect, test } from './support/test';

type Point = { x: number; y: number };

const card = (page: Page, position: string) => page.getByRole('article', { name: position });
const bar = (page: Page) => page.getByRole('region', { name: 'selection' });

/** Where no control of a card stands: in its lower left corner. */
async function besideControls(target: Locator): Promise<Point> {
  await target.scrollIntoViewIfNeeded();
  const { x, y, height } = (await target.boundingBox()) ?? { x: NaN, y: NaN, height: NaN };
  return { x: x + 20, y: y + height - 16 };
}

async function fingerOn(page: Page) {
  const session = await page.context().newCDPSession(page);
  return (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
}

test.beforeEach(async ({ signedIn: account }) => {
  await account.addJobs(Array.from({ length: 12 }, (_, at) => ({ position: `Cook ${at + 1}` })));
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the address of a table shows its rows as a list, and loads nothing of it', async ({
    page,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await open(page, '/all-jobs?view=table');
    await expect(card(page, 'Cook 11')).toBeVisible();
    // Loaded last of what comes ahead of its use.
    await expect.poll(() => files.filter((file) => file.includes('ToastRegion'))).toHaveLength(1);

    expect(files.filter((file) => file.includes('TableView'))).toEqual([]);
  });

  for (const path of ['/all-jobs', '/all-jobs?view=board']) {
    test(`a press beside the controls of a card opens it, on ${path}`, async ({ page }) => {
      await open(page, path);
      const { x, y } = await besideControls(card(page, 'Cook 11'));
      await page.touchscreen.tap(x, y);
      await expect(page.getByRole('heading', { name: 'edit job' })).toBeVisible();
      await expect(page.getByLabel('position')).toHaveValue('Cook 11');
    });

    test(`a long press on a card begins selecting with it, on ${path}`, async ({ page }) => {
      await open(page, path);
      const touch = await fingerOn(page);
      const title = card(page, 'Cook 11').getByRole('link', { name: 'Cook 11' });
      await title.scrollIntoViewIfNeeded();
      const { x = NaN, y = NaN } = (await title.boundingBox()) ?? {};
      await touch('touchStart', { x: x + 10, y: y + 22 });
      await expect(page.getByRole('checkbox', { name: 'select Cook 11, Acme' })).toBeChecked();
      await touch('touchEnd');
      await expect(bar(page).getByText('1 selected')).toBeVisible();

      // Pressed shortly, the others are selected as well.
      const other = await besideControls(card(page, 'Cook 10'));
      await page.touchscreen.tap(other.x, other.y);
      await expect(bar(page).getByText('2 selected')).toBeVisible();
      await expect(page).toHaveURL(`.${path}`);
    });
  }

  test("the first presses after 'select' count, although the bar's code is on its way", async ({
    page,
  }) => {
    await open(page, '/all-jobs');
    const held: Route[] = [];
    await page.route('**/assets/SelectionBar-*.js', (route) => void held.push(route));
    await page.getByRole('button', { name: 'select' }).tap();
    for (const name of ['Cook 12', 'Cook 11']) {
      const { x, y } = await besideControls(card(page, name));
      await page.touchscreen.tap(x, y);
    }
    await expect.poll(() => held.length).toBe(1);
    await expect(bar(page)).toHaveCount(0);
    await held[0]?.continue();
    await expect(bar(page).getByText('2 selected')).toBeVisible();
  });

  test('a finger that moves or is on a button selects nothing', async ({ page }) => {
    await page.clock.install();
    await open(page, '/all-jobs');
    const touch = await fingerOn(page);
    const { x, y } = await besideControls(card(page, 'Cook 11'));
    await touch('touchStart', { x, y });
    await touch('touchMove', { x: x + 40, y });
    await page.clock.runFor(1000);
    await touch('touchEnd');
    const badge = card(page, 'Cook 11').getByRole('button', { name: /^status of/ });
    const box = (await badge.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    await touch('touchStart', { x: box.x + box.width / 2, y: box.y + box.height / 2 });
    await page.clock.runFor(1000);
    await expect(page.getByRole('checkbox')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'select' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  });

  test('the menu of a card on the board deletes it, and a toast puts it back', async ({ page }) => {
    await open(page, '/all-jobs?view=board');
    const more = card(page, 'Cook 11').getByRole('button', { name: /^status of/ });
    const box = await more.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    await more.tap();
    await page.getByRole('menuitem', { name: 'delete' }).tap();
    await expect(card(page, 'Cook 11')).toHaveCount(0);
    await expect(page.getByRole('status').getByText('Cook 11')).toBeVisible();
    // It says the new date.
    page.once('dialog', (dialog) => void dialog.accept());
    await page.getByRole('button', { name: 'undo: put back Cook 11, Acme' }).tap();
    await expect(card(page, 'Cook 11')).toBeVisible();
  });
});
