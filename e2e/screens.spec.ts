import { expectNoViolations } from './support/axe';
import {
  HUGE_STATS,
  listOf,
  LONG_NAMED,
  NO_STATS,
  TEN_HOSTILE_JOBS,
  TEN_JOBS,
} from './support/samples';
import { open, openSignedIn, reload, StubbedApi } from './support/stubbedApi';
import { expect, test } from './support/test';

// A colour on its way from one state to the next is of neither. A trace of axe at work takes longer
// than the work, and the violations say it all.
test.use({ contextOptions: { reducedMotion: 'reduce' }, trace: 'off' });

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(/Failed to load resource/);
});

test('the landing page has no violations', async ({ page }) => {
  await open(page, '/landing');
  await expectNoViolations(page, 'as it opens');
  await page.getByRole('radio', { name: 'dark' }).focus();
  await expectNoViolations(page, 'focus on the theme');
  await page.getByRole('link', { name: 'Login/Register' }).hover();
  await expectNoViolations(page, 'pointer on the button');
});

test('the register page has no violations', async ({ page }) => {
  const api = await StubbedApi.install(page);
  await open(page, '/register');
  await expectNoViolations(page, 'login');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page.getByText('Please fill out this field')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'close' })).toBeVisible();
  await expectNoViolations(page, 'refused by validation, toast');

  await page.getByRole('button', { name: /Not a member yet/ }).click();
  await expectNoViolations(page, 'register');

  await page.getByRole('button', { name: /Already a member/ }).click();
  api.hold('auth');
  await page.getByRole('button', { name: 'demo app' }).click();
  await expect(page.getByRole('button', { name: 'loading ...' })).toBeDisabled();
  await expectNoViolations(page, 'busy');

  api.refuse('auth', 'Invalid Credentials', 401);
  await api.release('auth');
  await expect(page.locator('form')).toContainText('Invalid Credentials');
  await expectNoViolations(page, 'refused by the server');
});

test('the stats page has no violations', async ({ page }) => {
  const api = await StubbedApi.install(page);
  api.hold('stats');
  await openSignedIn(page, '/');
  await expect(page.getByText('loading statistics')).toBeAttached();
  await expectNoViolations(page, 'loading');

  await api.release('stats');
  await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
  await expectNoViolations(page, 'area chart');
  await page.getByRole('button', { name: 'Bar Chart' }).click();
  await page.getByRole('img', { name: /bar chart/ }).hover();
  await expect(page.getByText(/count:/)).toBeVisible();
  await expectNoViolations(page, 'bar chart with its tooltip');

  api.answer('stats', NO_STATS);
  const answered = page.waitForResponse('**/stats');
  await reload(page);
  await answered;
  await expect(page.getByText('loading statistics')).not.toBeAttached();
  await expectNoViolations(page, 'empty');

  api.answer('stats', HUGE_STATS);
  await reload(page);
  await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
  await expectNoViolations(page, 'huge numbers');

  api.refuse('stats');
  await reload(page);
  await expect(page.getByRole('button', { name: 'try again' })).toBeVisible();
  await expectNoViolations(page, 'failed');
});

test('the list of jobs has no violations', async ({ page }) => {
  const api = await StubbedApi.install(page);
  api.hold('list');
  await openSignedIn(page, '/all-jobs');
  await expect(page.getByText('loading jobs')).toBeAttached();
  await expectNoViolations(page, 'loading');

  api.answer('list', listOf(TEN_JOBS.slice(0, 1)));
  await api.release('list');
  await expect(page.getByRole('heading', { name: '1 job found' })).toBeVisible();
  await expectNoViolations(page, 'one job');

  api.answer('list', listOf(TEN_HOSTILE_JOBS, 2000, 200));
  await reload(page);
  await expect(page.getByRole('heading', { name: '2000 jobs found' })).toBeVisible();
  await expectNoViolations(page, 'ten hostile jobs');

  await page.getByRole('link', { name: 'Edit' }).first().hover();
  await page.getByRole('button', { name: 'delete' }).first().focus();
  await expectNoViolations(page, 'pointer and focus on a card');
  await page.getByRole('button', { name: 'delete' }).first().click();
  await expect(page.getByText(/^removed: /)).toBeVisible();
  await expectNoViolations(page, 'a removed job');

  api.hold('list');
  await page.getByRole('button', { name: 'page 200' }).click();
  await expect(page.getByText('loading jobs')).toBeAttached();
  await expectNoViolations(page, 'next page on its way');
});

test('a list without jobs has no violations', async ({ page }) => {
  const api = await StubbedApi.install(page);
  api.answer('list', listOf([], 0, 0));
  await openSignedIn(page, '/all-jobs');
  await expect(page.getByRole('heading', { name: 'No jobs to display...' })).toBeVisible();
  await expectNoViolations(page, 'empty');
  await page.getByLabel('status', { exact: true }).selectOption('declined');
  await expect(page.getByRole('button', { name: 'clear filters' })).toHaveCount(2);
  await expectNoViolations(page, 'nothing passes the filters');

  api.answer('list', { msg: 'Too many' }, { status: 429, headers: { 'Retry-After': '30' } });
  await reload(page);
  await expect(page.getByText('a pause of 30 seconds')).toBeVisible();
  await expectNoViolations(page, 'failed');
});

