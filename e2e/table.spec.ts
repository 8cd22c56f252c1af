import type { Page, Route } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { bakers, cell, openTable, positions, row, rows, saved } from './support/table';
import { expect, test } from './support/test';

/** 'add job' stands in the line of the other controls. */
async function expectOneLine(page: Page) {
  const [add, select] = await Promise.all(
    [
      page.getByRole('main').getByRole('link', { name: 'add job' }),
      page.getByRole('button', { name: 'select', exact: true }),
    ].map(async (part) => (await part.boundingBox()) ?? { y: NaN, height: NaN }),
  );
  expect(Number(add?.y) + Number(add?.height) / 2).toBeCloseTo(
    Number(select?.y) + Number(select?.height) / 2,
    -1,
  );
}

test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test(
  'twenty rows are seen at a desk, fifteen on a laptop, eight at 150 %, all columns on a tablet',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(30));
    for (const [width, height, least] of [
      [1440, 900, 20],
      [1280, 720, 16],
      [853, 480, 8],
    ] as const) {
      await page.setViewportSize({ width, height });
      await openTable(page);
      await expect.poll(() => rows(page).count()).toBeGreaterThanOrEqual(least);
      const ends = await rows(page).evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().bottom),
      );
      expect(ends.filter((end) => end <= height).length).toBeGreaterThanOrEqual(least);
      await expectOneLine(page);
    }
    await page.getByRole('group', { name: 'view' }).getByRole('button', { name: 'list' }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectOneLine(page);
    // Beside the sidebar less is left than on a tablet.
    await page.setViewportSize({ width: 1024, height: 768 });
    await openTable(page);
    const company = cell(page, 'Baker 30, Company W', 'company');
    expect(
      await company.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBe(0);
    await page.setViewportSize({ width: 768, height: 1024 });
    for (const name of ['position', 'company', 'location', 'type', 'status', 'date', 'waiting'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
  },
);

test(
  'rows are sorted, chosen and found by what the server cannot do',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(25));
    await openTable(page);
    await page.getByRole('button', { name: 'position', exact: true }).click();
    await expect(page).toHaveURL('./all-jobs?sort=a-z&view=table');
    await expect.poll(() => positions(page)).toContain('Baker 10');

    await page.getByRole('button', { name: 'company', exact: true }).click();
    await expect(rows(page)).toHaveCount(25);
    await expect.poll(async () => (await positions(page))[0]).toBe('Baker 25');
    await expect(page.getByRole('columnheader', { name: 'company' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );

    await page.getByRole('combobox', { name: 'place' }).selectOption('Berlin');
    await expect(rows(page)).toHaveCount(8);
    await expect(page.getByRole('heading', { name: '8 jobs found' })).toBeVisible();
    await page.getByRole('combobox', { name: 'waiting' }).selectOption('over 30 days');
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'clear filters' }).first().click();
    await expect(rows(page)).toHaveCount(25);

    await page.getByLabel('search', { exact: true }).fill('paris 3');
    await page.keyboard.press('Enter');
    await expect.poll(() => positions(page)).toEqual(['Baker 3']);
  },
);

test(
  'a month of the chart is shown in the table',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(12));
    await page.goto('./');
    const chart = page.getByRole('img', { name: /Monthly Applications/ });
    await chart.click();

    await expect(page).toHaveURL(/view=table&month=\d{4}-\d\d$/);
    await expect(rows(page)).toHaveCount(12);
  },
);

test(
  'five statuses take at most fifteen presses',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(6));
    await openTable(page);
    await expect(rows(page)).toHaveCount(6);
    let presses = 0;
    const press = async (key: string) => {
      presses += 1;
      await page.keyboard.press(key);
    };
    for (let row = 0; row < 5; row += 1) {
      await press('j');
      await press('2');
    }

    await expect(page.getByRole('button', { name: /^status of .*: interview$/ })).toHaveCount(5);
    expect(presses).toBeLessThanOrEqual(15);
    await saved(page);
  },
);

