import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Locator, type Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { wholeChromium } from './support/chromium';
import { motions, recordMotions, type Motion } from './support/motion';
import { LONG_NAMED } from './support/samples';
import {
  open,
  openSignedIn,
  openStubbed,
  reload,
  storeTheme,
  StubbedApi,
} from './support/stubbedApi';
import { expect, test } from './support/test';

const FRAME_MS = 17;
const LIGHT = 'rgb(246, 247, 249)';
const DARK = 'rgb(13, 17, 23)';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const background = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

async function chooseTheme(page: Page, name: string): Promise<void> {
  await page.locator('label', { has: page.getByRole('radio', { name }) }).click();
}

/** Opens and closes, points and presses what moves. */
async function playAround(page: Page): Promise<void> {
  const api = await StubbedApi.install(page);
  api.hold('list');
  await openSignedIn(page, '/all-jobs');
  await expect(page.getByText('loading jobs')).toBeAttached();
  await api.release('list');
  await expect(page.getByRole('article')).toHaveCount(10);
  await page.getByRole('article').first().getByRole('link').first().hover();
  await page.setViewportSize({ width: 390, height: 700 });
  await button(page, 'menu').click();
  await expect(button(page, 'close menu')).toBeVisible();
  await page.getByRole('dialog').getByRole('link', { name: 'profile' }).click();
  await button(page, 'save changes').click();
  await expect(page.getByText('User Updated!')).toBeVisible();
}

test.describe('motion', { tag: '@desktop' }, () => {
  test('is short', async ({ page }) => {
    await recordMotions(page);
    await playAround(page);
    // A toast is seen a moment before its animation is told.
    const moving = async () => (await motions(page)).map(({ of }) => of).join();
    await expect.poll(moving).toContain('Toastify__toast');
    const all = await motions(page);
    expect(all.map(({ properties }) => properties.join())).toContain('translate');
    const isSpinner = ({ properties }: Motion) => properties.join() === 'transform';
    const turns = all.filter(isSpinner).map(({ duration }) => duration);
    expect(new Set(turns)).toEqual(new Set([800]));
    expect(all.filter((each) => !isSpinner(each) && each.duration > 200)).toEqual([]);
  });

  test.describe('for somebody who wants less of it', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    test('is over within a frame, but for the pulse of the spinner', async ({ page }) => {
      await recordMotions(page);
      await playAround(page);
      const long = (await motions(page)).filter(({ duration }) => duration > FRAME_MS);
      expect(long.length).toBeGreaterThan(0);
      for (const { properties } of long) expect(properties).toEqual(['opacity']);
    });

    test('lets a toast stand for its five seconds', async ({ page }) => {
      await page.goto('./register');
      await button(page, 'submit').click();
      const toast = page.getByRole('alert').filter({ has: button(page, 'close') });
      await expect(toast).toBeVisible();
      const moveClockTo = (milliseconds: number) =>
        page.locator('.Toastify__progress-bar').evaluate((bar, time) => {
          const [countdown] = bar.getAnimations();
          if (countdown) countdown.currentTime = time;
          return countdown?.effect?.getComputedTiming().duration;
        }, milliseconds);
      expect(await moveClockTo(4500)).toBe(5000);
      await expect(toast).toBeVisible();
      await moveClockTo(5000);
      await expect(toast).toBeHidden();
    });
  });
});

test.describe('forced colours', { tag: '@desktop' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('leave every status, place and choice told', async ({ page }) => {
    await openStubbed(page, '/all-jobs', LONG_NAMED);
    await expect(page.getByRole('article').first().getByText('pending')).toBeVisible();
    const css = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

    expect(await css('article button[aria-haspopup] > span', 'border-top-width')).toBe('1px');
    expect(await css('aside a[aria-current="page"]', 'outline-style')).toBe('solid');
    expect(await css('aside a:not([aria-current])', 'outline-style')).toBe('none');
    const currentBorder = await css('button[aria-current="page"]', 'border-top-width');
    expect(await css('button[aria-label="page 2"]', 'border-top-width')).not.toBe(currentBorder);

    await expectNoViolations(page, 'list of jobs');
    await page.getByRole('banner').getByRole('button').last().click();
    const chosen = await css('label:has(:checked)', 'background-color');
    expect(await css('label:has(:not(:checked))', 'background-color')).not.toBe(chosen);
    await open(page, '/');
    await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
    await expectNoViolations(page, 'chart');
  });
});

