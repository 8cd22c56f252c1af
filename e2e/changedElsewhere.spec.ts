import type { Browser, Page } from '@playwright/test';
import type { Account } from './support/account';
import { editOf } from './support/steps';
import { expect, test } from './support/test';

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const submit = (page: Page) => page.getByRole('button', { name: 'submit' }).click();
const baker = async (account: Account) => (await account.jobs())[0];

/** The list of the same account, in a tab or on another machine. */
async function setStatus(page: Page, status: string): Promise<void> {
  await page.goto('./all-jobs');
  await page.getByRole('button', { name: /^status of Baker/ }).click();
  await page.getByRole('menuitemradio', { name: status }).click();
  await expect(page.getByText('Job Modified...')).toBeVisible();
}

async function openEdit(page: Page): Promise<void> {
  await page.goto('./all-jobs');
  await editOf(page, 'Baker').click();
  await field(page, 'job location').fill('Paris');
}

test.beforeEach(({ signedIn: account }) => account.addJobs([{ position: 'Baker' }]));

test.describe('an edit that is overtaken', () => {
  test('by another tab sends what that has set, and says so', async ({
    page,
    context,
    signedIn: account,
  }) => {
    await openEdit(page);
    await setStatus(await context.newPage(), 'interview');
    await expect(page.getByText('Changed meanwhile: status.')).toBeVisible();
    await expect(field(page, 'status')).toHaveValue('interview');
    const sent = page.waitForRequest((request) => request.method() === 'PATCH');
    await submit(page);

    expect((await sent).postDataJSON()).toMatchObject({
      jobLocation: 'Paris',
      jobStatus: 'interview',
    });
    await expect.poll(() => baker(account)).toMatchObject({ jobLocation: 'Paris' });
  });

  /** A page on another machine, which is signed in by itself. */
  async function openElsewhere(browser: Browser, account: Account, baseURL?: string) {
    const context = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    await account.signIn(context, baseURL);
    return context.newPage();
  }

  async function openOldEdit(page: Page): Promise<string[]> {
    const looks: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'GET' && /[?&]search=/.test(request.url()))
        looks.push(request.url());
    });
    await page.clock.install();
    await openEdit(page);
    await page.clock.fastForward(61_000);
    return looks;
  }

  test('by another machine sends what that has set in an untouched field', async ({
    page,
    browser,
    baseURL,
    signedIn: account,
  }) => {
    const elsewhere = await openElsewhere(browser, account, baseURL);
    const looks = await openOldEdit(page);
    await setStatus(elsewhere, 'interview');
    await submit(page);

    await expect
      .poll(() => baker(account))
      .toMatchObject({ jobLocation: 'Paris', jobStatus: 'interview' });
    expect(looks).toHaveLength(1);
    await elsewhere.context().close();
  });

  test('by another machine in the same field asks', async ({
    page,
    browser,
    baseURL,
    signedIn: account,
  }) => {
    const elsewhere = await openElsewhere(browser, account, baseURL);
    const looks = await openOldEdit(page);
    await openEdit(elsewhere);
    await field(elsewhere, 'job location').fill('Rome');
    await submit(elsewhere);
    await expect.poll(() => baker(account)).toMatchObject({ jobLocation: 'Rome' });
    await submit(page);
    await expect(page.getByText('location is "Rome", yours is "Paris"')).toBeVisible();
    expect(await baker(account)).toMatchObject({ jobLocation: 'Rome' });
    await page.getByRole('button', { name: 'save mine' }).click();

    await expect.poll(() => baker(account)).toMatchObject({ jobLocation: 'Paris' });
    expect(looks).toHaveLength(1);
    await elsewhere.context().close();
  });

  test('perhaps is saved after a 429, and does not look again', async ({
    page,
    expectedNoise,
    signedIn: account,
  }) => {
    expectedNoise.push(/429|422/);
    const looks = await openOldEdit(page);
    await page.route(/[?&]search=/, (route) => route.fulfill({ status: 429, json: {} }));
    await page.route(
      /\/jobs\/[^/?]+$/,
      (route) => route.fulfill({ status: 422, json: { msg: 'Not this one' } }),
      { times: 1 },
    );
    await submit(page);
    await expect(page.getByRole('alert').getByText('Not this one').first()).toBeVisible();
    await page.clock.fastForward(120_000);
    await submit(page);

    await expect.poll(() => baker(account)).toMatchObject({ jobLocation: 'Paris' });
    expect(looks).toHaveLength(1);
  });
});