test(
  'keys choose rows and cells, and do what is done with them',
  { tag: '@desktop' },
  async ({ page, context, signedIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signedIn.addJobs(bakers(12));
    await openTable(page);
    await expect(rows(page)).toHaveCount(12);
    const name = (number: number) => `Baker ${number}, ${bakers(12)[number - 1]?.company ?? ''}`;
    // One row is in the order of Tab.
    await expect(page.locator('tr[tabindex="0"]')).toHaveCount(1);
    await page.locator('tr[tabindex="0"]').focus();
    await page.keyboard.press('ArrowDown');
    await expect(row(page, name(11))).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(cell(page, name(11), 'company')).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(cell(page, name(10), 'company')).toBeFocused();
    await page.keyboard.press('End');
    await expect(row(page, name(10)).locator('.waiting')).toBeFocused();
    await page.keyboard.press('Home');
    await expect(cell(page, name(10), 'position')).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(row(page, name(10))).toBeFocused();
    await page.keyboard.press('End');
    await expect(row(page, name(1))).toBeFocused();
    await page.keyboard.press('PageUp');
    await expect(row(page, name(11))).toBeFocused();

    await page.keyboard.press('c');
    await expect(page.getByText(`copied: ${name(11)}`)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Baker 11\tCompany P\tBerlin\tfull-time\tpending\t\d{4}-/,
    );
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('Shift+ArrowUp');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await row(page, name(9)).focus();
    await page.keyboard.press('x');
    await expect(page.getByText('1 selected')).toBeVisible();
    await page.keyboard.press('x');
    await expect(page.getByText('0 selected')).toBeVisible();
    await page.keyboard.press('Escape');

    await row(page, name(9)).focus();
    await page.keyboard.press('Delete');
    await expect(row(page, name(9))).toHaveCount(0);
    await expect(row(page, name(8))).toBeFocused();
    await page.keyboard.press('e');
    await expect(page.getByLabel('position')).toHaveValue('Baker 8');
  },
);

test(
  'a cell is edited in its place',
  { tag: '@desktop' },
  async ({ page, signedIn, expectedNoise }) => {
    await signedIn.addJobs(bakers(3));
    await openTable(page);
    const field = (name: string) => page.getByLabel(name, { exact: true });
    await cell(page, 'Baker 2, Company Y', 'company').getByText('Company Y').dblclick();
    await expect(field('company of Baker 2')).toBeFocused();
    await page.keyboard.type('Bread & Co');
    await page.keyboard.press('Tab');
    await expect(field('location of Baker 2')).toBeFocused();
    await page.keyboard.type('Rome');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Baker 2, Bread & Co', 'jobLocation')).toHaveText('Rome');
    await expect(cell(page, 'Baker 2, Bread & Co', 'jobLocation')).toBeFocused();
    const places = page.getByRole('combobox', { name: 'place' });
    await expect(places.getByRole('option', { name: 'Rome' })).toBeAttached();
    await page.keyboard.press('F2');
    await page.keyboard.type('Oslo');
    await page.keyboard.press('Escape');
    await expect(cell(page, 'Baker 2, Bread & Co', 'jobLocation')).toHaveText('Rome');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await page.keyboard.press('r');
    await page.keyboard.press('Enter');
    await expect(cell(page, 'Baker 2, Bread & Co', 'jobType')).toHaveText('remote');
    await saved(page);
    await page.reload();
    await expect(cell(page, 'Baker 2, Bread & Co', 'jobLocation')).toHaveText('Rome');
    await expect(cell(page, 'Baker 2, Bread & Co', 'jobType')).toHaveText('remote');

    expectedNoise.push(/400 \(Bad Request\)/);
    const refuse = { status: 400, json: { msg: 'Not that company' } };
    await page.route('**/api/v1/jobs/*', (route) => route.fulfill(refuse), { times: 1 });
    await cell(page, 'Baker 1, Company Z', 'company').dblclick();
    await page.keyboard.type('Nobody');
    await page.keyboard.press('Enter');
    const refused = row(page, 'Baker 1, Company Z');
    await expect(refused.getByRole('alert')).toHaveText('Not that company');
    await expectNoViolations(page, 'the table with a refusal');
    await refused.getByRole('button', { name: 'try again' }).click();
    await expect(row(page, 'Baker 1, Nobody')).toBeVisible();
  },
);

test(
  'what was edited is kept when the server fails, and when the session has ended',
  { tag: '@desktop' },
  async ({ page, signedIn, expectedNoise }) => {
    expectedNoise.push(/500 \(Internal/, /401 \(Unauthorized\)/);
    await signedIn.addJobs(bakers(2));
    await openTable(page);
    const company = cell(page, 'Baker 1, Company Z', 'company');
    const failed = row(page, 'Baker 1, Company Z').getByRole('alert');
    const edit = async (text: string) => {
      await company.dblclick();
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    };
    await page.route('**/api/v1/jobs/*', (route) => route.fulfill({ status: 500 }), { times: 2 });
    await edit('Nobody');
    await expect(failed).toBeVisible();
    await company.dblclick();
    await expect(page.getByLabel('company of Baker 1')).toHaveValue('Nobody');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'discard' }).click();
    await expect(failed).toHaveCount(0);
    await edit('Somebody');
    await expect(failed).toBeVisible();
    await page.getByRole('button', { name: 'try again' }).click();
    await expect(row(page, 'Baker 1, Somebody')).toBeVisible();

    await page.context().clearCookies();
    await cell(page, 'Baker 1, Somebody', 'company').dblclick();
    await page.keyboard.type('Everybody');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^What you typed is kept/)).toBeVisible();
    await page.getByRole('link', { name: 'Login/Register' }).click();
    await page.getByLabel('email').fill(signedIn.profile.email);
    await page.getByLabel('password').fill(signedIn.password);
    await page.keyboard.press('Enter');
    await row(page, 'Baker 1, Somebody').getByRole('link').click();
    await expect(page.getByText('not saved')).toBeVisible();
    await expect(page.getByLabel('company')).toHaveValue('Everybody');
  },
);