/** Opens an address as it is before any of its code is there, which then may come. */
async function openWithoutCode(page: Page, path: string): Promise<void> {
  let isCodeAskedFor = false;
  await page.route('**/assets/*.js', () => {
    isCodeAskedFor = true;
  });
  await page.goto(`.${path}`, { waitUntil: 'commit' });
  await expect.poll(() => isCodeAskedFor).toBe(true);
}

test(
  'a folded sidebar stays folded after a reload, as the first paint shows it',
  { tag: '@desktop' },
  async ({ page }) => {
    await openStubbed(page, '/profile');
    await button(page, 'menu').click();
    await expect(page.locator('aside')).toBeHidden();
    await openWithoutCode(page, '/profile');
    await expect(page.getByText('loading page')).toBeAttached();
    await expect(page.locator('aside')).toBeHidden();

    await page.unroute('**/assets/*.js');
    await recordMotions(page);
    await reload(page);
    await expect(button(page, 'menu')).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('aside')).toBeHidden();
    expect(
      (await motions(page)).filter(({ properties }) => properties.includes('marginLeft')),
    ).toEqual([]);
  },
);

test('paper has the page alone, black on white', { tag: '@desktop' }, async ({ page }) => {
  await StubbedApi.install(page);
  await storeTheme(page, 'dark');
  // A4 between usual margins.
  await page.setViewportSize({ width: 718, height: 1000 });
  for (const path of ['/', '/all-jobs']) {
    await openSignedIn(page, path);
    const parts = path === '/' ? page.locator('.recharts-surface') : page.getByRole('article');
    await expect(parts.first()).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(
      page
        .locator('header, aside, nav, form, [role=search], button:not(.status-button)')
        .filter({ visible: true }),
    ).toHaveCount(0);
    // The badge of a status is a button, and on paper a text.
    for (const badge of await page.locator('.status-button').all()) {
      await expect(badge).toBeVisible();
    }
    // Links in a card, a count and a sentence are texts on paper.
    await expect(
      page.locator('a:not(article a, li h2 a, p a)').filter({ visible: true }),
    ).toHaveCount(0);
    for (const part of await parts.all()) {
      const box = await part.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(718);
      const isKeptWhole = await part.evaluate(
        (element) =>
          getComputedStyle(element.closest('article, section') ?? element).breakInside === 'avoid',
      );
      expect(isKeptWhole).toBe(true);
    }
    const [ground, ink] = await page
      .getByRole('heading')
      .first()
      .evaluate((heading) => [
        getComputedStyle(document.documentElement).backgroundColor,
        getComputedStyle(heading).color,
      ]);
    expect([ground, ink]).toEqual(['rgba(0, 0, 0, 0)', 'rgb(0, 0, 0)']);
    await page.emulateMedia({ media: null });
  }
});

