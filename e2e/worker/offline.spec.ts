import { goTo } from '../support/steps';
import { expect, keptVersions, openInstalled, outcomeOfInstall, test } from './test';

const EVERYTHING = /./;

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(/ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|ERR_FAILED|error: \[/);
  // What Firefox says of a file when the worker's answer came to nothing.
  expectedNoise.push(/A ServiceWorker intercepted the request and encountered an unexpected error/);
});

for (const [trouble, how] of [
  ['dropped', 'dropped'],
  ['held', 'held @any-engine'],
  ['portal', "a portal's @any-engine"],
] as const) {
  test(`every page comes up when each request is ${how}`, async ({
    page,
    host,
    account,
    context,
  }) => {
    await account.signIn(context, host.origin);
    await openInstalled(page, host);
    host.troubles.set(EVERYTHING, trouble);
    // In Firefox a file that a page asks for as it is left can hold up the 'load' of the next one.
    const commit = { waitUntil: 'commit' } as const;
    for (const [path, name, content] of [
      ['/', 'stats', page.getByText('pending applications')],
      ['/all-jobs?view=board', 'all jobs', page.getByLabel('search', { exact: true })],
      ['/add-job', 'add job', page.getByLabel('position')],
      ['/import', 'import', page.getByLabel('or paste rows')],
      [
        '/landing',
        'Every application on one trail',
        page.getByRole('button', { name: 'demo app' }),
      ],
      ['/profile', 'profile', page.getByLabel('last name')],
    ] as const) {
      for (const open of [() => page.goto(host.origin + path, commit), () => page.reload(commit)]) {
        await open();
        await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
        await expect(content).toBeVisible();
      }
    }
    await expect(page.getByLabel('last name')).toHaveValue('Lovelace');
    await goTo(page, 'add job');
    await expect(page.getByLabel('position')).toBeVisible();
  });
}

test('without a network an unknown address is the page for those @any-engine', async ({
  page,
  host,
}) => {
  await openInstalled(page, host, '/landing');
  host.troubles.set(EVERYTHING, 'dropped');
  await page.goto(`${host.origin}/nowhere`);

  await expect(page.getByRole('heading', { name: 'Ohh! Page Not Found' })).toBeVisible();
});

test('the second visit asks the host for nothing but answers', async ({
  page,
  host,
  account,
  context,
}) => {
  await account.signIn(context, host.origin);
  await openInstalled(page, host);
  host.asked.length = 0;
  const passed: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().includes('/api/')) passed.push(!response.fromServiceWorker());
  });
  await page.goto(`${host.origin}/all-jobs`);
  await expect(page.getByText('No jobs to display...')).toBeVisible();

  const own = host.asked.filter(
    (line) => !/GET \/(api\/v1\/jobs|sw\.js|.*\.(png|webmanifest))/.test(line),
  );
  expect(own).toEqual([]);
  expect(host.asked.filter((line) => line.includes('/api/'))).toEqual(['GET /api/v1/jobs']);
  expect(passed).toEqual([true]);
});

for (const [what, path, trouble] of [
  ['a page of a portal in the place of a file', /\/assets\/Board-/, 'portal'],
  ['a line that breaks', /\/start\.js$/, 'dropped'],
] as const) {
  test(`nothing is kept of a version with ${what}`, async ({ page, host }) => {
    await page.goto(`${host.origin}/landing`);
    await expect(page.getByRole('button', { name: 'demo app' })).toBeEnabled();
    host.troubles.set(path, trouble);

    expect(await outcomeOfInstall(page)).toBe('redundant');
    await expect.poll(() => keptVersions(page)).toEqual([]);
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
}
