import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it, vi } from 'vitest';
import { restoreStore } from '@/app/store';
import { ResetDemo } from '@/features/user/ResetDemo';
import { requests } from '../../support/server';

it('asks before the demo is reset, and does nothing when that is cancelled', async () => {
  const onLeaveMenu = vi.fn();
  const confirm = vi.spyOn(window, 'confirm').mockReturnValue(false);
  render(
    <Provider store={restoreStore()}>
      <ResetDemo onLeaveMenu={onLeaveMenu} />
    </Provider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'reset demo' }));

  expect(onLeaveMenu).toHaveBeenCalledOnce();
  expect(confirm).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('new samples'));
  expect(requests()).toEqual([]);
});
