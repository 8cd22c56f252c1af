import type { Locator, Page, Route } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expectNoOverflow, overflow, smallTargets } from './support/measure';
import { open } from './support/stubbedApi';
import { expect, test } from './support/test';

const box = (page: Page, name: string) => page.getByLabel(`select ${name}, Acme`);
const bar = (page: Page) => page.getByRole('region', { name: 'selection' });
const toast = (page: Page, text: string) => page.getByText(text, { exact: true });

/** The cards that take a tap somewhere from the top of the bar to the foot of the window. */
function cardsBelow(target: Locator): Promise<string[]> {
  return target.evaluate((foot) => {
    const { x, y, width } = foot.getBoundingClientRect();
    const ids = new Set<string>();
    for (let top = y + 1; top < innerHeight; top += 2) {
      for (let left = x + 12; left < x + width - 12; left += 12) {
        const card = document.elementFromPoint(left, top)?.closest<HTMLElement>('[data-job]');
        if (card?.dataset.job) ids.add(card.dataset.job);
      }
    }
    return [...ids];
  });
}

test.beforeEach(async ({ page, signedIn }) => {
  const names = Array.from({ length: 12 }, (_, index) => `Job ${index + 1}`);
  await signedIn.addJobs(names.map((position) => ({ position })));
  await open(page, '/all-jobs');
  await page.getByRole('button', { name: 'select', exact: true }).click();
  await expect(bar(page).getByText('0 selected')).toBeVisible();
});

