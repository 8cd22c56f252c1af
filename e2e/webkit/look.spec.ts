import { KEYS } from './browser';
import { expect, logIn, test } from './test';

const BUNDLE = /\/assets\/index-.*\.js/;

test('texts, theme and frame are there before the bundle is', async ({
  window,
  network,
  account,
}) => {
  const isDark = () =>
    expect
      .poll(() => window.run(() => getComputedStyle(document.documentElement).backgroundColor))
      .toBe('rgb(13, 17, 23)');
  await window.open('/landing');
  await window.click('choice', 'dark');
  await isDark();
  const release = network.hold(BUNDLE);
  await window.goTo('/register');
  await window.find('heading', 'Login');
  await isDark();
  await window.gone('field');
  release();
  await window.find('field', 'email');

  await logIn(window, account);
  const releaseAgain = network.hold(BUNDLE);
  await window.goTo('/profile');
  await window.find('link', 'profile');
  const current = () => document.querySelector('nav [aria-current]')?.textContent;
  expect(await window.run(current)).toBe('profile');
  await window.gone('field');
  releaseAgain();
  await window.find('field', 'last name');
});

test('at the width of a phone the menu opens, closes and leads on', async ({ window, account }) => {
  await logIn(window, account);
  await window.openPhone('/all-jobs');
  await window.find('heading', 'No jobs to display...');
  await expect.poll(() => window.run(() => innerWidth)).toBe(390);
  await window.click('button', 'menu');
  await window.find('dialog');
  await expect.poll(() => window.focused()).toBe('button close menu');
  await window.press(KEYS.Escape);
  await window.gone('dialog');
  expect(await window.focused()).toBe('button menu');
  await window.click('button', 'menu');
  await window.click('link', 'profile');
  await window.gone('dialog');
  // Whoever leaves a page before its code is there lets that fail.
  await window.find('heading', 'profile');

  for (const path of ['/profile', '/add-job', '/all-jobs', '/', '/no/such/page', '/landing']) {
    await window.open(path);
    await window.find('heading');
    const width = await window.run(() => document.documentElement.scrollWidth);
    expect(width, path).toBeLessThanOrEqual(390);
  }
});
