import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import { refuse } from '../../support/server';

it('tells of a pause that the server asks for before its first answer', async () => {
  refuse('GET', '/jobs', 429, 'Slow down', { headers: { 'Retry-After': '90' } });
  await renderApp({ route: '/all-jobs?view=board', user: {}, jobs: [{}] });

  expect(await screen.findByText(/^The server asks for a pause of \d\d s\.$/)).toBeVisible();
});
