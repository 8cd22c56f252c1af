import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test';

/** Counts presses of the pointer and of keys from the next document on; a text that is filled in is none. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const note = () => {
      const before = Number(sessionStorage.getItem('presses'));
      sessionStorage.setItem('presses', String(before + 1));
    };
    for (const type of ['pointerdown', 'keydown']) window.addEventListener(type, note, true);
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('presses')));
}

test('one line records an application by two presses', async ({ page, signedIn }) => {
  const presses = await countPresses(page);
  await page.goto('./all-jobs');
  await page.getByRole('banner').getByRole('button', { name: 'find' }).click();
  await page.getByRole('combobox', { name: 'find' }).fill('Cook at Acme in Dublin');
  const found = page.getByRole('listbox', { name: 'found' });
  await expect(found.getByRole('option', { selected: true })).toHaveText(
    'record Cook at Acme in Dublinfull-time, pending',
  );
  await page.keyboard.press('Enter');
  const card = page.getByRole('article', { name: 'Cook' });
  await expect(card).toContainText('Dublin');

  expect(await presses()).toBe(2);
  expect((await signedIn.jobs()).map(({ position }) => position)).toEqual(['Cook']);
});

test('a second record at the same company takes two presses', async ({ page, signedIn }) => {
  const presses = await countPresses(page);
  await page.goto('./add-job');
  await page.getByLabel('position').fill('Cook');
  await page.getByLabel('company').fill('Acme');
  await page.getByLabel('company').press('Control+Enter');
  const again = page.getByRole('button', { name: 'same company again' });
  await expect(again).toBeVisible();
  const before = await presses();
  await again.click();
  await expect(page.getByLabel('position')).toBeFocused();
  await page.getByLabel('position').fill('Baker');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(page.getByText('Job Created Baker, Acme')).toBeVisible();

  // Ctrl and Enter are two keys.
  expect((await presses()) - before).toBe(3);
  expect((await signedIn.jobs()).map(({ position }) => position)).toEqual(['Baker', 'Cook']);
});

test(
  'a card is dropped on the tab of a column by one touch',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs([{ position: 'Cook' }]);
    await page.clock.install();
    await page.goto('./all-jobs?view=board');
    const fingers = await page.context().newCDPSession(page);
    const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', on?: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await on?.boundingBox()) ?? {};
      const touchPoints = on ? [{ x: x + width / 2, y: y + height / 2 }] : [];
      await fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
    };
    const card = page.getByRole('article', { name: 'Cook' });
    const tab = page.getByRole('tab', { name: 'declined' });
    await expect(card).toBeVisible();
    // Held for longer, it would be selected.
    await page.clock.pauseAt(Date.now() + 60_000);
    await touch('touchStart', card.getByText('Acme'));
    await page.clock.runFor(300);
    await expect(page.locator('[data-taken]')).toHaveCount(1);
    await touch('touchMove', tab);
    await page.clock.runFor(100);
    await expect(tab).toHaveAttribute('data-over');
    await touch('touchEnd');
    await page.clock.resume();

    await expect(tab).toHaveText('declined (1)');
    await expect(page.getByText('moved from pending to declined')).toBeVisible();
  },
);

test(
  'a sheet closes by a swipe down, and does nothing else',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs([{ position: 'Cook' }]);
    await page.goto('./all-jobs');
    const status = page.getByRole('button', { name: /^status of Cook/ });
    const menu = page.getByRole('menu');
    const swipe = async (by: number) => {
      await status.tap();
      await expect(menu).toBeInViewport({ ratio: 1 });
      const fingers = await page.context().newCDPSession(page);
      const { x = 0, y = 0 } = (await menu.boundingBox()) ?? {};
      for (const [type, at] of [
        ['touchStart', y + 20],
        ['touchMove', y + 30],
        ['touchMove', y + 20 + by],
        ['touchEnd', null],
      ] as const) {
        const touchPoints = at === null ? [] : [{ x: x + 40, y: at }];
        await fingers.send('Input.dispatchTouchEvent', { type, touchPoints });
      }
    };
    await swipe(90);
    await expect(menu).toHaveCount(0);
    await expect(status).toBeFocused();
    await swipe(20);
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');

    await expect(status).toHaveAccessibleName('status of Cook, Acme: pending');
  },
);

test(
  'the drawer closes by a swipe to its edge, and not by one along it',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs([{ position: 'Cook' }]);
    await page.goto('./all-jobs');
    const menu = page.getByRole('button', { name: 'menu', exact: true });
    await menu.tap();
    const drawer = page.getByRole('dialog', { name: 'menu' });
    await expect(drawer).toBeInViewport({ ratio: 1 });
    const fingers = await page.context().newCDPSession(page);
    const swipe = async (right: number, down: number) => {
      const at = [0, 0.2, 1].map((part) => ({ x: 200 + right * part, y: 300 + down * part }));
      for (const [index, point] of at.entries()) {
        const type = index === 0 ? 'touchStart' : 'touchMove';
        await fingers.send('Input.dispatchTouchEvent', { type, touchPoints: [point] });
      }
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(-70, 120);
    await swipe(90, 0);
    await expect(drawer).toBeInViewport({ ratio: 1 });
    await swipe(-90, 10);
    await expect(drawer).toHaveCount(0);
    await expect(menu).toBeFocused();
  },
);

test(
  'a card of the board opens by one press, and the next one has the focus two keys after',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs([{ position: 'Baker' }, { position: 'Cook' }, { position: 'Diver' }]);
    const presses = await countPresses(page);
    await page.goto('./all-jobs?view=board');
    const card = (name: string) => page.getByRole('article', { name });
    await card('Cook').getByText('Acme').click();
    await expect(page.getByLabel('position')).toHaveValue('Cook');
    expect(await presses()).toBe(1);
    await page.getByRole('link', { name: 'back to all jobs' }).click();
    await expect(card('Cook').getByRole('link').first()).toBeFocused();
    await page.keyboard.press('2');
    await expect(page.getByText('moved from pending to interview')).toBeVisible();
    await page.keyboard.press('j');
    await expect(card('Baker').getByRole('link').first()).toBeFocused();

    expect(await presses()).toBe(4);
  },
);

test(
  'a selection ends with its run, and a tab that is pressed again leads to the top',
  { tag: '@phone' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs([{ position: 'Baker' }, { position: 'Cook' }, { position: 'Diver' }]);
    await page.setViewportSize({ width: 390, height: 480 });
    const presses = await countPresses(page);
    await page.goto('./all-jobs');
    await page.getByRole('button', { name: 'select', exact: true }).tap();
    for (const name of ['Cook', 'Diver'])
      await page.getByRole('checkbox', { name: `select ${name}, Acme` }).tap();
    const selection = page.getByRole('region', { name: 'selection' });
    await selection.getByRole('button', { name: 'set status' }).tap();
    await page.getByRole('menuitemradio', { name: 'interview' }).tap();
    await expect(page.getByText('2 applications changed to interview.')).toBeVisible();
    await expect(selection).toHaveCount(0);
    expect(await presses()).toBe(5);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await page.getByRole('link', { name: 'all jobs' }).tap();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    expect(await presses()).toBe(6);
  },
);

test('a new account is logged in by one press after its registration', async ({ page }) => {
  const presses = await countPresses(page);
  await page.clock.install();
  await page.goto('./register');
  await page.getByRole('button', { name: 'Register' }).click();
  await page.getByLabel('name').fill('Ada');
  await page.getByLabel('email').fill(`presses-${Date.now()}@example.com`);
  await page.getByLabel('password').fill('a long enough password');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Login');
  const before = await presses();
  // Later than the second press of a double one.
  await page.clock.fastForward(1000);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'stats' })).toBeAttached();

  expect((await presses()) - before).toBe(1);
});

test('a line of three fields beside the count records by two presses', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJobs([{ position: 'Baker' }]);
  const presses = await countPresses(page);
  await page.goto('./all-jobs');
  const open = page.getByRole('button', { name: 'new application' });
  const count = page.getByRole('heading', { name: '1 job found' });
  const last = page.getByRole('main').getByRole('button', { name: 'more', exact: true });
  await expect(open).toBeVisible();
  // It pushes nothing to a row of its own.
  for (const part of [count, last]) {
    const [one, other] = [await part.boundingBox(), await open.boundingBox()];
    expect(Math.abs((one?.y ?? NaN) - (other?.y ?? NaN))).toBeLessThan(24);
  }
  await open.click();
  const line = page.getByRole('form', { name: 'new application' });
  const position = line.getByLabel('position of a new application');
  await expect(position).toBeFocused();
  await position.fill('Cook');
  await line.getByLabel('company of a new application').fill('Acme');
  await line.getByLabel('location of a new application').fill('Dublin');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('article', { name: 'Cook' })).toContainText('Dublin');

  expect(await presses()).toBe(2);
  await expect(position).toBeFocused();
  await expect(position).toHaveValue('');
  expect((await signedIn.jobs()).map((job) => job.position)).toEqual(['Cook', 'Baker']);
  await page.keyboard.press('Escape');
  await expect(line).toHaveCount(0);
  await expect(open).toBeFocused();
});
