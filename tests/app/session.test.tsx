import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectSession } from '@/features/user/userSlice';
import { loginUser } from '@/features/user/userThunks';
import { fetchJobs, fetchStats, selectFilters } from '@/features/allJobs/allJobsSlice';
import { buildUser } from '../support/builders';
import { changeStorageElsewhere } from '../support/browser';
import { addAccount, renderApp, signIn } from '../support/render';
import { answerWith, deferAnswer, refuse, requests, settle } from '../support/server';
import { findToast, toastTexts } from '../support/toasts';

const QUERY = { search: '', searchStatus: 'all', searchType: 'all', sort: 'latest', page: 1 };
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
  });

  it('keeps the user signed in over a reload', async () => {
    await signIn();
    await renderApp({ route: '/profile' });

    expect(await screen.findByRole('button', { name: 'Ada' })).toBeVisible();
  });

  it('is removed at logout', async () => {
    const { user } = await renderApp({ user: {} });
    await user.click(await screen.findByRole('button', { name: 'Ada' }));
    await user.click(screen.getByRole('button', { name: 'logout' }));

    await landing();
    expect(localStorage).not.toHaveProperty('user');
  });
});

describe('a 401', () => {
  it('logs out, says so and removes the stored user', async () => {
    refuse('GET', '/jobs/stats', 401, 'Authentication Invalid');
    const { location } = await renderApp({ user: {} });

    expect(await findToast('Unauthorized! Logging Out...')).toBeVisible();
    await landing();
    expect(location()).toBe('/landing');
    expect(localStorage).not.toHaveProperty('user');
    expect(toastTexts()).toEqual(['Unauthorized! Logging Out...']);
  });

  it('to five calls at once makes one logout and one toast', async () => {
    const { store } = await renderApp({ route: '/profile', user: {} });
    await screen.findByRole('button', { name: 'Ada' });
    const held = ['/jobs', '/jobs', '/jobs', '/jobs/stats', '/jobs/stats'].map((path) =>
      deferAnswer('GET', path),
    );
    const calls = [
      store.dispatch(fetchJobs({ ...QUERY, page: 1 })),
      store.dispatch(fetchJobs({ ...QUERY, page: 2 })),
      store.dispatch(fetchJobs({ ...QUERY, page: 3 })),
      store.dispatch(fetchStats()),
      store.dispatch(fetchStats()),
    ];
    for (const { arrived } of held) await arrived();
    const before = selectSession(store.getState());
    for (const { answer } of held) answer({ status: 401, body: { msg: 'Authentication Invalid' } });

    await landing();
    await Promise.all(calls);
    await findToast('Unauthorized! Logging Out...');
    expect(toastTexts()).toHaveLength(1);
    expect(selectSession(store.getState())).toBe(before + 1);
  });

  it('to a login is a wrong password', async () => {
    await addAccount();
    const { user, location } = await renderApp({ route: '/register' });
    await user.type(screen.getByLabelText('email'), 'ada@example.com');
    await user.type(screen.getByLabelText('password'), 'not-the-password{Enter}');

    expect(await findToast('Invalid Credentials')).toBeVisible();
    expect(location()).toBe('/register');
    expect(toastTexts()).toEqual(['Invalid Credentials']);
  });

  it('of a session the server has ended meanwhile comes with the next call', async () => {
    const { follow } = await renderApp({ route: '/profile', user: {}, jobs: [{}] });
    await screen.findByRole('button', { name: 'Ada' });
    // As another login with this browser's cookie does.
    await fetch(new URL('/api/v1/auth/logout', location.origin));
    await follow('all jobs');

    expect(await findToast('Unauthorized! Logging Out...')).toBeVisible();
    await landing();
  });

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

describe('the end of a session', () => {
  it('closes the sidebar and empties list, filters and form', async () => {
    const { store, user, follow } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    await user.selectOptions(await screen.findByLabelText('status'), 'pending');
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await user.click(screen.getByRole('button', { name: 'menu' }));
    expect(store.getState()).toMatchObject({
      user: { isSidebarOpen: true },
      job: { isEditing: true },
    });
    refuse('GET', '/jobs/stats', 401, 'Authentication Invalid');
    await follow('stats');
    await landing();

    const { user: userState, job, allJobs } = store.getState();
    expect(userState).toMatchObject({ user: null, isSidebarOpen: false });
    expect(job).toMatchObject({ position: '', isEditing: false, editJobId: '' });
    expect(allJobs).toMatchObject({ jobs: [], totalJobs: 0, numOfPages: 0, page: 1 });
    expect(selectFilters(store.getState())).toEqual({
      search: '',
      searchStatus: 'all',
      searchType: 'all',
      sort: 'latest',
    });
  });

  it('lets no answer of before into the store', async () => {
    const held = deferAnswer('GET', '/jobs');
    const { store, user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    await held.arrived();
    await user.click(screen.getByRole('button', { name: 'Ada' }));
    await user.click(screen.getByRole('button', { name: 'logout' }));
    await landing();
    held.pass();
    await settle();

    expect(store.getState().allJobs?.jobs).toEqual([]);
  });
});

describe('another tab', () => {
  it.each([
    ['logs out', 'user'],
    ['clears the storage', null],
  ])('that %s takes this one to the landing page', async (_, key) => {
    const { location } = await renderApp({ route: '/profile', user: {} });
    await screen.findByRole('button', { name: 'Ada' });
    changeStorageElsewhere(key, null);

    await landing();
    expect(location()).toBe('/landing');
    expect(toastTexts()).toEqual([]);
  });

  it('that logs in signs this one in', async () => {
    const { location } = await renderApp({ route: '/register' });
    await signIn(GRACE);
    changeStorageElsewhere('user', JSON.stringify(GRACE));

    expect(await screen.findByRole('button', { name: 'Grace' })).toBeVisible();
    expect(location()).toBe('/');
  });

  it('that logs in as somebody else changes the user and keeps nothing of the one before', async () => {
    const { store } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    await screen.findByRole('heading', { name: 'Baker' });
    answerWith('GET', '/jobs', { body: { jobs: [], totalJobs: 0, numOfPages: 0 } });
    changeStorageElsewhere('user', JSON.stringify(GRACE));

    expect(screen.queryByRole('heading', { name: 'Baker' })).not.toBeInTheDocument();
    expect(await screen.findByText('No jobs to display...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Grace' })).toBeVisible();
    expect(store.getState().allJobs?.jobs).toEqual([]);
  });

  it('that saves the profile changes the name here, and the page stays as it is', async () => {
    const { user } = await renderApp({ route: '/add-job', user: {} });
    await user.type(await screen.findByLabelText('position'), 'Baker');
    changeStorageElsewhere('user', JSON.stringify(buildUser({ name: 'Augusta' })));

    expect(screen.getByRole('button', { name: 'Augusta' })).toBeVisible();
    expect(screen.getByLabelText('position')).toHaveValue('Baker');
  });

  it('that changes something else is of no interest', async () => {
    await renderApp({ route: '/profile', user: {} });
    await screen.findByRole('button', { name: 'Ada' });
    changeStorageElsewhere('theme', 'dark');

    expect(screen.getByRole('button', { name: 'Ada' })).toBeVisible();
    expect(requests('GET', '/auth/logout')).toEqual([]);
  });
});

describe('a login under way', () => {
  it('is given up when another tab signs somebody in', async () => {
    const { store } = await renderApp({ route: '/register' });
    const held = deferAnswer('POST', '/auth/login');
    const login = store.dispatch(loginUser({ email: 'ada@example.com', password: 'x' }));
    await held.arrived();
    await signIn(GRACE);
    changeStorageElsewhere('user', JSON.stringify(GRACE));
    held.answer({ body: { user: buildUser() } });

    expect((await login).meta.requestStatus).toBe('rejected');
    expect(await screen.findByRole('button', { name: 'Grace' })).toBeVisible();
    expect(storedUser()).toEqual(GRACE);
  });
});
