import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import { refuse, requests } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const bakers = Array.from({ length: 10 }, (_, index) => ({ position: `Baker ${index + 1}` }));

/** Has ten deletes refused within a moment, in these words. */
async function failTenTimes(texts: string[]) {
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: bakers });
  const buttons = await screen.findAllByRole('button', { name: 'delete' });
  for (const text of texts.toReversed()) refuse('DELETE', '/jobs/:id', 400, text, { once: true });
  for (const button of buttons) fireEvent.click(button);
  await waitFor(() => expect(requests('DELETE')).toHaveLength(10));
  return user;
}

/** Closes the first toast; its leaving, which is an animation, is over at once. */
async function closeFirst(text: string) {
  const [button] = screen.getAllByRole('button', { name: 'close' });
  const toast = (await findToast(text)).closest('.Toastify__toast');
  if (button === undefined || toast === null) throw new Error('There is no toast to close.');
  fireEvent.click(button);
  act(() => void fireEvent.animationEnd(toast));
  await waitFor(() => expect(toast).not.toBeInTheDocument());
}

describe('ten errors in a second', () => {
  it('of the same text make one toast', async () => {
    await failTenTimes(Array.from({ length: 10 }, () => 'Down for repairs'));

    await findToast('Down for repairs');
    await waitFor(() => expect(requests('GET', '/jobs').length).toBeGreaterThan(1));
    expect(toastTexts()).toEqual(['Down for repairs']);
  });

  it('of many texts make three at a time, each once, and none is lost', async () => {
    await failTenTimes(['A', 'B', 'C', 'D', 'D', 'E', 'D', 'A', 'E', 'D']);
    await findToast('C');
    expect(toastTexts()).toHaveLength(3);

    const seen: string[] = [];
    while (toastTexts().length > 0) {
      const [first = ''] = toastTexts();
      seen.push(first);
      await closeFirst(first);
      expect(toastTexts().length).toBeLessThanOrEqual(3);
    }
    expect(seen.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('do not keep later ones from showing', async () => {
    const user = await failTenTimes(['A', 'B', 'C', 'D', 'D', 'D', 'D', 'D', 'D', 'D']);
    await findToast('C');
    while (toastTexts().length > 0) await closeFirst(toastTexts()[0] ?? '');
    refuse('DELETE', '/jobs/:id', 400, 'A', { once: true });
    const [button] = screen.getAllByRole('button', { name: 'delete' });
    if (button) await user.click(button);

    expect(await findToast('A')).toBeVisible();
  });
});
