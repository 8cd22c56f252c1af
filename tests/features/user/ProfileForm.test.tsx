import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectSession } from '@/features/user/userSlice';
import { readSession } from '@/features/user/userStorage';
import { logInElsewhere } from '../../support/otherTab';
import { renderApp } from '../../support/render';
import { answerWith, deferAnswer, lastRequest } from '../../support/server';
import { findToast } from '../../support/toasts';

const PATH = '/users/update-user';

const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'save changes' });
const storedUser = () => readSession().user;

async function openProfile() {
  const app = await renderApp({ route: '/profile', user: {} });
  await screen.findByRole('button', { name: 'save changes' });
  return app;
}

describe('the profile', () => {
  it('follows what another tab saves, but for what is typed here', async () => {
    const { user, store } = await openProfile();
    await user.clear(field('location'));
    await user.type(field('location'), 'Turin');
    const session = selectSession(store.getState());
    logInElsewhere({ name: 'Augusta', location: 'Ockham' }, session);

    expect(await screen.findByRole('button', { name: 'Augusta' })).toBeVisible();
    expect(field('name')).toHaveValue('Augusta');
    expect(field('location')).toHaveValue('Turin');
  });

  it('tells as not saved what comes back, which can be discarded', async () => {
    const clock = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const { user, follow } = await openProfile();
    await user.clear(field('email'));
    expect(screen.queryByText('not saved')).not.toBeInTheDocument();
    await follow('add job');
    await follow('profile');
    expect(await screen.findByText('not saved')).toBeVisible();
    expect(field('email')).toHaveValue('');
    clock.mockReturnValue(performance.now() + 1000);
    await user.click(screen.getByRole('button', { name: 'discard' }));

    expect(field('email')).toHaveValue('ada@example.com');
    expect(screen.queryByText('not saved')).not.toBeInTheDocument();
  });

  it('shows the four fields of the user, all required', async () => {
    await openProfile();

    expect(screen.getByRole('heading', { level: 1, name: 'profile' })).toBeVisible();
    expect(field('name')).toHaveValue('Ada');
    expect(field('last name')).toHaveValue('Lovelace');
    expect(field('email')).toHaveValue('ada@example.com');
    expect(field('location')).toHaveValue('London');
    for (const name of ['name', 'last name', 'email', 'location']) {
      expect(field(name)).toBeRequired();
      if (name !== 'email') expect(field(name)).toHaveAttribute('autocapitalize', 'words');
    }
    expect(field('last name')).toHaveAttribute('name', 'lastName');
  });

  it('is saved with what was changed, everywhere', async () => {
    const { user, close } = await openProfile();
    await user.clear(field('name'));
    await user.type(field('name'), ' Augusta ');
    await user.clear(field('location'));
    await user.type(field('location'), 'Paris');
    await user.click(save());

    expect(await findToast('User Updated!')).toBeVisible();
    const saved = {
      name: 'Augusta',
      lastName: 'Lovelace',
      email: 'ada@example.com',
      location: 'Paris',
    };
    expect(lastRequest('PATCH', PATH).body).toEqual(saved);
    expect(screen.getByRole('button', { name: 'Augusta' })).toBeVisible();
    expect(storedUser()).toEqual(saved);

    close();
    await renderApp({ route: '/profile' });
    expect(await screen.findByLabelText('location')).toHaveValue('Paris');
  });

  it('takes over what the server made of it', async () => {
    answerWith('PATCH', PATH, {
      body: { user: { name: 'ADA', email: 'a@b.example', lastName: 'L', location: 'Bath' } },
    });
    const { user } = await openProfile();
    await user.clear(field('name'));
    await user.type(field('name'), 'ada');
    await user.click(save());

    await findToast('User Updated!');
    expect(field('name')).toHaveValue('ADA');
    expect(field('location')).toHaveValue('Bath');
    expect(screen.getByRole('button', { name: 'ADA' })).toBeVisible();
    expect(storedUser()).toMatchObject({ email: 'a@b.example', location: 'Bath' });
  });

  it('takes over what was sent when the answer holds nothing', async () => {
    answerWith('PATCH', PATH, { status: 204 });
    const { user } = await openProfile();
    await user.type(field('name'), ' King');
    await user.click(save());

    await findToast('User Updated!');
    expect(screen.getByRole('button', { name: 'Ada King' })).toBeVisible();
    expect(storedUser()).toMatchObject({ name: 'Ada King', location: 'London' });
  });

  it('is saved with the e-mail that the server knows, whatever it looks like', async () => {
    answerWith('PATCH', PATH, { status: 204 });
    const { user } = await renderApp({ route: '/profile', user: { email: 'ada@intranet' } });
    await user.click(await screen.findByRole('button', { name: 'save changes' }));

    expect(await findToast('User Updated!')).toBeVisible();
    expect(lastRequest('PATCH', PATH).body).toMatchObject({ email: 'ada@intranet' });
  });

  it('keeps what is typed while it is saved', async () => {
    const { user } = await openProfile();
    const held = deferAnswer('PATCH', PATH);
    await user.type(field('name'), ' King');
    await user.click(save());
    await held.arrived();
    await user.type(field('location'), ' N1');
    held.pass();

    await findToast('User Updated!');
    expect(field('location')).toHaveValue('London N1');
    expect(field('name')).toHaveValue('Ada King');
    expect(storedUser()).toMatchObject({ name: 'Ada King', location: 'London' });
  });

  it('asks for something real in the place of what a registration put in', async () => {
    await renderApp({ route: '/profile', user: { lastName: 'last name', location: 'location' } });

    for (const name of ['last name', 'location']) {
      expect(await screen.findByLabelText(name)).toHaveAccessibleDescription(
        'nothing is set yet: type your own',
      );
    }
    expect(field('name')).not.toHaveAccessibleDescription();
  });
});
