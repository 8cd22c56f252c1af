import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { dismissErrorsOf, notifyError, notifySuccess } from '@/shared/notify/notify';
import { renderApp } from '../../support/render';
import { findToast, toastTexts } from '../../support/toasts';

const box = async (text: string) => (await findToast(text)).closest('[role]');

async function showErrors(...texts: string[]) {
  act(() => texts.forEach((text) => notifyError(text, text)));
  await findToast(texts[0] ?? '');
}

beforeEach(async () => {
  await renderApp({ route: '/landing' });
  await screen.findByRole('link', { name: 'Login/Register' });
});

it('toasts have no region on the page before the first one', () => {
  expect(screen.queryByRole('region', { name: /^Notifications/ })).not.toBeInTheDocument();
});

it('toasts say a success politely and an error at once, for 5000 ms, tags as text', async () => {
  notifySuccess('Job Created');
  notifyError('<b>No luck</b>');

  expect(await box('Job Created')).toHaveAttribute('role', 'status');
  const error = await box('<b>No luck</b>');
  expect(error).toHaveAttribute('role', 'alert');
  expect(error?.closest('.Toastify__toast-container--top-center')).toBeInTheDocument();
  const timer = within(error as HTMLElement).getByRole('progressbar', { hidden: true });
  expect(timer).toHaveStyle({ animationDuration: '5000ms' });
});

it('toasts say the same thing once, and announce it anew when it is said again', async () => {
  await showErrors('No luck', 'Still no luck');
  const first = await findToast('No luck');
  act(() => notifyError('No luck', 'another action'));

  // A live region tells of what enters it.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(toastTexts()).toEqual(['Still no luck', 'No luck']);
});

it('an error goes as soon as its action has worked, and no other', async () => {
  await showErrors('A', 'B', 'C', 'D');
  act(() => dismissErrorsOf('D'));
  notifySuccess('A is done', 'A');

  await waitFor(() => expect(toastTexts()).toEqual(['B', 'C', 'A is done']));
});

it('a success ends the one before, with its undo, so that no old message comes back', async () => {
  const offers = [{ label: 'undo' as const, name: 'Baker back to pending', run: vi.fn() }];
  const undo = { subject: 'Baker', outcome: 'declined', offers };
  notifySuccess('Job Modified...', 'status', undo);
  expect(await box('Job Modified...')).toHaveTextContent(/^Job Modified... Baker, declined ?undo$/);
  notifySuccess('Success! Job removed', 'delete');

  await waitFor(() => expect(toastTexts()).toEqual(['Success! Job removed']));
});

it('an error is told in plain text when the code of the toasts does not come', async () => {
  vi.resetModules();
  vi.doMock('@/shared/ui/ToastRegion', () => Promise.reject(new Error('404')));
  const fresh = await import('@/shared/notify/notify');
  fresh.notifyError('No luck');

  const text = await screen.findByText('No luck');
  // As the double of showPopover leaves it.
  expect(text.style.display).toBe('block');
  within(text).getByRole('button', { name: 'close' }).click();
  expect(text).not.toBeInTheDocument();
});
