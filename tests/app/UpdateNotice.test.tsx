import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UpdateNotice } from '@/app/UpdateNotice';
import { beforeReload } from '@/shared/lib/reloadApp';

it('a new version is offered once it is ready, and loaded by one press', async () => {
  const prepare = vi.fn(() => new Promise(() => undefined));
  beforeReload(prepare);
  const { rerender } = render(<UpdateNotice isReady={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<UpdateNotice isReady />);
  const reload = screen.getByRole('button', { name: 'reload' });
  await userEvent.click(reload);

  expect(prepare).toHaveBeenCalledOnce();
  expect(reload).toBeDisabled();
  beforeReload(() => Promise.resolve());
});

it('a reload that the user declines is offered again', async () => {
  const load = vi.fn();
  vi.stubGlobal('location', { reload: load });
  render(<UpdateNotice isReady />);
  const reload = screen.getByRole('button', { name: 'reload' });
  await userEvent.click(reload);

  await waitFor(() => expect(reload).toBeEnabled());
  expect(load).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
