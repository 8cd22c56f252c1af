import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './support/axe';
import { expectNoOverflow } from './support/measure';
import { open, openStubbed } from './support/stubbedApi';
import { expect, test } from './support/test';

const TITLE = 'Data Analyst (m/w/d) | Initech SE | Hamburg, Germany | Any Site';

async function expectForm(page: Page, position: string, company: string, place: string) {
  await expect(page.getByLabel('position')).toHaveValue(position);
  await expect(page.getByLabel('company')).toHaveValue(company);
  await expect(page.getByLabel('job location')).toHaveValue(place);
}

/** Sees that neither the top bar of a phone nor its links at the foot lie over any of them. */
async function expectBetweenBars(page: Page, parts: Locator[]) {
  const bar = await page.getByRole('banner').boundingBox();
  const links = await page.getByRole('navigation', { name: 'main' }).boundingBox();
  for (const part of parts) {
    const box = await part.boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(bar?.height ?? NaN);
    expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(links?.y ?? NaN);
  }
}

test('a title pasted into the position fills the form, and Ctrl+Z gives it back', async ({
  page,
  isMobile,
}) => {
  if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
  await openStubbed(page, '/add-job');
  const position = page.getByLabel('position');
  const company = page.getByLabel('company');
  await company.fill(TITLE);
  await company.press('ControlOrMeta+a');
  await company.press('ControlOrMeta+x');
  await position.press('ControlOrMeta+v');

  await expectForm(page, 'Data Analyst', 'Initech SE', 'Hamburg, Germany');
  await expectNoViolations(page, 'filled from a posting');
  if (isMobile) await expectBetweenBars(page, [position, page.getByText(/^Filled in from/)]);
  await position.press('ControlOrMeta+z');
  await expectForm(page, TITLE, '', 'London');
  await position.press('ControlOrMeta+a');
  await position.press('ControlOrMeta+x');
  await position.press('ControlOrMeta+v');
  await page.getByRole('button', { name: 'undo' }).click();
  await expectForm(page, TITLE, '', 'London');
});

test('a title that a keyboard inserts at once, or that is dropped, fills the form', async ({
  page,
  isMobile,
}) => {
  await openStubbed(page, '/add-job');
  await page.getByLabel('position').focus();
  await page.keyboard.insertText(TITLE);
  await expectForm(page, 'Data Analyst', 'Initech SE', 'Hamburg, Germany');
  if (isMobile) return;

  await page.getByRole('button', { name: 'clear' }).click();
  await page.evaluate((text) => {
    const dragged = document.createElement('p');
    dragged.textContent = text;
    document.body.prepend(dragged);
    getSelection()?.selectAllChildren(dragged);
  }, TITLE);
  await page.getByText(TITLE).dragTo(page.getByLabel('position'));
  await expectForm(page, 'Data Analyst', 'Initech SE', 'Hamburg, Germany');
});

test('a shared posting is recorded after the login, and stays in no address @desktop', async ({
  page,
  isMobile,
}) => {
  await page.goto('./add-job?title=Cook+at+Acme+Ltd&url=https%3A%2F%2Fjobs.example%2F1');
  await expect(page).toHaveURL('./landing');
  await page.getByRole('link', { name: 'Login/Register' }).click();
  await page.getByRole('button', { name: 'demo app' }).click();
  await expect(page).toHaveURL('./add-job');

  await expect(page.getByText('The address of the posting has no field')).toBeVisible();
  await expect(page.getByLabel('company')).toHaveValue('Acme Ltd');
  await page.goto(`./add-job?position=${'Baker'.repeat(40)}`);
  await expect(page).toHaveURL('./add-job');
  await page.getByRole('button', { name: 'keep what is typed' }).waitFor();
  await expectNoViolations(page, 'asked before a posting replaces what is typed');
  await expectNoOverflow(page, isMobile);
  await expect(page.getByLabel('position')).toHaveValue('Cook');
});

test('what is shared and not read stands in the position, and a draft is asked about @desktop', async ({
  page,
}) => {
  const shared = page.getByLabel('what was shared');
  const position = page.getByLabel('position');
  const share = (text: string) => `/add-job?text=${encodeURIComponent(text)}`;
  await openStubbed(page, share('Look at this: Koch - Krone'));
  await expect(position).toHaveValue('Koch - Krone');
  await expect(shared).toHaveValue('Look at this: Koch - Krone');

  const long = `We ${'really '.repeat(40)}need a cook`;
  await open(page, share(long));
  await expect(shared).toHaveValue(long);
  await expect(page.getByText(/^Replace "Koch - Krone" with the posting "We really/)).toBeVisible();
  await expect(position).toHaveValue('Koch - Krone');
  await page.getByRole('button', { name: 'replace' }).click();
  await expect(position).toHaveValue(/^We (really ){28}/);
  expect((await position.inputValue()).length).toBeLessThanOrEqual(200);
});

test('the bookmarklet reads the page it is pressed on @desktop', async ({ page, context }) => {
  await openStubbed(page, '/profile');
  const link = page.getByRole('link', { name: 'add to Jobtrail' });
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^javascript:/);
  const code = decodeURIComponent(address.slice('javascript:'.length));
  await link.click();
  await expect(page.getByText('The link works in the bookmarks bar alone')).toBeVisible();
  await expectNoViolations(page, 'the bookmarklet');

  const body = `<title>x</title><script type="application/ld+json">{ "@type": "JobPosting",
    "title": "Cook", "hiringOrganization": { "name": "Acme" } }</script>`;
  await page.route('**/site', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('./site');
  const opened = context.waitForEvent('page');
  await page.evaluate(code);
  await expectForm(await opened, 'Cook', 'Acme', 'London');
});
