import { createEvent, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render';

const JOB = { position: 'Baker', company: 'Bread & Co' };

async function showCard() {
  const app = await renderApp({ route: '/all-jobs', user: {}, jobs: [JOB] });
  const links = await screen.findAllByRole('link', { name: /^(Baker|Edit)$/ });
  return { ...app, links };
}

it('opens the form of its job in this tab', async () => {
  const { links, user, opens } = await showCard();
  const [title, edit] = links;
  if (title === undefined) throw new Error('The card has no link.');
  const address = title.getAttribute('href') ?? '';
  expect(address).toMatch(/^\/add-job\?id=\w+&company=Bread%20%26%20Co$/);
  expect(edit).toHaveAttribute('href', address);

  await user.click(title);
  await opens(address);
  expect(screen.getByLabelText('position')).toHaveValue('Baker');
});

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])('leaves a press with %o to the browser', async (init) => {
  const { links, location } = await showCard();
  const link = links[0] ?? document.body;
  const click = createEvent.click(link, { cancelable: true, ...init });
  let isLeftToBrowser = false;
  // What the browser would do with it, jsdom does not.
  const keepBrowserOut = (event: Event) => {
    isLeftToBrowser = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', keepBrowserOut, { once: true });
  fireEvent(link, click);

  expect(location()).toBe('/all-jobs');
  expect(isLeftToBrowser).toBe(true);
});

it.each(['', '?view=board', '?view=table'])(
  'lets the browser mark no text by a press with Shift: %s',
  async (search) => {
    await renderApp({ route: `/all-jobs${search}`, user: {}, jobs: [JOB] });
    const [name] = await screen.findAllByText('Baker');
    const beside = name?.closest('[data-job]')?.parentElement;
    const press = (at: Element | null | undefined, init: MouseEventInit) =>
      fireEvent.mouseDown(at ?? document.body, init);

    for (const at of [name, beside])
      expect([press(at, { shiftKey: true }), press(at, {})]).toEqual([false, true]);
  },
);
