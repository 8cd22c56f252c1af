import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refreshRequested } from '@/jobs/allJobsSlice';
import { answersRestored } from '@/jobs/offline/keptAnswers';
import { buildJob } from '../../support/builders';
import { renderApp } from '../../support/render';
import { cutNetwork, requests, server, settle } from '../../support/server';
import { toastTexts } from '../../support/toasts';
import { deleteElsewhere, recordElsewhere } from './elsewhere';

const BANNER = 'Your browser says that you are offline. What you see may be out of date.';

function setOnline(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => {
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
  });
}

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

  it.each([
    ['list', '/all-jobs'],
    ['board', '/all-jobs?view=board'],
    ['table', '/all-jobs?view=table'],
  ])(
    'says one sentence where no server is found then, and offers no status: %s',
    async (_, route) => {
      await renderApp({ route, user: {}, jobs: [{ position: 'Baker', company: 'Acme' }] });
      const status = () => screen.getByRole('button', { name: 'status of Baker, Acme: pending' });
      await screen.findByRole('button', { name: 'status of Baker, Acme: pending' });
      cutNetwork('GET', '/jobs');
      setOnline(false);
      const main = within(screen.getByRole('main'));
      expect(await main.findByText(/^We cannot reach the server/)).toBeVisible();
      expect(screen.getByText(BANNER)).not.toBeVisible();
      expect(toastTexts()).toEqual([]);
      expect(status()).toBeDisabled();
      expect(screen.queryByRole('button', { name: 'select' })).not.toBeInTheDocument();
      server.resetHandlers();
      setOnline(true);

      await waitFor(() => expect(status()).toBeEnabled());
      expect(main.queryByText(/^We cannot reach the server/)).not.toBeInTheDocument();
    },
  );

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

  it.each([
    ['beside the time of what was kept', Date.now()],
    ['where nothing was kept', undefined],
  ])('that the server is lost is told by the page and by no toast, %s', async (_, at) => {
    cutNetwork('GET', '/jobs');
    const { store } = await renderApp({ route: '/all-jobs', user: {}, jobs: [] });
    await screen.findByRole('button', { name: 'try again' });
    const answer = { jobs: [buildJob()], totalJobs: 1, numOfPages: 1, unreadable: 0 };
    act(() => {
      if (at !== undefined)
        store.dispatch(answersRestored({ jobs: { at, answer }, statistics: undefined }));
      store.dispatch(refreshRequested());
    });
    await waitFor(() => expect(requests('GET', '/jobs').length).toBeGreaterThan(1));
    await settle();

    expect(toastTexts()).toEqual([]);
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
    expect(screen.queryByText('No jobs to display...')).not.toBeInTheDocument();
    await settle();
    expect(toastTexts()).toEqual([]);
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

  it('reads again by itself where the network comes after the window', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
    await renderApp({ route: '/all-jobs', user: {}, jobs: [{ position: 'Baker' }] });
    await screen.findByRole('article', { name: 'Baker' });
    await recordElsewhere('Miller');
    cutNetwork('GET', '/jobs');
    leaveFor(60_000);
    await within(screen.getByRole('main')).findByText(/^We cannot reach the server/);
    await act(() => vi.advanceTimersByTimeAsync(2_000));
    await settle();
    expect(requests('GET', '/jobs')).toHaveLength(3);
    server.resetHandlers();
    await act(() => vi.advanceTimersByTimeAsync(4_000));

    expect(await screen.findByRole('article', { name: 'Miller' })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(requests('GET', '/jobs')).toHaveLength(4);
  });

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
