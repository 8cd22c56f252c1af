import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dismissErrorsOf, notifyError, notifySuccess } from '@/shared/lib/notify';
import { setMedia } from '../../support/browser';
import { renderApp } from '../../support/render';
import { findToast, toastTexts } from '../../support/toasts';

/** The toast itself around the text. */
async function findToastBox(text: string): Promise<HTMLElement> {
  const box = (await findToast(text)).closest<HTMLElement>('[role]');
  if (box === null) throw new Error('The toast has no role.');
  return box;
}

/** Lets the five seconds of a toast run out. */
async function endTimeOf(text: string): Promise<void> {
  const timer = within(await findToastBox(text)).getByRole('progressbar', { hidden: true });
  // As React knows the event where there is no AnimationEvent.
  fireEvent(timer, new Event('webkitAnimationEnd', { bubbles: true }));
}

async function showErrors(...texts: string[]): Promise<void> {
  act(() => texts.forEach((text) => notifyError(text)));
  await findToast(texts.at(-1) ?? '');
}

describe('toasts', () => {
  it('have no region on the page before the first one', async () => {
    await renderApp({ route: '/landing' });
    await screen.findByRole('link', { name: 'Login/Register' });

    expect(screen.queryByRole('region', { name: /^Notifications/ })).not.toBeInTheDocument();
  });

  it('appear at the top in the middle and stay for 5000 ms', async () => {
    await renderApp({ route: '/landing' });
    notifySuccess('Job Created');
    const toast = await findToastBox('Job Created');

    expect(toast.closest('.Toastify__toast-container--top-center')).toBeInTheDocument();
    const timer = within(toast).getByRole('progressbar', { hidden: true });
    expect(timer).toHaveStyle({ animationDuration: '5000ms' });
    await endTimeOf('Job Created');
    expect(toastTexts()).toEqual([]);
  });

  it('say a success politely and an error at once', async () => {
    await renderApp({ route: '/landing' });
    notifySuccess('Job Created');
    notifyError('No luck');

    expect(await findToastBox('Job Created')).toHaveAttribute('role', 'status');
    expect(await findToastBox('No luck')).toHaveAttribute('role', 'alert');
    expect(screen.getAllByText('No luck')).toHaveLength(1);
  });

  it('say the same thing once, and anew when it is said again', async () => {
    await renderApp({ route: '/landing' });
    await showErrors('No luck', 'Still no luck');
    const first = await findToastBox('No luck');

    await showErrors('No luck');

    expect(toastTexts()).toEqual(['Still no luck', 'No luck']);
    // What enters a live region is announced, and moves and counts its time from the start.
    expect(first).not.toBeInTheDocument();
  });

  it('are three at a time, the newest; those that made way come back as there is room', async () => {
    const { user } = await renderApp({ route: '/landing' });
    await showErrors('Error 1', 'Error 2', 'Error 3', 'Error 4', 'Error 5');
    expect(toastTexts()).toEqual(['Error 3', 'Error 4', 'Error 5']);

    await user.click(within(await findToastBox('Error 4')).getByRole('button', { name: 'close' }));
    await waitFor(() => expect(toastTexts()).toEqual(['Error 3', 'Error 5', 'Error 2']));
    await endTimeOf('Error 5');
    await waitFor(() => expect(toastTexts()).toEqual(['Error 3', 'Error 2', 'Error 1']));
  });

  it('of errors go when their action has worked, those of others stay', async () => {
    await renderApp({ route: '/landing' });
    notifyError('Not saved', 'save');
    notifyError('Not read', 'read');
    notifyError('Not deleted', 'delete');
    await findToast('Not deleted');

    notifySuccess('Saved', 'save');
    await findToast('Saved');
    act(() => dismissErrorsOf('read'));

    await waitFor(() => expect(toastTexts()).toEqual(['Not deleted', 'Saved']));
  });

  it('show tags as text', async () => {
    await renderApp({ route: '/landing' });
    notifyError('<img src=x onerror=alert(1)>');

    expect(await findToast('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});

describe('toasts on a phone', () => {
  it('are one at a time, the newest first', async () => {
    setMedia({ desktop: false });
    await renderApp({ route: '/landing' });
    await showErrors('Error 1', 'Error 2', 'Error 3');
    expect(toastTexts()).toEqual(['Error 3']);

    await endTimeOf('Error 3');
    await waitFor(() => expect(toastTexts()).toEqual(['Error 2']));
  });

  it.each(['pointerdown', 'popstate'])('go with the next %s elsewhere', async (event) => {
    setMedia({ desktop: false });
    await renderApp({ route: '/landing' });
    await showErrors('Error 1', 'Error 2');
    fireEvent(await findToast('Error 2'), new Event('pointerdown', { bubbles: true }));
    expect(toastTexts()).toEqual(['Error 2']);

    fireEvent(event === 'popstate' ? window : document.body, new Event(event, { bubbles: true }));

    await waitFor(() => expect(toastTexts()).toEqual([]));
  });

  it('are seen when the press elsewhere brings them about', async () => {
    setMedia({ desktop: false });
    const { user } = await renderApp({ route: '/register' });
    await user.click(await screen.findByRole('button', { name: 'submit' }));

    expect(await findToast('Please fill out all fields')).toBeVisible();
  });
});
