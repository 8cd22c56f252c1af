import { loseConnection, NOT_KEPT } from '../demo/faults';
import type { Browser } from './browser';
import { expect, test } from './test';

async function logInAsDemo(window: Browser): Promise<void> {
  await window.open('/register');
  await window.click('button', 'demo app');
  await window.find('heading', 'pending applications');
}

async function record(window: Browser, position: string): Promise<void> {
  await window.click('link', 'add job');
  await window.fill('position', position);
  await window.fill('company', 'Engines Ltd');
  await window.click('button', 'submit');
  await window.find('toast', /^Job Created/);
}

test('what is recorded in the demo is there after a reload and in another tab', async ({
  window,
  network,
}) => {
  await logInAsDemo(window);
  await record(window, 'Analyst');
  await window.click('link', 'all jobs');
  await window.find('card', 'Analyst');
  await window.reload();
  await window.find('heading', '76 jobs found');
  const first = await window.handle();
  await window.openTab();
  await window.open('/all-jobs');
  await window.find('card', 'Analyst');
  await window.click('button', 'delete');
  await window.find('heading', '75 jobs found');
  await window.switchTo(first);
  await window.reload();

  await window.find('heading', '75 jobs found');
  expect(network.count(/api\/v1/)).toBe(0);
});

test('a connection that is lost once is made anew, and nobody hears of it', async ({ window }) => {
  await logInAsDemo(window);
  await window.run(loseConnection);
  await record(window, 'Analyst');

  await window.click('link', 'all jobs');
  await window.find('heading', '76 jobs found');
  expect((await window.names('toast')).join()).not.toContain(NOT_KEPT);
  await window.reload();
  await window.find('heading', '76 jobs found');
});
