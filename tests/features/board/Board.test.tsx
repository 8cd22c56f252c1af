import { STATUS_ORDER } from '@/jobs/model/statuses';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { collectionStale } from '@/jobs/reads/collection';
import { sessionStarted } from '@/shared/store/appEvents';
import { setMedia } from '../../support/browser';
import { buildCounts, buildJob, buildUser } from '../../support/builders';
import { renderApp } from '../../support/render';
import { answerWith, deferAnswer, listRequests, refuse } from '../../support/server';
import { findToast } from '../../support/toasts';

type Status = 'pending' | 'interview' | 'declined';

const jobs = (count: number, jobStatus: Status, name: string = jobStatus) =>
  Array.from({ length: count }, (_, index) => ({ position: `${name} ${index + 1}`, jobStatus }));

const column = (name: string | RegExp) => screen.getByRole('region', { name });
const cards = (status: Status) =>
  within(column(new RegExp(`^${status}`)))
    .queryAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);
const idOf = (position: string) =>
  screen.getByRole('article', { name: position }).closest('[data-job]')?.getAttribute('data-job') ??
  '';
const badge = (position: string) =>
  screen.getByRole('button', { name: new RegExp(`^status of ${position},`) });
const announced = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .filter((text) => text.startsWith('moved'));
async function openBoard(listed: ReturnType<typeof jobs>, route = '/all-jobs?view=board') {
  const app = await renderApp({ route, user: {}, jobs: listed });
  await waitFor(() => expect(screen.getAllByRole('article').length).toBeGreaterThan(0));
  const choose = async (position: string, status: Status) => {
    await app.user.click(badge(position));
    await app.user.click(await screen.findByRole('menuitemradio', { name: status }));
  };
  return { ...app, choose };
}

const MIXED = [...jobs(2, 'pending'), ...jobs(1, 'interview'), ...jobs(1, 'declined')];

describe('the board', () => {
  it('has a column for each status with its true count, filtered and sorted as the list', async () => {
    await openBoard(
      [...jobs(12, 'pending'), ...jobs(2, 'interview')],
      '/all-jobs?view=board&sort=a-z',
    );

    await waitFor(() => expect(column('declined (0)')).toHaveTextContent('no applications'));
    expect(column('pending (12)')).toBeVisible();
    expect(cards('interview')).toEqual(['interview 1', 'interview 2']);
    expect(screen.getByRole('article', { name: 'interview 1' })).toHaveTextContent(
      /Berlin.*full-time/,
    );
    expect(cards('pending')).toHaveLength(12);
    // The heading says it.
    expect(badge('interview 1')).toHaveTextContent('');
    const headings = screen.getAllByRole('heading', { level: 3 });
    expect(headings.map(({ textContent }) => textContent)).toEqual(
      STATUS_ORDER.map(
        (status) => `${status} (${buildCounts({ pending: 12, interview: 2 })[status]})`,
      ),
    );
    expect(listRequests()).toEqual([]);
  });

  it('opens a card by a press anywhere on it, but not where that has marked a text', async () => {
    const { user, location } = await openBoard(MIXED);
    const company = within(screen.getByRole('article', { name: 'pending 1' })).getByText('Initech');
    getSelection()?.selectAllChildren(company);
    fireEvent.click(company);
    expect(location()).toBe('/all-jobs?view=board');
    getSelection()?.removeAllRanges();
    await user.click(company);

    expect(await screen.findByLabelText('position')).toHaveValue('pending 1');
  });

  it('goes on with j in the column where a key has changed a status', async () => {
    const { user } = await openBoard(jobs(3, 'pending'));
    const link = (name: string) => screen.getByRole('link', { name });
    const [first = '', second = '', third = ''] = cards('pending');
    act(() => link(first).focus());
    await user.keyboard('2');
    await waitFor(() => expect(cards('interview')).toEqual([first]));
    expect(link(first)).toHaveFocus();
    await user.keyboard('j');
    expect(link(second)).toHaveFocus();
    await user.keyboard('j');
    expect(link(third)).toHaveFocus();
  });

  it('shows at once that a card is being deleted, and moves the focus on as it goes', async () => {
    const { user } = await openBoard(MIXED);
    const held = deferAnswer('DELETE', `/jobs/${idOf('pending 2')}`);
    await user.click(badge('pending 2'));
    await user.click(await screen.findByRole('menuitem', { name: 'delete' }));
    const item = screen.getByRole('article', { name: 'pending 2' }).closest('[data-job]');
    await waitFor(() => expect(item).toHaveAttribute('aria-busy', 'true'));
    expect(badge('pending 2')).toHaveFocus();
    await held.arrived();
    held.pass();

    await waitFor(() => expect(cards('pending')).toEqual(['pending 1']));
    expect(badge('pending 1')).toHaveFocus();
  });

  it('leaves one column for a status filter, and a card that leaves it in its place', async () => {
    const { choose, store } = await openBoard(MIXED, '/all-jobs?status=pending&view=board');
    await waitFor(() => expect(cards('pending')).toEqual(['pending 2', 'pending 1']));
    expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(1);
    await choose('pending 2', 'declined');

    await findToast('Job Modified...');
    expect(column('pending (2)')).toBeVisible();
    expect(cards('pending')).toEqual(['pending 2', 'pending 1']);
    expect(badge('pending 2')).toHaveTextContent('declined');
    expect(badge('pending 2')).toHaveFocus();

    act(() => void store.dispatch(collectionStale()));
    await waitFor(() => expect(cards('pending')).toEqual(['pending 1']));
    expect(badge('pending 1')).toHaveFocus();

    await choose('pending 1', 'declined');
    await waitFor(() => expect(badge('pending 1')).toHaveTextContent('declined'));
    act(() => void store.dispatch(collectionStale()));
    await screen.findByText('No jobs to display...');
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('keeps how far a column is scrolled until the session is another', async () => {
    const { user, store } = await openBoard(MIXED);
    const pending = () => screen.findByRole('region', { name: /^pending/ });
    const show = async (view: string) => {
      await user.click(await screen.findByRole('button', { name: view }));
    };
    const frame = await pending();
    frame.scrollTop = 300;
    fireEvent.scroll(frame);
    await show('list');
    await show('board');
    expect(await pending()).toHaveProperty('scrollTop', 300);
    await show('list');
    act(() => void store.dispatch(sessionStarted(buildUser())));
    await show('board');

    expect(await pending()).toHaveProperty('scrollTop', 0);
  });

  it('leaves the focus in the column of a card that another window took', async () => {
    const { store } = await openBoard(MIXED);
    await waitFor(() => expect(cards('interview')).toEqual(['interview 1']));
    act(() => badge('interview 1').focus());
    const left = MIXED.filter(({ jobStatus }) => jobStatus !== 'interview');
    const jobs = left.map((job) => buildJob({ ...job, _id: job.position }));
    answerWith('GET', '/jobs', { body: { jobs, totalJobs: jobs.length, numOfPages: 1 } });
    act(() => void store.dispatch(collectionStale()));
    await waitFor(() => expect(column('interview (0)')).toHaveFocus());
  });

  it('says why nothing is there, and tries again', async () => {
    refuse('GET', '/jobs', 500, 'Broken', { once: true });
    const { user } = await renderApp({ route: '/all-jobs?view=board', user: {}, jobs: MIXED });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Broken');
    // How many there are is not known.
    expect(column('interview')).toBeVisible();
    await user.click(within(alert).getByRole('button', { name: 'try again' }));

    await waitFor(() => expect(cards('interview')).toEqual(['interview 1']));
  });

  it('tells of those that no column shows', async () => {
    const jobs = [buildJob({}), buildJob({ _id: 'odd', jobStatus: 'ghosted' })];
    answerWith('GET', '/jobs', { body: { jobs, totalJobs: 2, numOfPages: 1 } });
    await openBoard(MIXED);

    expect(await screen.findByText(/^1 application is in no column/)).toBeVisible();
  });

  it('shows one column at a time on a phone, chosen by tabs, and moves no card by hand', async () => {
    setMedia({ desktop: false });
    const { user } = await openBoard(MIXED);
    const tab = await screen.findByRole('tab', { name: 'interview (1)' });
    const isShown = (name: string) =>
      !screen.getByRole('tabpanel', { name, hidden: true }).hasAttribute('inert');
    expect(isShown('pending (2)')).toBe(true);
    expect(isShown('interview (1)')).toBe(false);
    await user.click(tab);
    expect(tab).toHaveAttribute('aria-selected', 'true');
    expect(isShown('pending (2)')).toBe(false);
    await user.keyboard('{ArrowRight}');

    const next = new RegExp(`^${STATUS_ORDER[STATUS_ORDER.indexOf('interview') + 1]} `);
    expect(screen.getByRole('tab', { name: next })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: next })).toBeVisible();
    expect(screen.queryByRole('button', { name: /^move/ })).not.toBeInTheDocument();
  });
});

