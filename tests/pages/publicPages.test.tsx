import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { selectIsUserLoading, selectUser } from '@/features/user/userSlice';
import { addAccount, renderApp } from '../support/render';
import { deferAnswer, settle } from '../support/server';
import { findToast, toastTexts } from '../support/toasts';

describe('the landing page', () => {
  it('calls itself a demo only where everything stays in the browser', async () => {
    await renderApp({ route: '/landing' });

    expect(await screen.findByRole('button', { name: 'demo app' })).toBeVisible();
    expect(screen.queryByText(/this is a demo/i)).not.toBeInTheDocument();
  });

  it('is busy while the demo account is logged in to, and tells why it could not be, then opens the stats', async () => {
    const login = deferAnswer('POST', '/auth/login');
    const { user, opens } = await renderApp({ route: '/landing' });
    await user.click(await screen.findByRole('button', { name: 'demo app' }));
    expect(screen.getByRole('button', { name: 'loading ...' })).toBeDisabled();
    await login.arrived();
    login.answer({ status: 503, body: { msg: 'Closed for repairs' } });

    expect(await findToast('Closed for repairs')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('alert')).toHaveTextContent(
      'Closed for repairs',
    );
    await addAccount({ name: 'Demo', email: 'demo@jobtrail.example' }, 'jobtrail-demo');
    await user.click(screen.getByRole('button', { name: 'demo app' }));
    await opens('/');
  });

  it('logs nobody in who has gone on meanwhile', async () => {
    await addAccount({ name: 'Demo', email: 'demo@jobtrail.example' }, 'jobtrail-demo');
    const login = deferAnswer('POST', '/auth/login');
    const { user, store } = await renderApp({ route: '/landing' });
    await user.click(await screen.findByRole('button', { name: 'demo app' }));
    await login.arrived();
    await user.click(screen.getByRole('link', { name: 'Login/Register' }));
    login.pass();

    expect(await screen.findByRole('button', { name: 'submit' })).toBeEnabled();
    await settle();
    await waitFor(() => expect(selectIsUserLoading(store.getState())).toBe(false));
    expect(selectUser(store.getState())).toBeNull();
    expect(toastTexts()).toEqual([]);
  });
});

describe('the not-found page', () => {
  it('says so in the words of the product, with a picture', async () => {
    await renderApp({ route: '/nowhere' });

    expect(await screen.findByRole('heading', { name: 'Ohh! Page Not Found' })).toBeVisible();
    expect(screen.getByText("We can't seem to find the page you're looking for")).toBeVisible();
    expect(document.title).toBe('page not found · Jobtrail');
    const picture = screen.getByRole('img', { name: 'not found' });
    expect(picture).toHaveAttribute('src', '/not-found.svg');
  });

  it.each([
    ['signed out', undefined, '/landing'],
    ['signed in', {}, '/'],
  ])('leads back home when %s', async (_, profile, home) => {
    const { user, opens } = await renderApp({
      route: '/nowhere',
      ...(profile && { user: profile }),
    });
    const link = await screen.findByRole('link', { name: 'back home' });
    expect(link).toHaveAttribute('href', '/');
    await user.click(link);

    await opens(home);
  });
});
