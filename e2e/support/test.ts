import { expect, type ConsoleMessage, type Page } from '@playwright/test';
import { registerAccount, type Account } from './account';
import { inPage } from './demoApi';
import { test as base } from './testWithAccount';

type Fixtures = {
  /** Fails the test on any console error or warning, page error or CSP violation not expected here. */
  expectedNoise: RegExp[];
};

export const test = base.extend<Fixtures>({
  account: async ({ workerAccount, page }, use) => {
    if (workerAccount === null) {
      await useAccountInPage(page, use);
      return;
    }
    await workerAccount.reset();
    await use(workerAccount);
  },
  expectedNoise: [
    async ({ page, isDemo }, use) => {
      const noise: string[] = [];
      const expected: RegExp[] = [];
      listenTo(page, noise, isDemo);
      await use(expected);
      expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

async function useAccountInPage(
  page: Page,
  use: (account: Account) => Promise<void>,
): Promise<void> {
  const ownPage = await page.context().newPage();
  await ownPage.goto('./landing');
  const account = await registerAccount(inPage(ownPage), 'e2e');
  // Behind another one the page of the test would not be drawn.
  await page.bringToFront();
  await use(account);
  await ownPage.close();
}

function listenTo(page: Page, noise: string[], isDemo: boolean): void {
  page.on('pageerror', (error) => noise.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (isDemo && isOfDocument(message)) return;
    if (['error', 'warning'].includes(message.type())) {
      noise.push(`${message.type()}: ${message.text()}`);
    }
  });
}

/** The host of the demo hands out the app with the 404 of an address it has no file for. */
function isOfDocument(message: ConsoleMessage): boolean {
  return message.text().includes('404') && !message.location().url.includes('.');
}
