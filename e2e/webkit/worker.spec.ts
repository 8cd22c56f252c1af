import { expect, logIn, test } from './test';

test('a second visit comes from the service worker when the server is gone', async ({
  window,
  network,
  account,
  expectedNoise,
}) => {
  expectedNoise.push(/Failed to load resource|could not be loaded|Load failed|network/i);
  network.allowsWorker = true;
  await logIn(window, account);
  await expect.poll(() => window.run(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await window.open('/add-job');
  await window.fill('position', 'Baker');
  network.lose(/./);
  const asked = network.count(/GET \/($|add-job|assets)/);

  await window.open('/add-job');
  expect(await window.value('position')).toBe('Baker');
  await window.reload();
  await window.find('heading', 'add job');
  await window.open('/all-jobs');
  await window.find('text', /^We cannot reach the server/);
  expect(network.count(/GET \/($|add-job|assets)/)).toBe(asked);
});
