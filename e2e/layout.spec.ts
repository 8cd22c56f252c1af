import type { Locator, Page, Route } from '@playwright/test';
import {
  clippedTexts,
  cutTexts,
  enlargeText,
  layoutShifts,
  otherCases,
  overflow,
  recordLayoutShifts,
  smallTargets,
  spaceText,
} from './support/measure';
import { listOf, STATS, TEN_JOBS } from './support/samples';
import { pressOnCard } from './support/steps';
import { open, openSignedIn, openStubbed, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

/** As a share; a browser that rounds tells a hair less than one. */
const WHOLE = 0.99;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('article');
const NOWHERE = { x: NaN, y: NaN, width: NaN, height: NaN };
const boxOf = async (part: Locator) => (await part.boundingBox()) ?? NOWHERE;
const middleOf = async (part: Locator) => {
  const { y, height } = await boxOf(part);
  return y + height / 2;
};

// A page each, so that nothing which the one before still asks for can count as the next one's.
for (const path of ['/landing', '/no/such/page']) {
  test(`nothing moves by itself on ${path} while its picture arrives`, async ({ page }) => {
    await recordLayoutShifts(page);
    const pictures: Route[] = [];
    await page.route(/(landing|not-found)\.svg$/, (route) => void pictures.push(route));
    // The document waits for its picture, which is held back.
    await page.goto(`.${path}`, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => pictures.length).toBe(1);
    for (const picture of pictures) await picture.continue();
    await expect
      .poll(() => page.evaluate(() => [...document.images].every((image) => image.complete)))
      .toBe(true);
    expect(await layoutShifts(page)).toEqual([]);
  });
}

/** What the top bar of a phone calls each page of users. */
const TITLES: Record<string, string> = {
  '/': 'stats',
  '/all-jobs': 'all jobs',
  '/add-job': 'add job',
  '/profile': 'profile',
  '/import': 'import',
  '/posting': 'from a posting',
};
const titleInBar = (page: Page) =>
  page
    .locator('header > [data-title]')
    .evaluate((title) => getComputedStyle(title, '::before').content);

test('every page has controls to press, words that look like a sentence, and room for wider text', async ({
  page,
  isMobile,
}) => {
  await StubbedApi.install(page);
  const least = isMobile ? 44 : 24;
  const check = async (path: string) => {
    expect(await smallTargets(page, least), path).toEqual([]);
    expect(await otherCases(page), path).toEqual([]);
    if (isMobile) expect(await smallestText(page), path).toBeGreaterThanOrEqual(16);
    await spaceText(page);
    expect(await clippedTexts(page), path).toEqual([]);
    expect(await overflow(page), path).toEqual([]);
  };
  for (const path of ['/landing', '/register', '/no/such/page']) {
    await open(page, path);
    await check(path);
  }
  for (const path of Object.keys(TITLES)) {
    await openSignedIn(page, path);
    await expect(page.getByText(/^loading/)).not.toBeAttached();
    expect(await titleInBar(page), path).toBe(isMobile ? `"${TITLES[path]}"` : 'none');
    await page.getByRole('banner').getByRole('button').last().click();
    await expect(button(page, 'logout')).toBeVisible();
    await check(path);
  }
  await page.keyboard.press('Escape');
  await button(page, 'menu').click();
  if (isMobile) expect(await smallTargets(page, least), 'sidebar').toEqual([]);
});

/** In a field with smaller text a phone zooms into it. */
const smallestText = (page: Page) =>
  page
    .locator('input, select, textarea')
    .evaluateAll((fields) =>
      Math.min(...fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize))),
    );

