import { expect } from '@playwright/test';
import type { Account } from '../support/account';
import { test as base } from '../support/testWithAccount';
import { Browser } from './browser';
import { startDriver } from './driver';
import { NetworkProxy } from './networkProxy';

type WorkerFixtures = { driver: Awaited<ReturnType<typeof startDriver>> };

type Fixtures = {
  network: NetworkProxy;
  /** A window of a browser that has never been anywhere. */
  window: Browser;
  /** Fails the test on any error, warning or CSP violation of its pages not expected here. */
  expectedNoise: RegExp[];
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  driver: [
    async ({ headless }, use) => {
      const driver = await startDriver(headless);
      await use(driver);
      await driver.stop();
    },
    { scope: 'worker' },
  ],
  network: async ({ baseURL }, use) => {
    const network = new NetworkProxy(new URL(baseURL ?? '').origin);
    await network.start();
    await use(network);
    await network.stop();
  },
  expectedNoise: [
    async ({ network }, use) => {
      const expected: RegExp[] = [];
      await use(expected);
      expect(network.noise.filter((line) => !expected.some((each) => each.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  window: async ({ driver, network, baseURL }, use) => {
    const session = await driver.open();
    const { pathname } = new URL(baseURL ?? '');
    await use(new Browser(session.command, network.origin + pathname.replace(/\/$/, '')));
    await session.close();
  },
});

export { expect };

/** Logs in by the form. */
export async function logIn(window: Browser, { profile, password }: Account): Promise<void> {
  await window.open('/register');
  await window.fill('email', profile.email);
  await window.fill('password', password);
  await window.click('button', 'submit');
  await window.find('heading', 'stats');
}
