import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissErrorsOf, notifyError, notifySuccess } from '@/shared/lib/notify';
import { renderApp } from '../../support/render';
import { server } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const box = async (text: string) => (await findToast(text)).closest('[role]');

async function showErrors(...texts: string[]) {
  act(() => texts.forEach((text) => notifyError(text, text)));
  await findToast(texts[0] ?? '');
}

async function close(text: string) {
  const buttons = screen.getAllByRole('button', { name: 'close' });
  act(() => buttons[toastTexts().indexOf(text)]?.click());
  await waitFor(() => expect(toastTexts()).not.toContain(text));
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
  await showErrors('No luck');

  // A live region tells of what enters it.
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(toastTexts()).toEqual(['No luck', 'Still no luck']);
});

describe('more than three toasts', () => {
  it('wait for room, each once, and none is lost', async () => {
    await showErrors('A', 'B', 'C', 'D', 'D', 'E', 'D');
    const seen: string[] = [];
    for (let [first] = toastTexts(); first !== undefined; [first] = toastTexts()) {
      expect(toastTexts().length).toBeLessThanOrEqual(3);
      seen.push(first);
      await close(first);
    }
    expect(seen).toEqual(['A', 'B', 'C', 'D', 'E']);

    // The library's own count of them is right again.
    await showErrors('A', 'B', 'C');
    expect(toastTexts()).toEqual(['A', 'B', 'C']);
  });

  it('lose those whose action has worked, shown or waiting, and no others', async () => {
    await showErrors('A', 'B', 'C', 'D', 'E');
    act(() => dismissErrorsOf('D'));
    notifySuccess('A is done', 'A');

    await waitFor(() => expect(toastTexts()).toEqual(['B', 'C', 'E']));
    await close('B');
    await waitFor(() => expect(toastTexts()).toEqual(['C', 'E', 'A is done']));
  });
});

it('an error is told in plain text when the code of the toasts does not come', async () => {
  vi.resetModules();
  vi.stubGlobal('parts', { ToastRegion: ['/assets/toasts.js'] });
  server.use(http.get('*/assets/*', () => new HttpResponse(null, { status: 404 })));
  const fresh = await import('@/shared/lib/notify');
  vi.unstubAllGlobals();
  fresh.notifyError('No luck');

  const text = await screen.findByText('No luck');
  // As the double of showPopover leaves it.
  expect(text.style.display).toBe('block');
  within(text).getByRole('button', { name: 'close' }).click();
  expect(text).not.toBeInTheDocument();
});