test.describe('on a small phone', { tag: '@phone' }, () => {
  test.use({ viewport: { width: 320, height: 568 } });

  test('the landing page has its way in and its theme switch in sight', async ({ page }) => {
    await open(page, '/landing');
    await expect(page.getByRole('link', { name: 'Login/Register' })).toBeInViewport({ ratio: 1 });
    const logo = await boxOf(page.getByText('Jobtrail', { exact: true }));
    const choices = await page.locator('label').all();
    expect(choices).toHaveLength(3);
    for (const choice of choices) {
      await expect(choice).toBeInViewport({ ratio: 1 });
      const { x, width } = await boxOf(choice);
      expect(x).toBeGreaterThan(logo.x + logo.width);
      expect(x + width).toBeLessThanOrEqual(320 - 16);
    }
  });

  test('the first bad field is in sight, and not below the top bar', async ({ page }) => {
    await openStubbed(page, '/add-job');
    await button(page, 'submit').click();
    const field = page.getByLabel('position');
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    const bar = await boxOf(page.getByRole('banner'));
    expect((await boxOf(field)).y).toBeGreaterThan(bar.height);
  });

  test('the chart scrolls inside its box, also by keyboard', async ({ page }) => {
    await openStubbed(page, '/');
    await button(page, 'Bar Chart').click();
    const box = page.getByRole('group', { name: 'scrollable chart' });
    await expect(page.getByRole('img', { name: /bar chart/ })).toBeVisible();
    const left = () => box.evaluate((element) => element.scrollLeft);
    const newest = await left();
    await box.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(left).toBeLessThan(newest);
    expect(await overflow(page)).toEqual([]);
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test('the chart opens at the newest month, with the scale in view', async ({ page }) => {
    await ignoreDriversMouse(page);
    const api = await openStubbed(page, '/');
    await button(page, 'Bar Chart').tap();
    const box = page.getByRole('group', { name: 'scrollable chart' });
    await box.scrollIntoViewIfNeeded();
    await expect(box.getByText('Nov 2026')).toBeInViewport({ ratio: WHOLE });
    const scale = box.locator('.tick').last();
    await expect(scale).toBeInViewport({ ratio: WHOLE });
    await box.evaluate((element) => {
      element.scrollTo({ left: 0 });
    });
    await expect(box.getByText('Jun 2026')).toBeInViewport({ ratio: WHOLE });
    await expect(scale).toBeInViewport({ ratio: WHOLE });

    // New figures leave it there.
    api.answer('stats', { ...STATS, defaultStats: { ...STATS.defaultStats, pending: 4711 } });
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await expect(page.getByText('4,711', { exact: true })).toBeVisible();
    expect(await box.evaluate((element) => element.scrollLeft)).toBe(0);
  });

  test('a press on a month opens its applications', async ({ page }) => {
    await openStubbed(page, '/');
    const chart = page.getByRole('img', { name: /area chart/ });
    await expect(chart).toBeVisible();
    const { width } = await boxOf(chart);
    await chart.tap({ position: { x: width / 12, y: 150 } });
    await expect(page).toHaveURL('./all-jobs?month=2026-06');
  });

  test('the figures stand in one row, and six months fit by their short names', async ({
    page,
  }) => {
    await openStubbed(page, '/');
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const figures = page.getByRole('region', { name: 'statistics' }).getByRole('listitem');
      const tops = await figures.evaluateAll((all) =>
        all.slice(0, 3).map((one) => one.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, `${width}`).toBe(1);
      await expect(page.locator('svg.recharts-surface').getByText(/^[A-Z][a-z]{2}$/)).toHaveText([
        'Jun',
        'Jul',
        'Aug',
        'Sep',
        'Oct',
        'Nov',
      ]);
      await expect(page.getByRole('group', { name: 'scrollable chart' })).toHaveCount(0);
      expect(await overflow(page), `${width}`).toEqual([]);
    }
  });

  test('count and controls are in one row, those of a selection too, and a tick keeps off the name', async ({
    page,
  }) => {
    const api = await StubbedApi.install(page);
    api.answer('list', listOf(TEN_JOBS, 10, 1));
    await openSignedIn(page, '/all-jobs?view=board');
    const row = [
      page.getByRole('heading', { name: /jobs found/ }),
      button(page, 'select'),
      button(page, 'more'),
    ];
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const middles = await Promise.all(row.map(middleOf));
      expect(Math.max(...middles) - Math.min(...middles), `${width}`).toBeLessThanOrEqual(2);
    }
    await button(page, 'select').tap();
    const bar = page.getByRole('region', { name: 'selection' });
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const parts = [bar.getByRole('status'), bar.getByRole('button', { name: 'done' })];
      const [count = NaN, done = NaN] = await Promise.all(parts.map(middleOf));
      expect(Math.abs(count - done), `${width}`).toBeLessThanOrEqual(2);
      const card = cards(page).first();
      const tick = await boxOf(card.getByRole('checkbox'));
      const name = await boxOf(card.getByRole('heading').getByText(/^Analyst/));
      expect(name.x - tick.x - tick.width, `${width}`).toBeGreaterThanOrEqual(6);
    }
  });

  test('a toast covers neither the first bad field nor what is wrong with it', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openStubbed(page, '/add-job');
    await page.getByLabel('location').fill('');
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await button(page, 'submit').tap();
    const error = page.getByText('please fill out this field').first();
    await expect(page.getByLabel('position')).toBeFocused();
    await expect(error).toBeInViewport({ ratio: 1 });
    const { y, height } = await boxOf(page.locator('.Toastify__toast'));
    const label = page.locator('label', { hasText: 'position' });
    expect((await boxOf(label)).y).toBeGreaterThanOrEqual(y + height);
  });

  test('a dialog that is higher than the window begins at its top', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await openStubbed(page, '/all-jobs');
    await page.getByRole('banner').getByRole('button').last().tap();
    await button(page, 'keys').tap();
    const dialog = page.getByRole('dialog', { name: 'keys' });
    await expect(dialog.getByRole('heading', { name: 'keys' })).toBeInViewport({ ratio: 1 });
    await expect(dialog).toBeFocused();
  });

  test('six cards are seen, three with larger text, and two and a half on its side', async ({
    page,
  }) => {
    await openStubbed(page, '/all-jobs?status=pending');
    await expect(cards(page)).toHaveCount(10);
    for (const width of [320, 360, 375, 390]) {
      await page.setViewportSize({ width, height: 844 });
      const first = await boxOf(cards(page).first());
      expect(first.y, `${width}`).toBeLessThan(200);
      // The wait takes two lines rather than touch the status.
      expect(first.height, `${width}`).toBeCloseTo(width < 360 ? 99 : 92, 0);
      expect(await waitToStatus(page), `${width}`).toBeGreaterThanOrEqual(8);
      const count = await boxOf(page.getByRole('heading', { name: /jobs found$/ }));
      if (width >= 360) expect(count.height, `${width}`).toBeLessThan(30);
    }
    const seen = () => seenCards(page);
    expect(await seen()).toBeGreaterThanOrEqual(6);
    await page.setViewportSize({ width: 844, height: 390 });
    expect(await seen()).toBeGreaterThanOrEqual(2.5);
    await page.setViewportSize({ width: 360, height: 740 });
    await enlargeText(page, 130);
    expect(await seen()).toBeGreaterThanOrEqual(3);
    const form = page.getByRole('search');
    const [search, filters] = [form.getByRole('searchbox'), button(page, 'filters (1)')];
    expect((await boxOf(filters)).height).toBe((await boxOf(search)).height);
  });

  test('a card has its names over its whole width, its facts in one line, and the status at the right', async ({
    page,
  }) => {
    await openStubbed(page, '/all-jobs');
    await expect(cards(page)).toHaveCount(10);
    for (const [width, percent] of [
      [360, 100],
      [390, 100],
      [360, 130],
    ] as const) {
      await page.setViewportSize({ width, height: 740 });
      await enlargeText(page, percent);
      const card = cards(page).first();
      const { x, width: room } = await boxOf(card);
      const [names, company] = [card.locator('.position'), card.locator('.company')];
      for (const name of [names, company])
        expect((await boxOf(name)).width).toBeGreaterThanOrEqual(room - 32);
      const facts = await Promise.all(
        ['.place', '.type', '.date'].map((part) => boxOf(card.locator(part))),
      );
      expect(new Set(facts.map(({ y }) => y)).size, `${width}`).toBe(1);
      expect(facts.map(({ height }) => height < 30)).toEqual([true, true, true]);
      const menu = await boxOf(card.getByRole('button', { name: /^status of/ }));
      expect(menu.x + menu.width).toBeGreaterThanOrEqual(x + room - 16);
      expect(menu.height).toBeGreaterThanOrEqual(44);
    }
  });

  test('neither place nor day of a card is cut, in list or board, and a short place has no line of its own', async ({
    page,
  }) => {
    const api = await StubbedApi.install(page);
    const places = ['London', 'Freudenstadt-Dietersweiler', 'Neustadt an der Waldnaab'];
    const jobs = TEN_JOBS.slice(0, 3).map((job, at) => ({
      ...job,
      jobLocation: places[at] ?? '',
      jobStatus: 'declined',
    }));
    api.answer('list', listOf(jobs));
    for (const path of ['/all-jobs', '/all-jobs?view=board']) {
      await openSignedIn(page, path);
      for (const [width, height, percent] of [
        [360, 740, 100],
        [360, 740, 130],
        [844, 390, 100],
        [844, 390, 130],
      ] as const) {
        await page.setViewportSize({ width, height });
        await enlargeText(page, percent);
        const state = `${path}, ${width}, ${percent} %`;
        await expect(cards(page)).toHaveCount(3);
        expect(await cutTexts(page.locator('.fact, .fact > dd')), state).toEqual([]);
        const short = cards(page).filter({ hasText: 'London' });
        const [place, type] = [await boxOf(short.locator('.place')), short.locator('.type')];
        if (width === 360) expect(place.y, state).toBe((await boxOf(type)).y);
        // In two lines the place is on that of the position.
        else if (percent === 100 && !path.includes('board')) {
          const position = await boxOf(short.locator('.position-text'));
          const apart = position.y + position.height - place.y - place.height;
          expect(Math.abs(apart), state).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  test('the strip of a removed application is one line, with its button at the right', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const api = await StubbedApi.install(page);
    const position = 'Developer of engines and other machines';
    api.answer(
      'list',
      listOf(
        TEN_JOBS.slice(0, 1).map((job) => ({ ...job, position })),
        1,
        1,
      ),
    );
    await openSignedIn(page, '/all-jobs');
    await pressOnCard(page, position, 'delete');
    const name = await boxOf(page.getByText(`removed: ${position}, Engines Ltd`));
    const close = await boxOf(page.getByRole('main').getByRole('button', { name: 'close' }));
    const putBack = page.getByRole('button', { name: `put back ${position}, Engines Ltd` });
    const { x, y, width, height } = await boxOf(putBack);
    expect(name.height).toBeLessThan(30);
    expect(name.x + name.width).toBeLessThan(x);
    expect(x + width).toBeLessThanOrEqual(close.x);
    expect(close.x + close.width).toBeGreaterThanOrEqual(360 - 24);
    expect(Math.abs(name.y + name.height / 2 - y - height / 2)).toBeLessThanOrEqual(1);
  });

  test('the note of earlier applications is whole with larger text, and moves nothing', async ({
    page,
  }) => {
    await openStubbed(page, '/all-jobs');
    await expect(cards(page)).toHaveCount(10);
    await page.getByRole('navigation', { name: 'main' }).getByRole('link').nth(2).tap();
    const form = page.locator('main form');
    await expect(page.getByLabel('position')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await enlargeText(page, 130);
    const places = () =>
      form
        .locator('input, select, button')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top + scrollY));
    const before = await places();
    await page.getByLabel('position').fill('Analyst 1');
    await page.getByLabel('company').fill('Engines Ltd');
    const note = form.getByText('You applied here before: this position', { exact: true });
    await expect(note).toBeVisible();
    expect(await cutTexts(note)).toEqual([]);
    expect((await places()).slice(0, before.length)).toEqual(before);
  });

  test('a title of thirty letters is not cut', async ({ page }) => {
    const api = await StubbedApi.install(page);
    const titles = [
      'Senior Infrastructure Engineer',
      'Developer Experience Engineer1',
      'Kitchen and Restaurant Manager',
    ];
    api.answer(
      'list',
      listOf(TEN_JOBS.slice(0, 3).map((job, at) => ({ ...job, position: titles[at] ?? '' }))),
    );
    await openSignedIn(page, '/all-jobs');
    await expect(cards(page)).toHaveCount(3);
    for (const [width, height, percent] of [
      [360, 740, 100],
      [844, 390, 100],
      [844, 390, 130],
      [640, 900, 130],
    ] as const) {
      await page.setViewportSize({ width, height });
      await enlargeText(page, percent);
      const card = `${width}, ${percent} %`;
      expect(await cutTexts(page.locator('.position-text')), card).toEqual([]);
    }
  });

  test('the filters are behind a button that tells how many are in use', async ({ page }) => {
    await openStubbed(page, '/all-jobs?search=a&type=remote&sort=a-z');
    const form = page.getByRole('search');
    const filters = form.getByRole('button', { name: 'filters (2)', exact: true });
    await expect(page.getByLabel('sort')).toBeHidden();
    await filters.tap();
    await expect(filters).toHaveAttribute('aria-expanded', 'true');
    // It is read, and takes no room.
    expect((await boxOf(form.getByRole('heading', { name: 'search form' }))).height).toBe(1);
    for (const control of await form
      .locator('input, select, button')
      .locator('visible=true')
      .all()) {
      await expect(control).toBeInViewport({ ratio: 1 });
    }
    expect(await partsOutside(form)).toEqual([]);
    await form.getByRole('button', { name: 'clear filters' }).tap();
    await expect(form.getByRole('button', { name: 'filters', exact: true })).toBeVisible();
    await page.getByLabel('status', { exact: true }).selectOption('pending');
    await form.getByRole('button', { name: 'filters (1)', exact: true }).tap();
    await expect(page.getByLabel('sort')).toBeHidden();
  });

  test('what is chosen stands in chips that a press takes away, while the filters are folded too', async ({
    page,
  }) => {
    await openStubbed(page, '/all-jobs?search=a&type=remote&month=2026-11&sort=a-z');
    const chips = page.getByRole('list', { name: 'chosen' }).getByRole('button');
    await expect(chips).toHaveText(['remote', 'Nov 2026', 'a-z']);
    expect(await smallTargets(page, 44)).toEqual([]);
    await page.getByRole('button', { name: 'remove remote' }).tap();
    await expect(page).toHaveURL('./all-jobs?search=a&sort=a-z&month=2026-11');
    await page.getByRole('button', { name: 'remove Nov 2026' }).tap();
    await page.getByRole('button', { name: 'remove a-z' }).tap();
    await expect(chips).toHaveCount(0);
    await expect(page).toHaveURL('./all-jobs?search=a');
  });

  test('no view moves as another becomes current, and none lies below the button that saves one', async ({
    page,
  }) => {
    await openStubbed(page, '/all-jobs');
    const row = page.getByRole('navigation', { name: 'views' });
    const links = row.getByRole('link');
    const places = () =>
      links.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
    const before = await places();
    await links.nth(1).tap();
    await expect(links.nth(1)).toHaveAttribute('aria-current', 'page');
    expect(await places()).toEqual(before);
    const list = await boxOf(row.getByRole('list').first());
    const save = await boxOf(row.getByRole('button', { name: 'save view' }));
    expect(save.x).toBeGreaterThanOrEqual(list.x + list.width);
    // As high as a finger, and on nothing else.
    const [search, count] = [
      page.getByRole('search'),
      page.getByRole('heading', { level: 2 }).last(),
    ];
    const form = await boxOf(search);
    expect(save.height).toBe(44);
    expect(save.y).toBeGreaterThanOrEqual(form.y + form.height);
    expect((await boxOf(count)).y).toBeGreaterThanOrEqual(save.y + save.height);
  });

  test('the pages have one row of buttons, with prev and next at its ends', async ({ page }) => {
    await openStubbed(page, '/all-jobs?page=4');
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 740 });
      const buttons = page.getByRole('navigation', { name: 'pagination' }).getByRole('button');
      await expect(buttons).toHaveText(['prev', '1', '4', '8', 'next']);
      const tops = await buttons.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      expect(new Set(tops).size, `${width}`).toBe(1);
    }
  });

  test('the links of the pages are at the foot, and at the left on its side, where the board has room', async ({
    page,
  }) => {
    await openStubbed(page, '/all-jobs');
    const links = page.getByRole('navigation', { name: 'main' }).getByRole('link');
    await expect(links).toHaveText(['stats', 'all jobs', 'add job', 'profile']);
    for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
    await links.nth(2).tap();
    await expect(page).toHaveURL(/\/add-job$/);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(links).toHaveCount(4);
    for (const link of await links.all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
      await expect.poll(async () => (await boxOf(link)).x).toBeLessThan(72);
    }
    expect((await boxOf(page.getByLabel('position'))).x).toBeGreaterThan(72);
    await links.nth(1).tap();
    await expect(page).toHaveURL(/\/all-jobs$/);
    await button(page, 'board').tap();
    // Three columns beside the links leave a tile room for its whole day.
    const days = page.getByRole('article').getByText(/, 20\d\d$/);
    await expect(days.first()).toBeVisible();
    const cut = await days.evaluateAll((all) =>
      all
        .flatMap((day) => [day, day.parentElement ?? day])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth),
    );
    expect(cut).toHaveLength(0);
  });

  test('the bars reach the edges of a screen with safe areas, and keep their controls inside', async ({
    page,
    context,
  }) => {
    await StubbedApi.install(page);
    const session = await context.newCDPSession(page);
    const show = (insets: Record<'top' | 'bottom' | 'left' | 'right', number>) =>
      session.send('Emulation.setSafeAreaInsetsOverride', { insets });
    await openSignedIn(page, '/all-jobs?view=board');
    const [bar, links] = [page.getByRole('banner'), page.getByRole('navigation', { name: 'main' })];
    await page.setViewportSize({ width: 390, height: 500 });
    await show({ top: 47, bottom: 34, left: 0, right: 0 });
    await expect.poll(async () => (await boxOf(bar)).height).toBe(95);
    expect((await boxOf(button(page, 'menu'))).y).toBeGreaterThanOrEqual(47);
    const profile = await boxOf(links.getByRole('link', { name: 'profile' }));
    expect(profile.y + profile.height).toBeLessThanOrEqual(500 - 34);
    await expect(cards(page).first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 240));
    await expect.poll(async () => (await boxOf(page.getByRole('tablist'))).y).toBe(95);

    await page.setViewportSize({ width: 844, height: 390 });
    await show({ top: 0, bottom: 21, left: 47, right: 47 });
    await expect.poll(async () => (await boxOf(bar)).height).toBe(48);
    expect(await boxOf(bar)).toMatchObject({ x: 0, width: 844 });
    expect((await boxOf(button(page, 'menu'))).x).toBeGreaterThanOrEqual(47);
    expect((await boxOf(page.getByRole('search'))).x).toBeGreaterThanOrEqual(47);
  });

  test('a press is seen on whatever can be pressed', async ({ page }) => {
    await openStubbed(page, '/all-jobs');
    const card = cards(page).first();
    for (const pressed of [
      button(page, 'menu'),
      button(page, 'more'),
      button(page, 'board'),
      card.getByRole('button', { name: /^status of/ }),
      card.getByRole('heading').getByRole('link'),
      page.getByRole('navigation', { name: 'main' }).getByRole('link', { name: 'stats' }),
    ]) {
      await pressed.hover();
      await page.mouse.down();
      await expect(pressed).toHaveCSS('opacity', '0.65');
      await page.mouse.move(1, 400);
      await page.mouse.up();
    }
  });

  for (const [name, path] of [
    ['list', '/all-jobs'],
    ['board', '/all-jobs?view=board'],
    ['form', '/add-job'],
  ] as const) {
    test(`nothing lies over a control of the ${name}, however far it is scrolled`, async ({
      page,
    }) => {
      const api = await StubbedApi.install(page);
      api.answer('list', listOf(TEN_JOBS, 75, 8));
      await openSignedIn(page, path);
      await expect(page.getByText(/^loading/)).toHaveCount(0);
      // The views are a row of their own that scrolls sideways.
      const covered = (await coveredControls(page)).filter((one) => !one.includes('/all-jobs?'));
      expect(covered).toEqual([]);
    });
  }
});

