import { expect, logIn, test } from './test';

test('a tab follows the logout and the next login of the other one', async ({
  window,
  account,
}) => {
  await account.addJobs([{ position: 'Job of Ada' }]);
  await logIn(window, account);
  const first = await window.handle();
  await window.openTab();
  await window.open('/all-jobs');
  await window.find('card', 'Job of Ada');
  const second = await window.handle();

  await window.switchTo(first);
  await window.click('button', 'Ada');
  await window.click('button', 'logout');
  await window.find('link', 'Login/Register');
  await window.switchTo(second);
  await window.find('link', 'Login/Register');
  expect(await window.path()).toBe('/landing');

  await window.click('link', 'Login/Register');
  await window.switchTo(first);
  await window.click('link', 'Login/Register');
  await window.click('button', 'demo app');
  await window.find('button', 'Demo user');
  await window.switchTo(second);
  await window.find('button', 'Demo user');
  await window.click('link', 'all jobs');
  await window.find('heading', '75 jobs found');
  await window.gone('card', 'Job of Ada');
});