test.describe('the theme', { tag: '@desktop' }, () => {
  test.use({ colorScheme: 'light' });

  test('is chosen, remembered, and left to the system again', async ({ page }) => {
    await open(page, '/landing');
    expect(await background(page)).toBe(LIGHT);
    await chooseTheme(page, 'dark');
    await expect.poll(() => background(page)).toBe(DARK);

    await page.reload();
    await expect(page.getByRole('radio', { name: 'dark' })).toBeChecked();
    expect(await background(page)).toBe(DARK);

    await chooseTheme(page, 'system');
    await expect.poll(() => background(page)).toBe(LIGHT);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => background(page)).toBe(DARK);
  });

  test('changes every colour in one frame', async ({ page }) => {
    await openStubbed(page, '/all-jobs');
    await expect(page.getByRole('article')).toHaveCount(10);
    await page.getByRole('banner').getByRole('button').last().click();
    const running = await page.evaluate(() => {
      document.querySelector<HTMLElement>('[type="radio"][value="dark"]')?.click();
      // The menu is still opening.
      return document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .filter(({ transitionProperty }) => transitionProperty.includes('color')).length;
    });
    expect(running).toBe(0);
    expect(await background(page)).toBe(DARK);
  });

  test("is the picture's too, whatever the system's is", async ({ page }) => {
    for (const path of ['/landing', '/no/such/page']) {
      const shot = () => page.locator('img:visible').screenshot();
      await page.emulateMedia({ colorScheme: 'light' });
      await open(page, path);
      const light = await shot();
      await page.emulateMedia({ colorScheme: 'dark' });
      const dark = await shot();
      expect(dark.equals(light)).toBe(false);

      await page.evaluate(() => (document.documentElement.dataset.theme = 'light'));
      expect((await shot()).equals(light)).toBe(true);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.evaluate(() => (document.documentElement.dataset.theme = 'dark'));
      expect((await shot()).equals(dark)).toBe(true);
    }
  });

  for (const [theme, color] of [
    ['light', LIGHT],
    ['system', DARK],
  ] as const) {
    test(`is ${theme} from the first paint on`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: 'dark' });
      if (theme !== 'system') await storeTheme(page, theme);
      await openWithoutCode(page, '/landing');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect.poll(() => background(page)).toBe(color);
      await page.unroute('**/assets/*.js');
      await open(page, '/landing');
      expect(await background(page)).toBe(color);
    });
  }
});

test('search form and cards have room for a least font size of 24 @desktop', async ({
  baseURL,
  launchOptions,
}, testInfo) => {
  const profile = testInfo.outputPath('profile');
  await mkdir(join(profile, 'Default'), { recursive: true });
  const settings = { webkit: { webprefs: { minimum_font_size: 24 } } };
  await writeFile(join(profile, 'Default/Preferences'), JSON.stringify(settings));
  const context = await chromium.launchPersistentContext(profile, {
    ...wholeChromium,
    args: launchOptions.args ?? [],
    ...(baseURL && { baseURL }),
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await openStubbed(page, '/all-jobs?type=remote');
  const form = page.getByRole('search');

  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    if (width === 320) await button(page, 'filters (1)').click();
    await expect(button(page, 'clear filters')).toBeVisible();
    expect(await namesOverValues(form), `${width}`).toEqual([]);
    expect(await room(button(page, 'clear filters')), `${width}`).toBeGreaterThanOrEqual(0);
  }
  expect(await cutTexts(page.getByRole('article').first())).toEqual([]);
  await context.close();
});

/** The fields whose names reach into the letters of their values. */
const namesOverValues = (form: Locator) =>
  form.locator('input, select').evaluateAll((fields) =>
    (fields as HTMLInputElement[])
      .filter((field) => {
        const style = getComputedStyle(field);
        const pixels = (name: string) => Number.parseFloat(style.getPropertyValue(name));
        const leading = (pixels('line-height') - pixels('font-size')) / 2;
        const [label] = field.labels ?? [];
        const top = field.getBoundingClientRect().top + pixels('padding-top') + leading;
        // Of some the name stands in place of a value.
        if (field.ariaLabel !== null) return false;
        return label === undefined || label.getBoundingClientRect().bottom > top;
      })
      .map(({ name }) => name),
  );

/** The texts of a card's badge and date that are shortened, or cut at their foot. */
const cutTexts = (card: Locator) =>
  card
    .locator('.status-badge > span, .date > dd')
    .evaluateAll((texts) =>
      texts
        .filter(
          ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
            scrollWidth > clientWidth || scrollHeight > clientHeight,
        )
        .map(({ textContent }) => textContent),
    );

/** The pixels from the end of a button's text to that of the form. */
const room = (part: Locator) =>
  part.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const end = element.closest('[role=search]')?.getBoundingClientRect().right ?? 0;
    return end - text.getBoundingClientRect().right;
  });