/** A mouse stands at the corner of the driver's window, is noticed at changes of layout, and a phone has none. */
function ignoreDriversMouse(page: Page) {
  return page.addInitScript(() => {
    const stopAtCorner = (event: MouseEvent) => {
      if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
    };
    for (const name of ['mouseover', 'mouseout', 'mousemove'] as const) {
      addEventListener(name, stopAtCorner, { capture: true });
    }
  });
}

/**
 * The controls of the page that cannot be pressed in their middle while they lie between the bars, at
 * each scroll position; and those that never come to lie there.
 */
function coveredControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bars = ['header', 'nav'].map((name) =>
      [...document.querySelectorAll(name)].find((element) =>
        element.matches('header, [aria-label="main"]') ? element.checkVisibility() : false,
      ),
    );
    const top = bars[0]?.getBoundingClientRect().bottom ?? NaN;
    const foot = bars[1]?.getBoundingClientRect().top ?? NaN;
    const selector = 'main :is(a, button, input, select):not([role="tab"])';
    const left = new Set(
      [...document.querySelectorAll(selector)].filter(
        (control) => control.checkVisibility() && !control.closest('[inert]'),
      ),
    );
    const covered: string[] = [];
    const end = document.documentElement.scrollHeight - innerHeight;
    for (let place = 0; place <= end + 40; place += 40) {
      scrollTo({ top: place, behavior: 'instant' });
      for (const control of document.querySelectorAll(selector)) {
        const box = control.getBoundingClientRect();
        if (!control.checkVisibility() || box.top < top || box.bottom > foot) continue;
        if (box.left < 0 || box.right > innerWidth) continue;
        left.delete(control);
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
        if (!control.contains(hit)) {
          covered.push(`at ${place}: ${control.outerHTML.slice(0, 90)}`);
        }
      }
    }
    return [...covered, ...[...left].map((control) => `never: ${control.outerHTML.slice(0, 90)}`)];
  });
}

