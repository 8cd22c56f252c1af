import type { Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expectNoOverflow } from './support/measure';
import { behaveLike } from './support/serverHabits';
import { bakers, openTable, rows } from './support/table';
import { expect, test } from './support/test';

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

/** The calls for pages of applications that this page makes from now on. */
function countReads(page: Page) {
  const reads: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/jobs?')) reads.push(request.url());
  });
  return reads;
}

for (const [name, habits, count, calls, read] of [
  ['takes the limit', {}, 75, 1, 75],
  ['takes the limit', {}, 260, 3, 260],
  ['ignores the limit', { limit: 'ignored' }, 75, 8, 75],
  ['ignores the limit', { limit: 'ignored' }, 260, 10, 100],
  ['refuses the limit', { limit: 422 }, 75, 9, 75],
] as const) {
  test(
    `the table of ${count} is read in ${calls} calls of a server that ${name}, and then asks for nothing`,
    { tag: ['@desktop', '@any-engine'] },
    async ({ page, signedIn, expectedNoise }) => {
      expectedNoise.push(/422/);
      await signedIn.addJobs(bakers(count));
      await behaveLike(page, habits);
      const reads = countReads(page);
      await openTable(page);
      await expect(rows(page)).toHaveCount(read);
      const rest = page.getByRole('button', { name: /^read the rest: \d+ calls?$/ });
      await expect(rest).toHaveCount(read < count ? 1 : 0);
      expect(reads).toHaveLength(calls);

      await page.getByRole('button', { name: 'company', exact: true }).click();
      await page.getByLabel('status', { exact: true }).selectOption('pending');
      await page.getByRole('combobox', { name: 'place' }).selectOption({ index: 1 });
      await page.getByRole('button', { name: 'board', exact: true }).click();
      await expect(page.getByRole('region', { name: /^pending \(/ })).toBeVisible();
      expect(reads).toHaveLength(calls);
    },
  );
}

test(
  'the rest is read at a press that says how many calls it takes',
  { tag: ['@desktop', '@any-engine'] },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(125));
    await behaveLike(page, { limit: 'ignored' });
    await openTable(page);
    await expect(page.getByText('100 of 125 read')).toBeVisible();
    const reads = countReads(page);
    await page.getByRole('button', { name: 'read the rest: 3 calls' }).click();

    await expect(rows(page)).toHaveCount(125);
    await expect(page.getByText(/ read$/)).toHaveCount(0);
    expect(reads).toHaveLength(3);
  },
);

test(
  'no row goes missing after a delete while it is read on',
  { tag: ['@desktop', '@any-engine'] },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(45));
    await behaveLike(page, { limit: 'ignored' });
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(/\/jobs\?.*page=3/, async (route) => {
      await held;
      await route.fallback();
    });
    await openTable(page);
    await expect(rows(page)).toHaveCount(20);
    const baker = page.getByRole('row', { name: /^Baker 44,/ });
    await baker.focus();
    await page.keyboard.press('Delete');
    await expect(baker).toHaveCount(0);
    release();

    await expect(rows(page)).toHaveCount(44);
    await expect(page.getByRole('heading', { name: '44 jobs found' })).toBeVisible();
  },
);

test('a window that is narrow for a moment keeps table and place @desktop', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJobs(bakers(12));
  await openTable(page);
  const place = page.getByRole('combobox', { name: 'place' });
  await place.selectOption('Berlin');
  await expect(page).toHaveURL(/view=table&place=Berlin/);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await expect(page).toHaveURL(/view=table&place=Berlin/);
  await expect(place).toHaveValue('Berlin');
  await expect(rows(page)).toHaveCount(4);
});

test('a search of the list finds places at a press @any-engine', async ({ page, signedIn }) => {
  await signedIn.addJobs([
    { position: 'Cook', company: 'Inn', jobLocation: 'Lübeck' },
    { position: 'Baker', company: 'Mill', jobLocation: 'Rome' },
  ]);
  await page.goto('./all-jobs?search=lubeck');
  await page.getByRole('button', { name: 'and 1 more by place' }).click();

  await expect(page.getByRole('heading', { name: '1 job found' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Cook' })).toBeVisible();
  await expect(page).toHaveURL(/search=lubeck&reach=places/);
});

test('the statistics tell of answers once all is read, in tables and in the chart @any-engine', async ({
  page,
  signedIn,
  isMobile,
}) => {
  await signedIn.addJobs([...bakers(100), { position: 'Cook', jobStatus: 'interview' }]);
  await behaveLike(page, { limit: 'ignored' });
  await page.goto('./');
  await page.getByRole('button', { name: 'read the rest: 1 call' }).click();
  const types = page.getByRole('table', { name: 'by type' });
  await expect(types.getByRole('row')).toHaveText([/type/, /^full-time1 of 1011%$/]);
  await page.getByRole('checkbox', { name: 'answers in the chart' }).click();
  await expect(page.getByRole('img', { name: /bar chart with answers$/ })).toBeVisible();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoViolations(page, `answers, ${colorScheme}`);
  }
  await expectNoOverflow(page, isMobile);
  await types.getByRole('link', { name: 'full-time' }).click();

  await expect(page.getByRole('heading', { name: '101 jobs found' })).toBeVisible();
});
