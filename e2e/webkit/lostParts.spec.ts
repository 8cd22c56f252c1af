import { ADA } from '../support/samples';
import { expect, logIn, test } from './test';

test.beforeEach(({ expectedNoise }) => {
  expectedNoise.push(/ChunkLoadError/, /Importing a module script failed/);
});

for (const [how, status] of [
  ['dropped', null],
  ['answered with 503', 503],
] as const) {
  test(`the first file, once ${how}, comes with the reload that is offered`, async ({
    window,
    network,
  }) => {
    network.keepsCache = true;
    const restore = network.lose(/\/index-.*\.js$/, status);
    await window.open('/landing');
    await window.find('alert', /^Jobtrail could not be loaded/);
    restore();
    await window.click('link', 'reload');

    await window.click('button', 'demo app');
    await window.find('heading', 'stats');
  });
}

test('a login whose code for the call is lost keeps what is typed, and a reload helps', async ({
  window,
  network,
}) => {
  const restore = network.lose(/\/userApi-/);
  await window.open('/register');
  await window.fill('email', ADA.email);
  await window.fill('password', 'secret-password');
  await window.click('button', 'submit');
  await window.find('alert', /^A part of the app could not be loaded.* or reload the page/);
  expect(await window.value('email')).toBe(ADA.email);
  restore();
  await window.reload();
  await window.click('button', 'demo app');

  await window.find('heading', 'stats');
});

test('a page whose code was lost comes with the button that is offered', async ({
  window,
  network,
  account,
}) => {
  const restore = network.lose(/\/ProfilePage-/);
  await logIn(window, account);
  await window.click('link', 'profile');
  await window.find('button', 'reload');
  restore();
  await window.click('button', 'reload');

  await window.find('field', 'last name');
  expect(await window.value('last name')).toBe('Lovelace');
});

test('a chart whose code was lost comes with a reload', async ({
  window,
  network,
  account,
  expectedNoise,
}) => {
  expectedNoise.push(/\[chart\] TypeError/);
  await account.addJobs([{ position: 'Baker' }]);
  const restore = network.lose(/\/MonthlyChart-/);
  await logIn(window, account);
  await window.find('text', /This chart could not be loaded/);
  await window.find('heading', 'pending applications');
  restore();
  await window.click('button', 'reload');

  await window.find('picture', /area chart/);
});
