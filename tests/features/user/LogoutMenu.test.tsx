import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  lastRequest,
  refuse,
  requests,
} from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

async function openMenu() {
  const app = await renderApp({ route: '/profile', user: {} });
  const trigger = await screen.findByRole('button', { name: 'Ada' });
  await app.user.click(trigger);
  return { ...app, trigger };
}

const logout = () => screen.getByRole('button', { name: 'logout' });

describe('the user menu', () => {
  it('names the user and holds logout and the theme', async () => {
    const { user, trigger } = await openMenu();
    expect(trigger).toHaveAttribute('aria-expanded', 'true');
    expect(trigger).toHaveAttribute('data-initials', 'AL');
    expect(logout()).toBeVisible();
    expect(screen.getByRole('group', { name: 'theme' })).toBeVisible();

    await user.click(trigger);
    expect(trigger).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('button', { name: 'logout' })).not.toBeInTheDocument();
  });
});

it('is closed by the page before, where Back has not closed it', async () => {
  await openMenu();
  expect(logout()).toBeVisible();
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));

  expect(screen.queryByRole('button', { name: 'logout' })).not.toBeInTheDocument();
});

describe('logout', () => {
  it('ends the session on the server, then here', async () => {
    const { user, location, opens } = await openMenu();
    const held = deferAnswer('GET', '/auth/logout');
    await user.click(logout());
    await held.arrived();
    expect(location()).toBe('/profile');
    expect(localStorage).toHaveProperty('user');
    held.pass();

    expect(await findToast('Logging Out...')).toBeVisible();
    await opens('/landing');
    expect(localStorage).not.toHaveProperty('user');
    expect(lastRequest('GET', '/auth/logout')).toMatchObject({ query: '', body: undefined });
  });

  it.each([
    ['is refused', () => refuse('GET', '/auth/logout', 500, 'Database is down')],
    ['finds no session', () => refuse('GET', '/auth/logout', 401, 'Authentication Invalid')],
    ['finds no network', () => cutNetwork('GET', '/auth/logout')],
    ['is answered with a web page', () => answerWith('GET', '/auth/logout', { body: '<html>' })],
  ])('that %s says so and keeps the user signed in', async (_, fail) => {
    const { user, location, trigger } = await openMenu();
    fail();
    await user.click(logout());

    expect(await findToast('There was an error..')).toBeVisible();
    expect(toastTexts()).toEqual(['There was an error..']);
    expect(location()).toBe('/profile');
    expect(trigger).toBeVisible();
    expect(localStorage).toHaveProperty('user');
  });

  it('is sent once, however often it is pressed', async () => {
    const { user } = await openMenu();
    const held = deferAnswer('GET', '/auth/logout');
    await user.dblClick(logout());
    await held.arrived();
    expect(logout()).toHaveAttribute('aria-disabled', 'true');
    held.pass();

    await findToast('Logging Out...');
    expect(requests('GET', '/auth/logout')).toHaveLength(1);
  });
});
