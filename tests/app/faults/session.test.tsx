import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { makeStore } from '@/app/store';
import { loginUser, saveProfile, selectSession, selectUser } from '@/features/user/userSlice';
import { readSession } from '@/features/user/userStorage';
import { fetchJobs } from '@/jobs/reads/list';
import { fetchStats } from '@/jobs/reads/statistics';
import { EVERYTHING, type JobQuery } from '@/jobs/model/listQuery';
import { sessionEnded, sessionStarted } from '@/shared/store/appEvents';
import { changeStorageElsewhere } from '../../support/browser';
import { buildUser } from '../../support/builders';
import { logInElsewhere } from '../../support/otherTab';
import { renderApp, signIn } from '../../support/render';
import { deferAnswer, refuse, requests, settle } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const QUERY: JobQuery = { ...EVERYTHING, sort: 'latest', page: 1 };
const UNAUTHORIZED = 'Unauthorized! Logging Out...';
const GRACE = buildUser({ name: 'Grace', email: 'grace@example.com' });

const userMenu = (name = 'Ada') => screen.findByRole('button', { name });
const entry = (user: object) => JSON.stringify({ ...user, session: 'of another tab' });

describe('a session that ends on the server', () => {
  it('makes one logout and one toast of five refused calls at once', async () => {
    const { store, opens } = await renderApp({ route: '/profile', user: {} });
    await userMenu();
    refuse('GET', '/jobs', 401, 'Authentication Invalid');
    refuse('GET', '/jobs/stats', 401, 'Authentication Invalid');
    refuse('PATCH', '/users/update-user', 401, 'Authentication Invalid');
    await act(() =>
      Promise.all([
        store.dispatch(fetchJobs(QUERY)),
        store.dispatch(fetchJobs({ ...QUERY, page: 2 })),
        store.dispatch(fetchStats()),
        store.dispatch(fetchStats()),
        store.dispatch(saveProfile(GRACE)),
      ]),
    );

    await opens('/landing');
    await findToast(UNAUTHORIZED);
    await settle();
    expect(toastTexts()).toEqual([UNAUTHORIZED]);
    expect(requests('GET', '/auth/logout')).toEqual([]);
    expect(selectUser(store.getState())).toBeNull();
    expect(selectSession(store.getState())).toBeNull();
  });

  it('shows no failed list on the way out', async () => {
    refuse('GET', '/jobs', 401, 'Authentication Invalid');
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent));
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    const { opens } = await renderApp({ route: '/all-jobs', user: {} });
    await opens('/landing');
    observer.disconnect();

    expect(seen.join()).toContain('search form');
    expect(seen.join()).not.toContain('try again');
    expect(seen.join()).not.toContain('Your session has ended');
  });
});

describe('a logout', () => {
  async function pressLogout() {
    const app = await renderApp({ route: '/add-job', user: {} });
    await app.user.type(await screen.findByLabelText('position'), 'Baker');
    await app.user.click(await userMenu());
    await app.user.click(screen.getByRole('button', { name: 'logout' }));
    return app;
  }

  it('that another tab was faster with is silent', async () => {
    const held = deferAnswer('GET', '/auth/logout');
    const { opens } = await pressLogout();
    await held.arrived();
    changeStorageElsewhere('user', null);
    await opens('/landing');
    held.drop();
    await settle();

    expect(toastTexts()).toEqual([]);
  });
});

