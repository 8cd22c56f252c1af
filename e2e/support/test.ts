import { expect, test as base, type Page } from '@playwright/test';
import { registerAccount, type Account } from './account';

type WorkerFixtures = {
  /** One account for each worker: registrations are limited. */
  workerAccount: Account;
};

type Fixtures = {
  /** An account without jobs, not yet signed in. */
  account: Account;
  /** Fails the test on any console error or warning, page error or CSP violation not expected here. */
  expectedNoise: RegExp[];
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  workerAccount: [
    async ({ playwright }, use, { workerIndex, project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      await use(await registerAccount(request, `e2e-${project.name}-${workerIndex}`));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  account: async ({ workerAccount }, use) => {
    await workerAccount.reset();
    await use(workerAccount);
  },
  expectedNoise: [
    async ({ page }, use) => {
      const noise: string[] = [];
      const expected: RegExp[] = [];
      listenTo(page, noise);
      await use(expected);
      expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

function listenTo(page: Page, noise: string[]): void {
  page.on('pageerror', (error) => noise.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) {
      noise.push(`${message.type()}: ${message.text()}`);
    }
  });
}
