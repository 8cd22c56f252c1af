import type { BrowserContext, Page } from '@playwright/test';
import type { Account } from './support/account';
import { expectNoViolations } from './support/axe';
import { expectNoOverflow } from './support/measure';
import { behaveLike } from './support/serverHabits';
import { bakers, openTable, positions, rows, saved } from './support/table';
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

for (const [name, habits, count, calls] of [
  ['takes the limit', {}, 75, 1],
  ['refuses the limit', { limit: 422 }, 75, 9],
] as const) {
  test(
    `the table of ${count} is read in ${calls} calls of a server that ${name}, and then asks for nothing`,
    { tag: ['@desktop', '@any-engine'] },
    async ({ page, signedIn, expectedNoise }) => {
      expectedNoise.push(/422/);
      await signedIn.addJobs(bakers(count));
      await behaveLike(page, habits);
      const reads = countReads(page);
      const first = page.waitForRequest(/\/jobs\?/);
      await openTable(page);
      await expect(rows(page)).toHaveCount(count);
      // By the script before the bundle, which asks by XMLHttpRequest.
      expect((await first).resourceType()).toBe('fetch');
      const rest = page.getByRole('button', { name: /^read the rest: \d+ calls?$/ });
      await expect(rest).toHaveCount(0);
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
    const firstReads = countReads(page);
    await openTable(page);
    await expect(page.getByText('100 of 125 loaded')).toBeVisible();
    expect(firstReads).toHaveLength(10);
    const reads = countReads(page);
    await page.getByRole('button', { name: 'read the rest: 3 calls' }).click();

    await expect(rows(page)).toHaveCount(125);
    await expect(page.getByText(/ read$/)).toHaveCount(0);
    expect(reads).toHaveLength(3);
  },
);

test(
  'a server that limits to 60 calls in 15 minutes is waited for once, and reading goes on by itself',
  { tag: ['@desktop', '@any-engine'] },
  async ({ page, signedIn, expectedNoise }) => {
    expectedNoise.push(/429/);
    await signedIn.addJobs(bakers(260));
    let passed = 0;
    const habits = { limit: 'ignored', callsAtMost: 60 } as const;
    const calls = await behaveLike(page, habits, () => Date.now() + passed);
    await page.clock.install();
    await openTable(page);
    // What a morning of work has asked for before.
    await page.evaluate(async (count) => {
      for (let call = 0; call < count; call += 1) await fetch('api/v1/jobs/stats');
    }, 40);
    await page.getByRole('button', { name: 'read the rest: 16 calls' }).click();
    const pause = page.getByText(/^\d+ of 260 loaded, the server asks for a pause of [89]\d\d s$/);
    await expect(pause).toBeVisible();
    const shown = await rows(page).count();
    expect(shown).toBeGreaterThan(100);
    expect(shown).toBeLessThan(260);
    const callsBefore = calls.length;

    // Others who need all wait as well: the board, and the search of Ctrl+K, which asks once.
    await page.getByRole('button', { name: 'board', exact: true }).click();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'find' }).fill('Baker');
    await page.clock.runFor(10_000);
    await page.getByRole('combobox', { name: 'find' }).fill('Baker 1');
    await page.clock.runFor(10_000);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'table', exact: true }).click();
    await expect(pause).toBeVisible();
    await expect(rows(page)).toHaveCount(shown);
    expect(calls.length - callsBefore).toBeLessThanOrEqual(1);

    passed = 15 * 60_000;
    await page.clock.fastForward(passed);
    await expect(rows(page)).toHaveCount(260);
    await expect(page.getByText(/ read/)).toHaveCount(0);
    expect(new Set(await positions(page)).size).toBe(260);
    // The one that was refused, and one for each page that was missing.
    expect(calls.length - callsBefore).toBeLessThanOrEqual(1 + (260 - shown) / 10);
  },
);

/** Adds, edits and deletes an application of the first page, each as somebody may do. */
type Doer = Record<'add' | 'edit' | 'delete', (position: string) => Promise<void>>;
type World = { page: Page; context: BrowserContext; device: Account };

const DOERS: Record<string, (world: World) => Promise<Doer>> = {
  'this tab': ({ page }) => Promise.resolve(inTable(page)),
  'another tab': async ({ context }) => {
    const other = await context.newPage();
    await behaveLike(other, { limit: 'ignored' });
    await openTable(other);
    await expect(rows(other)).toHaveCount(45);
    return inTable(other);
  },
  'another device': ({ device }) => {
    const idOf = async (position: string) =>
      (await device.jobs()).find((job) => job.position === position)?._id ?? '';
    const draft = { company: 'Inn', jobLocation: 'Rome', jobStatus: 'pending', jobType: 'remote' };
    return Promise.resolve({
      add: (position) => device.addJobs([{ position }]),
      edit: async (position) => {
        const data = { ...draft, position: `${position} edited` };
        await device.send('PATCH', `/jobs/${await idOf(position)}`, data);
      },
      delete: async (position) => {
        await device.send('DELETE', `/jobs/${await idOf(position)}`);
      },
    });
  },
};

