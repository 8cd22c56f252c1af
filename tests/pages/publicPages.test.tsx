import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/render';

describe('the landing page', () => {
  it('leads to login and registration', async () => {
    const { user, opens } = await renderApp({ route: '/landing' });
    await user.click(await screen.findByRole('link', { name: 'Login/Register' }));

    await opens('/register');
    expect(await screen.findByRole('heading', { level: 1, name: 'Login' })).toBeVisible();
  });

  it('offers the themes', async () => {
    await renderApp({ route: '/landing' });

    expect(await screen.findByRole('group', { name: 'theme' })).toBeVisible();
  });
});

describe('the not-found page', () => {
  it('says so in the words of the product, with a picture', async () => {
    await renderApp({ route: '/nowhere' });

    expect(await screen.findByRole('heading', { name: 'Ohh! Page Not Found' })).toBeVisible();
    expect(screen.getByText("We can't seem to find the page you're looking for")).toBeVisible();
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

describe('the login page', () => {
  it('leads back to the landing page by its logo', async () => {
    const { user, opens } = await renderApp({ route: '/register' });
    await user.click(await screen.findByRole('link', { name: 'Jobtrail' }));

    await opens('/landing');
  });
});
