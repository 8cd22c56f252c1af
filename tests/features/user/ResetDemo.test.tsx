import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { restoreStore } from '@/app/store';
import { ResetDemo } from '@/features/user/ResetDemo';
import { requests } from '../../support/server';

it('asks before the demo is reset, and does nothing when that is cancelled', async () => {
  const onLeaveMenu = vi.fn();
  render(
    <Provider store={restoreStore()}>
      <ResetDemo onLeaveMenu={onLeaveMenu} />
    </Provider>,
  );
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'reset demo' }));
  expect(onLeaveMenu).toHaveBeenCalledOnce();
  expect(screen.getByRole('dialog', { name: 'reset demo' })).toHaveTextContent(/new samples/);
  await userEvent.click(screen.getByRole('button', { name: 'cancel' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(requests()).toEqual([]);
});