it('a single column needs no tabs on a phone', async () => {
  setMedia({ desktop: false });
  await openBoard(MIXED, '/all-jobs?view=board&status=interview');

  expect(column('interview (1)')).toBeVisible();
  expect(screen.queryByRole('tablist')).not.toBeInTheDocument();
});

describe('a card that is moved', () => {
  it('is in its new column at once, keeps the focus, and is announced once, after the answer', async () => {
    const { user, choose } = await openBoard(MIXED);
    await waitFor(() => expect(cards('pending')).toHaveLength(2));
    const answer = deferAnswer('PATCH', `/jobs/${idOf('pending 2')}`);
    await choose('pending 2', 'interview');
    expect(cards('interview')).toEqual(['pending 2', 'interview 1'].toSorted());
    expect(column('interview (2)')).toBeVisible();
    expect(badge('pending 2')).toHaveFocus();
    await answer.arrived();
    expect(announced()).toEqual([]);
    answer.pass();

    await findToast('Job Modified...');
    expect(announced()).toEqual(['moved from pending to interview']);
    expect(column('pending (1)')).toBeVisible();
    expect(badge('pending 2')).toHaveFocus();

    await user.click(screen.getByRole('button', { name: 'list' }));
    await user.click(screen.getByRole('button', { name: 'board' }));
    await waitFor(() => expect(cards('interview')).toHaveLength(2));
    expect(announced()).toEqual([]);
  });

  it('leaves the focus on the card beside it where one column is seen at a time', async () => {
    setMedia({ desktop: false });
    const { choose } = await openBoard(MIXED);
    await screen.findByRole('tab', { name: 'pending (2)' });
    const card = screen.getByRole('article', { name: 'pending 2' });
    await choose('pending 2', 'interview');

    await screen.findByRole('tab', { name: 'pending (1)' });
    expect(card).not.toBeInTheDocument();
    expect(badge('pending 1')).toHaveFocus();
    await choose('pending 1', 'interview');
    await screen.findByRole('tab', { name: 'pending (0)' });
    expect(screen.getByRole('tabpanel', { name: 'pending (0)' })).toHaveFocus();
  });
});
