import { test as base } from '@playwright/test';
import { registerAccount, type Account } from './account';

/** A test of any browser that may have an account of the running server. */
export const test = base.extend<
  {
    /** An account without jobs, not yet signed in. */
    account: Account;
    /** The same, signed in. */
    signedIn: Account;
  },
  {
    /** One for each worker, as registrations are limited. */
    workerAccount: Account;
  }
>({
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
  signedIn: async ({ account, context, baseURL }, use) => {
    await account.signIn(context, baseURL);
    await use(account);
  },
});
