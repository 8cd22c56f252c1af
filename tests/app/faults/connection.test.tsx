import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render';
import { cutNetwork, requests, server, settle } from '../../support/server';
import { toastTexts } from '../../support/toasts';
import { deleteElsewhere, recordElsewhere } from './elsewhere';

const BANNER = 'You are offline. What you see may be out of date.';

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

afterEach(() => void vi.restoreAllMocks());

describe('going offline and coming back', () => {
  it('shows a banner meanwhile and then the list as it is by now', async () => {
    await renderApp({ route: '/all-jobs', user: {}, jobs: [{ position: 'Baker' }] });
    await screen.findByRole('article', { name: 'Baker' });
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
    setOnline(false);
    expect(screen.getByText(BANNER)).toBeVisible();
    expect(screen.getByRole('article', { name: 'Baker' })).toBeVisible();
    await recordElsewhere('Miller');
    setOnline(true);

    expect(await screen.findByRole('article', { name: 'Miller' })).toBeVisible();
    expect(screen.queryByText(BANNER)).not.toBeInTheDocument();
  });

  it.each(['status', 'delete'])('says at the card that nothing was sent: %s', async (what) => {
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    const card = within(await screen.findByRole('article', { name: 'Baker' }));
    setOnline(false);
    const name = what === 'status' ? /^status of Baker/ : 'delete';
    await user.click(card.getByRole('button', { name }));
    if (what === 'status') {
      await user.click(await screen.findByRole('menuitemradio', { name: 'declined' }));
    }

    expect(await card.findByText('Nothing was sent: you are offline.')).toBeVisible();
    expect(card.getByRole('button', { name: /^status of Baker/ })).toHaveTextContent('pending');
    expect(toastTexts()).toEqual([]);
    expect(requests().filter(({ method }) => method !== 'GET')).toEqual([]);
  });

  it('leaves the focus on the page when a card that has it is gone', async () => {
    const jobs = [{ position: 'Baker' }, { position: 'Miller' }];
    await renderApp({ route: '/all-jobs', user: {}, jobs });
    const card = within(await screen.findByRole('article', { name: 'Baker' }));
    act(() => card.getByRole('link', { name: 'Edit' }).focus());
    setOnline(false);
    await deleteElsewhere('Baker');
    setOnline(true);

    await waitFor(() => expect(screen.queryByText('Baker')).not.toBeInTheDocument());
    expect(screen.getByRole('main')).toContainElement(document.activeElement as HTMLElement);
  });

  it('frees the button of a form, which says meanwhile that it waits', async () => {
    await renderApp({ route: '/profile', user: {} });
    expect(await screen.findByRole('button', { name: 'save changes' })).toBeEnabled();
    setOnline(false);
    const waiting = screen.getByRole('button', { name: 'waiting for the network' });
    expect(waiting).toHaveAttribute('aria-disabled', 'true');
    setOnline(true);

    expect(waiting).toHaveTextContent('save changes');
    expect(waiting).not.toHaveAttribute('aria-disabled');
  });

  it('reads the statistics anew', async () => {
    await renderApp({ user: {}, jobs: [{}] });
    expect(await screen.findByText('1', { selector: 'li *' })).toBeVisible();
    setOnline(false);
    await recordElsewhere('Miller');
    setOnline(true);

    expect(await screen.findByText('2', { selector: 'li *' })).toBeVisible();
  });

  it('mends a list that could not be read meanwhile', async () => {
    cutNetwork('GET', '/jobs');
    setOnline(false);
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    await user.click(await screen.findByRole('button', { name: 'try again' }));
    const main = screen.getByRole('main');
    expect(await within(main).findByText(/^We cannot reach the server/)).toBeVisible();
    expect(toastTexts()).toEqual([]);
    expect(screen.queryByText('No jobs to display...')).not.toBeInTheDocument();
    server.resetHandlers();
    setOnline(true);

    expect(await screen.findByRole('article', { name: 'Baker' })).toBeVisible();
  });

  it.each([
    ['/add-job', 'position'],
    ['/profile', 'name'],
  ])('keeps what was typed at %s and asks for nothing', async (route, label) => {
    const { user } = await renderApp({ route, user: {} });
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, 'Baker');
    setOnline(false);
    setOnline(true);
    await settle();

    expect(screen.getByLabelText(label)).toHaveValue('Baker');
    expect(requests()).toEqual([]);
  });

  it('sends a form that was submitted offline only when it is submitted again', async () => {
    const { user } = await renderApp({ route: '/add-job', user: {} });
    await user.type(await screen.findByLabelText('position'), 'Baker');
    await user.type(screen.getByLabelText('company'), 'Bread');
    setOnline(false);
    await user.click(screen.getByRole('button', { name: 'waiting for the network' }));
    expect(await screen.findAllByText('Nothing was sent: you are offline.')).not.toHaveLength(0);
    setOnline(true);
    await settle();
    expect(requests('POST', '/jobs')).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'submit' }));
    await waitFor(() => expect(screen.getByLabelText('position')).toHaveValue(''));
    expect(within(screen.getByRole('main')).getByRole('alert')).toBeEmptyDOMElement();
  });
});

describe('coming back to the tab', () => {
  function leaveFor(milliseconds: number) {
    const now = Date.now();
    for (const [hidden, time] of [
      [true, now],
      [false, now + milliseconds],
    ] as const) {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
      vi.spyOn(Date, 'now').mockReturnValue(time);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    }
  }

  it('reads after a minute what another tab may have changed, and nothing before', async () => {
    await renderApp({ route: '/all-jobs', user: {}, jobs: [{ position: 'Baker' }] });
    await screen.findByRole('article', { name: 'Baker' });
    await recordElsewhere('Miller');
    leaveFor(59_000);
    await settle();
    expect(requests('GET', '/jobs')).toHaveLength(1);
    leaveFor(60_000);

    expect(await screen.findByRole('article', { name: 'Miller' })).toBeVisible();
  });
});
