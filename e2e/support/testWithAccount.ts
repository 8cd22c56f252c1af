import { test as base } from '@playwright/test';
import { overNetwork, registerAccount, type Account } from './account';

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
    /** One account for each worker: registrations are limited. The demo has none outside its pages. */
    workerAccount: Account | null;
  }
>({
  isDemo: [false, { option: true, scope: 'worker' }],
  workerAccount: [
    async ({ playwright, isDemo }, use, { workerIndex, project }) => {
      if (isDemo) {
        await use(null);
        return;
      }
      const { baseURL = '' } = project.use;
      const request = await playwright.request.newContext({ baseURL });
      const api = overNetwork(request);
      await use(await registerAccount(api, `e2e-${project.name}-${workerIndex}`));
      await request.dispose();
    },
    { scope: 'worker' },
  ],
  account: async ({ workerAccount }, use) => {
    if (workerAccount === null) throw new Error('The demo has no account outside its pages.');
    await workerAccount.reset();
    await use(workerAccount);
  },
  signedIn: async ({ account, context, baseURL }, use) => {
    await account.signIn(context, baseURL);
    await use(account);
  },
});
