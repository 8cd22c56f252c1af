import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { sessionEnded } from '@/shared/store/appEvents';
import { buildUser } from '../support/builders';
import { setMedia } from '../support/browser';
import { addOptionalField } from '../support/optionalField';
import { endSessionElsewhere, logInElsewhere } from '../support/otherTab';
import { addAccount, renderApp, type App } from '../support/render';
import { refuse } from '../support/server';
import { findToast } from '../support/toasts';

const BAKER = { position: 'Baker', company: 'Bread & Co' };

const field = (name: string) => screen.getByLabelText(name);
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (name: string) => screen.getByRole('button', { name });
const kept = () => sessionStorage.getItem('drafts');

async function typeNewJob() {
  const app = await renderApp({ route: '/add-job', user: {} });
  await app.user.click(await screen.findByLabelText('position'));
  await app.user.paste('Cook');
  await app.user.click(field('company'));
  await app.user.paste('Soup');
  return app;
}

async function typeInEdit() {
  const app = await renderApp({ route: '/all-jobs', user: {}, jobs: [BAKER] });
  await app.user.click(await screen.findByRole('link', { name: 'Edit' }));
  await heading('edit job');
  await app.user.type(field('company'), ' KG');
  return app;
}

async function typeProfile() {
  const app = await renderApp({ route: '/profile', user: {} });
  await app.user.type(await screen.findByLabelText('location'), ' N1');
  return app;
}

describe('what is typed survives a reload', () => {
  it('for a new application', async () => {
    const { user, reload } = await typeNewJob();
    await user.selectOptions(field('status'), 'declined');
    await reload();

    expect(await screen.findByLabelText('position')).toHaveValue('Cook');
    expect(field('company')).toHaveValue('Soup');
    expect(field('status')).toHaveValue('declined');
    expect(field('job location')).toHaveValue('London');
  });

  it('and a restart of the installed app, until the session ends, be it in another window', async () => {
    setMedia({ installed: true });
    const { reload } = await typeNewJob();
    sessionStorage.clear();
    const { store } = await reload();
    expect(await screen.findByLabelText('position')).toHaveValue('Cook');
    setMedia({ installed: false });
    act(() => void store.dispatch(sessionEnded()));

    expect(localStorage).not.toHaveProperty('drafts');
  });

  it('and a restart of the installed app in full screen', async () => {
    setMedia({ installed: true });
    const { user, reload } = await typeNewJob();
    setMedia({ fullscreen: true });
    await user.type(field('company'), ' KG');
    expect(localStorage.getItem('drafts')).toContain('Soup KG');
    await reload();
    expect(await screen.findByLabelText('company')).toHaveValue('Soup KG');
  });

  it('but no restart where it was typed into the full screen of a tab', async () => {
    setMedia({ fullscreen: true });
    await typeNewJob();

    expect(kept()).toContain('Soup');
    expect(localStorage).not.toHaveProperty('drafts');
  });

  it('in each of two windows of the installed app, which clear only their own', async () => {
    setMedia({ installed: true });
    const { reload } = await typeNewJob();
    const there = JSON.stringify({
      ...(JSON.parse(localStorage.getItem('drafts') ?? '') as object),
      jobs: { adding: { typed: { position: 'Pilot' } } },
    });
    localStorage.setItem('drafts', there);
    const again = await reload();
    expect(await screen.findByLabelText('position')).toHaveValue('Cook');
    await again.user.click(press('clear'));
    expect(localStorage.getItem('drafts')).toBe(there);
    const cleared = await again.reload();
    expect(await screen.findByLabelText('position')).toHaveValue('');

    sessionStorage.clear();
    await cleared.reload();
    expect(await screen.findByLabelText('position')).toHaveValue('Pilot');
  });

  it('in an edit, also by a version without a field that is optional', async () => {
    const { reload } = await typeInEdit();
    addOptionalField();
    await reload();
    await heading('edit job');

    expect(field('company')).toHaveValue('Bread & Co KG');
  });

  it('in an edit, which goes on and is no part of adding', async () => {
    const { follow } = await (await typeInEdit()).reload();
    await heading('edit job');
    expect(screen.getByText('Baker, Bread & Co')).toBeVisible();
    expect(field('company')).toHaveValue('Bread & Co KG');
    expect(field('position')).toHaveValue('Baker');
    await follow('add job');

    await heading('add job');
    expect(field('company')).toHaveValue('');
  });

  it('in the profile', async () => {
    await (await typeProfile()).reload();

    expect(await screen.findByLabelText('location')).toHaveValue('London N1');
    expect(field('name')).toHaveValue('Ada');
  });
});

describe('what was typed is gone', () => {
  it.each<[string, () => Promise<App>, string[]]>([
    ['a save', typeNewJob, ['submit']],
    ['a saved edit', typeInEdit, ['submit']],
    ['a saved profile', typeProfile, ['save changes']],
    ["'clear'", typeNewJob, ['clear']],
    ['the logout', typeProfile, ['Ada', 'logout']],
  ])('with %s, also after a reload', async (_, type, buttons) => {
    const { user, reload } = await type();
    expect(kept()).not.toBeNull();
    for (const name of buttons) await user.click(press(name));
    await waitFor(() => expect(kept()).toBeNull());
    await reload();

    expect(kept()).toBeNull();
  });

  it('for somebody else who was signed in meanwhile', async () => {
    const { reload } = await typeInEdit();
    const grace = buildUser({ name: 'Grace', email: 'grace@example.com' });
    localStorage.setItem('user', JSON.stringify(grace));
    await reload();

    await heading('edit job');
    expect(await screen.findByLabelText('company')).toHaveValue('Bread & Co');
  });
});

