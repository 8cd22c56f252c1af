import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addAccount, renderApp } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  loseAnswer,
  refuse,
  requests,
  settle,
} from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const EMAIL = 'ada@example.com';
const PASSWORD = 'secret-password';
const UNREACHABLE = 'We cannot reach the server. Please check your connection and try again.';
const UNREADABLE = 'The server sent an answer we cannot read. Please try again.';

const email = () => screen.getByLabelText('email');
const password = () => screen.getByLabelText('password');
const submit = () => screen.getByRole('button', { name: 'submit' });
const inForm = () => within(screen.getByRole('main'));

async function fillIn() {
  const app = await renderApp({ route: '/register' });
  await app.user.type(email(), EMAIL);
  await app.user.type(password(), PASSWORD);
  return app;
}

function expectFormKept() {
  expect(email()).toHaveValue(EMAIL);
  expect(password()).toHaveValue(PASSWORD);
  expect(submit()).toBeEnabled();
  expect(localStorage).toHaveLength(0);
}

describe('a login that finds no network', () => {
  it('says so in a toast and in the form, and works on the second press', async () => {
    await addAccount();
    cutNetwork('POST', '/auth/login', { once: true });
    const { user } = await fillIn();
    await user.click(submit());

    expect(await inForm().findByText(UNREACHABLE)).toBeVisible();
    expect(await findToast(UNREACHABLE)).toBeVisible();
    expectFormKept();

    await user.click(submit());
    expect(await screen.findByRole('button', { name: 'Ada' })).toBeVisible();
  });

  it('is not sent again by itself when its answer was lost', async () => {
    await addAccount();
    loseAnswer('POST', '/auth/login');
    const { user, location } = await fillIn();
    await user.click(submit());

    expect(await inForm().findByText(UNREACHABLE)).toBeVisible();
    expectFormKept();
    expect(location()).toBe('/register');
    expect(requests('POST', '/auth/login')).toHaveLength(1);
  });

  it('of the demo account says so as well', async () => {
    cutNetwork('POST', '/auth/login');
    const { user } = await renderApp({ route: '/register' });
    await user.click(screen.getByRole('button', { name: 'demo app' }));

    expect(await inForm().findByText(UNREACHABLE)).toBeVisible();
    expect(screen.getByRole('button', { name: 'demo app' })).toBeEnabled();
  });
});

describe('a wrong password', () => {
  it('is told in the words of the server, logs nobody out and keeps the fields', async () => {
    await addAccount({ email: 'grace@example.com' });
    const { user } = await fillIn();
    await user.click(submit());

    expect(await inForm().findByText('Invalid Credentials')).toBeVisible();
    await findToast('Invalid Credentials');
    expect(toastTexts()).toEqual(['Invalid Credentials']);
    expectFormKept();
  });
});

describe('a login that is accepted without a readable user', () => {
  it.each([
    ['no user', {}],
    ['null for a user', { user: null }],
    ['null', 'null'],
    ['a user without a name', { user: { email: EMAIL } }],
    ['a user whose name is a number', { user: { name: 7, email: EMAIL } }],
    ['a web page', '<!doctype html><title>Jobtrail</title><div id="root"></div>'],
    ['broken JSON', '{"user":{"name":"Ada"'],
    ['nothing at all', undefined],
  ])('is an error when the answer holds %s, and nothing is stored', async (_, body) => {
    answerWith('POST', '/auth/login', { body });
    const { user, location } = await fillIn();
    await user.click(submit());

    expect(await inForm().findByText(UNREADABLE)).toBeVisible();
    expect(await findToast(UNREADABLE)).toBeVisible();
    expectFormKept();
    expect(location()).toBe('/register');
  });
});

describe('a refused login', () => {
  it('with 429 says to wait and keeps the fields', async () => {
    refuse('POST', '/auth/login', 429, {}, { headers: { 'Retry-After': '60' } });
    const { user } = await fillIn();
    await user.click(submit());

    expect(await inForm().findByText(/^Too many requests/)).toBeVisible();
    expectFormKept();
  });
});

describe('login pressed more than once', () => {
  it.each([
    ['a double click', 'click'],
    ['Enter twice', 'enter'],
  ])('sends one request for %s', async (_, how) => {
    await addAccount();
    const held = deferAnswer('POST', '/auth/login');
    const { user } = await fillIn();
    if (how === 'click') await user.dblClick(submit());
    else await user.type(password(), '{Enter}{Enter}');
    await held.arrived();
    held.pass();

    await screen.findByRole('button', { name: 'Ada' });
    expect(requests('POST', '/auth/login')).toHaveLength(1);
  });
});

describe('leaving while the login is under way', () => {
  it.each([
    ['succeeds', { body: { user: { name: 'Ada', email: EMAIL } } }],
    ['is refused', { status: 401, body: { msg: 'Invalid Credentials' } }],
  ])('says nothing when it %s', async (_, answer) => {
    const held = deferAnswer('POST', '/auth/login');
    const { user, opens } = await fillIn();
    await user.click(submit());
    await held.arrived();
    await user.click(screen.getByRole('link', { name: 'Jobtrail' }));
    await opens('/landing');
    held.answer(answer);
    await settle();

    expect(toastTexts()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });

  it('says nothing when the connection breaks', async () => {
    const held = deferAnswer('POST', '/auth/login');
    const { user, opens } = await fillIn();
    await user.click(submit());
    await held.arrived();
    await user.click(screen.getByRole('link', { name: 'Jobtrail' }));
    await opens('/landing');
    held.drop();
    await settle();

    expect(toastTexts()).toEqual([]);
  });
});
