import { STATS } from './support/samples';
import { openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const LONG = STATS.monthlyApplications.map(({ count }, index) => ({
  date: `September ${2020 + index}`,
  count,
}));

/** As a share; a browser that rounds tells a hair less than one. */
const WHOLE = 0.99;

test(
  'a phone opens the chart at the newest month, with the scale in view',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    const api = await StubbedApi.install(page);
    await openSignedIn(page, '/');
    const box = page.getByRole('group', { name: 'scrollable chart' });
    await box.scrollIntoViewIfNeeded();

    await expect(page.getByText('Nov 2026').first()).toBeInViewport({ ratio: WHOLE });
    const scale = page.locator('.recharts-yAxis-tick-labels').first();
    await expect(scale).toBeInViewport({ ratio: WHOLE });
    await box.evaluate((element) => {
      element.scrollTo({ left: 0 });
    });
    await expect(page.getByText('Jun 2026').first()).toBeInViewport({ ratio: WHOLE });
    await expect(scale).toBeInViewport({ ratio: WHOLE });

    // New figures leave it there.
    api.answer('stats', { ...STATS, defaultStats: { ...STATS.defaultStats, pending: 4711 } });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('4711', { exact: true })).toBeVisible();
    expect(await box.evaluate((element) => element.scrollLeft)).toBe(0);
  },
);

for (const width of [320, 390, 768, 1024, 1280, 1920]) {
  test(`no label is cut at ${width} px`, { tag: '@desktop' }, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const api = await StubbedApi.install(page);
    for (const months of [STATS.monthlyApplications, LONG, LONG.slice(-1)]) {
      api.answer('stats', { ...STATS, monthlyApplications: months });
      await openSignedIn(page, '/');
      for (const shape of ['area', 'bar']) {
        await expect(page.getByRole('img', { name: new RegExp(shape) })).toBeVisible();
        const cut = await page.locator('svg.recharts-surface text').evaluateAll(
          (texts) =>
            texts.filter((text) => {
              const room = text.closest('svg')?.getBoundingClientRect();
              const box = text.getBoundingClientRect();
              return room && (box.left < room.left - 1 || box.right > room.right + 1);
            }).length,
        );
        expect(cut, `${months.length} months as ${shape}`).toBe(0);
        if (shape === 'area') await page.getByRole('button', { name: 'Bar Chart' }).click();
      }
    }
  });
}

test('no line runs through the bar that is pointed at', { tag: '@desktop' }, async ({ page }) => {
  await StubbedApi.install(page);
  await openSignedIn(page, '/');
  await page.getByRole('img', { name: /area chart/ }).hover();
  await expect(page.locator('.recharts-tooltip-cursor')).toHaveCount(1);
  await page.getByRole('button', { name: 'Bar Chart' }).click();
  await page.locator('.recharts-bar-rectangle').first().hover();
  await expect(page.locator('.recharts-tooltip-wrapper').getByText('count')).toBeVisible();

  await expect(page.locator('.recharts-tooltip-cursor')).toHaveCount(0);
});

test('a phone shows the name of the page', { tag: '@phone' }, async ({ page }) => {
  await StubbedApi.install(page);
  for (const [path, name] of [
    ['/', 'stats'],
    ['/all-jobs', 'all jobs'],
  ] as const) {
    await openSignedIn(page, path);
    const heading = await page.getByRole('heading', { level: 1, name }).boundingBox();
    expect(heading?.height).toBeGreaterThan(20);
  }
});
