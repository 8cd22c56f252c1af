import type { Locator, Page } from '@playwright/test';
import { focused, tabTo } from './support/focus';
import { goTo } from './support/steps';
import { open, openStubbed, type StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });

/** Follows a link of the sidebar from within the page, going backwards. */
async function goByKeyboard(page: Page, name: string, first = heading(page, name)): Promise<void> {
  const link = page.getByRole('navigation', { name: 'main' }).getByRole('link', { name });
  await tabTo(page, link, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(first).toBeFocused();
  await expect(page).toHaveTitle(`${name} · Jobtrail`);
}

async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** The next stops of the focus. */
async function stops(page: Page, count: number, key = 'Tab'): Promise<string[]> {
  const names = [];
  for (let stop = 0; stop < count; stop += 1) {
    await page.keyboard.press(key);
    names.push(await focused(page));
  }
  return names;
}

test('the whole app is used without a pointer', { tag: '@desktop' }, async ({ page, account }) => {
  // Hundreds of keys, each a way to the browser and back.
  test.slow();
  await account.addJobs(
    Array.from({ length: 11 }, (_, index) => ({ position: `Baker ${index + 10}` })),
  );
  const count = (text: string) => page.getByRole('heading', { name: text });
  const status = page.getByLabel('status', { exact: true });
  const navigator = page.getByRole('article', { name: 'Navigator' });

  await test.step('log in', async () => {
    await open(page, '/landing');
    await press(page, page.getByRole('link', { name: 'Login/Register' }));
    await expect(page.getByLabel('email')).toBeFocused();
    await page.keyboard.type(account.profile.email);
    await tabTo(page, page.getByLabel('password'));
    await page.keyboard.type(account.password);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'stats')).toBeFocused();
  });

  await test.step('read the chart, skip the navigation', async () => {
    const chart = page.getByRole('img', { name: /chart/ });
    await press(page, button(page, 'Bar Chart'));
    await expect(button(page, 'Area Chart')).toBeFocused();
    await tabTo(page, chart);
    await expect(chart.getByText('11', { exact: true })).toBeVisible();
    await page.reload();
    // The chosen chart is remembered.
    await expect(button(page, 'Area Chart')).toBeVisible();
    await press(page, page.getByRole('link', { name: 'skip to content' }));
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'pending applications' })).toBeFocused();
  });

  await test.step('add a job', async () => {
    await goByKeyboard(page, 'add job', page.getByLabel('position'));
    await press(page, button(page, 'submit'));
    await expect(page.getByLabel('position')).toBeFocused();
    await page.keyboard.type('Navigator');
    await tabTo(page, page.getByLabel('company'));
    await page.keyboard.type('Compass Ltd');
    await tabTo(page, status);
    await page.keyboard.type('i');
    await expect(status).toHaveValue('interview');
    await press(page, button(page, 'submit'));
    await expect(page.getByText('Job Created')).toBeVisible();
    await expect(page.getByLabel('position')).toBeFocused();
  });

  await test.step('search, clear and page', async () => {
    await goByKeyboard(page, 'all jobs');
    await tabTo(page, page.getByLabel('search'));
    await page.keyboard.type('navi');
    await page.keyboard.press('Enter');
    await expect(count('1 job found')).toBeVisible();
    await expect(page.getByLabel('search')).toBeFocused();
    await tabTo(page, status);
    await page.keyboard.type('d');
    await expect(count('No jobs to display...')).toBeVisible();
    await expect(status).toBeFocused();
    await press(page, page.getByRole('search').getByRole('button', { name: 'clear filters' }));
    await expect(count('12 jobs found')).toBeVisible();
    await expect(page.getByRole('search').getByRole('button')).toBeFocused();
    for (const [name, cards] of [
      ['next', 2],
      ['page 1', 10],
    ] as const) {
      await press(page, button(page, name));
      await expect(page.getByText('12 jobs found').locator('..')).toBeFocused();
      await expect(page.getByRole('article')).toHaveCount(cards);
    }
  });

  await test.step('edit and delete', async () => {
    await press(page, navigator.getByRole('link', { name: 'Edit' }));
    await expect(heading(page, 'edit job')).toBeFocused();
    await tabTo(page, page.getByLabel('company'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Sextant Ltd');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Job Modified...')).toBeVisible();
    await expect(page.getByRole('link', { name: 'back to all jobs' })).toBeFocused();
    await goByKeyboard(page, 'all jobs');
    await expect(navigator).toContainText('Sextant Ltd');
    await press(page, navigator.getByRole('button', { name: 'delete' }));
    await expect(count('11 jobs found')).toBeVisible();
    await expect(button(page, 'put back Navigator, Sextant Ltd')).toBeFocused();
  });

  await test.step('change the profile and the theme, log out', async () => {
    await goByKeyboard(page, 'profile');
    await tabTo(page, page.getByLabel('name', { exact: true }));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Augusta');
    await press(page, button(page, 'save changes'));
    await expect(page.getByText('User Updated!')).toBeVisible();
    await expect(button(page, 'save changes')).toBeFocused();
    await tabTo(page, button(page, 'Augusta'), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, page.getByRole('radio', { name: 'system' }));
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'dark' })).toBeFocused();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await press(page, button(page, 'logout'));
    await expect(heading(page, 'Every application on one trail')).toBeFocused();
  });
});