test('several jobs are selected by presses and changed together', async ({ page, isMobile }) => {
  // Somewhere on the card where nothing else can be pressed.
  await page.getByRole('article', { name: 'Job 12' }).getByText('Acme').click();
  if (isMobile) await page.getByRole('article', { name: 'Job 10' }).getByText('Acme').tap();
  else {
    await page
      .getByRole('article', { name: 'Job 10' })
      .getByText('Acme')
      .click({ modifiers: ['Shift'] });
    await expect(box(page, 'Job 11')).toBeChecked();
    await page.getByLabel('status of Job 11, Acme: pending').focus();
    await page.keyboard.press('x');
  }
  await expect(bar(page).getByText('2 selected')).toBeVisible();
  await bar(page).getByRole('button', { name: 'set status' }).click();
  await page.getByRole('menuitemradio', { name: 'declined' }).click();
  await expect(toast(page, '2 applications changed to declined.')).toBeVisible();
  await expect(page.getByLabel('status of Job 12, Acme: declined')).toBeVisible();
  await expect(page.getByLabel('status of Job 11, Acme: pending')).toBeVisible();

  // With nothing left to be done the selection has ended.
  await expect(bar(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'select', exact: true }).click();
  await page.getByRole('button', { name: 'board' }).click();
  await box(page, 'Job 9').click();
  await expect(bar(page).getByText('1 selected')).toBeVisible();
  if (!isMobile) {
    await page.getByRole('article', { name: 'Job 8' }).hover();
    await page.mouse.down();
    await page.mouse.move(10, 10, { steps: 4 });
    await expect(page.locator('[data-taken]')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('[data-taken]')).toHaveCount(0);
    await page.mouse.up();
    await expect(bar(page).getByText('1 selected')).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(bar(page)).toBeHidden();
});

test(
  'at the foot of a phone the strip of what was deleted and the actions take turns',
  { tag: '@phone' },
  async ({ page }) => {
    for (const name of ['Job 12', 'Job 11']) await box(page, name).tap();
    await bar(page).getByRole('button', { name: 'delete' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'delete' }).tap();
    const putBack = bar(page).getByRole('button', { name: 'put back all' });
    const actions = bar(page).getByRole('button', { name: 'set status' });
    await expect(putBack).toBeVisible();
    await expect(actions).toBeHidden();
    await expect.poll(async () => (await bar(page).boundingBox())?.height).toBeLessThan(160);
    await page.getByRole('button', { name: 'select', exact: true }).tap();
    await box(page, 'Job 10').tap();
    await expect(actions).toBeVisible();
    await expect(putBack).toBeHidden();

    await bar(page).getByRole('button', { name: 'done' }).tap();
    await expect(putBack).toBeVisible();
    expect(await cardsBelow(bar(page))).toEqual([]);
  },
);

test(
  'a phone has no place between the bar and the foot of the window where a tap reaches a card',
  { tag: '@phone' },
  async ({ page, account }) => {
    await box(page, 'Job 12').tap();
    expect(await cardsBelow(bar(page))).toEqual([]);

    // Where the menu with 'delete' stood before.
    const card = page.getByRole('article', { name: 'Job 11' });
    await card.scrollIntoViewIfNeeded();
    const at = (await card.boundingBox()) ?? { x: NaN, y: NaN, width: NaN, height: NaN };
    await page.touchscreen.tap(at.x + at.width - 30, at.y + at.height - 20);
    await expect(bar(page).getByText('2 selected')).toBeVisible();
    await expect(card.getByRole('button', { name: 'delete' })).toHaveCount(0);
    await expect(card.getByRole('link', { name: 'Edit' })).toHaveCount(0);
    expect(await account.jobs()).toHaveLength(10);
  },
);

test('all that were found are deleted and put back together @desktop', async ({
  page,
  account,
}) => {
  await bar(page).getByRole('button', { name: 'select all 12 found' }).click();
  await expect(bar(page).getByText('12 selected')).toBeVisible();
  await bar(page).getByRole('button', { name: 'delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'delete 12 applications?' });
  await expectNoViolations(page, 'the dialog before several are deleted');
  await dialog.getByRole('button', { name: 'delete' }).click();
  await expect(bar(page)).toBeFocused();
  await expect(toast(page, '12 applications deleted.')).toBeVisible();
  expect(await account.jobs()).toEqual([]);
  await expectNoViolations(page, 'several were deleted');
  const putBack = page.getByRole('button', { name: 'put back all' });
  // A press right after another may be meant for what was there before.
  await expect(async () => {
    await putBack.click({ timeout: 1000 });
    await expect(toast(page, '12 applications put back.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText('12 jobs found')).toBeVisible();
});

test('a run of 60 is within reach, goes on elsewhere and is cancelled', async ({
  page,
  signedIn,
  isMobile,
}) => {
  const names = Array.from({ length: 48 }, (_, index) => `More ${index + 1}`);
  await signedIn.addJobs(names.map((position) => ({ position })));
  await page.reload();
  await page.getByRole('button', { name: 'select', exact: true }).click();
  await bar(page).getByRole('button', { name: 'select all 60 found' }).click();
  await expect(bar(page).getByText('60 selected')).toBeVisible();
  let held: Route | undefined;
  await page.route('**/api/v1/jobs/*', async (route) => {
    if (route.request().method() === 'PATCH') held = route;
    else await route.continue();
  });
  await bar(page).getByRole('button', { name: 'set status' }).click();
  await page.getByRole('menuitemradio', { name: 'declined' }).click();
  await expect(bar(page).getByText('0 of 60')).toBeVisible();
  // Where the bar covers no half of a control.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expectNoViolations(page, 'several are changed');
  await expectNoOverflow(page, isMobile);
  const cancel = bar(page).getByRole('button', { name: 'cancel' });
  await expect(cancel).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'stats' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'stats' })).toBeAttached();
  await page.goBack();
  await cancel.click();
  await held?.continue();

  await expect(toast(page, '1 of 60 applications changed to declined, 59 not sent.')).toBeVisible();
  await expect(bar(page).getByText('59 selected')).toBeVisible();
});

test(
  'a pause that the server asks for ends on time in a hidden tab',
  { tag: '@desktop' },
  async ({ page, expectedNoise }) => {
    expectedNoise.push(/429/);
    let calls = 0;
    await page.route('**/api/v1/jobs/*', async (route) => {
      if (route.request().method() === 'PATCH') calls += 1;
      if (calls === 1) await route.fulfill({ status: 429, headers: { 'Retry-After': '30' } });
      else await route.continue();
    });
    await page.clock.install();
    await box(page, 'Job 12').click();
    await bar(page).getByRole('button', { name: 'set status' }).click();
    // What ticks comes once a minute there.
    await page.evaluate(() => {
      const set = window.setTimeout.bind(window);
      const late = (handler: TimerHandler, time = 0) => set(handler, time === 1000 ? 60_000 : time);
      Object.assign(window, { setTimeout: late, setInterval: late });
    });
    await page.getByRole('menuitemradio', { name: 'declined' }).click();
    await expect(bar(page).getByText(/^goes on in \d\d s\.$/)).toBeVisible();
    await page.clock.pauseAt(Date.now() + 1000);
    await page.clock.runFor(30_000);

    await expect.poll(() => calls).toBe(2);
  },
);

test('the bar stands at the foot and hides no end of the list', async ({ page, isMobile }) => {
  await box(page, 'Job 12').click();
  await page.evaluate(() => window.scrollTo(0, 0));
  const inView = async () => {
    const at = await bar(page).boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    return at !== null && at.y > height / 2 && at.y + at.height <= height;
  };
  expect(await inView()).toBe(true);
  expect(await smallTargets(page, isMobile ? 44 : 24)).toEqual([]);
  expect(await overflow(page)).toEqual([]);
  await expectNoViolations(page, 'a job is selected');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const next = await page.getByRole('button', { name: 'next' }).boundingBox();
  const at = await bar(page).boundingBox();
  expect((next?.y ?? 0) + (next?.height ?? 0)).toBeLessThanOrEqual(at?.y ?? 0);
  expect(await inView()).toBe(true);
  // Whoever goes on by the keyboard sees where.
  await page.evaluate(() => window.scrollTo(0, 0));
  const last = page
    .getByRole('article')
    .last()
    .getByRole('button', { name: /^status of/ });
  await last.focus();
  const focused = await last.boundingBox();
  const covered = await bar(page).boundingBox();
  expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(covered?.y ?? 0);
  await expectNoOverflow(page, isMobile);
});
