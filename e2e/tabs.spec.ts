import type { BrowserContext, Page } from '@playwright/test';
import { wholeChromium } from './support/chromium';
import { goTo, logOut } from './support/steps';
import { expect, test as base } from './support/test';

const test = base.extend<{ otherTab: Page }>({
  // A second tab of the same browser, which has to stay as quiet as the first.
  otherTab: async ({ context }, use) => {
    const tab = await context.newPage();
    const errors: string[] = [];
    tab.on('pageerror', (error) => errors.push(error.message));
    await use(tab);
    expect(errors).toEqual([]);
  },
});

const userButton = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name });
const card = (page: Page, name: string) => page.getByRole('article', { name });

/** Notes in that tab whenever a card stands below the name of somebody else. */
async function watchForMixedLists(
  context: BrowserContext,
): Promise<(page: Page) => Promise<string[]>> {
  await context.addInitScript(() => {
    const mixed: string[] = [];
    Object.assign(window, { mixed });
    new MutationObserver(() => {
      const name = document.querySelector('header')?.textContent ?? '';
      for (const heading of document.querySelectorAll('article h3')) {
        const isOfAda = heading.textContent === 'Job of Ada';
        if (name.includes('Ada') !== isOfAda) mixed.push(`${name}: ${heading.textContent}`);
      }
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  return (page) => page.evaluate(() => (window as unknown as { mixed: string[] }).mixed);
}

test.beforeEach(async ({ signedIn: account }) => {
  await account.addJobs([{ position: 'Job of Ada' }]);
});

test("a logout and another user's login are followed, and the lists of two never mix", async ({
  page,
  otherTab,
  context,
}) => {
  const mixedIn = await watchForMixedLists(context);
  await otherTab.goto('./all-jobs');
  await expect(card(otherTab, 'Job of Ada')).toBeVisible();
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
  await expect(card(otherTab, 'Job of Ada')).toHaveCount(0);
  expect(await mixedIn(otherTab)).toEqual([]);
  expect(await mixedIn(page)).toEqual([]);
});

// Playwright switches it off, and the shell has none.
const withPageCache = base.extend<object, object>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        ...wholeChromium,
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      });
    },
    { scope: 'worker' },
  ],
});

withPageCache(
  'a page the browser kept aside follows the logout of that time',
  async ({ page, context, expectedNoise }) => {
    await page.goto('./profile');
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
