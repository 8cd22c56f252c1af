import type { UnknownAction } from '@reduxjs/toolkit';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { rootReducer } from '@/shared/store/rootReducer';
import { addAccount, renderApp } from '../../support/render';
import { answerWith, deferAnswer, lastRequest, requests, settle } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const EMPTY = 'Please fill out all fields';

const field = (name: string) => screen.getByLabelText(name);
const submit = () => screen.getByRole('button', { name: 'submit' });
const demo = () => screen.getByRole('button', { name: 'demo app' });
const formError = () => within(screen.getByRole('main')).getByRole('alert');

async function openLogin() {
  return renderApp({ route: '/register' });
}

async function openRegister() {
  const app = await openLogin();
  expect(screen.queryByLabelText('name')).not.toBeInTheDocument();
  await app.user.click(screen.getByRole('button', { name: 'Not a member yet? Register' }));
  return app;
}

async function fill(user: UserEvent, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await user.click(field(name));
    await user.paste(value);
  }
}

const CREDENTIALS = { email: 'ada@example.com', password: 'secret-password' };
const REGISTRATION = { name: 'Ada', ...CREDENTIALS };

it('sends what a password manager has filled in without an event', async () => {
  await addAccount();
  const { user, opens } = await openLogin();
  for (const [name, value] of Object.entries(CREDENTIALS)) {
    Reflect.set(HTMLInputElement.prototype, 'value', value, field(name));
  }
  await user.click(submit());

  await opens('/');
  expect(lastRequest('POST', '/auth/login').body).toEqual(CREDENTIALS);
});

describe('the modes', () => {
  it('switch to registering with a name, and back', async () => {
    const { user } = await openRegister();
    expect(screen.getByRole('heading', { level: 1, name: 'Register' })).toBeVisible();
    expect(field('name')).toBeVisible();
    expect(demo()).toBeVisible();
    expect(document.title).toBe('Register · Jobtrail');

    await user.click(screen.getByRole('button', { name: 'Already a member? Login' }));
    expect(screen.queryByLabelText('name')).not.toBeInTheDocument();
    expect(document.title).toBe('Login · Jobtrail');
  });

  it('keep what was typed and drop the errors', async () => {
    const { user } = await openLogin();
    await user.type(field('email'), 'ada@example.com');
    await user.click(submit());
    expect(formError()).toBeEmptyDOMElement();
    await user.click(screen.getByRole('button', { name: /Not a member yet\?/ }));

    expect(field('email')).toHaveValue('ada@example.com');
    expect(formError()).toBeEmptyDOMElement();
    expect(field('password')).not.toHaveAttribute('aria-invalid');
  });

  it('show the password by a button', async () => {
    const { user } = await openLogin();
    await user.type(field('password'), 'Secret');
    await user.click(screen.getByRole('button', { name: 'show password' }));
    expect(field('password')).toHaveAttribute('type', 'text');
    expect(field('password')).toHaveAttribute('autocapitalize', 'none');
    expect(field('password')).toHaveAttribute('spellcheck', 'false');
    await user.click(screen.getByRole('button', { name: 'hide password' }));

    expect(field('password')).toHaveAttribute('type', 'password');
    expect(field('password')).toHaveValue('Secret');
  });

  it('name their fields for password managers', async () => {
    const { user } = await openLogin();
    expect(field('email')).toHaveAttribute('autocomplete', 'username');
    expect(field('password')).toHaveAttribute('type', 'password');
    expect(field('password')).toHaveAttribute('autocomplete', 'current-password');

    await user.click(screen.getByRole('button', { name: /Not a member yet\?/ }));
    expect(field('password')).toHaveAttribute('autocomplete', 'new-password');
    expect(field('name')).toHaveAttribute('name', 'name');
  });
});

describe('login', () => {
  beforeEach(async () => {
    await addAccount();
  });

  it('sends e-mail and password, and goes back past the form afterwards', async () => {
    const { user, location, goBack } = await renderApp({
      history: ['/nowhere'],
      route: '/register',
    });
    await fill(user, CREDENTIALS);
    await user.keyboard('{Enter}');
    await findToast('Welcome Back Ada');
    expect(lastRequest('POST', '/auth/login').body).toEqual(CREDENTIALS);
    await goBack();

    expect(await screen.findByRole('heading', { name: 'Ohh! Page Not Found' })).toBeVisible();
    expect(location()).toBe('/nowhere');
  });

  it('that is refused stores nothing, and keeps the blanks of the password alone', async () => {
    const { user } = await openLogin();
    await fill(user, { email: ' ada@example.com', password: ' wrong ' });
    await user.click(submit());
    await findToast('Invalid Credentials');

    const sent = { email: 'ada@example.com', password: ' wrong ' };
    expect(lastRequest('POST', '/auth/login').body).toEqual(sent);
    expect(localStorage).toHaveLength(0);
  });

  it('disables the other buttons too while it is busy', async () => {
    const { user } = await openLogin();
    const held = deferAnswer('POST', '/auth/login');
    await fill(user, CREDENTIALS);
    await user.keyboard('{Enter}');
    await held.arrived();

    expect(demo()).toBeDisabled();
    expect(screen.getByRole('button', { name: /^Not a member yet/ })).toBeDisabled();
  });
});

