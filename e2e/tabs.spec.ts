import type { Page } from '@playwright/test';
import { wholeChromium } from './support/chromium';
import { goTo, logOut } from './support/steps';
import { expect, test } from './support/test';

const userButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name });
const card = (page: Page) => page.getByRole('article', { name: 'Job of Ada' });

test("a logout and another user's login are followed, and the lists of two never mix", async ({
  page,
  context,
  signedIn: account,
}) => {
  await account.addJobs([{ position: 'Job of Ada' }]);
  // Told as an error of the page: a card below the name of somebody else.
  await context.addInitScript(() => {
    new MutationObserver(() => {
      const name = document.querySelector('header')?.textContent ?? '';
      for (const { textContent } of document.querySelectorAll('article h3')) {
        const isMixed = name.includes('Ada') !== (textContent === 'Job of Ada');
        if (isMixed) throw new Error(`${name}: ${textContent}`);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  const otherTab = await context.newPage();
  const errors: string[] = [];
  otherTab.on('pageerror', (error) => errors.push(error.message));
  await otherTab.goto('./all-jobs');
  await expect(card(otherTab)).toBeVisible();
  await page.goto('./all-jobs');
  await logOut(page);
  await expect(otherTab).toHaveURL('./landing');
  await page.getByRole('link', { name: 'Login/Register' }).click();
  await otherTab.goto('./register');
  await page.getByRole('button', { name: 'demo app' }).click();

  await expect(userButton(page, 'Demo user')).toBeVisible();
  await expect(userButton(otherTab, 'Demo user')).toBeVisible();
  await goTo(otherTab, 'all jobs');
  await expect(otherTab.getByRole('heading', { name: '75 jobs found' })).toBeVisible();
  await expect(card(otherTab)).toHaveCount(0);
  expect(errors).toEqual([]);
});

// Playwright switches it off, and the shell has none.
const withPageCache = test.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      await use({ ...launchOptions, ...wholeChromium, ignoreDefaultArgs });
    },
    { scope: 'worker' },
  ],
});

withPageCache(
  'a page the browser kept aside follows the logout of that time',
  async ({ page, context, signedIn, expectedNoise }) => {
    await page.goto('./profile');
    await expect(userButton(page, signedIn.profile.name)).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isKept: true }));
    // Shown by itself a picture has no icon of its own, which the browser looks for.
    expectedNoise.push(/404/);
    await page.goto('./favicon.svg');
    const otherTab = await context.newPage();
    await otherTab.goto('./profile');
    await logOut(otherTab);
    await expect(otherTab).toHaveURL('./landing');
    await otherTab.close();
    await page.goBack({ waitUntil: 'commit' });

    await expect(page.getByRole('link', { name: 'Login/Register' })).toBeVisible();
    await expect(page).toHaveURL('./landing');
    expect(await page.evaluate(() => 'isKept' in window)).toBe(true);
  },
);
