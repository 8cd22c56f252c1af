import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { refreshRequested } from '@/jobs/allJobsSlice';
import { buildJobs } from '../../support/builders';
import { renderApp } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  lastRequest,
  listRequests,
  refuse,
  requests,
  settle,
} from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const inPage = () => within(screen.getByRole('main'));
const jobList = () => screen.getByRole('region', { name: 'jobs' });
const card = (name: string) => screen.findByRole('heading', { level: 3, name });
const tryAgain = () => screen.findByRole('button', { name: 'try again' });

async function openList(positions = ['Baker']) {
  const jobs = positions.map((position) => ({ position }));
  const app = await renderApp({ route: '/all-jobs', user: {}, jobs });
  await card(positions[0] ?? '');
  return app;
}

const REFUSED = 'The server could not do that. Please try again later.';
const UNREADABLE = 'The server sent an answer we cannot read. Please try again.';
const FAILURES: [string, number, unknown, string][] = [
  ['a 500 with a web page', 500, '<html><h1>Internal error</h1></html>', REFUSED],
  ['no list', 200, { totalJobs: 3, numOfPages: 1 }, UNREADABLE],
];

describe('a list that cannot be read', () => {
  it.each(FAILURES)(
    'keeps the cards on %s and can be tried again',
    async (_, status, body, text) => {
      const { user, store } = await openList();
      answerWith('GET', '/jobs', { status, body });
      act(() => void store.dispatch(refreshRequested()));

      expect(await within(jobList()).findByText(text)).toBeVisible();
      expect(await card('Baker')).toBeVisible();
      await findToast(text);
      expect(toastTexts()).toEqual([text]);

      answerWith('GET', '/jobs', { body: { jobs: buildJobs(1), totalJobs: 1, numOfPages: 1 } });
      await user.click(await tryAgain());
      expect(await card('Engineer 1')).toBeVisible();
      expect(inPage().queryByText(text)).not.toBeInTheDocument();
      await waitFor(() => expect(toastTexts()).toEqual([]));
    },
  );

  it.each(FAILURES)('never says that there are no jobs: %s', async (_, status, body, text) => {
    answerWith('GET', '/jobs', { status, body });
    await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });

    expect(await within(await screen.findByRole('main')).findByText(text)).toBeVisible();
    expect(await tryAgain()).toBeVisible();
    expect(screen.queryByText('No jobs to display...')).not.toBeInTheDocument();
  });

  it('waits as long as the server asks, then reads once', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    refuse('GET', '/jobs', 503, 'Slow down', { headers: { 'Retry-After': '30' }, once: true });
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    const button = await tryAgain();
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/a pause of 30 seconds/)).toBeVisible();
    await user.click(button);
    await settle();
    expect(requests('GET', '/jobs')).toHaveLength(1);

    act(() => void vi.advanceTimersByTime(30_000));
    expect(button).not.toHaveAttribute('aria-disabled');
    await user.click(button);
    expect(await card('Baker')).toBeVisible();
    expect(requests('GET', '/jobs')).toHaveLength(2);
  });

  it('is read once by a double press on try again', async () => {
    cutNetwork('GET', '/jobs', { once: true });
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    const again = await tryAgain();
    await settle();
    // The page says it.
    expect(toastTexts()).toEqual([]);
    await user.dblClick(again);

    expect(await card('Baker')).toBeVisible();
    expect(requests('GET', '/jobs')).toHaveLength(2);
  });

  it('keeps the page and the filters for the next try', async () => {
    const { user } = await openList();
    cutNetwork('GET', '/jobs', { once: true });
    await user.selectOptions(screen.getByLabelText('status'), 'pending');
    await user.click(await tryAgain());

    expect(await card('Baker')).toBeVisible();
    expect(lastRequest('GET', '/jobs').params).toMatchObject({ jobStatus: 'pending', page: '1' });
  });
});

it('statistics that cannot be read keep the last figures and can be tried again', async () => {
  const { user, store } = await renderApp({ user: {}, jobs: [{}, {}] });
  expect(await screen.findByText('2', { selector: 'li *' })).toBeVisible();
  answerWith('GET', '/jobs/stats', { status: 500 }, { once: true });
  act(() => void store.dispatch(refreshRequested()));

  expect(await inPage().findByText(REFUSED)).toBeVisible();
  expect(screen.getByText('2', { selector: 'li *' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Monthly Applications' })).toBeVisible();
  await user.click(await tryAgain());
  await waitFor(() => expect(inPage().queryByText(REFUSED)).not.toBeInTheDocument());
});

it.each([
  ['5,000 characters', 'я'.repeat(5000), 200],
  ['half a character', 'a\ud800b', 3],
])('a search for %s finds nothing and says so', async (_, text, sent) => {
  const { user } = await openList();
  await user.click(screen.getByLabelText('search'));
  await user.paste(text);
  await user.keyboard('{Enter}');

  expect(await screen.findByText('No jobs to display...')).toBeVisible();
  expect(listRequests().at(-1)?.params.search).toHaveLength(sent);
});
