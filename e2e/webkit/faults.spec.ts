import { expect, logIn, test } from './test';

test('a form keeps what is typed while the server is away, and works when it is back', async ({
  window,
  network,
  account,
}) => {
  await logIn(window, account);
  await window.click('link', 'add job');
  await window.fill('position', 'Baker');
  await window.fill('company', 'Bread & Sons');
  const restore = network.lose(/^\/api\//);
  await window.click('button', 'submit');
  await window.find('alert', /^The answer was lost/);
  expect(await window.value('position')).toBe('Baker');
  expect(await window.value('company')).toBe('Bread & Sons');
  restore();
  expect(await account.jobs()).toEqual([]);
  await window.click('button', 'submit');
  await window.click('button', 'record it again');
  await window.find('toast', /^Job Created/);
  expect(await account.jobs()).toHaveLength(1);
});
