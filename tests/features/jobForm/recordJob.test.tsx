import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import { loseAnswer, refuse, requests } from '../../support/server';
import { findToast } from '../../support/toasts';

const LINE = 'Cook at Acme in Dublin';

async function openFind(user: Awaited<ReturnType<typeof renderApp>>['user']) {
  await user.click(await screen.findByRole('button', { name: 'find' }));
  return screen.findByRole('combobox', { name: 'find' });
}

it('offers the form with the texts of a line that the server refuses', async () => {
  refuse('POST', '/jobs', 400, 'not today');
  const { user } = await renderApp({ route: '/profile', user: {}, jobs: [] });
  await user.type(await openFind(user), `${LINE}{Enter}`);
  await findToast('not today');
  await user.click(screen.getByRole('button', { name: 'open: Cook, Acme' }));

  expect(await screen.findByDisplayValue('Cook')).toBe(screen.getByLabelText('position'));
  expect(screen.getByLabelText('company')).toHaveValue('Acme');
  expect(screen.getByLabelText('job location')).toHaveValue('Dublin');
});

it('asks in the form before it records a line whose answer was lost', async () => {
  loseAnswer('POST', '/jobs', { once: true });
  const { user } = await renderApp({ route: '/profile', user: {}, jobs: [] });
  await user.type(await openFind(user), `${LINE}{Enter}`);
  await findToast(/^The answer was lost, so this may/);
  await user.type(await openFind(user), `${LINE}{Enter}`);

  expect(await screen.findByDisplayValue('Cook')).toBe(screen.getByLabelText('position'));
  expect(requests('POST', '/jobs')).toHaveLength(1);
});