describe('registering', () => {
  it('sends the defaults for what it does not ask, and leads to the login', async () => {
    const { user, opens } = await openRegister();
    await fill(user, { ...REGISTRATION, name: ' Ada ', password: ' secret-password ' });
    await user.click(submit());

    expect(await findToast('Please Login Ada')).toBeVisible();
    await opens('/register');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
    expect(localStorage).toHaveLength(0);
    expect(lastRequest('POST', '/auth/register').body).toEqual({
      name: 'Ada',
      email: 'ada@example.com',
      password: ' secret-password ',
      lastName: 'last name',
      location: 'location',
    });
  });

  it.each(['email', 'password'])('drops the password with the first key in %s', async (name) => {
    const { user } = await openRegister();
    await fill(user, REGISTRATION);
    await user.click(submit());
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    await user.type(field(name), 'x');

    expect(field('password')).toHaveValue(name === 'password' ? 'x' : '');
  });

  it.each([
    ['login', 'email'],
    ['register', 'name'],
  ])('begins in the first field of the %s', async (mode, name) => {
    await (mode === 'login' ? openLogin() : openRegister());
    expect(field(name)).toHaveFocus();
  });

  it('and the login after it hold the password in no action', async () => {
    const { user, store } = await openRegister();
    const actions: UnknownAction[] = [];
    store.replaceReducer((state, action) => {
      actions.push(action);
      return rootReducer(state, action);
    });
    await fill(user, REGISTRATION);
    await user.click(submit());
    await screen.findByRole('heading', { level: 1, name: 'Login' });
    await user.type(field('password'), 'secret-password{Enter}');
    await findToast('Welcome Back Ada');

    expect(actions.map(({ type }) => type)).toContain('user/login/fulfilled');
    expect(JSON.stringify(actions)).not.toContain('secret-password');
  });

  it('greets by the typed name where the answer has none', async () => {
    answerWith('POST', '/auth/register', { status: 201 });
    const { user } = await openRegister();
    await fill(user, REGISTRATION);
    await user.click(submit());

    expect(await findToast('Please Login Ada')).toBeVisible();
  });
});

describe('required fields', () => {
  it('take an e-mail that can be one when registering, and say so at its field', async () => {
    const { user } = await openRegister();
    await fill(user, { ...CREDENTIALS, name: 'Ada', email: 'ada@example' });
    await user.click(submit());
    expect(field('email')).toHaveFocus();
    expect(field('email')).toHaveAccessibleDescription(/^Please type an e-mail/);
    await settle();

    expect(toastTexts()).toEqual([]);
    expect(requests()).toEqual([]);
  });

  it('include the name when registering', async () => {
    const { user } = await openRegister();
    await fill(user, CREDENTIALS);
    await user.click(submit());

    expect(await findToast(EMPTY)).toBeVisible();
    expect(field('name')).toBeInvalid();
    expect(field('name')).toHaveAccessibleDescription('Please fill out this field');
    expect(field('email')).not.toBeInvalid();
    expect(requests()).toEqual([]);
  });
});

it('tells the rule for passwords from the start, and its refusal beside the field', async () => {
  const { user } = await openRegister();
  expect(field('password')).toHaveAccessibleDescription('At least 8 characters');
  await fill(user, { ...REGISTRATION, password: 'short' });
  await user.click(submit());
  await findToast('password must have at least 8 characters');
  expect(field('password')).toHaveAccessibleDescription('password must have at least 8 characters');
  expect(field('password')).toBeInvalid();
  expect(formError()).toBeEmptyDOMElement();
  await user.type(field('password'), 'er');

  expect(field('password')).toHaveAccessibleDescription('At least 8 characters');
  await user.click(screen.getByRole('button', { name: 'Already a member? Login' }));
  expect(field('password')).not.toHaveAccessibleDescription();
});
