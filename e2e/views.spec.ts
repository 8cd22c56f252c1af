import { expectNoViolations } from './support/axe';
import { overflow, smallTargets } from './support/measure';
import { openStubbed, reload } from './support/stubbedApi';
import { expect, test } from './support/test';

test('views are links, and one is saved, opened and bookmarked', async ({ page, isMobile }) => {
  await openStubbed(page, '/all-jobs?search=analyst&sort=a-z');
  const row = page.getByRole('navigation', { name: 'views' });
  await row.getByRole('button', { name: 'save view' }).click();
  await page.getByLabel('name of this view').fill('my analysts, sorted by their names');
  await page.keyboard.press('Enter');
  await expect(page.getByText('saved: my analysts, sorted by their names')).toBeVisible();
  const ofSaved = page.getByRole('dialog').getByRole('listitem');
  const tops = await ofSaved
    .locator('input, button')
    .evaluateAll((controls) => controls.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size, 'in one line').toBe(1);
  await expectNoViolations(page, 'views are edited');
  expect(await overflow(page)).toEqual([]);
  await page.getByRole('button', { name: 'close' }).click();
  await expectNoViolations(page, 'a view is saved');
  expect(await smallTargets(page, isMobile ? 44 : 24)).toEqual([]);
  expect(await overflow(page)).toEqual([]);

  await row.getByRole('link', { name: 'waiting longest' }).click();
  await expect(page).toHaveURL('./all-jobs?status=pending&sort=oldest');
  await expect(row.locator('[aria-current]')).toHaveText('waiting longest');
  await reload(page);
  const own = row.getByRole('link', { name: 'my analysts' });
  if (isMobile) {
    // Out of sight, until the row is scrolled sideways.
    await expect(own).not.toBeInViewport({ ratio: 1 });
  }
  await own.click();
  await expect(page).toHaveURL('./all-jobs?search=analyst&sort=a-z');
  await page.goBack();
  await expect(row.locator('[aria-current]')).toHaveText('waiting longest');
});
