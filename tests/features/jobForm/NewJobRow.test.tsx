import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import { findToast } from '../../support/toasts';

it('tells of a new application that the filters hide, and shows it without them', async () => {
  const { user } = await renderApp({
    route: '/all-jobs?view=table&type=remote',
    user: {},
    jobs: [{ position: 'Baker', jobType: 'remote' }],
  });
  const position = await screen.findByLabelText('position of a new application');
  await user.type(position, 'Cook');
  await user.type(screen.getByLabelText('company of a new application'), 'Soup{Enter}');
  expect(await findToast('Job Created')).toHaveTextContent('Job Created Cook, Soup');
  expect(screen.queryByRole('row', { name: 'Cook, Soup' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'show: Cook, Soup' }));

  expect(await screen.findByRole('row', { name: 'Cook, Soup' })).toBeVisible();
});

it('offers nothing where the new application is seen', async () => {
  const { user } = await renderApp({ route: '/all-jobs?view=table', user: {}, jobs: [{}] });
  await user.type(await screen.findByLabelText('position of a new application'), 'Cook');
  await user.type(screen.getByLabelText('company of a new application'), 'Soup{Enter}');

  expect(await findToast('Job Created')).toHaveTextContent('Job Created Cook, Soup');
  expect(screen.queryByRole('button', { name: /^show: / })).not.toBeInTheDocument();
});
