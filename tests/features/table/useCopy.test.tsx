import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render';
import { findToast } from '../../support/toasts';

const JOBS = ['Baker', 'Cook', 'Driver'].map((position) => ({ position, company: 'Acme' }));

/** Copies, and returns the lines of text that the browser is given. */
function copy(): string[] {
  const data = new Map<string, string>();
  const event = createEvent.copy(document.body);
  const setData = (type: string, text: string) => void data.set(type, text);
  Object.defineProperty(event, 'clipboardData', { value: { setData } });
  fireEvent(document.body, event);
  return data.get('text/plain')?.split('\n') ?? [];
}

it.each(['', '?view=board', '?view=table'])(
  'copies all that is selected, in the order in which it is seen: %s',
  async (search) => {
    const { user } = await renderApp({ route: `/all-jobs${search}`, user: {}, jobs: JOBS });
    await user.click(await screen.findByRole('button', { name: 'select' }));
    await user.click(await screen.findByRole('checkbox', { name: 'select Baker, Acme' }));
    await user.click(screen.getByRole('checkbox', { name: 'select Driver, Acme' }));

    // The keys of cards come after them.
    await waitFor(() => expect(copy()[0]).toMatch(/^position\t/));
    const [, ...rows] = copy();
    expect(rows.map((row) => row.split('\t')[0])).toEqual(['Driver', 'Baker']);
    await findToast('copied: 2 applications');
  },
);

it('says where a page without https has no clipboard, and what to press, until that is pressed', async () => {
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: JOBS });
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  (await screen.findAllByRole('link', { name: 'Baker' }))[0]?.focus();
  await waitFor(() => expect(copy()[1]).toMatch(/^Baker\tAcme\t/));
  await user.keyboard('c');

  const refusal = await findToast('The browser does not let this page copy. Press Ctrl+C instead.');
  copy();
  await findToast('copied: 1 application');
  await waitFor(() => expect(refusal).not.toBeInTheDocument());
});