test('a list that could not be refreshed has no violations', async ({
  page,
  context,
  expectedNoise,
}) => {
  // axe reads the style sheets once more.
  expectedNoise.push(/Couldn't load preload assets/);
  const api = await StubbedApi.install(page);
  await openSignedIn(page, '/all-jobs');
  await expect(page.getByRole('heading', { name: '75 jobs found' })).toBeVisible();
  api.refuse('list');
  await page.getByRole('button', { name: 'next' }).click();
  await expect(page.getByRole('button', { name: 'try again' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline')).toBeVisible();
  await expectNoViolations(page, 'failed beside the old list, offline');
});

test('the job form has no violations', async ({ page }) => {
  const api = await StubbedApi.install(page);
  api.answer('list', listOf(TEN_HOSTILE_JOBS));
  await openSignedIn(page, '/add-job');
  await expectNoViolations(page, 'empty');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page.getByText('Please fill out this field')).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'close' })).toBeVisible();
  await expectNoViolations(page, 'refused by validation, toast');

  await page.goto('./all-jobs');
  await page.getByRole('link', { name: 'Edit' }).first().click();
  await expect(page.getByRole('heading', { name: 'edit job' })).toBeVisible();
  api.hold('write');
  await page.getByRole('button', { name: 'submit' }).click();
  await expect(page.getByRole('button', { name: 'Please Wait...' })).toBeDisabled();
  await expectNoViolations(page, 'busy with long texts');
  api.refuse('write', 'No job with this id', 404);
  await api.release('write');
  await expect(page.getByRole('link', { name: 'back to all jobs' })).toBeVisible();
  await expectNoViolations(page, 'refused by the server');
});

test('the profile has no violations', async ({ page }) => {
  const api = await StubbedApi.install(page);
  await openSignedIn(page, '/profile', LONG_NAMED);
  await expectNoViolations(page, 'long texts');
  await page.getByLabel('last name').fill('  ');
  await page.getByRole('button', { name: 'save changes' }).click();
  await expect(page.getByText('Please fill out this field')).toBeVisible();
  await expectNoViolations(page, 'refused by validation');
  await page.getByLabel('last name').fill('Lovelace');
  api.refuse('write', 'x'.repeat(1000), 400);
  await page.getByRole('button', { name: 'save changes' }).click();
  await expect(page.locator('form')).toContainText('xxx');
  await expectNoViolations(page, 'refused by the server');
});

test('what opens above a page has no violations', async ({ page, isMobile }) => {
  await StubbedApi.install(page);
  await openSignedIn(page, '/profile', LONG_NAMED);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'skip to content' })).toBeFocused();
  await expectNoViolations(page, 'skip link');

  await page.getByRole('button', { name: LONG_NAMED.name }).click();
  await expect(page.getByRole('button', { name: 'logout' })).toBeVisible();
  await page.getByRole('button', { name: 'logout' }).hover();
  await expectNoViolations(page, 'menu open');
  await page.getByRole('button', { name: 'keys' }).click();
  await expect(page.getByRole('dialog', { name: 'keys' })).toBeVisible();
  await expectNoViolations(page, 'dialog of the keys');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'menu', exact: true }).click();
  if (isMobile) await expect(page.getByRole('dialog')).toBeVisible();
  else await expect(page.getByRole('navigation', { name: 'main' })).toBeHidden();
  await expectNoViolations(page, 'menu button pressed');
});

test('an unknown address has no violations', async ({ page }) => {
  await open(page, '/no/such/page');
  await expectNoViolations(page, 'as it opens');
});

test('a page whose code is lost has no violations', async ({ page, expectedNoise }) => {
  expectedNoise.push(/LostChunkError|^error: \[page\] Error$/, /ProfilePage.*disallowed MIME type/);
  await StubbedApi.install(page);
  await page.route('**/assets/ProfilePage-*.js', (route) => route.fulfill({ status: 404 }));
  await openSignedIn(page, '/profile');
  await expect(page.getByRole('button', { name: 'reload' })).toBeVisible();
  await expectNoViolations(page, 'reload notice');
});

test('forced colours bring no violations', { tag: '@desktop' }, async ({ page }) => {
  await StubbedApi.install(page);
  await page.emulateMedia({ forcedColors: 'active' });
  await openSignedIn(page, '/all-jobs');
  await expect(page.getByRole('article')).toHaveCount(10);
  await expectNoViolations(page, 'list of jobs');
  await open(page, '/');
  await expect(page.getByRole('img', { name: /area chart/ })).toBeVisible();
  await expectNoViolations(page, 'chart');
});
