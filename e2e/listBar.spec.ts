import type { Page } from '@playwright/test';
import { enlargeText, overflow } from './support/measure';
import { listOf, TEN_JOBS } from './support/samples';
import { openSignedIn, StubbedApi } from './support/stubbedApi';
import { rows } from './support/table';
import { expect, test } from './support/test';

const NAMES = [
  ['Developer Experience Engineer', 'Mapleton Foods', 'Dublin'],
  ['Mobile Developer (React Native)', 'Brightwater Insurance', 'Manchester'],
  ['Software Engineering Intern', 'Spreeblick Analytics', 'Amsterdam'],
  ['Accessibility Engineer', 'Periwinkle Games', 'Copenhagen'],
].map(([position = '', company = '', jobLocation = '']) => ({ position, company, jobLocation }));
const JOBS = Array.from({ length: 30 }, (_, index) => ({
  ...TEN_JOBS[index % 10],
  ...NAMES[index % 4],
  _id: `job-${index}`,
})) as typeof TEN_JOBS;

const WIDTHS = [640, 700, 768, 853, 960, 1024, 1152, 1280, 1440, 1680, 1920, 2240, 2560];

async function openView(page: Page, view: string) {
  const api = await StubbedApi.install(page);
  api.answer('list', listOf(JOBS));
  await openSignedIn(page, `/all-jobs?view=${view}`);
  await expect(page.locator('article, tr[data-job]')).toHaveCount(30);
}

/** The names of the controls above the rows or cards, line by line, and what is outside of their bar. */
function barOf(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('[role="search"]')?.parentElement;
    const controls = [
      ...document.querySelectorAll('main :is(a, button, input, select, h2)'),
    ].filter((one) => !one.closest('table, article, section') && one.clientWidth > 1);
    const lines: { middle: number; names: string[] }[] = [];
    for (const control of controls) {
      const { top, height } = control.getBoundingClientRect();
      const middle = top + height / 2;
      let line = lines.find((one) => Math.abs(one.middle - middle) < 12);
      if (line === undefined) lines.push((line = { middle, names: [] }));
      line.names.push(control.textContent);
    }
    const { height = NaN } = bar?.getBoundingClientRect() ?? {};
    const outside = controls.filter((one) => !bar?.contains(one)).map((one) => one.textContent);
    return { height, lines: lines.map(({ names }) => names), outside };
  });
}

for (const [view, percents] of [
  ['table', [100, 130, 150]],
  ['list', [100]],
] as const) {
  test(
    `one bar holds all above the ${view}, and 'add job' has no line of its own`,
    {
      tag: '@desktop',
    },
    async ({ page }) => {
      await openView(page, view);
      for (const percent of percents) {
        await enlargeText(page, percent);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          const { height, lines, outside } = await barOf(page);
          const size = `${width}, ${percent} %`;
          expect(outside, size).toEqual([]);
          expect(lines.find((names) => names.includes('add job'))?.length, size).toBeGreaterThan(4);
          expect(height, size).toBeLessThanOrEqual(lines.length * 45 * (percent / 100));
          expect(await overflow(page), size).toEqual([]);
          if (percent > 100) continue;
          if (width === 853 || width === 1280) expect(lines, size).toHaveLength(2);
          if (width === 2560) expect(lines, size).toHaveLength(1);
        }
      }
    },
  );
}

test('a choice of the bar that is made is marked', { tag: '@desktop' }, async ({ page }) => {
  await openView(page, 'table');
  const colourOf = (name: string) =>
    page
      .getByRole('combobox', { name, exact: true })
      .evaluate((field) => getComputedStyle(field).backgroundColor);
  await page.getByRole('combobox', { name: 'status' }).selectOption('pending');
  await page.getByRole('combobox', { name: 'waiting' }).selectOption('over 30 days');
  const [status, waiting, type] = await Promise.all(['status', 'waiting', 'type'].map(colourOf));
  expect(status).toBe(waiting);
  expect(type).not.toBe(status);
});

/** What is cut in each column, and how much of it is left free beside its widest text. */
function columnsOf(page: Page) {
  return page.locator('thead th:not(.open)').evaluateAll((headings: HTMLElement[]) =>
    headings.flatMap((heading) => {
      const cells = [heading, ...document.querySelectorAll(`tr[data-job] > .${heading.className}`)];
      if (!heading.checkVisibility()) return [];
      const free = cells.map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell.querySelector('span, button') ?? cell);
        const { paddingInlineStart } = getComputedStyle(cell);
        const sides =
          2 * Number.parseFloat(paddingInlineStart) + (cell.querySelector('.badge') ? 18 : 0);
        return cell.clientWidth - sides - range.getBoundingClientRect().width;
      });
      return [{ name: heading.className, free: Math.min(...free) }];
    }),
  );
}

test(
  'no text of the table is cut beside a column with free room',
  { tag: '@desktop' },
  async ({ page }) => {
    await openView(page, 'table');
    for (const width of [1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 720 });
      for (const { name, free } of await columnsOf(page))
        expect(free, `${name}, ${width}`).toBeGreaterThan(-1);
    }
    for (const width of [640, 768, 853, 1024]) {
      await page.setViewportSize({ width, height: 720 });
      const columns = await columnsOf(page);
      const isCut = columns.some(({ free }) => free < 0);
      for (const { name, free } of columns) {
        if (isCut) expect(free, `${name}, ${width}`).toBeLessThan(20);
        if (!/position|company|location/.test(name))
          expect(free, `${name}, ${width}`).toBeGreaterThan(-1);
        if (width === 853 && name === 'location') expect(free, name).toBeGreaterThan(-1);
      }
    }
    expect(await rows(page).count()).toBe(30);
  },
);