describe('another tab', () => {
  it.each([
    ['logs out', 'user', null],
    ['clears the storage', null, null],
    ['leaves garbage', 'user', '{'],
  ])('that %s is followed without a click', async (_, key, value) => {
    const { opens } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
    await screen.findByRole('article');
    changeStorageElsewhere(key, value);

    await opens('/landing');
    expect(requests('GET', '/auth/logout')).toEqual([]);
    expect(toastTexts()).toEqual([]);
  });

  it('that signs in somebody else is followed also where the server tells no e-mails', async () => {
    await signIn();
    localStorage.setItem('user', entry(buildUser({ email: '' })));
    const { store } = await renderApp({ route: '/profile' });
    await userMenu();
    const before = selectSession(store.getState());
    logInElsewhere({ email: '', name: 'Grace' });

    expect(await userMenu('Grace')).toBeVisible();
    expect(selectSession(store.getState())).not.toBe(before);
  });

  it('that saves another e-mail is the same person, whose form stays', async () => {
    const { user, store } = await renderApp({ route: '/add-job', user: {} });
    await user.type(await screen.findByLabelText('position'), 'Baker');
    const renamed = { name: 'Augusta', email: 'augusta@example.com' };
    logInElsewhere(renamed, selectSession(store.getState()));

    expect(screen.getByRole('button', { name: 'Augusta' })).toBeVisible();
    expect(screen.getByLabelText('position')).toHaveValue('Baker');
  });

  it('that logs in anew, be it as the same person, begins a new session here', async () => {
    const { user } = await renderApp({ route: '/add-job', user: {} });
    await user.type(await screen.findByLabelText('position'), 'Baker');
    logInElsewhere({ location: 'Paris' });

    expect(await screen.findByLabelText('position')).toHaveValue('');
  });

  it('that is followed late is not undone', async () => {
    const { store, opens } = await renderApp({ route: '/profile', user: {} });
    await userMenu();
    // Out and in again there. This tab hears of it late, and of one thing after the other.
    localStorage.setItem('user', entry(GRACE));
    const hear = () =>
      act(() => {
        window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
      });
    const getItem = vi.spyOn(Storage.prototype, 'getItem').mockReturnValue(null);
    hear();
    getItem.mockRestore();
    await opens('/landing');
    expect(localStorage.getItem('user')).toBe(entry(GRACE));
    hear();

    expect(selectUser(store.getState())).toEqual(GRACE);
    expect(localStorage.getItem('user')).toBe(entry(GRACE));
  });
});

describe('a login under way', () => {
  it('is given up when another tab signs somebody in', async () => {
    const { store } = await renderApp({ route: '/register' });
    const held = deferAnswer('POST', '/auth/login');
    const login = store.dispatch(loginUser({ email: 'ada@example.com', password: () => 'x' }));
    await held.arrived();
    await signIn(GRACE);
    logInElsewhere(GRACE);
    held.answer({ body: { user: buildUser() } });

    expect((await login).meta.requestStatus).toBe('rejected');
    expect(await screen.findByRole('button', { name: 'Grace' })).toBeVisible();
    expect(readSession().user).toEqual(GRACE);
  });
});

describe('a profile that is saved when its session is over', () => {
  it('signs nobody in again', () => {
    const store = makeStore(buildUser());
    store.dispatch(saveProfile.pending('1', buildUser()));
    store.dispatch(sessionEnded());
    store.dispatch(saveProfile.fulfilled(buildUser(), '1', buildUser()));

    expect(selectUser(store.getState())).toBeNull();
  });
});

describe('a page that the browser kept aside', () => {
  const comeBack = () =>
    act(() => {
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });

  it('follows another login of that time', async () => {
    await renderApp({ route: '/profile', user: {} });
    await userMenu();
    localStorage.setItem('user', entry(GRACE));
    comeBack();

    expect(await userMenu('Grace')).toBeVisible();
  });

  it('follows a logout after a login of its own, and reads nothing as it is left', async () => {
    const { store } = await renderApp({ route: '/landing' });
    act(() => void store.dispatch(sessionStarted(buildUser())));
    const read = vi.spyOn(Storage.prototype, 'getItem');
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    localStorage.removeItem('user');
    comeBack();

    expect(selectUser(store.getState())).toBeNull();
  });

  it('stays as it is when nothing has happened', async () => {
    const { user } = await renderApp({ route: '/add-job', user: {} });
    await user.type(await screen.findByLabelText('position'), 'Baker');
    comeBack();

    expect(screen.getByLabelText('position')).toHaveValue('Baker');
  });

  it('keeps its user without a storage', async () => {
    const { location } = await renderApp({ route: '/profile', user: {} });
    await userMenu();
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    comeBack();

    expect(await userMenu()).toBeVisible();
    expect(location()).toBe('/profile');
  });
});
