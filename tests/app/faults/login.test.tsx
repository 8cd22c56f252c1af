import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addAccount, renderApp } from '../../support/render';
import { answerWith, cutNetwork, loseAnswer, refuse, requests, server } from '../../support/server';
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
  await app.user.click(email());
  await app.user.paste(EMAIL);
  await app.user.click(password());
  await app.user.paste(PASSWORD);
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
});

it.each<[string, string, () => void]>([
  ['whose answer was lost', UNREACHABLE, () => loseAnswer('POST', '/auth/login')],
  [
    'that is answered with a web page',
    UNREADABLE,
    () => answerWith('POST', '/auth/login', { body: '<!doctype html><div id="root"></div>' }),
  ],
])(
  'a login %s is an error, is not sent again by itself and stores nothing',
  async (_, text, fail) => {
    await addAccount();
    fail();
    const { user, location } = await fillIn();
    await user.click(submit());

    expect(await inForm().findByText(text)).toBeVisible();
    expectFormKept();
    expect(location()).toBe('/register');
    expect(requests('POST', '/auth/login')).toHaveLength(1);
  },
);

describe('a login whose cookie the browser does not keep', () => {
  const COOKIE_LOST =
    "The login worked, but your browser did not keep the server's cookie. Please allow cookies for this site, then log in again.";

  it('says so in the form of the login, with the e-mail and without the password', async () => {
    await addAccount();
    refuse('GET', '/jobs/stats', 401, 'Authentication Invalid');
    const { user, opens } = await fillIn();
    await user.click(submit());

    await findToast(COOKIE_LOST);
    await opens('/register');
    expect(await inForm().findByText(COOKIE_LOST)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Login' })).toBeVisible();
    expect(email()).toHaveValue(EMAIL);
    expect(password()).toHaveValue('');
    expect(toastTexts()).toEqual(['Welcome Back Ada', COOKIE_LOST]);
    expect(localStorage).not.toHaveProperty('user');

    server.resetHandlers();
    await user.type(password(), `${PASSWORD}{Enter}`);
    await opens('/');
    expect(await screen.findByRole('button', { name: 'Ada' })).toBeVisible();
  });

  it('says so where the login itself has to ask who is signed in', async () => {
    answerWith('POST', '/auth/login', { body: { msg: 'welcome' } });
    refuse('GET', '/users/current-user', 401, 'Authentication Invalid');
    const { user } = await fillIn();
    await user.click(submit());

    expect(await inForm().findByText(COOKIE_LOST)).toBeVisible();
    expectFormKept();
  });

  it('is told from a session that ends after a call has succeeded', async () => {
    await addAccount();
    const { user, opens, follow } = await fillIn();
    await user.click(submit());
    await screen.findByText('pending applications');
    await waitFor(() => expect(screen.queryByText('loading')).not.toBeInTheDocument());
    refuse('GET', '/jobs', 401, 'Authentication Invalid');
    await follow('all jobs');

    await opens('/landing');
    expect(toastTexts()).toContain('Unauthorized! Logging Out...');
    expect(toastTexts()).not.toContain(COOKIE_LOST);
  });
});
