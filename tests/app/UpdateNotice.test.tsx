import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UpdateNotice } from '@/app/UpdateNotice';

it('a reload that the user declines is offered again', async () => {
  const load = vi.fn();
  vi.stubGlobal('location', { reload: load });
  render(<UpdateNotice isReady />);
  const reload = screen.getByRole('button', { name: 'reload' });
  await userEvent.click(reload);

  await waitFor(() => expect(reload).toBeEnabled());
  expect(load).toHaveBeenCalledOnce();
});
