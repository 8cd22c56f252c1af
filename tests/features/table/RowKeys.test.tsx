import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render';

it('j goes to the first row from outside of the table', async () => {
  const jobs = [{ position: 'Cook' }, { position: 'Baker' }];
  const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs });
  const first = await screen.findByRole('row', { name: /^Baker/ });
  await user.keyboard('j');

  expect(first).toHaveFocus();
});

it.each([
  ['j', 'Cook'],
  ['k', 'Waiter'],
])('%s goes on from the strip of what was deleted by key or button', async (key, beside) => {
  const jobs = [{ position: 'Cook' }, { position: 'Baker' }, { position: 'Waiter' }];
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs });
  await screen.findByRole('link', { name: 'Waiter' });
  await user.keyboard('jj{Delete}');
  const strip = await screen.findByRole('button', { name: /^put back Baker/ });
  await waitFor(() => expect(strip).toHaveFocus());
  await user.keyboard(key);

  expect(screen.getByRole('link', { name: beside })).toHaveFocus();

  // Nothing is known any more of the key that deleted it.
  strip.focus();
  await user.keyboard(key);

  expect(screen.getByRole('link', { name: beside })).toHaveFocus();
});

it('e leads to the first field of the form of the focused application, and Enter to its heading', async () => {
  const jobs = [{ position: 'Cook', company: 'Acme' }];
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs });
  await screen.findByRole('link', { name: 'Cook' });
  await user.keyboard('je');
  const form = await screen.findByRole('form', { name: 'edit job' });
  const position = within(form).getByLabelText('position');
  await waitFor(() => expect(position).toHaveFocus());
  expect(position).toHaveValue('Cook');
  await user.click(screen.getByRole('link', { name: 'back to all jobs' }));
  const link = await screen.findByRole('link', { name: 'Cook' });
  await waitFor(() => expect(link).toHaveFocus());
  await user.keyboard('{Enter}');

  const heading = await screen.findByRole('heading', { name: 'edit job' });
  await waitFor(() => expect(heading).toHaveFocus());
});
