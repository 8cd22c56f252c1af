import { fireEvent, screen, waitFor } from '@testing-library/react';
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

describe('ten errors in a second', () => {
  it('of the same text make one toast', async () => {
    await failTenTimes(Array.from({ length: 10 }, () => 'Down for repairs'));

    await findToast('Down for repairs');
    await waitFor(() => expect(requests('GET', '/jobs').length).toBeGreaterThan(1));
    expect(toastTexts()).toEqual(['Down for repairs']);
  });

  it('of many texts make three at a time, each once, and none is lost', async () => {
    const user = await failTenTimes(['A', 'B', 'C', 'D', 'D', 'E', 'D', 'A', 'E', 'D']);
    await waitFor(() => expect(toastTexts()).toHaveLength(3));

    const seen: string[] = [];
    while (toastTexts().length > 0) {
      const [first = ''] = toastTexts();
      seen.push(first);
      const [button] = screen.getAllByRole('button', { name: 'close' });
      if (button) await user.click(button);
      await waitFor(() => expect(toastTexts()).not.toContain(first));
      expect(toastTexts().length).toBeLessThanOrEqual(3);
    }
    expect(seen.toSorted()).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});

describe('an error whose action has worked since', () => {
  it('goes at once after a save', async () => {
    const { user } = await renderApp({ route: '/add-job', user: { location: 'London' } });
    await user.click(await screen.findByRole('button', { name: 'submit' }));
    await findToast('Please fill out all fields');
    await user.type(screen.getByLabelText('position'), 'Baker');
    await user.type(screen.getByLabelText('company'), 'Bread Ltd');
    await user.click(screen.getByRole('button', { name: 'submit' }));

    await findToast('Job Created');
    expect(toastTexts()).toEqual(['Job Created']);
  });

  it.each([
    ['/all-jobs', '/jobs'],
    ['/', '/jobs/stats'],
  ])('goes at once after a read of %s', async (route, path) => {
    refuse('GET', path, 500, 'Down for repairs', { once: true });
    const { user } = await renderApp({ route, user: {}, jobs: bakers });
    await findToast('Down for repairs');
    await user.click(await screen.findByRole('button', { name: 'try again' }));

    await waitFor(() => expect(toastTexts()).toEqual([]));
  });
});
