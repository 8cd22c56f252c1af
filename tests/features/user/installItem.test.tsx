import { screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteInstallPrompt, takeInstallPrompt } from '@/shared/install/installPrompt';
import { renderApp } from '../../support/render';

const install = () => screen.findByRole('button', { name: 'install' });

async function openMenu() {
  const { user } = await renderApp({ route: '/profile', user: {} });
  await user.click(screen.getByRole('button', { name: 'Ada' }));
  return user;
}

afterEach(() => {
  takeInstallPrompt();
  Reflect.deleteProperty(navigator, 'standalone');
});

describe('the menu of the user', () => {
  it('installs the app where the browser has offered it, once', async () => {
    noteInstallPrompt();
    const prompt = vi.fn(() => Promise.resolve());
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt });
    window.dispatchEvent(offer);
    expect(offer.defaultPrevented).toBe(true);
    const user = await openMenu();
    await user.click(await install());
    expect(prompt).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Ada' }));

    expect(screen.getByRole('button', { name: 'logout' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'install' })).not.toBeInTheDocument();
  });

  it('offers nothing once the app is installed by the browser', async () => {
    noteInstallPrompt();
    window.dispatchEvent(
      Object.assign(new Event('beforeinstallprompt'), { prompt: () => Promise.resolve() }),
    );
    window.dispatchEvent(new Event('appinstalled'));
    await openMenu();

    expect(await screen.findByRole('button', { name: 'logout' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'install' })).not.toBeInTheDocument();
  });

  it('says how on iOS, which has no such offer', async () => {
    Object.assign(navigator, { standalone: false });
    const user = await openMenu();
    await user.click(await install());

    expect(screen.getByText(/choose 'Add to Home Screen'/)).toBeVisible();
  });

  it.each([{}, { standalone: true }])('offers nothing with %j', async (browser) => {
    Object.assign(navigator, browser);
    await openMenu();

    expect(await screen.findByRole('button', { name: 'logout' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'install' })).not.toBeInTheDocument();
  });
});
