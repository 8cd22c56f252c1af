import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refreshRequested } from '@/features/allJobs/allJobsSlice';
import { buildJobs } from '../../support/builders';
import { renderApp } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  lastRequest,
  refuse,
  requests,
  settle,
} from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const inPage = () => within(screen.getByRole('main'));
const jobList = () => screen.getByRole('region', { name: 'jobs' });
const card = (name: string) => screen.findByRole('heading', { level: 3, name });
const tryAgain = () => screen.findByRole('button', { name: 'try again' });
const search = () => screen.getByLabelText('search');

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
  ['a 502', 502, '<html>Bad Gateway</html>', REFUSED],
  ['a 503', 503, {}, REFUSED],
  ['a 500 with a msg', 500, { msg: 'Invalid regular expression' }, 'Invalid regular expression'],
  ['a 429', 429, 'Too Many Requests', 'Too many requests. Please wait a moment and try again.'],
  ['truncated JSON', 200, '{"jobs":[{"_id":"1","position":"Ba', UNREADABLE],
  ['the page of a login portal', 200, '<!doctype html><title>Wi-Fi</title>', UNREADABLE],
  ['no list', 200, { totalJobs: 3, numOfPages: 1 }, UNREADABLE],
  ['null for a list', 200, { jobs: null, totalJobs: 0 }, UNREADABLE],
  ['an empty body', 200, undefined, UNREADABLE],
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
    },
  );

  it.each(FAILURES)('never says that there are no jobs: %s', async (_, status, body, text) => {
    answerWith('GET', '/jobs', { status, body });
    await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });

    expect(await within(await screen.findByRole('main')).findByText(text)).toBeVisible();
    expect(await tryAgain()).toBeVisible();
    expect(screen.queryByText('No jobs to display...')).not.toBeInTheDocument();
  });

  it.each([
    ['a 429', 429],
    ['a 503', 503],
  ])('waits as long as the server asks after %s, then reads once', async (_, status) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    refuse('GET', '/jobs', status, 'Slow down', { headers: { 'Retry-After': '30' }, once: true });
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    const button = await tryAgain();
    expect(button).toHaveAttribute('aria-disabled', 'true');
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
    await user.dblClick(await tryAgain());

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

describe('statistics that cannot be read', () => {
  it.each(FAILURES.filter(([, status]) => status !== 200))(
    'keep the last figures on %s and can be tried again',
    async (_, status, body, text) => {
      const { user, store } = await renderApp({ user: {}, jobs: [{}, {}] });
      expect(await screen.findByText('2', { selector: 'li *' })).toBeVisible();
      answerWith('GET', '/jobs/stats', { status, body }, { once: true });
      act(() => void store.dispatch(refreshRequested()));

      expect(await inPage().findByText(text)).toBeVisible();
      expect(screen.getByText('2', { selector: 'li *' })).toBeVisible();
      expect(screen.getByRole('heading', { name: 'Monthly Applications' })).toBeVisible();
      await user.click(await tryAgain());
      await waitFor(() => expect(inPage().queryByText(text)).not.toBeInTheDocument());
    },
  );
});

describe('answers that come in another order', () => {
  it('show the newer question, whose answer came first', async () => {
    const { user } = await openList(['Baker']);
    const slow = deferAnswer('GET', '/jobs');
    await user.selectOptions(screen.getByLabelText('status'), 'pending');
    await slow.arrived();
    answerWith('GET', '/jobs', { body: { jobs: [], totalJobs: 0, numOfPages: 0 } });
    await user.selectOptions(screen.getByLabelText('status'), 'declined');
    expect(await screen.findByText('No jobs to display...')).toBeVisible();
    slow.answer({ body: { jobs: buildJobs(3), totalJobs: 3, numOfPages: 1 } });
    await settle();

    expect(screen.getByText('No jobs to display...')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'try again' })).not.toBeInTheDocument();
  });

  it('leave the list loading until the newest one is there', async () => {
    const { user } = await openList(['Baker']);
    const first = deferAnswer('GET', '/jobs');
    await user.selectOptions(screen.getByLabelText('status'), 'pending');
    await first.arrived();
    const second = deferAnswer('GET', '/jobs');
    await user.selectOptions(screen.getByLabelText('status'), 'declined');
    await second.arrived();
    first.answer({ body: { jobs: buildJobs(3), totalJobs: 3, numOfPages: 1 } });
    await settle();

    expect(jobList()).toHaveAttribute('aria-busy', 'true');
    expect(await card('Baker')).toBeVisible();
    second.pass();
    expect(await screen.findByText('No jobs to display...')).toBeVisible();
    expect(jobList()).toHaveAttribute('aria-busy', 'false');
  });

  it('of statistics never replace newer ones', async () => {
    const slow = deferAnswer('GET', '/jobs/stats');
    const { follow } = await renderApp({ user: {}, jobs: [{}, {}] });
    await slow.arrived();
    await follow('profile');
    await follow('stats');
    expect(await screen.findByText('2', { selector: 'li *' })).toBeVisible();
    slow.answer({ body: { defaultStats: { pending: 77 } } });
    await settle();

    expect(screen.queryByText('77')).not.toBeInTheDocument();
  });
});

