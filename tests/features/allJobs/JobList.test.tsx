import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildJob, buildJobs } from '../../support/builders';
import { renderApp } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  refuse,
  requests,
  settle,
} from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

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
    expect(screen.getByText('loading jobs')).toBeInTheDocument();
    expect(list()).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText(NO_JOBS)).not.toBeInTheDocument();
    held.pass();

    expect(await screen.findByRole('article', { name: 'Baker' })).toBeVisible();
    expect(screen.queryByText('loading jobs')).not.toBeInTheDocument();
    expect(list()).toHaveAttribute('aria-busy', 'false');
  });

  it('has no page 0', async () => {
    answerWith('GET', '/jobs', { body: { jobs: [], totalJobs: 0, numOfPages: 0 } });
    await openAllJobs();

    await screen.findByRole('heading', { name: NO_JOBS });
    expect(requests('GET', '/jobs').map(({ params }) => params.page)).toEqual(['1']);
    expect(screen.queryByRole('navigation', { name: 'pagination' })).not.toBeInTheDocument();
  });
});

describe('while another list loads', () => {
  it('the cards of before stay', async () => {
    const { user } = await openAllJobs([
      { position: 'Baker' },
      { position: 'Cook', jobStatus: 'declined' },
    ]);
    await screen.findByRole('article', { name: 'Baker' });
    const held = deferAnswer('GET', '/jobs');
    await user.selectOptions(choice('status'), 'declined');
    await held.arrived();
    expect(screen.getByText('loading jobs')).toBeInTheDocument();
    expect(cards()).toHaveLength(2);
    held.pass();

    await waitFor(() => expect(cards()).toHaveLength(1));
    expect(cards()[0]).toHaveAccessibleName('Cook');
  });

  it('an answer to an older request changes nothing', async () => {
    const { user } = await openAllJobs([{ position: 'Baker' }]);
    await screen.findByRole('article', { name: 'Baker' });
    const older = deferAnswer('GET', '/jobs');
    await user.selectOptions(choice('status'), 'declined');
    await older.arrived();
    const newer = deferAnswer('GET', '/jobs');
    await user.selectOptions(choice('status'), 'interview');
    await newer.arrived();
    newer.answer({ body: { jobs: [buildJob({ position: 'Newer' })] } });
    await screen.findByRole('article', { name: 'Newer' });
    older.answer({ body: { jobs: [buildJob({ position: 'Older' })] } });
    await settle();

    expect(cards()).toHaveLength(1);
    expect(cards()[0]).toHaveAccessibleName('Newer');
    expect(toastTexts()).toEqual([]);
  });

  it('goes on loading until the newest request is answered', async () => {
    const { user } = await openAllJobs([{ position: 'Baker' }]);
    await screen.findByRole('article', { name: 'Baker' });
    const older = deferAnswer('GET', '/jobs');
    await user.selectOptions(choice('status'), 'declined');
    await older.arrived();
    const newer = deferAnswer('GET', '/jobs');
    await user.selectOptions(choice('status'), 'interview');
    await newer.arrived();
    older.answer({ body: { jobs: [] } });
    await settle();
    expect(screen.getByText('loading jobs')).toBeInTheDocument();
    newer.pass();

    expect(await screen.findByText(NO_JOBS)).toBeVisible();
  });
});

describe('a list that cannot be read', () => {
  it('says the msg of the server in the page and can be tried again', async () => {
    refuse('GET', '/jobs', 500, 'Invalid regular expression', { once: true });
    const { user } = await openAllJobs([{ position: 'Baker' }]);
    expect(await within(list()).findByRole('alert')).toHaveTextContent(
      'Invalid regular expression',
    );
    expect(screen.queryByText(NO_JOBS)).not.toBeInTheDocument();

    await user.click(screen.getByRole('button', { name: 'try again' }));
    expect(await screen.findByRole('article', { name: 'Baker' })).toBeVisible();
    expect(within(list()).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('leaves the last good list where it is', async () => {
    const { user } = await openAllJobs([{ position: 'Baker' }]);
    await screen.findByRole('article', { name: 'Baker' });
    cutNetwork('GET', '/jobs');
    await user.selectOptions(choice('sort'), 'a-z');

    expect(await within(list()).findByRole('alert')).toHaveTextContent(
      'We cannot reach the server',
    );
    expect(screen.getByRole('article', { name: 'Baker' })).toBeVisible();
  });

  it('for want of a session logs out, with no error of its own', async () => {
    refuse('GET', '/jobs', 401, 'Authentication Invalid');
    const { opens } = await openAllJobs();

    await findToast('Unauthorized! Logging Out...');
    await opens('/landing');
    expect(toastTexts()).toEqual(['Unauthorized! Logging Out...']);
  });

  it('is asked for with the same filters again', async () => {
    const { user } = await openAllJobs([{}]);
    await screen.findByRole('article');
    refuse('GET', '/jobs', 503, 'Busy', { once: true });
    await user.selectOptions(choice('status'), 'declined');
    await user.click(await screen.findByRole('button', { name: 'try again' }));

    await screen.findByText(NO_JOBS);
    const queries = requests('GET', '/jobs').map(({ query }) => query);
    expect(queries[2]).toBe(queries[1]);
    expect(queries).toHaveLength(3);
  });
});

describe('the list', () => {
  it('is read anew at every visit', async () => {
    const { follow } = await openAllJobs([{ position: 'Baker' }]);
    await screen.findByRole('article', { name: 'Baker' });
    await follow('profile');
    await screen.findByRole('heading', { level: 1, name: 'profile' });
    await follow('all jobs');

    await waitFor(() => expect(requests('GET', '/jobs')).toHaveLength(2));
  });

  it('is read anew when the browser is online again', async () => {
    await openAllJobs([{ position: 'Baker' }]);
    await screen.findByRole('article', { name: 'Baker' });
    window.dispatchEvent(new Event('online'));

    await waitFor(() => expect(requests('GET', '/jobs')).toHaveLength(2));
  });
});
