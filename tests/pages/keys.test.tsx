import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { collectText } from '@/shared/lib/typeAhead';
import { renderApp } from '../support/render';
import { requests, settle } from '../support/server';

const dialog = () => screen.queryByRole('dialog', { name: 'keys' });

async function openProfile() {
  const app = await renderApp({ route: '/profile', user: {} });
  await screen.findByLabelText('name');
  return app;
}

describe('a key', () => {
  it.each([
    ['n', '/add-job', 'add job'],
    ['gs', '/', 'stats'],
    ['ga', '/all-jobs', 'all jobs'],
    ['GGxga', '/all-jobs', 'all jobs'],
  ])('%s leads to %s', async (keys, path, name) => {
    const { user, opens } = await openProfile();
    await user.keyboard(keys);

    await opens(path);
    expect(await screen.findByRole('heading', { level: 1, name })).toBeInTheDocument();
  });

  it('/ puts the focus into the search box, from any page, and gp leads to the profile', async () => {
    const { user, opens } = await openProfile();
    await user.keyboard('/');
    await opens('/all-jobs');
    await waitFor(() => expect(screen.getByLabelText('search')).toHaveFocus());
    expect(screen.getByLabelText('search')).toHaveValue('');

    screen.getByLabelText('sort').blur();
    screen.getByLabelText('search').blur();
    await user.keyboard('/');
    expect(screen.getByLabelText('search')).toHaveFocus();
    expect(screen.getByLabelText('search')).toHaveValue('');
    screen.getByLabelText('search').blur();
    await user.keyboard('gp');
    await opens('/profile');
  });

  it.each([
    ['/', 'north', '/all-jobs', 'search'],
    ['n', 'Pilot', '/add-job', 'position'],
  ])(
    '%s makes all keys after it text of the box it leads to, which gets the focus',
    async (key, text, path, box) => {
      const { user, opens } = await openProfile();
      screen.getByRole('button', { name: 'save changes' }).focus();
      await user.keyboard(`${key}${text.slice(0, 1)}x{Backspace}${text.slice(1)} n`);
      await opens(path);
      await waitFor(() => expect(screen.getByLabelText(box)).toHaveValue(`${text} n`));
      expect(screen.getByLabelText(box)).toHaveFocus();
      await user.keyboard('!');

      expect(screen.getByLabelText(box)).toHaveValue(`${text} n!`);
      expect(requests('PATCH')).toEqual([]);
    },
  );

  it.each([
    ['Escape', async (user: UserEvent) => user.keyboard('{Escape}')],
    [
      'a press elsewhere',
      async (user: UserEvent) => user.click(screen.getByRole('heading', { level: 1 })),
    ],
  ])('takes keys for itself again after %s', async (_, end) => {
    const { user, opens } = await openProfile();
    await user.keyboard('/');
    await opens('/all-jobs');
    await waitFor(() => expect(screen.getByLabelText('search')).toHaveFocus());
    collectText('a box that never comes');
    await user.keyboard('n');
    await end(user);
    await user.keyboard('gp');

    await opens('/profile');
  });

  it('/ is taken from the browser at once, before its code is there', async () => {
    await openProfile();

    expect(fireEvent.keyDown(document.body, { key: '/' })).toBe(false);
    expect(fireEvent.keyDown(screen.getByLabelText('name'), { key: '/' })).toBe(true);
    expect(fireEvent.keyDown(document.body, { key: '/', ctrlKey: true })).toBe(true);
  });

  it.each([
    ['with Control', { key: 'n', ctrlKey: true }],
    ['with Meta', { key: 'n', metaKey: true }],
    ['with Alt', { key: 'n', altKey: true }],
    ['held down', { key: 'n', repeat: true }],
    ['of a composition', { key: 'n', isComposing: true }],
  ])('%s does nothing', async (_, init) => {
    const { user, location } = await openProfile();
    await user.keyboard('x');
    await settle();
    fireEvent.keyDown(document.body, init);
    await settle();

    expect(location()).toBe('/profile');
  });

  it('does nothing while typing, in the user menu and in a dialog', async () => {
    const { user, location } = await openProfile();
    await user.type(screen.getByLabelText('name'), 'n?/gs');
    await user.click(screen.getByRole('button', { name: 'Ada' }));
    screen.getByRole('button', { name: 'logout' }).focus();
    await user.keyboard('n?gs');
    await user.click(screen.getByRole('button', { name: 'keys' }));
    await waitFor(() => expect(dialog()).toBeVisible());
    await user.keyboard('ngs');
    await settle();

    expect(location()).toBe('/profile');
    expect(screen.getByLabelText('name')).toHaveValue('Adan?/gs');
  });

  it('does nothing outside the dashboard', async () => {
    const { user, location } = await renderApp({ route: '/landing' });
    await screen.findByRole('link', { name: 'Login/Register' });
    await user.keyboard('n?');
    await settle();

    expect(location()).toBe('/landing');
    expect(dialog()).not.toBeInTheDocument();
  });
});

describe('the dialog of the keys', () => {
  it('opens by ?, and lists them', async () => {
    const { user } = await openProfile();
    await user.keyboard('?');
    await waitFor(() => expect(dialog()).toBeVisible());

    const terms = screen.getAllByRole('term').map(({ textContent }) => textContent);
    expect(terms).toEqual([
      '/',
      'n',
      'g then s',
      'g then a',
      'g then p',
      'b',
      'x',
      'z',
      '?',
      'Ctrl A',
      'Esc',
    ]);
  });

  it('turns them off, ? too, and remembers it', async () => {
    const first = await openProfile();
    await first.user.keyboard('?');
    await first.user.click(await screen.findByRole('switch', { name: 'use these keys' }));
    await first.user.click(screen.getByRole('button', { name: 'close' }));
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    await first.user.keyboard('?n');
    await settle();
    expect(first.location()).toBe('/profile');
    expect(dialog()).not.toBeInTheDocument();
    first.close();

    const { user, location } = await renderApp({ route: '/profile' });
    await user.keyboard('n?');
    await settle();
    expect(location()).toBe('/profile');
    await user.click(await screen.findByRole('button', { name: 'Ada' }));
    await user.click(screen.getByRole('button', { name: 'keys' }));
    expect(await screen.findByRole('switch', { name: 'use these keys' })).not.toBeChecked();
    await user.click(screen.getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'close' }));
    await user.keyboard('n');
    await waitFor(() => expect(location()).toBe('/add-job'));
  });
});
