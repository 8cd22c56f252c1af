import type { Locator, Page } from '@playwright/test';
import { enlargeText } from './support/measure';
import { ADA } from './support/samples';
import { openStubbed, type StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const LONG = 'The office is closed until Monday. '.repeat(5).trim();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const toasts = (page: Page) =>
  page.locator('.Toastify').locator('[role="alert"], [role="status"]').filter({ visible: true });

async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (a === null || b === null) throw new Error('One of them is not on the page.');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Has saves of the profile refused in these words, and waits for the toast of the last one. */
async function refuseSaves(page: Page, api: StubbedApi, ...texts: string[]): Promise<void> {
  for (const text of texts) {
    api.refuse('write', text, 400);
    await button(page, 'save changes').click();
    await expect(toasts(page).filter({ hasText: text })).toBeVisible();
  }
}

const openProfile = (page: Page, name = 'Ada') => openStubbed(page, '/profile', { ...ADA, name });

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
});

for (const width of [992, 1280]) {
  test(
    `toasts stand in the free middle of a top bar ${width} wide, the newest at once`,
    { tag: '@desktop' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      const name = 'WWWWWWWW MMMMMMMM, Countess of Lovelace';
      const api = await openProfile(page, name);
      await refuseSaves(page, api, `1 ${LONG}`, `2 ${LONG}`, `3 ${LONG}`);
      // They wait while their window is left, and measuring them takes long in some browsers.
      await page.evaluate(() => window.dispatchEvent(new Event('blur')));

      await expect(toasts(page)).toHaveCount(1);
      const bar = page.getByRole('banner');
      for (const toast of await toasts(page).all()) {
        for (const used of [button(page, 'menu'), button(page, name), bar.getByRole('link')])
          expect(await overlap(toast, used)).toBe(false);
        expect(await overlap(toast, page.getByRole('main'))).toBe(false);
        const text = await toast.innerText();
        await expect(toast.getByTitle(text, { exact: true })).toBeVisible();
      }
    },
  );
}

test('the newest of several is read whole', { tag: '@desktop' }, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  const api = await openStubbed(page, '/all-jobs');
  for (const [number, position] of ['Analyst 1', 'Analyst 3', 'Analyst 4'].entries()) {
    api.refuse('write', `${number} The office is closed until Monday. Please try again then.`, 400);
    await page.getByRole('button', { name: new RegExp(`^status of ${position},`) }).click();
    await page.getByRole('menuitemradio', { name: 'interview' }).click();
    await expect(toasts(page).filter({ hasText: `${number} The` })).toBeVisible();
    // They wait while their window is left.
    await page.evaluate(() => window.dispatchEvent(new Event('blur')));
  }

  await expect(toasts(page)).toHaveCount(2);
  const cut = await toasts(page)
    .locator('p')
    .evaluateAll((texts) => texts.map((text) => text.scrollHeight - text.clientHeight));
  expect(cut.at(-1)).toBe(0);
});

test('a toast that has the focus does not go @desktop', async ({ page }) => {
  const api = await openProfile(page);
  await refuseSaves(page, api, 'No');
  const countdown = () =>
    page
      .locator('.Toastify__progress-bar')
      .evaluate((bar) => bar.getAnimations().map(({ playState }) => playState));
  await button(page, 'close').focus();
  await expect.poll(countdown).toEqual(['paused']);
  await button(page, 'save changes').focus();
  await expect.poll(countdown).toEqual(['running']);
});

