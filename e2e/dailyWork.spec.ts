import { expectNoViolations } from './support/axe';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

const JOBS = Array.from({ length: 12 }, (_, index) => ({
  position: `Cook ${index + 1}`,
  jobStatus: index < 6 ? 'pending' : 'declined',
}));

test.beforeEach(async ({ signedIn: account }) => {
  await account.addJobs(JOBS);
});

test('the status of a job is changed on its card', async ({ page, hasTouch }) => {
  await page.goto('./all-jobs?status=pending');
  const badge = page.getByRole('button', { name: /^status of Cook 6,/ });
  await badge.click();
  const menu = page.getByRole('menu', { name: 'status' });
  await expect(menu.getByRole('menuitemradio', { name: 'pending' })).toBeFocused();
  await expectNoViolations(page, 'the menu of a status');

  const item = menu.getByRole('menuitemradio', { name: 'interview' });
  await page.keyboard.press('ArrowDown');
  await expect(item).toBeFocused();
  await expect(item).toHaveCSS('outline-style', 'solid');
  const { height, y } = (await item.boundingBox()) ?? { height: 0, y: 0 };
  if (hasTouch) {
    expect(height).toBeGreaterThanOrEqual(44);
    expect(y).toBeGreaterThan((page.viewportSize()?.height ?? 0) / 2);
  }
  const scrolled = await page.evaluate(() => window.scrollY);
  await item.click();

  await expect(badge).toHaveAccessibleName('status of Cook 6, Acme: interview');
  await expect(badge).toBeFocused();
  await expect(page.getByText('Job Modified...')).toBeVisible();
  await expect(page.getByText('5 jobs found')).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
  await page.reload();
  await expect(page.getByText('5 jobs found')).toBeVisible();
  await expect(badge).toHaveCount(0);
});

test('whoever has applied there already is told so while adding', async ({ page }) => {
  await page.goto('./add-job');
  await page.getByLabel('company').fill('ACME Ltd.');
  await page.getByLabel('position').fill('cook 3');

  await expect(page.getByText('already there: this position at ACME Ltd.').last()).toBeVisible();
  const found = page.getByRole('list', { name: 'applications at ACME Ltd.' });
  await expect(found.getByRole('listitem').first()).toContainText('Cook 3');
  await expectNoViolations(page, 'what is there already');
  await found.getByRole('link', { name: 'show them in all jobs' }).click();

  await expect(page).toHaveURL(/\/all-jobs\?search=acme$/i);
  await expect(page.getByText('12 jobs found')).toBeVisible();
});

test('the statistics tell what came of all, and lead to the list of each status', async ({
  page,
}) => {
  await page.goto('./');
  await expect(page.getByText('Of 12 applications')).toBeVisible();
  await page.getByRole('link', { name: /jobs declined/ }).click();

  await expect(page).toHaveURL(/\/all-jobs\?status=declined$/);
  await expect(page.getByText('6 jobs found')).toBeVisible();
});

test.describe('at a desk', { tag: '@desktop' }, () => {
  test('the list keeps its filters over a reload, Back and a new tab', async ({
    page,
    context,
  }) => {
    await page.goto('./all-jobs');
    await page.getByLabel('status', { exact: true }).selectOption('pending');
    await expect(page).toHaveURL('./all-jobs?status=pending');
    await expect(page.getByText('6 jobs found')).toBeVisible();
    await page.getByLabel('search').fill('cook 3');
    await page.getByLabel('search').press('Enter');
    await expect(page).toHaveURL('./all-jobs?search=cook%203&status=pending');
    await expect(page.getByText('1 job found')).toBeVisible();

    await page.reload();
    await expect(page.getByText('1 job found')).toBeVisible();
    await expect(page.getByLabel('search')).toHaveValue('cook 3');
    const tab = await context.newPage();
    await tab.goto(page.url());
    await expect(tab.getByText('1 job found')).toBeVisible();

    await page.goBack();
    await expect(page.getByText('6 jobs found')).toBeVisible();
    await expect(page.getByLabel('search')).toHaveValue('');
  });

  test('an address with filters is asked for once', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/v1/jobs?')) asked.push(new URL(request.url()).search);
    });
    await page.goto('./all-jobs?status=declined&sort=a-z');
    await expect(page.getByText('6 jobs found')).toBeVisible();
    await page.waitForLoadState('networkidle');

    expect(asked).toEqual(['?jobStatus=declined&jobType=all&sort=a-z&page=1']);
  });

  test("a visitor's link is opened after the login", async ({ browser, account, baseURL }) => {
    const visitor = await browser.newContext({ baseURL: baseURL ?? '' });
    const page = await visitor.newPage();
    await page.goto('./all-jobs?status=declined');
    await expect(page).toHaveURL('./landing');
    await page.reload();
    await page.getByRole('link', { name: 'Login/Register' }).click();
    await page.getByLabel('email').fill(account.profile.email);
    await page.getByLabel('password').fill(account.password);
    await page.getByRole('button', { name: 'submit' }).click();

    await expect(page).toHaveURL('./all-jobs?status=declined');
    await expect(page.getByText('6 jobs found')).toBeVisible();
    await visitor.close();
  });
});
