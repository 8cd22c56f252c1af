import { test as base } from '@playwright/test';
import { Account, overNetwork, registerAccount } from './account';

/** A test of any browser that may have an account of the running server. */
export const test = base.extend<
  {
    /** An account without jobs, not yet signed in. */
    account: Account;
    /** The same, signed in. */
    signedIn: Account;
  },
  {
    /** Whether the pages answer their calls themselves. */
    isDemo: boolean;
    /** One for each worker, as registrations are limited; the demo has none outside its pages. */
    workerAccount: Account;
  }
>({
  isDemo: [false, { option: true, scope: 'worker' }],
  workerAccount: [
    async ({ playwright, isDemo }, use, { workerIndex, project }) => {
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      const api = overNetwork(request);
      const name = `e2e-${project.name}-${workerIndex}`;
      await use(isDemo ? new Account(api, name) : await registerAccount(api, name));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  account: async ({ workerAccount, isDemo }, use) => {
    if (!isDemo) await workerAccount.reset();
    await use(workerAccount);
  },
  signedIn: async ({ account, context, baseURL }, use) => {
    await account.signIn(context, baseURL);
    await use(account);
  },
});