test.describe('at a desk', { tag: '@desktop' }, () => {
  test('a ring holds the status and its arrow, and a frame has the corners of its card', async ({
    page,
  }) => {
    await openStubbed(page, '/all-jobs');
    const card = cards(page).first();
    const room = await card.getByRole('button', { name: /^status of/ }).evaluate((status) => {
      const badge = status.firstElementChild?.getBoundingClientRect();
      return status.getBoundingClientRect().right - (badge?.right ?? NaN);
    });
    // The arrow and 4 pixels.
    expect(room).toBeGreaterThanOrEqual(11);
    await button(page, 'select').click();
    await card.getByRole('checkbox').check();
    const [frame, corners] = await card.getByRole('checkbox').evaluate((box) => {
      const radiusOf = (part: Element | null | undefined, pseudo?: string) =>
        part && getComputedStyle(part, pseudo).borderRadius;
      return [radiusOf(box.parentElement, '::before'), radiusOf(box.closest('article'))];
    });
    expect(frame).toBe(corners);
  });

  test('the big sidebar stands in from 992 pixels on, 250 wide', async ({ page }) => {
    await openStubbed(page, '/profile');
    const sidebar = page.locator('aside');
    await page.setViewportSize({ width: 991, height: 700 });
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({ width: 992, height: 700 });
    await expect(sidebar).toBeVisible();
    expect((await boxOf(sidebar)).width).toBe(250);
  });

  test('no label of the chart is cut, and none that fits scrolls', async ({ page }) => {
    const long = STATS.monthlyApplications.map(({ count }, index) => ({
      date: `September ${2020 + index}`,
      count,
    }));
    const cutLabels = () =>
      page.locator('svg.recharts-surface text').evaluateAll((texts) =>
        texts.flatMap((text) => {
          const room = text.closest('svg')?.getBoundingClientRect();
          const box = text.getBoundingClientRect();
          const isCut = room && (box.left < room.left - 1 || box.right > room.right + 1);
          return isCut ? [text.textContent] : [];
        }),
      );
    const api = await StubbedApi.install(page);
    for (const months of [STATS.monthlyApplications, long, long.slice(-1)]) {
      api.answer('stats', { ...STATS, monthlyApplications: months });
      await openSignedIn(page, '/');
      for (const shape of ['area', 'bar']) {
        for (const width of [320, 768, 1920]) {
          await page.setViewportSize({ width, height: 900 });
          await expect(page.getByRole('img', { name: new RegExp(shape) })).toBeVisible();
          await expect.poll(cutLabels, `${months.length} months, ${shape}, ${width}`).toEqual([]);
        }
        await expect(page.getByRole('group', { name: 'scrollable chart' })).toHaveCount(0);
        // Remembered for the next months.
        await button(page, shape === 'area' ? 'Bar Chart' : 'Area Chart').click();
      }
    }
  });

  test('no line runs through the bar that is pointed at', async ({ page }) => {
    await openStubbed(page, '/');
    await page.getByRole('img', { name: /area chart/ }).hover();
    await expect(page.locator('.recharts-tooltip-cursor')).toHaveCount(1);
    await button(page, 'Bar Chart').click();
    await page.locator('.recharts-bar-rectangle').first().hover();
    await expect(page.locator('.recharts-tooltip-wrapper').getByText('count')).toBeVisible();
    await expect(page.locator('.recharts-tooltip-cursor')).toHaveCount(0);
  });

  test('seven cards are seen, and Edit and delete lie apart', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await openStubbed(page, '/all-jobs');
    await expect(cards(page)).toHaveCount(10);
    expect(await seenCards(page)).toBeGreaterThanOrEqual(7);
    const card = cards(page).first();
    const edit = await boxOf(card.getByRole('link', { name: 'Edit' }));
    const remove = await boxOf(card.getByRole('button', { name: 'delete' }));
    expect(remove.x - edit.x - edit.width).toBeGreaterThanOrEqual(12);
    const middles = await Promise.all(
      ['.position', '.company', '.place', '.status-button', '.actions'].map((part) =>
        middleOf(card.locator(part)),
      ),
    );
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(2);
  });

  test('a card is one line where there is room, in the columns of the others, and names are shortened', async ({
    page,
  }) => {
    const long = 'Engines and other machines '.repeat(8).trim();
    const api = await StubbedApi.install(page);
    const jobs = TEN_JOBS.map((job, index) =>
      index === 0
        ? { ...job, position: long, company: long, jobLocation: long }
        : {
            ...job,
            position: 'Developer Experience Engineer',
            createdAt: '2025-11-01T10:00:00.000Z',
          },
    );
    api.answer('list', listOf(jobs));
    await openSignedIn(page, '/all-jobs');
    const company = cards(page).first().getByRole('paragraph');
    await expect(company).toHaveText(long);
    const whole = cards(page).filter({ hasText: 'Developer' });
    for (const [width, abreast, high] of [
      [1280, 1, 56],
      [1440, 1, 56],
      [1920, 1, 56],
      [2560, 2, 56],
      [3440, 3, 56],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      const places = await cards(page).evaluateAll((articles) =>
        articles.map((article) => {
          const left = article.getBoundingClientRect().left;
          const parts = ['.position', '.place', '.type', '.date', '.status-button', '.actions'];
          return {
            left,
            height: article.getBoundingClientRect().height,
            parts: parts.map(
              (part) => (article.querySelector(part)?.getBoundingClientRect().left ?? NaN) - left,
            ),
          };
        }),
      );
      expect(new Set(places.map(({ height }) => height)), `${width}`).toEqual(new Set([high]));
      expect(await cutTexts(whole.locator('.position-text, dd, .status-badge > span'))).toEqual([]);
      for (const text of await whole.locator('.position-text').all()) {
        expect((await boxOf(text)).height, `${width}`).toBeLessThan(41);
      }
      expect(new Set(places.map(({ left }) => left)).size, `${width}`).toBe(abreast);
      for (const { parts } of places) {
        parts.forEach((part, index) => expect(part).toBeCloseTo(places[1]?.parts[index] ?? NaN, 0));
      }
    }
    const heightOf = async (part: Locator) => (await boxOf(part)).height;
    const shortened = await heightOf(company);
    expect(shortened).toBeLessThan(40);
    await cards(page).first().getByRole('heading').getByRole('link').focus();
    expect(await heightOf(company)).toBeGreaterThan(2 * shortened);
  });

  test('the search form is one line of 40 pixels, and keeps its distance to an error', async ({
    page,
    expectedNoise,
  }) => {
    expectedNoise.push(/Failed to load resource/);
    const api = await StubbedApi.install(page);
    api.refuse('list');
    await openSignedIn(page, '/all-jobs?status=pending');
    const form = page.getByRole('search');
    const error = page.getByRole('region', { name: 'jobs' }).getByRole('alert');
    await expect(error).toBeVisible();
    const { y, height } = await boxOf(page.getByRole('navigation', { name: 'views' }));
    expect((await boxOf(error)).y - y - height).toBeLessThanOrEqual(32);
    for (const width of [768, 1024, 1280, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect((await boxOf(form)).height, `${width}`).toBe(40);
      expect((await boxOf(form.getByRole('searchbox'))).width).toBeGreaterThanOrEqual(100);
      expect(await partsOutside(form), `${width}`).toEqual([]);
    }
    for (const width of [316, 320, 360, 372]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await partsOutside(form), `${width}`).toEqual([]);
      expect((await boxOf(form)).height, `${width}`).toBeLessThan(130);
    }
  });
});

