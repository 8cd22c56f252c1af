import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildJob, buildJobs } from '../../support/builders';
import { bigSidebar, renderApp } from '../../support/render';
import { answerWith, deferAnswer } from '../../support/server';

const NO_JOBS = 'No jobs to display...';

const cards = () => screen.queryAllByRole('article');
const choice = (name: string) => screen.getByRole('combobox', { name });
const list = () => screen.getByRole('region', { name: 'jobs' });
const openAllJobs = (jobs: object[] = []) => renderApp({ route: '/all-jobs', user: {}, jobs });

function answerJobs(count: number, totalJobs = count, numOfPages = 1) {
  answerWith('GET', '/jobs', { body: { jobs: buildJobs(count), totalJobs, numOfPages } });
}

describe('the count', () => {
  it.each([
    [1, 1, '1 job found'],
    [2, 2, '2 jobs found'],
    [10, 75, '75 jobs found'],
    // The plural follows the page, not the total.
    [1, 11, '11 job found'],
  ])('with %i on the page and %i in all says "%s"', async (shown, total, text) => {
    answerJobs(shown, total, Math.ceil(total / 10));
    await openAllJobs();

    expect(await screen.findByRole('heading', { name: text })).toBeVisible();
    expect(cards()).toHaveLength(shown);
  });

  it('is announced when a filter changes it', async () => {
    const { user } = await openAllJobs([{}, { jobStatus: 'declined' }]);
    const count = await screen.findByRole('heading', { name: '2 jobs found' });
    const region = count.closest('[aria-live="polite"]');
    await user.selectOptions(choice('status'), 'declined');

    await waitFor(() => expect(region).toHaveTextContent('1 job found'));
    expect(region).toBeInTheDocument();
  });
});

describe('an empty list', () => {
  it('offers to add a job', async () => {
    const { user, opens } = await openAllJobs();
    expect(await screen.findByRole('heading', { name: NO_JOBS })).toBeVisible();
    expect(screen.queryByText(/found$/)).not.toBeInTheDocument();

    await user.click(within(list()).getByRole('link', { name: 'add job' }));
    await opens('/add-job');
  });

  it('offers to clear the filters when there are any', async () => {
    const { user } = await openAllJobs([{ position: 'Baker' }]);
    await screen.findByRole('article', { name: 'Baker' });
    await user.selectOptions(choice('status'), 'declined');
    expect(await screen.findByRole('heading', { name: NO_JOBS })).toBeVisible();
    expect(cards()).toEqual([]);

    await user.click(within(list()).getByRole('button', { name: 'clear filters' }));
    expect(await screen.findByRole('article', { name: 'Baker' })).toBeVisible();
    expect(choice('status')).toHaveValue('all');
  });

  it('is not said of a list that is still loading', async () => {
    const held = deferAnswer('GET', '/jobs');
    await openAllJobs([{ position: 'Baker' }]);
    await held.arrived();
    expect(await screen.findByText('loading jobs')).toBeInTheDocument();
    expect(list()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(NO_JOBS)).not.toBeInTheDocument();
    held.pass();

    expect(await screen.findByRole('article', { name: 'Baker' })).toBeVisible();
    expect(screen.queryByText('loading jobs')).not.toBeInTheDocument();
    expect(list()).toHaveAttribute('aria-busy', 'false');
  });
});

describe('a bookmarked wait', () => {
  it.each(['', '&view=board', '&view=table'])(
    'shows nothing that it leaves out, not even at first: %s',
    async (view) => {
      const seen: boolean[] = [];
      const watch = new MutationObserver(() => seen.push(screen.queryByText('Baker') !== null));
      watch.observe(document.body, { childList: true, subtree: true });
      await renderApp({
        route: `/all-jobs?waiting=30${view}`,
        user: {},
        jobs: [{ position: 'Cook', createdAt: new Date(0) }, { position: 'Baker' }],
      });
      expect(await screen.findByRole('heading', { name: '1 job found' })).toBeVisible();
      await screen.findAllByText('Cook');
      watch.disconnect();

      expect(seen).not.toContain(true);
    },
  );
});

describe('what finds nothing', () => {
  it.each([
    ['/all-jobs?search=zzz', 'no jobs match “zzz”'],
    ['/all-jobs?search=zzz&status=declined&view=board', 'no jobs match “zzz”, declined'],
    ['/all-jobs?status=interview&type=remote&sort=oldest', 'no jobs match interview, remote'],
    [
      '/all-jobs?waiting=30&month=2020-03&place=Leeds',
      'no jobs match waiting over 30 days, Mar 2020, in Leeds',
    ],
  ])('is named below the specified words on %s', async (route, text) => {
    await renderApp({ route, user: {}, jobs: [{}] });
    const heading = await screen.findByRole('heading', { name: NO_JOBS });

    expect(heading.nextSibling).toHaveTextContent(text);
    expect(within(list()).getAllByRole('button', { name: 'clear filters' })).toHaveLength(1);
    expect(screen.queryByRole('region', { name: /^pending/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'view' })).not.toBeInTheDocument();
  });
});

describe('a job whose data are odd', () => {
  it('has a card all the same, and can be edited', async () => {
    const jobs = [{ _id: 'bare' }, { ...buildJob(), _id: 7 }];
    answerWith('GET', '/jobs', { body: { jobs, totalJobs: 2, numOfPages: 1 } });
    const { user, opens } = await openAllJobs();
    await user.click(await screen.findByRole('link', { name: 'Edit', description: 'Engineer' }));

    await opens('/add-job?id=7&company=Initech');
    expect(screen.getByLabelText('position')).toHaveValue('Engineer');
  });
});

describe('a list that a link leads back to', () => {
  it('is shown before it is read again', async () => {
    const { follow } = await openAllJobs([{ position: 'Baker' }]);
    await screen.findByRole('article', { name: 'Baker' });
    await follow('add job');
    const held = deferAnswer('GET', '/jobs');
    fireEvent.click(bigSidebar().getByRole('link', { name: 'all jobs', hidden: true }));
    expect(screen.getByRole('article', { name: 'Baker' })).toBeVisible();
    expect(list()).toHaveAttribute('aria-busy', 'false');

    await waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'true'));
    held.pass();
    await waitFor(() => expect(list()).toHaveAttribute('aria-busy', 'false'));
  });
});