test(
  'a row that no longer matches keeps its place and says so',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(3));
    await openTable(page, '&status=pending');
    await row(page, 'Baker 2, Company Y')
      .getByRole('button', { name: /^status of/ })
      .click();
    await page.getByRole('menuitemradio', { name: 'declined' }).click();

    await expect(page.getByText('no longer matches')).toBeVisible();
    await saved(page);
    expect(await positions(page)).toEqual(['Baker 3', 'Baker 2', 'Baker 1']);
    await page.getByRole('button', { name: 'position', exact: true }).click();
    await expect.poll(() => positions(page)).toEqual(['Baker 1', 'Baker 3']);
  },
);

test(
  'the blank last row records what is typed',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(3));
    await openTable(page);
    await row(page, 'Baker 1, Company Z').focus();
    await page.keyboard.press('ArrowDown');
    const field = (name: string) => page.getByLabel(`${name} of a new application`);
    await expect(field('position')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Please fill out all fields');
    await page.keyboard.type('Cook');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Inn');
    await expect(field('location')).toHaveValue('London');
    await page.keyboard.press('Enter');

    await expect(row(page, 'Cook, Inn')).toBeVisible();
    await expect(cell(page, 'Cook, Inn', 'jobStatus')).toHaveText('pending');
    await expect(field('position')).toHaveValue('');
    await expect(field('position')).toBeFocused();

    // Its text is its own: the form's draft is neither shown, sent nor cleared by it.
    await page.keyboard.type('Waiter');
    await page.getByRole('link', { name: 'add job' }).first().click();
    const form = (name: string) => page.getByLabel(name, { exact: true });
    await expect(form('position')).toHaveValue('');
    await form('position').fill('Baker');
    await form('status').selectOption('interview');
    await page.goBack();
    await expect(field('position')).toHaveValue('Waiter');
    await field('position').fill('Clerk');
    await field('position').press('Escape');
    await expect(field('position')).toHaveValue('');
    await field('position').fill('Clerk');
    await field('company').fill('Office');
    await field('company').press('Enter');
    await expect(cell(page, 'Clerk, Office', 'jobStatus')).toHaveText('pending');
    await page.goForward();
    await expect(form('position')).toHaveValue('Baker');
    await expect(form('status')).toHaveValue('interview');
  },
);

test(
  'the blank row records once while Enter is held or pressed again before the answer',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(3));
    await openTable(page);
    const waiting: Route[] = [];
    await page.route('**/api/v1/jobs', async (route) => {
      if (route.request().method() === 'POST') waiting.push(route);
      else await route.fallback();
    });
    const position = page.getByRole('textbox', { name: 'position of a new application' });
    await position.fill('Cook');
    await page.getByLabel('company of a new application').fill('Inn');
    await page.keyboard.down('Enter');
    for (let repeat = 0; repeat < 10; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    for (let press = 0; press < 3; press += 1) await page.keyboard.press('Enter');
    await expect(page.getByRole('row', { name: 'new application', exact: true })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(page.getByText(/may have been recorded/)).toHaveCount(0);
    expect(waiting).toHaveLength(1);
    for (const route of waiting) await route.continue();

    await expect(row(page, 'Cook, Inn')).toHaveCount(1);
    await expect(position).toHaveValue('');
    await expect(position).toBeFocused();
  },
);