test(
  'text twice as large stays in the search form and in its badges',
  { tag: '@desktop' },
  async ({ page }) => {
    await openStubbed(page, '/all-jobs?status=pending');
    await expect(cards(page)).toHaveCount(10);
    await enlargeText(page);
    const badges = page.locator('article .status-badge > span');
    await expect(badges).toHaveCount(10);
    const cutBadges = () =>
      badges.evaluateAll((texts) =>
        texts.flatMap((text) => {
          const end = text.closest('article')?.getBoundingClientRect().right ?? 0;
          const isCut = text.scrollWidth > text.clientWidth;
          return isCut || text.getBoundingClientRect().right > end ? [text.textContent] : [];
        }),
      );
    for (const width of [320, 390, 768, 1024, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await partsOutside(page.getByRole('search')), `${width}`).toEqual([]);
      expect(await cutBadges(), `${width}`).toEqual([]);
    }
  },
);

test(
  'text twice as large stays in the landing page, in tabs of the board, and off other text',
  { tag: '@phone' },
  async ({ page }) => {
    await StubbedApi.install(page);
    await open(page, '/landing');
    await enlargeText(page);
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await overflow(page)).toEqual([]);

    await open(page, '/register');
    await enlargeText(page);
    const show = page.getByRole('button', { name: 'show password' });
    const label = page.getByText('password', { exact: true });
    for (const width of [320, 390, 460]) {
      await page.setViewportSize({ width, height: 800 });
      const [[text], place] = [await linesOf(label), await boxOf(show)];
      const isApart = Number(text?.right) <= place.x || Number(text?.bottom) <= place.y;
      expect(isApart, `${width}`).toBe(true);
    }

    await openSignedIn(page, '/all-jobs?view=board');
    await enlargeText(page);
    const tabs = page.getByRole('tab');
    await expect(tabs).toHaveCount(3);
    for (const tab of await tabs.all()) expect(await linesOf(tab)).toHaveLength(1);
    await page.setViewportSize({ width: 320, height: 800 });
    await page.getByRole('banner').getByRole('button').last().click();
    expect(await partsOutside(page.getByRole('group', { name: 'theme' }))).toEqual([]);
    await expect(page.getByText('system', { exact: true })).toBeInViewport({ ratio: 1 });
  },
);

