import { waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { startPage } from '@/boot/startPage';
import { forgetSession, storeSession } from '@/features/user/userStorage';
import { client } from '@/shared/api/client';
import { noteStart } from '@/shared/loading/hasStarted';
import { buildUser } from '../support/builders';
import { answerWith, requests } from '../support/server';

afterEach(() => {
  document.body.replaceChildren();
});

const STATS = '/jobs/stats';
const START = { files: [] as string[], pictures: [], calls: { '': `/api/v1${STATS}` } };
const user = buildUser();
const OWN = `${location.origin}/assets/index.js`;
const OTHERS = `${location.origin}/of-an-extension.js`;

function storeInOtherOrder() {
  const entries = Object.entries(user).reverse();
  localStorage.setItem('user', JSON.stringify(Object.fromEntries(entries)));
}

it.each([
  ['nothing happens', 'ahead', () => undefined],
  ['the same user is stored in another order', 'ahead', storeInOtherOrder],
  [
    'another user signs in',
    'later',
    () => storeSession({ ...user, email: 'bob@example.com' }, 'second'),
  ],
  ['the user logs out', 'later', forgetSession],
])('when %s meanwhile, the first answer is the one asked for %s', async (_, of, happen) => {
  storeSession(user, 'first');
  answerWith('GET', STATS, { body: { of: 'later' } });
  answerWith('GET', STATS, { body: { of: 'ahead' } }, { once: true });
  startPage({ visitor: {}, user: { [location.pathname]: START } });
  happen();
  await waitFor(() => expect(requests('GET', STATS)).toHaveLength(1));

  expect((await client.get<unknown>(STATS)).data).toEqual({ of });
});

it('asks early for what the query of the address says', async () => {
  storeSession(user, 'first');
  answerWith('GET', STATS, { body: { of: 'later' } });
  answerWith('GET', STATS, { body: { of: 'ahead' } }, { once: true });
  const path = location.pathname;
  history.replaceState(null, '', `${path}?view=board`);
  const calls = { '': '/api/v1/jobs', '?view=board': `/api/v1${STATS}` };
  startPage({ visitor: {}, user: { [path]: { ...START, calls } } });
  history.replaceState(null, '', path);
  await waitFor(() => expect(requests('GET', STATS)).toHaveLength(1));

  expect((await client.get<unknown>(STATS)).data).toEqual({ of: 'ahead' });
});

it('leaves a first call with any other query to its page, whose files are preloaded', async () => {
  storeSession(user, 'first');
  answerWith('GET', STATS, { body: {} });
  const path = location.pathname;
  history.replaceState(null, '', `${path}?status=pending`);
  const start = { ...START, files: ['/page.js', '/axios.js'] };
  const preloads = () => document.head.querySelectorAll<HTMLLinkElement>('[rel="modulepreload"]');
  startPage({ visitor: {}, user: { [path]: start } });
  const paths = [...preloads()].map(({ href }) => new URL(href).pathname);
  preloads().forEach((link) => link.remove());
  history.replaceState(null, '', path);
  await client.get(STATS);

  expect(paths).toEqual(['/page.js', '/axios.js']);
  expect(requests('GET', STATS)).toHaveLength(1);
});

it.each([
  ['the bundle is', 'script', { type: 'module', src: OWN }, 'reload'],
  ['no other script', 'script', { src: OWN }, ''],
  ['no module script of another program', 'script', { type: 'module', src: OTHERS }, ''],
  ['no picture', 'img', { src: OWN }, ''],
])('offers to reload when %s lost', (_, tag, attributes, text) => {
  document.body.innerHTML = `<template data-paint="lost">reload</template><i id="root"></i>`;
  startPage({ visitor: {}, user: {} });
  const element = Object.assign(document.createElement(tag), attributes);
  document.body.append(element);
  element.dispatchEvent(new Event('error'));

  expect(document.getElementById('root')?.textContent).toBe(text);
});

it.each([
  ['before', OWN, 'reload'],
  ['after', OWN, ''],
  ['of another program before', OTHERS, ''],
])(
  'offers to reload when a script fails %s the bundle has run to its end',
  (when, filename, text) => {
    document.body.innerHTML = `<template data-paint="lost">reload</template><i id="root"></i>
    <script type="module" src="${OTHERS}"></script><script type="module" src="${OWN}"></script>`;
    startPage({ visitor: {}, user: {} });
    if (when === 'after') noteStart();
    window.dispatchEvent(new ErrorEvent('error', { filename }));
    Reflect.deleteProperty(globalThis, 'hasStarted');

    expect(document.getElementById('root')?.textContent).toBe(text);
  },
);
