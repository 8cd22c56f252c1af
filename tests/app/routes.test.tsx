import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/render';
import { requests } from '../support/server';

const DASHBOARD = [
  ['/', 'stats'],
  ['/all-jobs', 'all jobs'],
  ['/add-job', 'add job'],
  ['/profile', 'profile'],
  ['/import', 'import'],
  ['/posting', 'from a posting'],
] as const;

const PUBLIC = [
  ['/landing', 'Every application on one trail', 'track your job applications'],
  ['/register', 'Login', 'Login'],
  ['/nowhere', 'Ohh! Page Not Found', 'page not found'],
] as const;

describe('the dashboard', () => {
  it.each([
    ['?status=pending&type=remote', 'pending, remote: all jobs'],
    ['?search=cook&sort=a-z', '“cook”: all jobs'],
    ['?page=1', 'all jobs'],
  ])('names the tab of a list by what is chosen: %s', async (query, title) => {
    await renderApp({ route: `/all-jobs${query}`, user: {} });
    await screen.findByRole('heading', { level: 1, name: 'all jobs' });

    expect(document.title).toBe(`${title} · Jobtrail`);
  });

  it.each(DASHBOARD)('shows %s to a signed-in user, with its title', async (route, title) => {
    const { location } = await renderApp({ route, user: {} });

    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(document.title).toBe(`${title} · Jobtrail`);
    expect(location()).toBe(route);
  });

  it.each(DASHBOARD)(
    'sends others from %s to the landing page and asks for nothing',
    async (route) => {
      const { location } = await renderApp({ route });

      expect(await screen.findByRole('link', { name: 'Login/Register' })).toBeVisible();
      expect(location()).toBe('/landing');
      expect(requests()).toEqual([]);
    },
  );

  it('leaves no entry behind that would send back to the landing page again', async () => {
    const { location, goBack } = await renderApp({ history: ['/nowhere'], route: '/all-jobs' });
    await screen.findByRole('link', { name: 'Login/Register' });
    await goBack();

    expect(await screen.findByRole('heading', { name: 'Ohh! Page Not Found' })).toBeVisible();
    expect(location()).toBe('/nowhere');
  });
});

describe('the public pages', () => {
  it.each(PUBLIC)('show %s to everybody, with its title', async (route, heading, title) => {
    await renderApp({ route });

    expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(document.title).toBe(`${title} · Jobtrail`);
  });

  it.each(['/landing', '/nowhere'])('show %s to a signed-in user as well', async (route) => {
    const { location } = await renderApp({ route, user: {} });

    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    expect(location()).toBe(route);
  });

  it('send a signed-in user from /register to the stats, for good', async () => {
    const { location, goBack } = await renderApp({
      history: ['/profile'],
      route: '/register',
      user: {},
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'stats' })).toBeInTheDocument();
    expect(location()).toBe('/');

    await goBack();
    expect(await screen.findByRole('heading', { level: 1, name: 'profile' })).toBeVisible();
  });
});

describe('going from page to page', () => {
  const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name });

  it('leaves the focus alone on the first page of a visit', async () => {
    await renderApp({ user: {} });
    await findHeading('stats');

    expect(document.body).toHaveFocus();
  });

  it('puts the focus on the heading of the new page, at its top', async () => {
    const { follow, goBack } = await renderApp({ user: {} });
    await findHeading('stats');
    document.documentElement.scrollTop = 300;
    await follow('profile');

    await waitFor(async () => expect(await findHeading('profile')).toHaveFocus());
    expect(document.documentElement.scrollTop).toBe(0);
    await goBack();
    await waitFor(async () => expect(await findHeading('stats')).toHaveFocus());
  });

  it('does so from one frame of pages to the other, and between pages of one name', async () => {
    const { user, goBack } = await renderApp({ route: '/nowhere/2', history: ['/nowhere/1'] });
    await findHeading('Ohh! Page Not Found');
    await goBack();
    await waitFor(async () => expect(await findHeading('Ohh! Page Not Found')).toHaveFocus());

    await user.click(screen.getByRole('link', { name: 'back home' }));
    const landing = await findHeading('Every application on one trail');
    await waitFor(() => expect(landing).toHaveFocus());
  });
});
