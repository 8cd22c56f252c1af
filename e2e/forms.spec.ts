import type { Page } from '@playwright/test';
import { ADA } from './support/samples';
import { open, openSignedIn, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

test(
  'what a registration put in is selected whole by a press',
  { tag: '@desktop' },
  async ({ page }) => {
    await StubbedApi.install(page);
    const user = { ...ADA, lastName: 'last name', location: 'location' };
    for (const [path, name, text] of [
      ['/add-job', 'job location', 'location'],
      ['/profile', 'last name', 'last name'],
      ['/profile', 'location', 'location'],
    ] as const) {
      await openSignedIn(page, path, user);
      await field(page, name).click();
      const selected = await field(page, name).evaluate((element: HTMLInputElement) =>
        element.value.slice(element.selectionStart ?? 0, element.selectionEnd ?? 0),
      );
      expect(selected).toBe(text);
    }
  },
);

test('no page with a form is loaded anew when it is pulled down', async ({ page }) => {
  await StubbedApi.install(page);
  const pull = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).overscrollBehaviorY);
  await open(page, '/register');
  await expect(field(page, 'email')).toBeVisible();
  expect(await pull()).toBe('contain');
  for (const [path, label] of [
    ['/add-job', 'position'],
    ['/profile', 'last name'],
    ['/import', 'or paste rows'],
  ] as const) {
    await openSignedIn(page, path);
    await expect(page.getByLabel(label)).toBeVisible();
    expect(await pull()).toBe('contain');
  }
  await openSignedIn(page, '/');
  await expect(heading(page, 'stats')).toBeAttached();
  expect(await pull()).toBe('auto');
});
