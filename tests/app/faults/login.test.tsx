import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addAccount, renderApp } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  loseAnswer,
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

describe('a login that is answered with a web page', () => {
  it('is an error, and nothing is stored', async () => {
    const body = '<!doctype html><title>Jobtrail</title><div id="root"></div>';
    answerWith('POST', '/auth/login', { body });
    const { user, location } = await fillIn();
    await user.click(submit());

    expect(await inForm().findByText(UNREADABLE)).toBeVisible();
    expect(await findToast(UNREADABLE)).toBeVisible();
    expectFormKept();
    expect(location()).toBe('/register');
  });
});

describe('leaving while the login is under way', () => {
  it.each<[string, (held: ReturnType<typeof deferAnswer>) => void]>([
    ['succeeds', ({ answer }) => answer({ body: { user: { name: 'Ada', email: EMAIL } } })],
    ['is refused', ({ answer }) => answer({ status: 401, body: { msg: 'Invalid Credentials' } })],
    ['breaks', ({ drop }) => drop()],
  ])('says nothing when it %s', async (_, end) => {
    const held = deferAnswer('POST', '/auth/login');
    const { user, opens } = await fillIn();
    await user.click(submit());
    await held.arrived();
    await user.click(screen.getByRole('link', { name: 'Jobtrail' }));
    await opens('/landing');
    end(held);
    await settle();

    expect(toastTexts()).toEqual([]);
    expect(localStorage).toHaveLength(0);
  });
});