test.describe('on a page', { tag: '@desktop' }, () => {
  let api: StubbedApi;
  test.beforeEach(async ({ page }) => {
    api = await openStubbed(page, '/profile');
  });

  test('in a narrow window the sidebar takes the focus, keeps it and gives it back', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 700 });
    const menu = button(page, 'menu');
    const dialog = page.getByRole('dialog', { name: 'menu' });
    // As long as it is closed, it is no stop.
    expect(await stops(page, 6)).toEqual([
      'a skip to content',
      'button menu',
      'a Jobtrail',
      'button find',
      'button Ada',
      'input name',
    ]);
    await menu.focus();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button(page, 'close menu')).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    expect(await stops(page, 6)).toEqual([
      'a stats',
      'a all jobs',
      'a add job',
      'a profile',
      'button close menu',
      'a stats',
    ]);
    expect(await stops(page, 2, 'Shift+Tab')).toEqual(['button close menu', 'a profile']);

    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
    await expect(menu).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Enter');
    await expect(button(page, 'close menu')).toBeFocused();
    // Only with the next frame the browser tells that it is closed.
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('Enter')]);
    await expect(button(page, 'close menu')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(menu).toBeFocused();
  });

  test('in a narrow window the open sidebar leaves nothing of the page to a pointer', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 500 });
    await open(page, '/all-jobs');
    await expect(page.getByRole('article')).toHaveCount(10);
    const dialog = page.getByRole('dialog', { name: 'menu' });
    await button(page, 'menu').click();
    await expect(dialog).toBeVisible();
    for (const x of [370, 100]) {
      await page.mouse.move(x, 400);
      await page.mouse.wheel(0, 400);
    }
    await page.mouse.click(370, 400);
    await expect(dialog).toBeHidden();
    await expect(button(page, 'menu')).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page).toHaveURL('./all-jobs');
  });

  test('in a wide window the collapsed sidebar is no stop for Tab, the other one is', async ({
    page,
  }) => {
    const menu = button(page, 'menu');
    expect(await stops(page, 10)).toEqual([
      'a skip to content',
      'button menu',
      'a Jobtrail',
      'button find',
      'button Ada',
      'a stats',
      'a all jobs',
      'a add job',
      'a profile',
      'input name',
    ]);
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(menu).toHaveAttribute('aria-expanded', 'false');
    await expect(page.getByRole('navigation', { name: 'main' })).toBeHidden();
    expect(await stops(page, 4)).toEqual(['a Jobtrail', 'button find', 'button Ada', 'input name']);
  });

  test('the user menu closes as the focus leaves it', async ({ page }) => {
    const user = button(page, 'Ada');
    const logout = button(page, 'logout');
    await tabTo(page, user);
    await expect(logout).toBeHidden();
    await page.keyboard.press('Enter');
    await expect(user).toHaveAttribute('aria-expanded', 'true');
    await expect(user).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: 'system' })).toBeFocused();
    expect(await stops(page, 2)).toEqual(['button keys', 'button logout']);
    await page.keyboard.press('Escape');
    await expect(logout).toBeHidden();
    await expect(user).toBeFocused();
    // The page hears of it later than it is hidden.
    await expect(user).toHaveAttribute('aria-expanded', 'false');

    await page.keyboard.press('Space');
    await tabTo(page, logout);
    await page.keyboard.press('Tab');
    await expect(user).toHaveAttribute('aria-expanded', 'false');
    expect(await focused(page)).not.toBe('body');
  });

  test('the dialog of the keys gives the focus back', async ({ page }) => {
    const dialog = page.getByRole('dialog', { name: 'keys' });
    await button(page, 'Ada').click();
    await button(page, 'keys').click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button(page, 'Ada')).toBeFocused();

    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    await button(page, 'close').click();
    await expect(button(page, 'Ada')).toBeFocused();

    await page.keyboard.press('?');
    await expect(dialog).toBeVisible();
    // Only with the next frame the browser tells that it is closed.
    await Promise.all([page.keyboard.press('Escape'), page.keyboard.press('?')]);
    await expect(dialog).toBeVisible();
  });

  test('what is disabled or gone while it is worked on leaves the focus in the page', async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    api.refuse('write', 'Email already in use', 400);
    await tabTo(page, button(page, 'save changes'));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText('Email already in use');
    await expect(button(page, 'save changes')).toBeFocused();

    for (const [path, endpoint] of [
      ['/', 'stats'],
      ['/all-jobs', 'list'],
    ] as const) {
      api.refuse(endpoint);
      await open(page, path);
      await button(page, 'try again').focus();
      api.hold(endpoint);
      await page.keyboard.press('Enter');
      await expect(button(page, 'try again')).toBeHidden();
      expect(await focused(page)).not.toBe('body');
      await api.release(endpoint);
      await expect(button(page, 'try again')).toBeVisible();
      expect(await focused(page)).not.toBe('body');
    }
  });
});

test("'add job' leads to the position, on the form itself too", async ({ page }) => {
  await openStubbed(page, '/');
  for (let time = 0; time < 2; time += 1) {
    await goTo(page, 'add job');
    await expect(page.getByLabel('position')).toBeFocused();
  }
});
