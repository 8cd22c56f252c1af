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

test('the keyboard alone logs in, records, edits and deletes', async ({
  window,
  network,
  account,
}) => {
  const hasFocus = (what: string) => expect.poll(() => window.focused()).toBe(what);
  const tabTo = async (focus: string, key: string | string[] = KEYS.Tab) => {
    for (let stops = 0; stops < 60; stops += 1) {
      await window.press(key);
      const focused = await window.focused();
      expect(focused, `on the way to ${focus}`).not.toBe('body');
      if (focused === focus) return;
    }
    throw new Error(`Tab does not lead to ${focus}`);
  };
  const press = async (focus: string, key?: string | string[]) => {
    await tabTo(focus, key);
    await window.press(KEYS.Enter);
  };
  const back = [KEYS.Shift, KEYS.Tab];

  await window.open('/landing');
  await window.find('link', 'Login/Register');
  await press('a Login/Register');
  await hasFocus('input email');
  await window.type(account.profile.email);
  await tabTo('input password');
  await window.type(account.password);
  await window.press(KEYS.Enter);
  await hasFocus('h1 stats');

  await press('a add job', back);
  await hasFocus('input position');
  await press('button submit');
  await hasFocus('input position');
  await window.type('Navigator');
  await tabTo('input company');
  await window.type('Compass Ltd');
  await window.press(KEYS.Enter, KEYS.Enter);
  await window.find('toast', /^Job Created/);
  await hasFocus('input position');
  expect(await window.value('position')).toBe('');
  expect(network.count(/^POST .*\/jobs$/)).toBe(1);

  await press('a all jobs', back);
  await window.find('card', 'Navigator');
  await window.reload();
  await window.find('card', 'Navigator');
  await press('a Edit');
  await hasFocus('h1 edit job');
  await tabTo('input company');
  await window.press([KEYS.Control, 'a']);
  await window.type('Sextant Ltd');
  await window.press(KEYS.Enter);
  await window.find('toast', /^Job Modified\.\.\./);
  await press('a all jobs', back);
  await window.find('text', 'Sextant Ltd');
  await press('button delete');
  await window.find('heading', 'No jobs to display...');
  expect(await window.focused()).not.toBe('body');
  expect(await account.jobs()).toEqual([]);

  await press('button Ada', back);
  await window.find('button', 'logout');
  await window.press(KEYS.Escape);
  await window.gone('button', 'logout');
  expect(await window.focused()).toBe('button Ada');
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
