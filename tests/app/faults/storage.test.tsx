import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addAccount, renderApp, signIn } from '../../support/render';

const userMenu = (name = 'Ada') => screen.findByRole('button', { name });

describe('a stored user that cannot be trusted', () => {
  it.each([
    ['broken JSON', '{'],
    ['nothing', ''],
    ['null', 'null'],
    ['a list', '[]'],
    ['a text', '"x"'],
    ['a number', '7'],
    ['true', 'true'],
    ['an object without a name', '{}'],
    ['a name that is no text', '{"name":{"toString":1},"email":"ada@example.com"}'],
    ['an empty name', '{"name":"","email":"ada@example.com"}'],
    ['an old shape', '{"user":{"name":"Ada"},"token":"abc"}'],
    ['a megabyte', JSON.stringify({ name: 'a'.repeat(1_000_000), email: '' })],
    ['very deep lists', `${'['.repeat(4000)}${']'.repeat(4000)}`],
  ])('is nobody when it is %s', async (_, entry) => {
    localStorage.setItem('user', entry);
    const { opens } = await renderApp({ route: '/profile' });

    await opens('/landing');
    expect(await screen.findByRole('link', { name: 'Login/Register' })).toBeVisible();
  });

  it('is taken with safe fields when some are missing or odd', async () => {
    await signIn();
    localStorage.setItem('user', '{"name":"Ada","lastName":7,"location":null,"token":"x"}');
    await renderApp({ route: '/profile' });

    expect(await userMenu()).toBeVisible();
    for (const label of ['last name', 'email', 'location']) {
      expect(screen.getByLabelText(label)).toHaveValue('');
    }
  });

  it('shows tags in a name as text', async () => {
    await signIn();
    const name = '<img src=x onerror=alert(1)>';
    localStorage.setItem('user', JSON.stringify({ name, email: 'ada@example.com' }));
    await renderApp({ route: '/profile' });

    expect(await userMenu(name)).toBeVisible();
  });
});

describe('a browser whose storage throws on every access', () => {
  let restore: () => void;

  beforeEach(() => {
    const descriptors = (['localStorage', 'sessionStorage'] as const).map(
      (name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const,
    );
    for (const [name] of descriptors) {
      Object.defineProperty(window, name, {
        configurable: true,
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    }
    restore = () => {
      for (const [name, descriptor] of descriptors) {
        if (descriptor) Object.defineProperty(window, name, descriptor);
      }
    };
  });
  afterEach(() => {
    restore();
  });

  it('lets users log in, change their theme and log out', async () => {
    await addAccount();
    const { user, opens } = await renderApp({ route: '/register' });
    await user.type(screen.getByLabelText('email'), 'ada@example.com');
    await user.type(screen.getByLabelText('password'), 'secret-password{Enter}');
    await user.click(await userMenu());
    await user.click(screen.getByRole('radio', { name: 'dark' }));
    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    await user.click(screen.getByRole('radio', { name: 'system' }));

    await user.click(screen.getByRole('button', { name: 'logout' }));
    await opens('/landing');
  });
});
