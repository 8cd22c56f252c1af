import { act, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render';

it('counts the wait anew when a day begins while it is shown', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T23:59:30.000Z') });
  const createdAt = new Date('2026-11-18T12:00:00.000Z');
  const jobs = [{ position: 'Cook', jobStatus: 'pending' as const, createdAt }];
  await renderApp({ route: '/all-jobs?view=table', user: {}, jobs });
  const row = await screen.findByRole('row', { name: /^Cook/ });
  expect(within(row).getByText('2 days')).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(60_000));

  expect(within(row).getByText('3 days')).toBeVisible();
});