function inTable(page: Page): Doer {
  const found = (position: string) => page.getByRole('row', { name: new RegExp(`^${position}, `) });
  return {
    add: async (position) => {
      const field = (name: string) => page.getByLabel(`${name} of a new application`);
      await field('position').fill(position);
      await field('company').fill('Inn');
      await field('company').press('Enter');
      await expect(found(position)).toBeVisible();
    },
    edit: async (position) => {
      await found(position).getByRole('rowheader').dblclick();
      await page
        .getByRole('textbox', { name: `position of ${position}` })
        .fill(`${position} edited`);
      await page.keyboard.press('Enter');
      await saved(page);
    },
    delete: async (position) => {
      await found(position).focus();
      await page.keyboard.press('Delete');
      await expect(found(position)).toHaveCount(0);
    },
  };
}

for (const [who, start] of Object.entries(DOERS)) {
  test(
    `what ${who} adds, edits and deletes while it is read on leaves no row out and none twice`,
    { tag: ['@desktop', '@any-engine'] },
    async ({ page, context, signedIn }) => {
      await signedIn.addJobs(bakers(45));
      await behaveLike(page, { limit: 'ignored' });
      const doer = await start({ page, context, device: signedIn });
      const names = new Set(bakers(45).map(({ position }) => position));
      const changes = [
        ['delete', 'Baker 44', []],
        ['add', 'Cook', ['Cook']],
        // What was read before another device changed it is seen when it is read again.
        ['edit', 'Baker 43', [who === 'another device' ? 'Baker 43' : 'Baker 43 edited']],
      ] as const;
      for (const [what, position, after] of changes) {
        let release: () => void = () => undefined;
        const held = new Promise<void>((resolve) => (release = resolve));
        const isThird = /\/jobs\?.*page=3/;
        await page.route(isThird, async (route) => {
          await held;
          await route.fallback();
        });
        await openTable(page);
        await expect(rows(page)).toHaveCount(20);
        await doer[what](position);
        names.delete(position);
        for (const name of after) names.add(name);
        release();

        await expect(rows(page)).toHaveCount(names.size);
        const shown = async () => (await positions(page)).toSorted();
        await expect.poll(shown).toEqual([...names].toSorted());
        const heading = page.getByRole('heading', { name: `${names.size} jobs found` });
        await expect(heading).toBeVisible();
        await expect(page.getByText(/ read$/)).toHaveCount(0);
        await page.unroute(isThird);
      }
      await page.reload();
      await expect(page.getByRole('row', { name: 'Baker 43 edited' })).toBeVisible();
      await expect(rows(page)).toHaveCount(45);
    },
  );
}

test('a window that is narrow for a moment keeps table, wait, month and place @desktop', async ({
  page,
  signedIn,
}) => {
  const createdAt = '2025-11-03T10:00:00.000Z';
  await signedIn.addJobs(bakers(12).map((job) => ({ ...job, createdAt })));
  await openTable(page);
  const choices = { waiting: '14', month: '2025-11', place: 'Berlin' };
  const choice = (name: string) => page.getByRole('combobox', { name, exact: true });
  for (const [name, value] of Object.entries(choices)) await choice(name).selectOption(value);
  const address = /view=table&waiting=14&month=2025-11&place=Berlin/;
  await expect(page).toHaveURL(address);
  await page.setViewportSize({ width: 500, height: 800 });
  await expect(page.getByRole('grid')).toHaveCount(0);
  await page.setViewportSize({ width: 1280, height: 720 });

  await expect(page).toHaveURL(address);
  for (const [name, value] of Object.entries(choices))
    await expect(choice(name)).toHaveValue(value);
  await expect(rows(page)).toHaveCount(4);
});

test('a saved view of the table shows what it finds as a list where the window is narrow @desktop', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJobs(bakers(36));
  await openTable(page, '&place=Berlin&order=company');
  await page.getByRole('button', { name: 'save view' }).click();
  await page.getByLabel('name of this view').fill('in Berlin');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'close' }).click();
  const companies = await page.locator('tr[data-job] > .company').allTextContents();
  expect(companies).toHaveLength(12);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./all-jobs');
  await page.getByRole('link', { name: 'in Berlin' }).click();

  await expect(page.getByRole('heading', { name: '12 jobs found' })).toBeVisible();
  await expect(page.getByRole('grid')).toHaveCount(0);
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(10);
  for (const [index, company] of companies.slice(0, 10).entries())
    await expect(cards.nth(index)).toContainText(company);
  await expectNoOverflow(page, false);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(rows(page)).toHaveCount(12);
});

test('a search of the list finds places at a press @any-engine @desktop', async ({
  page,
  signedIn,
}) => {
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

test('the statistics tell of answers once all is read, in tables and in the chart @any-engine @desktop', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJobs([...bakers(100), { position: 'Cook', jobStatus: 'interview' }]);
  await behaveLike(page, { limit: 'ignored' });
  await page.goto('./');
  await page.getByRole('button', { name: 'read the rest: 1 call' }).click();
  const types = page.getByRole('table', { name: 'by type' });
  await expect(types.getByRole('row')).toHaveText([/type/, /^full-time1 of 1011%$/]);
  await page.getByRole('checkbox', { name: 'answers in the chart' }).click();
  await expect(page.getByRole('img', { name: /bar chart with answers$/ })).toBeVisible();
  await expectNoViolations(page, 'answers');
  await expectNoOverflow(page, false);
  await types.getByRole('link', { name: 'full-time' }).click();

  await expect(page.getByRole('heading', { name: '101 jobs found' })).toBeVisible();
});
