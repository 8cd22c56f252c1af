import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { loginUser } from '@/features/user/userSlice';
import { storeUser } from '@/features/user/userStorage';
import { buildUser } from '../support/builders';
import { changeStorageElsewhere } from '../support/browser';
import { addAccount, renderApp, signIn } from '../support/render';
import { deferAnswer, settle } from '../support/server';
import { findToast, toastTexts } from '../support/toasts';

const GRACE = buildUser({ name: 'Grace', email: 'grace@example.com' });

const landing = () => screen.findByRole('link', { name: 'Login/Register' });
const storedUser = () => JSON.parse(localStorage.getItem('user') ?? 'null') as unknown;

describe('the stored user', () => {
  it('is written at login with the four fields and nothing else', async () => {
    await addAccount();
    const { user } = await renderApp({ route: '/register' });
    await user.type(screen.getByLabelText('email'), 'ada@example.com');
    await user.type(screen.getByLabelText('password'), 'secret-password{Enter}');

    await screen.findByRole('button', { name: 'Ada' });
    expect(storedUser()).toEqual(buildUser());
    await findToast('Welcome Back Ada');
  });
});

describe('a 401', () => {
  it('that arrives after the logout says nothing', async () => {
    const held = deferAnswer('GET', '/jobs/stats');
    const { user } = await renderApp({ user: {} });
    await held.arrived();
    await user.click(await screen.findByRole('button', { name: 'Ada' }));
    await user.click(screen.getByRole('button', { name: 'logout' }));
    await landing();
    held.answer({ status: 401, body: { msg: 'Authentication Invalid' } });
    await settle();

    await findToast('Logging Out...');
    expect(toastTexts()).toEqual(['Logging Out...']);
  });
});

describe('another tab', () => {
  it('that logs in signs this one in', async () => {
    const { location } = await renderApp({ route: '/register' });
    await signIn(GRACE);
    changeStorageElsewhere('user', JSON.stringify(GRACE));

    expect(await screen.findByRole('button', { name: 'Grace' })).toBeVisible();
    expect(location()).toBe('/');
  });

  it('that saves nothing but another location is followed', async () => {
    await renderApp({ route: '/add-job', user: {} });
    expect(await screen.findByLabelText('job location')).toHaveValue('London');
    changeStorageElsewhere('user', JSON.stringify(buildUser({ location: 'Paris' })));

    expect(screen.getByLabelText('job location')).toHaveValue('Paris');
  });

  it('that saves another e-mail is the same person, whose form stays', async () => {
    const { user, store } = await renderApp({ route: '/add-job', user: {} });
    await user.type(await screen.findByLabelText('position'), 'Baker');
    const renamed = buildUser({ name: 'Augusta', email: 'augusta@example.com' });
    const { session = null } = store.getState().user ?? {};
    storeUser(renamed, session ?? '');
    changeStorageElsewhere('user', JSON.stringify(renamed));

    expect(screen.getByRole('button', { name: 'Augusta' })).toBeVisible();
    expect(screen.getByLabelText('position')).toHaveValue('Baker');
  });

  it('that logs in anew, be it as the same person, begins a new session here', async () => {
    const { user } = await renderApp({ route: '/add-job', user: {} });
    await user.type(await screen.findByLabelText('position'), 'Baker');
    const same = buildUser({ location: 'Paris' });
    storeUser(same, 'another session');
    changeStorageElsewhere('user', JSON.stringify(same));

    expect(await screen.findByLabelText('position')).toHaveValue('');
  });
});

describe('a login under way', () => {
  it('is given up when another tab signs somebody in', async () => {
    const { store } = await renderApp({ route: '/register' });
    const held = deferAnswer('POST', '/auth/login');
    const login = store.dispatch(loginUser({ email: 'ada@example.com', password: () => 'x' }));
    await held.arrived();
    await signIn(GRACE);
    changeStorageElsewhere('user', JSON.stringify(GRACE));
    held.answer({ body: { user: buildUser() } });

    expect((await login).meta.requestStatus).toBe('rejected');
    expect(await screen.findByRole('button', { name: 'Grace' })).toBeVisible();
    expect(storedUser()).toEqual(GRACE);
  });
});
