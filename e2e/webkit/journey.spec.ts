import { expect, logIn, test } from './test';

test('a demo visitor sees every page and leaves', async ({ window }) => {
  await window.open('/landing');
  await window.find('heading', 'Every application on one trail');
  await window.click('link', 'Login/Register');
  await window.click('button', 'demo app');
  await window.find('toast', 'Welcome Back Demo user');
  await window.find('heading', 'pending applications');
  await window.find('picture', /area chart/);
  await window.click('button', 'Bar Chart');
  await window.find('picture', /bar chart/);

  for (const page of ['all jobs', 'add job', 'profile']) {
    await window.click('link', page);
    await window.find('heading', page);
    await expect.poll(() => window.run(() => document.title)).toBe(`${page} · Jobtrail`);
  }
  expect(await window.value('name')).toBe('Demo user');

  await window.click('button', 'Demo user');
  await window.click('button', 'logout');
  await window.find('toast', 'Logging Out...');
  expect(await window.path()).toBe('/landing');
  await window.open('/all-jobs');
  await window.find('link', 'Login/Register');
  await window.open('/no/such/page');
  await window.find('heading', 'Ohh! Page Not Found');
  await window.click('link', 'back home');
  await expect.poll(() => window.path()).toBe('/landing');
});

test('a press outside a menu closes it and does nothing else', async ({
  window,
  network,
  account,
}) => {
  await account.addJobs([{ position: 'Analyst' }, { position: 'Baker' }]);
  await logIn(window, account);
  await window.click('link', 'all jobs');
  for (const [kind, name] of [
    ['button', 'delete'],
    ['link', 'Edit'],
  ] as const) {
    await window.click('button', /^status of Analyst/);
    await window.find('menu', 'status');
    await window.pressPlaceOf(kind, name);
    await window.gone('menu', 'status');
    expect(await window.focused()).toMatch(/^button status of Analyst/);

    await window.click('button', account.profile.name);
    await window.find('button', 'logout');
    await window.pressPlaceOf(kind, name);
    await window.gone('button', 'logout');
  }
  expect(await window.path()).toBe('/all-jobs');
  expect(network.count(/^DELETE/)).toBe(0);
});

test('an edit goes on after Back, Forward and a reload', async ({ window, account }) => {
  await account.addJobs([{ position: 'Baker' }]);
  await logIn(window, account);
  await window.click('link', 'all jobs');
  await window.click('link', 'Edit');
  await window.fill('position', 'half typed');
  await window.back();
  await window.find('card', 'Baker');
  await window.forward();
  await window.find('heading', 'edit job');
  expect(await window.value('position')).toBe('half typed');

  await window.reload();
  await window.find('heading', 'edit job');
  expect(await window.value('position')).toBe('half typed');
});
