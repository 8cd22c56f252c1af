import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findDestination } from '@/app/destination';
import { DEMO } from '@/features/user/welcome';
import { buildUser } from '../support/builders';
import { endSessionElsewhere, logInElsewhere } from '../support/otherTab';
import { addAccount, renderApp } from '../support/render';
import { refuse, requests } from '../support/server';

const LINK = '/all-jobs?status=declined&page=2';

async function logIn({ user }: Awaited<ReturnType<typeof renderApp>>, email = 'ada@example.com') {
  await user.click(await screen.findByRole('link', { name: 'Login/Register' }));
  await user.clear(await screen.findByLabelText('email'));
  await user.paste(email);
  await user.click(screen.getByLabelText('password'));
  await user.paste('secret-password');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(localStorage).toHaveProperty('user'));
}

describe('a link of a visitor', () => {
  it.each([LINK, '/All-Jobs/?status=declined&page=2'])(
    'as %s is opened after the login',
    async (link) => {
      await addAccount();
      const app = await renderApp({ route: link });
      await app.opens('/landing');
      await logIn(app);

      await waitFor(() => expect(app.location()).toMatch(/^\/all-jobs\/?\?status=declined/i));
      expect(requests('GET', '/jobs')[0]?.params).toMatchObject({
        jobStatus: 'declined',
        page: '2',
      });
    },
  );

  it.each(['/landing', '/register'])("is opened after 'demo app' on %s", async (page) => {
    await addAccount({ email: DEMO.email }, DEMO.password());
    const app = await renderApp({ route: LINK });
    await app.opens('/landing');
    if (page === '/register')
      await app.user.click(await screen.findByRole('link', { name: 'Login/Register' }));
    await app.opens(page);
    await app.user.click(await screen.findByRole('button', { name: 'demo app' }));

    await waitFor(() => expect(localStorage).toHaveProperty('user'));
    await waitFor(() => expect(app.location()).toMatch(/^\/all-jobs\?status=declined/));
    await screen.findByRole('heading', { name: 'all jobs' });
    expect(app.location()).toMatch(/^\/all-jobs\?status=declined/);
  });

  it('outlives a reload, and is opened once', async () => {
    await addAccount();
    const first = await renderApp({ route: '/add-job' });
    await first.opens('/landing');
    first.close();
    const app = await renderApp({ route: '/landing' });
    await logIn(app);
    await app.opens('/add-job');

    expect(sessionStorage).not.toHaveProperty('destination');
  });

  it.each([
    'https://evil.example/all-jobs',
    '//evil.example/all-jobs',
    '/\\evil.example/all-jobs',
    'javascript:alert(1)',
    '/landing',
    '/register',
    '/nowhere',
    '/all-jobs/..//evil.example',
    '{',
  ])('is no way to %s', (stored) => {
    sessionStorage.setItem('destination', stored);

    expect(findDestination(buildUser())).toBeNull();
  });
});

describe('a session that ended by a 401', () => {
  async function loseSession() {
    await addAccount({ name: 'Grace', email: 'grace@example.com' });
    refuse('GET', '/jobs', 401, 'Authentication Invalid', { once: true });
    const app = await renderApp({ route: LINK, user: {} });
    await app.opens('/landing');
    return app;
  }

  it('tells nobody else where that was', async () => {
    const app = await loseSession();
    await logIn(app, 'grace@example.com');

    await app.opens('/');
    expect(sessionStorage).not.toHaveProperty('destination');
  });
});

describe('where another tab logs in', () => {
  async function endElsewhere({ isByItself }: { isByItself: boolean }) {
    const app = await renderApp({ route: LINK, user: {} });
    await screen.findByRole('heading', { name: 'all jobs' });
    endSessionElsewhere({ isByItself });
    await app.opens('/landing');
    return app;
  }

  it('after a session that ended by itself, this one goes on where it was', async () => {
    const app = await endElsewhere({ isByItself: true });
    logInElsewhere();

    await waitFor(() => expect(app.location()).toMatch(/^\/all-jobs\?status=declined/));
    expect(await screen.findByRole('heading', { name: 'all jobs' })).toBeVisible();
  });

  it('as somebody else, this one is not told where it was', async () => {
    const app = await endElsewhere({ isByItself: true });
    logInElsewhere({ name: 'Grace', email: 'grace@example.com' });
    await app.user.click(await screen.findByRole('link', { name: 'Login/Register' }));

    await app.opens('/');
  });
});

it('a logout leaves no way back', async () => {
  const app = await renderApp({ route: LINK, user: {} });
  await app.user.click(await screen.findByRole('button', { name: 'Ada' }));
  await app.user.click(screen.getByRole('button', { name: 'logout' }));
  await app.opens('/landing');
  await logIn(app);

  await app.opens('/');
});
