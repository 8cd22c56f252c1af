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

test('next shows what has moved up before it goes on @desktop', async ({
  page,
  signedIn: account,
}) => {
  await account.addJobs([{ position: 'Clerk 1' }, { position: 'Clerk 2' }]);
  await account.addJobs(JOBS.map(({ position }) => ({ position: `New ${position}` })));
  await page.goto('./all-jobs?status=pending');
  const first = page.getByRole('article').first();
  const next = page.getByRole('button', { name: 'next', exact: true });
  await page.getByRole('button', { name: /^status of New Cook 12,/ }).click();
  await page.getByRole('menuitemradio', { name: 'interview' }).click();
  await expect(page.getByText('19 jobs found')).toBeVisible();
  await next.click();
  await expect(first).toHaveAccessibleName('New Cook 11');
  const told = page.getByText('1 moved up onto this page; press again to go on');
  await expect(told).toBeVisible();
  await next.click();
  await expect(first).toHaveAccessibleName('New Cook 1');
  await expect(told).toBeHidden();
  await expect(page).toHaveURL('./all-jobs?status=pending&page=2');
});
