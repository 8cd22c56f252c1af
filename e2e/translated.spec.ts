import type { Locator, Page } from '@playwright/test';
import { pressOnCard, goTo, logOut, openFilters } from './support/steps';
import { open } from './support/stubbedApi';
import { expect, test } from './support/test';

/**
 * Replaces every text of the page by an element, now and whenever one is added or changed, as the
 * translators of browsers do.
 */
async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const wrap = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Node[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        if (text.parentElement?.closest('script, style, template, option, font') !== null) continue;
        const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
        font.textContent = text.nodeValue;
        text.parentNode?.replaceChild(font, text);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      wrap();
      new MutationObserver(wrap).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
      });
    });
  });
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click();
/** Presses until a press counts: right after another one it is taken for a double press. */
const pressUntil = (page: Page, name: string | RegExp, seen: Locator) =>
  expect(async () => {
    const button = page.getByRole('button', { name });
    if (!(await seen.isVisible())) await button.click({ timeout: 1000 });
    await expect(seen).toBeVisible({ timeout: 1000 });
  }).toPass();
const badge = (page: Page, position: string) =>
  page.getByRole('button', { name: new RegExp(`^status of ${position},`) });

async function expectFound(page: Page, count: number): Promise<void> {
  await expect(page.getByText(`${count} job${count === 1 ? '' : 's'} found`)).toBeVisible();
  await expect(page.getByRole('article')).toHaveCount(Math.min(count, 10));
}

test.beforeEach(async ({ page }) => {
  await translate(page);
});

test.afterEach(async ({ page }) => {
  await expect(page.locator('font').first()).toBeAttached();
  await expect(page.getByText('Something went wrong')).toHaveCount(0);
});

test('a translated list is filtered, sorted, searched, paged and changed', async ({
  page,
  signedIn,
}) => {
  const others = Array.from({ length: 9 }, (_, index) => ({ position: `Tailor ${index + 1}` }));
  await signedIn.addJobs([{ position: 'Baker', jobStatus: 'interview' }, ...others]);
  await signedIn.addJobs([{ position: 'Cook' }, { position: 'Miller' }]);
  await open(page, '/all-jobs');
  const clear = page.getByRole('search').getByRole('button', { name: 'clear filters' });

  await openFilters(page);
  await expectFound(page, 12);
  await page.getByLabel('status', { exact: true }).selectOption('interview');
  await expectFound(page, 1);
  await clear.click();
  await expectFound(page, 12);
  await page.getByLabel('sort').selectOption('a-z');
  await expect(page.getByRole('article').first()).toContainText('Baker');
  await press(page, 'page 2');
  await expect(page.getByRole('article')).toHaveCount(2);
  await press(page, 'page 1');
  await page.getByLabel('search').fill('nothing like it');
  await page.getByLabel('search').press('Enter');
  await expect(page.getByText('No jobs to display...')).toBeVisible();
  await clear.click();
  await expectFound(page, 12);

  await pressOnCard(page, 'Cook', 'delete');
  await expect(page.getByText('11 jobs found')).toBeVisible();
  await pressUntil(page, /^put back/, page.getByText('12 jobs found'));
  await badge(page, 'Miller').click();
  await page.getByRole('menuitemradio', { name: 'declined' }).click();
  await expect(badge(page, 'Miller')).toHaveText('declined');
  await press(page, /^undo/);
  await expect(badge(page, 'Miller')).toHaveText('pending');
});

test('a translated board and the translated statistics follow a change', async ({
  page,
  signedIn,
}) => {
  await signedIn.addJobs([{ position: 'Cook' }, { position: 'Miller', jobStatus: 'declined' }]);
  await open(page, '/all-jobs?view=board');
  const column = (status: string) => page.locator(`[data-column="${status}"]`);
  await expect(page.getByRole('article', { name: 'Cook' })).toBeVisible();
  await badge(page, 'Cook').click();
  await page.getByRole('menuitemradio', { name: 'interview' }).click();
  await expect(column('interview').getByRole('article', { name: 'Cook' })).toBeVisible();
  await expect(column('pending').getByRole('article')).toHaveCount(0);
  for (const name of ['pending (0)', 'interview (1)'])
    await expect(page.getByRole('heading', { name })).toBeAttached();

  await goTo(page, 'stats');
  await expect(page.getByText('Interviews Scheduled')).toBeVisible();
  await press(page, 'Bar Chart');
  await expect(page.getByRole('img', { name: 'bar chart' })).toBeVisible();
  await press(page, 'Area Chart');
  await expect(page.getByRole('img', { name: 'area chart' })).toBeVisible();
});

test('translated forms say what is wrong, save and import', async ({ page, signedIn }) => {
  await signedIn.addJobs([{ position: 'Cook' }]);
  await open(page, '/add-job');
  await press(page, 'submit');
  await expect(page.getByText('Please fill out this field').first()).toBeVisible();
  await page.getByLabel('position').fill('Baker');
  await page.getByLabel('company').fill('Acme');
  await page.getByLabel('job location').fill('Leeds');
  await press(page, 'submit');
  await expect(page.getByText('Job Created')).toBeVisible();

  await goTo(page, 'all jobs');
  await expectFound(page, 2);
  await pressOnCard(page, 'Cook', 'Edit');
  await page.getByLabel('position').fill('');
  await press(page, 'submit');
  await expect(page.getByText('Please fill out this field')).toBeVisible();
  await page.getByLabel('position').fill('Chef');
  await press(page, 'submit');
  await expect(page.getByText('Job Modified...')).toBeVisible();

  await goTo(page, 'profile');
  await page.getByLabel('last name').fill('King');
  await press(page, 'save changes');
  await expect(page.getByText('User Updated!')).toBeVisible();

  await open(page, '/import');
  await page.getByLabel('or paste rows').fill('position,company\nTailor,Acme\nMiller,Acme');
  await press(page, 'next');
  await press(page, 'next');
  const result = page.getByRole('heading', { name: 'Result', exact: true });
  await pressUntil(page, 'import 2 applications', result);
  await goTo(page, 'all jobs');
  await expectFound(page, 4);

  await logOut(page);
  await expect(page).toHaveURL(/landing$/);
});

test('a translated login switches to registering and back', async ({ page }) => {
  await page.goto('./register');
  await expect(page.getByText('Not a member yet?')).toBeVisible();
  await press(page, /^Not a member/);
  await expect(page.getByText('Already a member?')).toBeVisible();
  await pressUntil(page, 'submit', page.getByText('Please fill out all fields').first());
  await press(page, /^Already a member/);
  await expect(page.getByText('Not a member yet?')).toBeVisible();
});

test(
  'a translated table is edited in its cells',
  { tag: '@desktop' },
  async ({ page, signedIn }) => {
    await signedIn.addJobs([{ position: 'Baker', company: 'Mill' }]);
    await open(page, '/all-jobs?view=table');
    await page.getByRole('rowheader', { name: 'Baker' }).dblclick();
    await page.keyboard.type('Cook');
    await page.keyboard.press('Enter');

    await expect(page.getByRole('rowheader', { name: 'Cook' })).toBeVisible();
    await expect(page.getByText('The table cannot be shown.')).toHaveCount(0);
  },
);
