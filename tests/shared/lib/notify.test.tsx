import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { notifyError, notifySuccess } from '@/shared/lib/notify';
import { renderApp } from '../../support/render';
import { findToast, toastTexts } from '../../support/toasts';

describe('toasts', () => {
  it('have no region on the page before the first one', async () => {
    await renderApp({ route: '/landing' });
    await screen.findByRole('link', { name: 'Login/Register' });

    expect(screen.queryByRole('region', { name: /^Notifications/ })).not.toBeInTheDocument();
  });

  it('appear at the top in the middle and stay for 5000 ms', async () => {
    await renderApp({ route: '/landing' });
    notifySuccess('Job Created');
    const toast = (await findToast('Job Created')).closest('[role]');

    expect(toast?.closest('.Toastify__toast-container--top-center')).toBeInTheDocument();
    const timer = toast?.querySelector('[role="progressbar"]');
    expect(timer).toHaveStyle({ animationDuration: '5000ms' });
  });

  it('say a success politely and an error at once', async () => {
    await renderApp({ route: '/landing' });
    notifySuccess('Job Created');
    notifyError('No luck');

    expect((await findToast('Job Created')).closest('[role]')).toHaveAttribute('role', 'status');
    expect((await findToast('No luck')).closest('[role]')).toHaveAttribute('role', 'alert');
  });

  it('say the same thing once', async () => {
    await renderApp({ route: '/landing' });
    for (let round = 0; round < 10; round += 1) notifyError('No luck');
    notifyError('Still no luck');

    await findToast('Still no luck');
    expect(toastTexts()).toEqual(['No luck', 'Still no luck']);
  });

  it('are three at a time; a closed one makes room for the next', async () => {
    const { user } = await renderApp({ route: '/landing' });
    for (let index = 1; index <= 5; index += 1) notifyError(`Error ${index}`);
    await findToast('Error 3');
    expect(toastTexts()).toEqual(['Error 1', 'Error 2', 'Error 3']);

    const first = (await findToast('Error 1')).closest<HTMLElement>('[role]');
    if (first === null) throw new Error('The toast has no role.');
    await user.click(within(first).getByRole('button', { name: 'close' }));
    first.dispatchEvent(new Event('animationend'));
    await findToast('Error 4');
    await waitFor(() => expect(toastTexts()).not.toContain('Error 1'));
  });

  it('show tags as text', async () => {
    await renderApp({ route: '/landing' });
    notifyError('<img src=x onerror=alert(1)>');

    expect(await findToast('<img src=x onerror=alert(1)>')).toBeVisible();
  });
});