/** The lines of the first text in it. */
function linesOf(part: Locator) {
  return part.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element.firstChild ?? element);
    return [...range.getClientRects()].map(({ right, bottom }) => ({ right, bottom }));
  });
}

/** As a browser does that is set to larger text, by default twice as large. */
/** How many cards are seen above the bar at the foot, with parts of one. */
function seenCards(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('div:has(> nav[aria-label="main"])');
    const foot = innerWidth < 640 ? (bar?.getBoundingClientRect().top ?? 0) : innerHeight;
    return [...document.querySelectorAll('article')].reduce((sum, card) => {
      const { top, bottom, height } = card.getBoundingClientRect();
      return sum + Math.max(Math.min(bottom, foot) - top, 0) / height;
    }, 0);
  });
}

/** How far the text of the first wait is from the status beside it. */
function waitToStatus(page: Page): Promise<number> {
  return page.evaluate(() => {
    const wait = document.querySelector('.age');
    const status = wait?.closest('article')?.querySelector('.status-button');
    const range = document.createRange();
    range.selectNodeContents(wait ?? document);
    const left = status?.getBoundingClientRect().left ?? NaN;
    return left - range.getBoundingClientRect().right;
  });
}

/** What stands outside of this panel, or on another of its parts. */
function partsOutside(panel: Locator): Promise<string[]> {
  return panel.evaluate((element) => {
    const parts = [...element.querySelectorAll('h2, input, select, button')].filter(
      (part) => part.clientWidth > 1,
    );
    const textBox = (part: Element) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      // Of some an icon alone is seen.
      const isSeen = part.querySelector('span')?.clientWidth !== 1;
      return isSeen && part.matches('h2, button') ? range.getBoundingClientRect() : null;
    };
    const room = element.getBoundingClientRect();
    const boxes = parts.map((part) => part.getBoundingClientRect());
    return parts.flatMap((part, index) => {
      const box = boxes[index] ?? room;
      const inner = textBox(part) ?? box;
      const isOutside = [box, inner].some(
        ({ left, right, top, bottom }) =>
          left < room.left || right > room.right || top < room.top || bottom > room.bottom,
      );
      const isOnOther = boxes.some(
        (other, at) =>
          at !== index &&
          box.left < other.right &&
          other.left < box.right &&
          box.top < other.bottom &&
          other.top < box.bottom,
      );
      return isOutside || isOnOther ? [part.outerHTML.slice(0, 90)] : [];
    });
  });
}

test(
  'the offline banner covers neither the bar of a selection nor the pager',
  { tag: '@phone' },
  async ({ page, context, expectedNoise }) => {
    // What is prefetched.
    expectedNoise.push(/ERR_INTERNET_DISCONNECTED/);
    await openStubbed(page, '/all-jobs');
    await page.getByRole('button', { name: 'select' }).tap();
    const bar = page.getByRole('region', { name: 'selection' });
    await expect(bar).toBeVisible();
    await context.setOffline(true);
    const banner = page.locator('p').filter({ hasText: 'you are offline.' });
    await expect(banner).toBeVisible();
    for (const width of [320, 390, 460]) {
      await page.setViewportSize({ width, height: 844 });
      for (const target of [bar, page.getByRole('button', { name: 'next' })]) {
        await target.scrollIntoViewIfNeeded();
        const gap = await target.evaluate((element) => {
          const line = [...document.querySelectorAll('p')].find(({ textContent }) =>
            textContent.includes('you are offline.'),
          );
          return (line?.getBoundingClientRect().top ?? 0) - element.getBoundingClientRect().bottom;
        });
        expect(gap, `${width}`).toBeGreaterThanOrEqual(0);
      }
    }
  },
);
