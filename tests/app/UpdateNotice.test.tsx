import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { UpdateNotice } from '@/app/UpdateNotice';

it('a new version is offered once it is ready, and loaded by one press', async () => {
  const findWorker = vi.fn(() => new Promise(() => undefined));
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: findWorker } });
  const { rerender } = render(<UpdateNotice isReady={false} />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  rerender(<UpdateNotice isReady />);
  const reload = screen.getByRole('button', { name: 'reload' });
  await userEvent.click(reload);

  expect(findWorker).toHaveBeenCalledOnce();
  expect(reload).toBeDisabled();
  vi.unstubAllGlobals();
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