describe('a search that is still being typed', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
  afterEach(() => void vi.useRealTimers());

  const searched = () => requests('GET', '/jobs').filter(({ params }) => 'search' in params);

  it('is forgotten by clear filters', async () => {
    const { user } = await openList();
    await user.type(search(), 'bak');
    await user.click(screen.getByRole('button', { name: 'clear filters' }));
    expect(search()).toHaveValue('');
    act(() => void vi.advanceTimersByTime(5000));
    await settle();

    expect(searched()).toEqual([]);
  });

  it('is forgotten on leaving the page', async () => {
    const { user, follow } = await openList();
    await user.type(search(), 'bak');
    await follow('profile');
    act(() => void vi.advanceTimersByTime(5000));
    await follow('all jobs');
    await card('Baker');

    expect(search()).toHaveValue('');
    expect(searched()).toEqual([]);
  });

  it('is forgotten at the end of the session', async () => {
    const { user, opens } = await openList();
    await user.type(search(), 'bak');
    await user.click(screen.getByRole('button', { name: 'Ada' }));
    await user.click(screen.getByRole('button', { name: 'logout' }));
    await opens('/landing');
    act(() => void vi.advanceTimersByTime(5000));
    await settle();

    expect(searched()).toEqual([]);
  });
});

describe('the search box', () => {
  async function searchFor(text: string, positions: string[]) {
    const app = await openList(['Baker', ...positions]);
    await app.user.click(search());
    await app.user.paste(text);
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(jobList()).toHaveAttribute('aria-busy', 'false'));
    return app;
  }

  it.each([
    ['the signs of a query', '&=#%+"'],
    ['a tag', '<script>alert(1)</script>'],
    ['an emoji', '👩‍🚀🙂'],
    ['right-to-left text', 'مهندس ‏برمجيات'],
    ['a pattern', 'c++(.*%_'],
    ['quotes and backslashes', `'"\\''; DROP TABLE jobs;--`],
  ])('finds %s as text', async (_, text) => {
    await searchFor(text, [`Head of ${text}`]);

    expect(await screen.findByRole('heading', { name: '1 job found' })).toBeVisible();
    expect(screen.getByText(`Head of ${text}`)).toBeVisible();
    const { params, query } = lastRequest('GET', '/jobs');
    expect(params.search).toBe(text);
    expect(query).toMatch(/^[\w.~*%=&-]+$/);
    expect(query).toMatch(/^jobStatus=all&jobType=all&sort=latest&page=1&search=/);
  });

  it.each([
    ['5,000 characters', 'x'.repeat(5000)],
    ['half a character', 'a\ud800b'],
  ])('finds nothing for %s and says so', async (_, text) => {
    await searchFor(text, []);

    expect(await screen.findByText('No jobs to display...')).toBeVisible();
    expect(lastRequest('GET', '/jobs').params.search).toHaveLength(text.length);
  });

  it('takes blanks for no search at all', async () => {
    await searchFor('   \t ', []);

    expect(await card('Baker')).toBeVisible();
    expect(requests('GET', '/jobs').filter(({ params }) => 'search' in params)).toEqual([]);
  });

  it('keeps the page when the server stumbles over a pattern', async () => {
    const { user } = await openList();
    refuse('GET', '/jobs', 500, 'Regular expression is invalid: missing )', { once: true });
    await user.type(search(), 'c++({Enter}');

    expect(await inPage().findByText('Regular expression is invalid: missing )')).toBeVisible();
    expect(search()).toHaveValue('c++(');
    expect(await card('Baker')).toBeVisible();
  });
});

describe('two hundred pages', () => {
  it('have a pager with few buttons, wherever one is', async () => {
    answerWith('GET', '/jobs', { body: { jobs: buildJobs(10), totalJobs: 2000, numOfPages: 200 } });
    const { user } = await renderApp({ route: '/all-jobs', user: {} });
    const pager = within(await screen.findByRole('navigation', { name: 'pagination' }));
    const names = () => pager.getAllByRole('button').map((button) => button.textContent);
    expect(names()).toEqual(['prev', '1', '2', '3', '4', '200', 'next']);

    await user.click(pager.getByRole('button', { name: 'prev' }));
    await waitFor(() => expect(lastRequest('GET', '/jobs').params.page).toBe('200'));
    expect(names()).toEqual(['prev', '1', '197', '198', '199', '200', 'next']);

    await user.click(pager.getByRole('button', { name: 'page 197' }));
    expect(names()).toEqual(['prev', '1', '196', '197', '198', '199', '200', 'next']);
    await waitFor(() => expect(lastRequest('GET', '/jobs').params.page).toBe('197'));
  });
});