describe('when the session ends by itself', () => {
  const NOTE = 'What you typed is kept in this tab until you log in again.';

  async function typeAndLoseSession() {
    const app = await typeNewJob();
    refuse('GET', '/jobs/stats', 401, {}, { once: true });
    await app.follow('stats');
    await app.opens('/landing');
    return app;
  }

  async function logIn({ user, follow }: App, email: string) {
    await user.click(await screen.findByRole('link', { name: 'Login/Register' }));
    await heading('Login');
    await user.clear(field('email'));
    await user.paste(email);
    await user.click(field('password'));
    await user.paste('secret-password');
    await user.keyboard('{Enter}');
    await heading('stats');
    await follow('add job');
    await heading('add job');
  }

  it('nothing is said of texts where nothing was typed', async () => {
    refuse('GET', '/jobs/stats', 401, {}, { once: true });
    const { opens } = await renderApp({ route: '/', user: {} });
    await opens('/landing');

    expect(screen.queryByText(NOTE)).not.toBeInTheDocument();
  });

  it('the installed app still has it after a restart before the login, and one after', async () => {
    setMedia({ installed: true });
    const first = await typeAndLoseSession();
    sessionStorage.clear();
    const second = await first.reload();
    await logIn(second, 'ada@example.com');
    sessionStorage.clear();
    const third = await second.reload();
    await heading('add job');

    expect(field('position')).toHaveValue('Cook');
    await third.user.click(press('Ada'));
    await third.user.click(press('logout'));
    await third.opens('/landing');
    expect(localStorage).not.toHaveProperty('drafts');
  });

  it.each([
    ['by itself in another tab what was typed here is kept', true, { isByItself: true }],
    ['by a logout in another tab nothing is kept', false, { isByItself: false }],
    [
      'unseen, and that of somebody else by itself, nothing is kept',
      false,
      { isByItself: true, user: { email: 'grace@example.com' } },
    ],
  ])('%s', async (_, isKept, end) => {
    const { opens, reload } = await typeNewJob();
    endSessionElsewhere(end);
    await opens('/landing');
    expect(screen.queryAllByText(NOTE)).toHaveLength(isKept ? 1 : 0);
    await reload();

    await screen.findByRole('link', { name: 'Login/Register' });
    expect(screen.queryAllByText(NOTE)).toHaveLength(isKept ? 1 : 0);
    expect(kept()?.includes('Cook') ?? false).toBe(isKept);
  });

  it('the landing page of whoever is signed in by another tab says nothing of it', async () => {
    const first = await typeNewJob();
    endSessionElsewhere({ isByItself: true });
    await first.opens('/landing');
    logInElsewhere();

    await waitFor(() => expect(screen.queryByText(NOTE)).not.toBeInTheDocument());
    expect(kept()).toContain('Cook');
  });

  it('somebody else finds nothing, and nothing is kept any more', async () => {
    await addAccount({ name: 'Grace', email: 'grace@example.com' });
    const first = await typeAndLoseSession();
    await logIn(await first.reload(), 'grace@example.com');

    expect(field('position')).toHaveValue('');
    expect(kept()).toBeNull();
  });
});

describe('the storage of what is typed', () => {
  it('holds the forms in which something was typed, and no others', async () => {
    const jobs = ['Typed', 'Seen'].map((position) => ({ position }));
    const { user, follow } = await renderApp({ route: '/all-jobs', user: {}, jobs });
    for (const { position } of jobs) {
      await follow('all jobs');
      const edit = { name: 'Edit', description: position };
      await user.click(await screen.findByRole('link', edit));
      await heading('edit job');
      if (position === 'Typed') await user.type(field('company'), ' KG');
    }

    expect(kept()).toContain('Typed');
    expect(kept()).not.toContain('Seen');
  });

  it('never holds a password, nor anything of a visitor', async () => {
    const { user } = await renderApp({ route: '/register' });
    await user.type(field('email'), 'ada@example.com');
    await user.type(field('password'), 'secret-password');

    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    ['{', {}],
    ['odd parts', { jobs: 7, profile: [] }],
    ['odd edits', { jobs: { edits: { a: null, b: { job: { position: 'x' } } } } }],
    [
      'odd texts',
      { jobs: { adding: { typed: { position: ['x'], company: null, isAdmin: 'yes' } } } },
    ],
    ['odd answer', { jobs: { unanswered: [{ position: 'x' }, 7] } }],
  ])('costs nothing but what it held when it is corrupt: %s', async (entry, parts) => {
    const { reload } = await typeNewJob();
    const owner = 'ada@example.com';
    const isText = Object.keys(parts).length === 0;
    sessionStorage.setItem('drafts', isText ? entry : JSON.stringify({ owner, ...parts }));
    await reload();

    expect(await screen.findByLabelText('position')).toHaveValue('');
    expect(field('company')).toHaveValue('');
    expect(field('job location')).toHaveValue('London');
  });

  it('costs nothing else when it is full, and brings back nothing older', async () => {
    const { user, reload } = await typeNewJob();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.type(field('position'), '!');
    expect(field('position')).toHaveValue('Cook!');
    await user.click(press('submit'));
    await findToast('Job Created');
    await reload();

    expect(await screen.findByLabelText('position')).toHaveValue('');
  });
});
