import { expect, logIn, test } from './test';

test('a form keeps what is typed while the server is away, and works when it is back', async ({
  window,
  network,
  account,
}) => {
  await account.addJobs([{ position: 'Cook', company: 'Bread & Sons' }]);
  await logIn(window, account);
  await window.click('link', 'add job');
  await window.fill('position', 'Baker');
  await window.fill('company', 'Bread & Sons');
  // All applications are read by then, which without the server would tell that it cannot be reached.
  await window.find('text', /^You applied here before/);
  const restore = network.lose(/^\/api\//);
  await window.click('button', 'submit');
  await window.find('alert', /^The answer was lost/);
  expect(await window.value('position')).toBe('Baker');
  expect(await window.value('company')).toBe('Bread & Sons');
  restore();
  expect(await account.jobs()).toHaveLength(1);
  await window.click('button', 'submit');
  await window.click('button', 'record it again');
  await window.find('toast', /^Job Created/);
  expect(await account.jobs()).toHaveLength(2);
});