test('a result behind an open dialog waits until that is closed @desktop', async ({ page }) => {
  const api = await openProfile(page);
  api.refuse('write', 'No', 400);
  api.hold('write');
  await button(page, 'save changes').click();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toBeVisible();
  await api.release('write');
  await expect(toasts(page)).toHaveText('No');
  const countdown = () =>
    page
      .locator('.Toastify__progress-bar')
      .evaluate((bar) => bar.getAnimations().map(({ playState }) => playState));
  await expect.poll(countdown).toEqual(['paused']);
  // A press in the dialog is none elsewhere on the page.
  await page.getByRole('combobox').click();
  await page.keyboard.press('Escape');
  await expect.poll(countdown).toEqual(['running']);
  await button(page, 'close').click();
  await expect(toasts(page)).toHaveCount(0);
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('one toast is seen at a time, and goes with the next press elsewhere', async ({ page }) => {
    const api = await openProfile(page);
    await page.getByLabel('last name').fill('');
    await button(page, 'save changes').tap();
    await expect(toasts(page)).toHaveText('please fill out all fields');
    await page.getByLabel('last name').fill('Lovelace');
    api.refuse('write', 'No', 400);
    await page.getByLabel('last name').press('Enter');
    await expect(toasts(page)).toHaveText('No');

    await page.getByLabel('location').tap();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('it keeps off the page, and takes each tap on the bar that it lies over', async ({
    page,
  }) => {
    await openStubbed(page, '/all-jobs');
    await page.getByRole('button', { name: /^status of Analyst 2,/ }).tap();
    await page.getByRole('menuitemradio', { name: 'declined' }).tap();
    const text = toasts(page).locator('p');
    await expect(text).toContainText('Job Modified...');
    expect(await overlap(toasts(page), page.getByRole('main'))).toBe(false);
    const takers = await page.getByRole('banner').evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const all = new Set<string>();
      for (let x = left + 1; x < right; x += 6) {
        for (let y = top + 1; y < bottom; y += 6) {
          const taker = document.elementFromPoint(x, y);
          all.add(taker?.closest('header') ? 'bar' : 'toast');
        }
      }
      return [...all];
    });
    expect(takers).toEqual(['toast']);
    await button(page, 'close').tap();
    await expect(toasts(page)).toHaveCount(0);
    await expect(button(page, 'logout')).toBeHidden();
  });

  test('a long name leaves the new status and the buttons their room', async ({
    page,
    signedIn,
  }) => {
    await signedIn.addJobs([{ position: `${'Sous-chef '.repeat(8)}(m/f/d)`, company: 'Inn' }]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./all-jobs');
    await page.getByRole('button', { name: /^status of/ }).tap();
    await page.getByRole('menuitemradio', { name: 'declined' }).tap();
    const status = toasts(page).getByText('declined', { exact: true });
    for (const percent of [100, 130]) {
      await enlargeText(page, percent);
      await expect(status).toBeVisible();
      const cut = await status.evaluate((element) => {
        const { bottom, right } = element.getBoundingClientRect();
        const box = element.closest('p')?.getBoundingClientRect() ?? new DOMRect();
        return { right: right - box.right, bottom: bottom - box.bottom };
      });
      // A line is higher than its letters.
      expect(cut.right, `${percent} %`).toBeLessThanOrEqual(0);
      expect(cut.bottom, `${percent} %`).toBeLessThanOrEqual(3);
      await expect(button(page, 'close'), `${percent} %`).toBeInViewport({ ratio: 1 });
    }
  });

  test('a name stands apart from the text before, and ends with its comma', async ({
    page,
    signedIn,
  }) => {
    await signedIn.addJobs([{ position: 'Sous-chef (m/f/d)', company: 'Inn' }]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('./all-jobs');
    await page.getByRole('button', { name: /^status of/ }).tap();
    await page.getByRole('menuitemradio', { name: 'declined' }).tap();
    const text = toasts(page).locator('p');
    await expect(text).toHaveText('Job Modified... Sous-chef (m/f/d), declined');
    // As it is drawn.
    expect(await text.innerText()).toMatch(/^Job Modified\.\.\.\s+Sous-chef/);
    const name = text.getByText('Sous-chef (m/f/d),', { exact: true });
    expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1);
  });

  test('it goes with Back', async ({ page }) => {
    const api = await openProfile(page);
    await page.evaluate(() => history.pushState(null, ''));
    await refuseSaves(page, api, 'No');
    await page.goBack();
    await expect(toasts(page)).toHaveCount(0);
  });

  test('one that comes while the menu is open lies below it', async ({ page }) => {
    const api = await openProfile(page);
    api.refuse('write', LONG, 400);
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
});
