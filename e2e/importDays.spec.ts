import type { Page } from '@playwright/test';
import { openPreview } from './support/importFiles';
import { behaveLike } from './support/serverHabits';
import { press } from './support/steps';
import { expect, test } from './support/test';

const QUESTION = /^Created: Cook 1, Acme\. This server dates new applications today\./;
const KNOWN = 'This server dates new applications today: the days of the file are not kept.';

/** Of five months before this one, their first and a later day. */
const DAYS = Array.from({ length: 48 }, (_, index) => {
  const now = new Date();
  const month = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1 - (index % 5), 1);
  const first = new Date(month).toISOString().slice(0, 10);
  return index % 2 === 0 ? first : first.replace(/01$/, '28');
});
const ODD = ['2099-01-01', '1980-05-05', 'soon'];
const ROWS = [...DAYS, ...ODD, ...Array.from({ length: 9 }, () => '')];
const fileOf = (company: string) => [
  'position,company,applied',
  ...ROWS.map((day, index) => `Cook ${index + 1},${company},${day}`),
];

async function expectAllCreated(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Result', exact: true })).toBeFocused();
  await expect(page.getByText('created', { exact: true }).locator('..')).toContainText('60');
}

/** The figures of the chart, oldest month first. */
async function chartOf(page: Page): Promise<string[]> {
  await page.goto('./');
  const table = page.getByRole('table', { name: 'Monthly Applications' });
  await expect(table).toBeAttached();
  return table.getByRole('cell').allTextContents();
}

test.describe('a file of 60 rows with days', { tag: '@desktop' }, () => {
  for (const [timezoneId, time] of [
    ['Pacific/Kiritimati', '23:30'],
    ['America/Los_Angeles', '00:30'],
  ] as const) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });

      test('keeps its days where the server keeps them', async ({ page, signedIn: account }) => {
        const [first = ''] = DAYS;
        const firstLine = `Cook 1,Acme,${first}`;
        // A time that is of another day in that zone.
        const lines = fileOf('Acme').map((line) => (line === firstLine ? `${line} ${time}` : line));
        await openPreview(page, lines);
        for (const day of ODD) await expect(page.getByText(`'${day}'`)).toBeVisible();
        await expect(page.getByText(KNOWN)).toBeHidden();
        await expect(page.getByText(first).first()).toBeVisible();
        await press(page, 'import 60 applications');
        await expectAllCreated(page);

        const days = await account.days();
        expect(DAYS.map((_, index) => days.get(`Cook ${index + 1}`))).toEqual(DAYS);
        expect(await chartOf(page)).toEqual(['9', '9', '10', '10', '10', '12']);
        await page.goto(`./all-jobs?month=${first.slice(0, 7)}&sort=a-z`);
        await expect(page.getByText('10 jobs found')).toBeVisible();
        await expect(page.getByRole('article').first()).toContainText(/[A-Z][a-z]{2} 1st, 20\d\d/);
      });
    });
  }

  test('asks once where the server does not keep them', async ({ page, signedIn: account }) => {
    await behaveLike(page, { createdAt: 'ignored' });
    await openPreview(page, fileOf('Acme'));
    await expect(page.getByText(KNOWN)).toBeHidden();
    await press(page, 'import 60 applications');
    await expect(page.getByText(QUESTION)).toBeVisible();
    expect(await account.jobs()).toMatchObject([{ position: 'Cook 1' }]);
    await press(page, 'import');
    await expectAllCreated(page);

    expect(await chartOf(page)).toEqual(['60']);
    await openPreview(page, fileOf('Beta'));
    await expect(page.getByText(KNOWN)).toBeVisible();
  });
});
