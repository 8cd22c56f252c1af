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
  await window.find('alert', /^We cannot reach the server/);
  expect(await window.value('position')).toBe('Baker');
  expect(await window.value('company')).toBe('Bread & Sons');
  restore();
  expect(await account.jobs()).toEqual([]);
  await window.click('button', 'submit');
  await window.find('toast', 'Job Created');
  expect(await account.jobs()).toHaveLength(1);
});

test('the list stays while the next one is on its way, and when it is lost', async ({
  window,
  network,
  account,
}) => {
  await account.addJobs([{ position: 'Baker' }]);
  await logIn(window, account);
  await window.click('link', 'all jobs');
  await window.find('card', 'Baker');
  const release = network.hold(/sort=oldest/);
  await window.choose('sort', 'oldest');
  await window.find('text', 'loading jobs');
  await window.find('card', 'Baker');
  release();
  await window.gone('text', 'loading jobs');

  const restore = network.lose(/sort=a-z/);
  await window.choose('sort', 'a-z');
  await window.find('button', 'try again');
  await window.find('card', 'Baker');
  restore();
  await window.click('button', 'try again');
  await window.gone('button', 'try again');
  await window.find('card', 'Baker');
});

test('leaving a list that does not come shows the next page at once', async ({
  window,
  network,
  account,
}) => {
  await logIn(window, account);
  const release = network.hold(/\/jobs\?/);
  await window.click('link', 'all jobs');
  await window.find('text', 'loading jobs');
  await window.click('link', 'profile');
  await window.find('field', 'last name');
  await expect
    .poll(() => network.givenUp.filter((path) => path.includes('/jobs?')))
    .toHaveLength(1);
  release();
});