test(
  'a posting that is inserted into the blank row fills it, with undo',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(3));
    await openTable(page);
    const field = (name: string) => page.getByLabel(`${name} of a new application`);
    const title = '(3) Cook | Inn | York, UK | LinkedIn';
    await field('position').focus();
    await page.keyboard.insertText(title);
    await expect(field('company')).toHaveValue('Inn');
    await expect(field('location')).toHaveValue('York, UK');
    await page.getByRole('button', { name: 'undo' }).click();
    await expect(field('position')).toHaveValue(title);
    await expect(field('position')).toBeFocused();

    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.press('ControlOrMeta+x');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(field('position')).toHaveValue('Cook');
    await expectNoViolations(page, 'a blank row that is filled from a posting');
    await page.keyboard.press('Enter');

    await expect(row(page, 'Cook, Inn')).toBeVisible();
    await expect(page.getByText('Filled in from')).toHaveCount(0);
  },
);

test(
  'a delete by the menu of its status leads to the next row',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(3));
    await openTable(page);
    await row(page, 'Baker 2, Company Y')
      .getByRole('button', { name: /^status of/ })
      .click();
    await page.getByRole('menuitem', { name: 'delete' }).click();

    await expect(row(page, 'Baker 2, Company Y')).toHaveCount(0);
    await expect(row(page, 'Baker 1, Company Z')).toBeFocused();
  },
);

test(
  'a choice that no row fits says so and can be cleared',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs(bakers(2));
    await openTable(page);
    await expectNoViolations(page, 'the table, read');
    await page.getByRole('combobox', { name: 'waiting' }).selectOption('60');
    await expect(page.getByRole('heading', { name: 'No jobs to display...' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'clear filters' }).last().click();

    await expect(rows(page)).toHaveCount(2);
  },
);

test(
  'rows are copied as a table, and a pasted block opens the import',
  { tag: '@desktop' },
  async ({ page, context, signedIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signedIn.addJobs(bakers(3));
    await openTable(page);
    await row(page, 'Baker 3, Company X').focus();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Control+c');
    await expect(page.getByText('copied: 2 applications')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.split('\n').map((line) => line.split('\t').slice(0, 2))).toEqual([
      ['position', 'company'],
      ['Baker 3', 'Company X'],
      ['Baker 2', 'Company Y'],
    ]);
    await page.evaluate(() => navigator.clipboard.writeText('Cook\tInn\tRome\nClerk\tBank\tBonn'));
    await page.keyboard.press('Control+v');

    await expect(page).toHaveURL('./import');
    await expect(page.getByRole('heading', { name: 'Step 2 of 4: columns' })).toBeVisible();
    expect((await signedIn.jobs()).length).toBe(3);
  },
);

test(
  'a pasted block asks before it replaces an import that is begun',
  { tag: '@desktop' },
  async ({ page, context, signedIn }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signedIn.addJobs(bakers(2));
    const pasteRows = async (text: string) => {
      await row(page, 'Baker 2, Company Y').focus();
      await page.evaluate((rows) => navigator.clipboard.writeText(rows), text);
      await page.keyboard.press('Control+v');
    };
    const pasted = page.getByRole('region', { name: 'what you pasted' });
    const answer = (name: string) => pasted.getByRole('button', { name }).click();
    await openTable(page);
    await pasteRows('Cook\tInn\tRome\nClerk\tBank\tBonn');
    await expect(page.getByText('Cook', { exact: true }).first()).toBeVisible();
    for (const [choice, shown] of [
      ['keep what is begun', 'Cook'],
      ['replace', 'Pilot'],
    ] as const) {
      await page.goBack();
      await pasteRows('Pilot\tAir\tOslo\nNurse\tClinic\tBern');
      await expect(pasted).toContainText('The import of rows you pasted before is begun');
      await answer(choice);
      await expect(pasted).toBeHidden();
      await expect(page.getByText(shown, { exact: true }).first()).toBeVisible();
    }
    expect((await signedIn.jobs()).length).toBe(2);
  },
);

test(
  'a row that leaves the filtered table passes the focus to its neighbour',
  { tag: '@desktop' },
  async ({ page, context, signedIn }) => {
    await signedIn.addJobs(bakers(4));
    await openTable(page, '&status=pending');
    await row(page, 'Baker 3, Company X').focus();
    await page.keyboard.press('2');
    const left = row(page, 'Baker 3, Company X');
    await expect(left).toContainText('no longer matches');
    await expect(left).toBeFocused();
    await saved(page);
    // Another tab makes the table look anew.
    const other = await context.newPage();
    await openTable(other);
    await row(other, 'Baker 1, Company Z').focus();
    await other.keyboard.press('Delete');

    await expect(row(page, 'Baker 1, Company Z')).toHaveCount(0);
    await expect(left).toHaveCount(0);
    await expect(row(page, 'Baker 2, Company Y')).toBeFocused();
    await expect(rows(page)).toHaveCount(2);
  },
);
