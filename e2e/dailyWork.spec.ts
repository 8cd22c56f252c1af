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

for (const way of ['next', 'page 3']) {
  test(`${way} shows what has moved up before it goes on`, async ({ page, signedIn: account }) => {
    await account.addJobs(
      Array.from({ length: 21 }, (_, index) => ({ position: `Clerk ${index + 1}` })),
    );
    await page.goto('./all-jobs?status=pending');
    const cards = page.getByRole('article');
    const next = page.getByRole('button', { name: way, exact: true });
    const shown = new Set<string>();
    const read = async (first: string) => {
      await expect(cards.first()).toHaveAccessibleName(first);
      for (const name of await cards.getByRole('heading').allTextContents()) shown.add(name);
    };
    await read('Clerk 21');
    for (let number = 21; number > 16; number -= 1) {
      const badge = page.getByRole('button', { name: `status of Clerk ${number}, Acme: pending` });
      await badge.click();
      await page.getByRole('menuitemradio', { name: 'interview' }).click();
      await expect(page.getByText(`${number + 5} jobs found`)).toBeVisible();
    }
    await next.click();
    await read('Clerk 16');
    await expect(page.getByText('22 jobs found')).toBeVisible();
    const told = page.getByText('5 moved up onto this page; press again to go on');
    await expect(told).toBeVisible();
    await next.click();
    await read(way === 'next' ? 'Clerk 6' : 'Cook 2');
    await expect(told).toBeHidden();
    await expect(page).toHaveURL(`./all-jobs?status=pending&page=${way === 'next' ? 2 : 3}`);
    expect(shown.size).toBe(way === 'next' ? 25 : 17);
  });
}

test(
  'the list keeps its filters over a reload, Back and a new tab, which asks for it once',
  { tag: '@desktop' },
  async ({ page, context, isDemo }) => {
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
    const asked: string[] = [];
    tab.on('request', (request) => {
      if (request.url().includes('/api/v1/jobs?')) asked.push(new URL(request.url()).search);
    });
    await tab.goto(page.url());
    await expect(tab.getByText('1 job found')).toBeVisible();
    await tab.waitForLoadState('networkidle');
    const query = '?jobStatus=pending&jobType=all&sort=latest&page=1&search=cook%203';
    expect(asked).toEqual(isDemo ? [] : [query]);

    await page.goBack();
    await expect(page.getByText('6 jobs found')).toBeVisible();
    await expect(page.getByLabel('search')).toHaveValue('');
  },
);
