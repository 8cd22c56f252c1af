import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../support/render';
import { settle } from '../support/server';
import { findToast, toastTexts } from '../support/toasts';

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
    ['under Caps Lock', { key: 'N', code: 'KeyN', modifierCapsLock: true }, '/add-job'],
    ['of a Russian layout', { key: 'т', code: 'KeyN' }, '/add-job'],
    ['of a Greek layout', { key: 'ν', code: 'KeyN' }, '/add-job'],
    ["with the sign '/' of a Russian layout", { key: '.', code: 'Slash' }, '/all-jobs'],
    ['by its letter, wherever that is', { key: 'n', code: 'KeyB' }, '/add-job'],
  ])('%s counts', async (_, init, path) => {
    const { opens } = await openProfile();
    expect(fireEvent.keyDown(document.body, init)).toBe(false);

    await opens(path);
  });

  it.each([
    ['with Shift', { key: 'N', code: 'KeyN', shiftKey: true }],
    ['of a Latin layout in the place of another letter', { key: 'ö', code: 'KeyN' }],
    ["of a German layout in the place of '/'", { key: '-', code: 'Slash' }],
    ['with Control', { key: 'n', ctrlKey: true }],
    ['with Meta', { key: 'n', metaKey: true }],
    ['with Alt', { key: 'n', altKey: true }],
    ['held down', { key: 'n', repeat: true }],
    ['of a composition', { key: 'n', isComposing: true }],
    ['/ with Control', { key: '/', ctrlKey: true }],
  ])('%s is left to the browser', async (_, init) => {
    await openProfile();

    expect(fireEvent.keyDown(document.body, init)).toBe(true);
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
    expect(dialog()).toHaveTextContent('Ctrl, arrows, Enter and Esc always work.');
    const headings = screen.getAllByRole('heading', { level: 3 });
    const groups = headings.filter((one) => dialog()?.contains(one));
    expect(groups.map(({ textContent }) => textContent)).toEqual([
      'anywhere',
      'page',
      'rows',
      'cells',
    ]);
    expect(terms).toEqual(expect.arrayContaining(['/', 'Ctrl K', 'g then s', 'Shift Ctrl Z']));
  });

  it('names them as they are labelled on a Mac', async () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Macintosh)');
    const { user } = await openProfile();
    expect(screen.getByRole('button', { name: 'find' })).toHaveAttribute('title', '⌘+K');
    await user.keyboard('?');
    await waitFor(() => expect(dialog()).toBeVisible());

    expect(dialog()).toHaveTextContent('⌘, arrows, Enter and Esc always work.');
    expect(dialog()).toHaveTextContent('Shift ⌘ Z');
    expect(dialog()).not.toHaveTextContent('Ctrl');
  });

  it('turns single keys off, and leaves those with Ctrl', async () => {
    const { user, location } = await openProfile();
    await user.keyboard('?');
    await user.click(await screen.findByRole('switch', { name: 'use single keys' }));
    await user.click(screen.getByRole('button', { name: 'close' }));
    await user.keyboard('nz');
    await settle();
    expect(toastTexts()).toEqual([]);
    await user.keyboard('{Control>}z{/Control}');
    await findToast('There is nothing to undo.');
    await user.keyboard('{Control>}k{/Control}');

    expect(await screen.findByRole('dialog', { name: 'find' })).toBeVisible();
    expect(location()).toBe('/profile');
  });

  it('turns them off, ? too, and remembers it', async () => {
    const first = await openProfile();
    await first.user.keyboard('?');
    await first.user.click(await screen.findByRole('switch', { name: 'use single keys' }));
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
    expect(await screen.findByRole('switch', { name: 'use single keys' })).not.toBeChecked();
    await user.click(screen.getByRole('switch'));
    await user.click(screen.getByRole('button', { name: 'close' }));
    await user.keyboard('n');
    await waitFor(() => expect(location()).toBe('/add-job'));
  });
});
