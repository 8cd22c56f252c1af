import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render';

it('j goes to the first row from outside of the table', async () => {
  const jobs = [{ position: 'Cook' }, { position: 'Baker' }];
  const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs });
  const first = await screen.findByRole('row', { name: /^Baker/ });
  await user.keyboard('j');

  expect(first).toHaveFocus();
});
