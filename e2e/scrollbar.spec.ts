import { openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

// A browser of its own: the others draw none, so that they measure the same everywhere.
test.use({
  launchOptions: async ({ launchOptions }, use) => {
    await use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] });
  },
});

test(
  'short pages are as wide as long ones, and their bar reaches it',
  { tag: '@desktop' },
  async ({ page }) => {
    await StubbedApi.install(page);
    await page.setViewportSize({ width: 1280, height: 800 });
    const widths = [];
    for (const path of ['/profile', '/all-jobs']) {
      await openSignedIn(page, path);
      await expect(page.getByText(/^loading/)).not.toBeAttached();
      const bar = await page.getByRole('banner').boundingBox();
      const room = await page.evaluate(() => document.documentElement.clientWidth);
      expect(bar?.width).toBe(room);
      widths.push(room);
    }
    expect(widths[0]).toBeLessThan(1280);
    expect(widths[1]).toBe(widths[0]);
  },
);
