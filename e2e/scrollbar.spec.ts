import { openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

// A browser of its own: the others draw none, so that they measure the same everywhere.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test('short pages are as wide as long ones', { tag: '@desktop' }, async ({ page }) => {
  await StubbedApi.install(page);
  const widths = [];
  for (const path of ['/profile', '/all-jobs']) {
    await openSignedIn(page, path);
    await expect(page.getByText(/^loading/)).not.toBeAttached();
    const bar = await page.getByRole('banner').boundingBox();
    expect(bar?.width).toBe(await page.evaluate(() => document.documentElement.clientWidth));
    widths.push(bar?.width);
  }
  expect(widths[0]).toBeLessThan(1280);
  expect(widths[1]).toBe(widths[0]);
});
