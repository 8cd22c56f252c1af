import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { JobStatus } from '@/jobs/model/statuses';
import type { JOB_TYPES } from '@/jobs/model/job';
import { buildJob } from '../../../support/builders';
import { renderApp } from '../../../support/render';
import {
  answerWith,
  behaveLike,
  collectionRequests,
  deferAnswer,
  settle,
} from '../../../support/server';

type Some = { jobStatus: JobStatus; jobType?: (typeof JOB_TYPES)[number]; createdAt?: string };

const NOW = new Date('2026-11-28T12:00:00.000Z');
const days = (count: number) => new Date(NOW.getTime() - count * 86_400_000).toISOString();

const answers = () => screen.findByRole('region', { name: 'Answers' });
const texts = async (caption: string) => {
  const table = await screen.findByRole('table', { name: caption });
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' '));
};

/** The statistics of these applications. */
async function open(some: Some[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  const jobs = some.map(({ createdAt, ...job }) => ({
    ...job,
    ...(createdAt && { createdAt: new Date(createdAt) }),
  }));
  return renderApp({ user: {}, jobs });
}

describe('answers', () => {
  it('are counted by month, by type and by wait, each row a way to its applications', async () => {
    await open([
      { jobStatus: 'declined', jobType: 'remote', createdAt: '2026-10-02T08:00:00.000Z' },
      { jobStatus: 'interview', jobType: 'full-time', createdAt: '2026-11-02T08:00:00.000Z' },
      { jobStatus: 'pending', jobType: 'full-time', createdAt: days(20) },
      { jobStatus: 'pending', jobType: 'full-time', createdAt: days(70) },
    ]);

    expect(await texts('by month')).toEqual([
      'month answered share',
      'Nov 2026 1 of 2 50%',
      'Oct 2026 1 of 1 100%',
      'Sep 2026 0 of 1 0%',
    ]);
    expect(await texts('by type')).toEqual([
      'type answered share',
      'full-time 1 of 3 33%',
      'remote 1 of 1 100%',
    ]);
    expect(await texts('without an answer')).toEqual([
      'wait waiting share',
      'over 14 days 2 of 2 100%',
      'over 30 days 1 of 2 50%',
      'over 60 days 1 of 2 50%',
    ]);
    const links = within(await answers()).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      ...['2026-11', '2026-10', '2026-09'].map((month) => `/all-jobs?month=${month}`),
      '/all-jobs?type=full-time',
      '/all-jobs?type=remote',
      ...['14', '30', '60'].map((wait) => `/all-jobs?waiting=${wait}`),
    ]);
  });

  it.each([
    [[0], 'One application waits, since today.'],
    [[3], 'One application waits, for 3 days.'],
    [[0, 0, 0, 90], '4 applications wait, at least half of them since today.'],
    [[1, 4, 90], '3 applications wait, half of them for 4 days or longer.'],
  ])('tell how long applications of %j days wait', async (waits, text) => {
    await open(waits.map((count) => ({ jobStatus: 'pending', createdAt: days(count) })));
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('know statuses, types and dates of other servers', async () => {
    const jobs = [
      buildJob({ _id: '1', jobStatus: 'Pending', jobType: 'Remote', createdAt: 'soon' }),
      buildJob({ _id: '2', jobStatus: 'offer', jobType: 'gig', createdAt: days(1) }),
    ];
    answerWith('GET', '/jobs', { body: { jobs, totalJobs: 2, numOfPages: 1 } });
    await open([{ jobStatus: 'pending' }]);

    expect((await texts('by month')).slice(1)).toEqual(['Nov 2026 1 of 1 100%']);
    expect((await texts('by type')).slice(1)).toEqual(['gig 1 of 1 100%', 'remote 0 of 1 0%']);
    expect(screen.queryByRole('link', { name: 'gig' })).not.toBeInTheDocument();
    expect(screen.queryByRole('table', { name: 'without an answer' })).not.toBeInTheDocument();
  });

  it('are not told before all applications are read, but the way to the rest', async () => {
    behaveLike({ limit: 'ignored' });
    const { user } = await open(Array<Some>(112).fill({ jobStatus: 'pending' }));
    const rest = await screen.findByRole('button', { name: 'read the rest: 2 calls' });
    expect(screen.queryByRole('region', { name: 'Answers' })).not.toBeInTheDocument();
    expect(screen.queryByRole('checkbox', { name: /answers/ })).not.toBeInTheDocument();
    await user.click(rest);

    expect((await texts('by type')).slice(1)).toEqual(['full-time 0 of 112 0%']);
  });

  it('are nothing while applications are read by themselves, and where there is none', async () => {
    // Else they would come too late to be seen.
    await import('@/features/statistics/answers/Answers');
    const held = deferAnswer('GET', '/jobs');
    const { store } = await open([{ jobStatus: 'pending' }]);
    await held.arrived();
    await screen.findByRole('img', { name: /chart/ });
    expect(screen.queryByRole('region', { name: 'Answers' })).not.toBeInTheDocument();
    held.answer({ body: { jobs: [], totalJobs: 0, numOfPages: 0 } });

    await waitFor(() => expect(store.getState().allJobs?.collection.isWhole).toBe(true));
    await settle();
    expect(screen.queryByRole('region', { name: 'Answers' })).not.toBeInTheDocument();
    expect(collectionRequests()).toHaveLength(1);
  });
});

describe('answers in the chart', () => {
  const choice = () => screen.findByRole('checkbox', { name: 'answers in the chart' });
  const chart = (name: string) =>
    screen.findByRole('img', { name: `Monthly Applications, ${name}` });
  const STACKED = 'bar chart with answers';

  async function openWithAnswers() {
    const opened = await open([
      { jobStatus: 'declined', createdAt: '2026-10-02T08:00:00.000Z' },
      { jobStatus: 'interview', createdAt: '2026-11-02T08:00:00.000Z' },
      { jobStatus: 'pending', createdAt: '2026-11-03T08:00:00.000Z' },
      { jobStatus: 'pending', createdAt: '2026-11-03T08:00:00.000Z' },
    ]);
    await opened.user.click(await choice());
    return opened;
  }

  it('stack each bar, with the figure of all on top, and say what the colours mean', async () => {
    await openWithAnswers();
    const drawn = await chart(STACKED);
    const heights = [...drawn.querySelectorAll('.recharts-bar-rectangle path')].map((bar) =>
      Number(bar.getAttribute('height')),
    );
    const figures = [...drawn.querySelectorAll('.recharts-label-list text')];
    const [october = 0, november = 0, waiting = 0] = heights;

    expect(heights).toHaveLength(3);
    expect(november).toBeCloseTo(october);
    expect(waiting).toBeCloseTo(2 * november);
    expect(figures.map(({ textContent }) => textContent)).toEqual(['1', '3']);
    const legend = screen.getByRole('list', { name: 'colours of the chart' });
    expect(legend.textContent).toBe('with an answerwaiting');
  });

  it('stay chosen, and end with the choice or with the other chart', async () => {
    const { user, follow } = await openWithAnswers();
    await follow('profile');
    await follow('stats');
    await chart(STACKED);
    await user.click(await choice());
    await chart('bar chart');
    await user.click(await choice());
    await user.click(screen.getByRole('button', { name: 'Area Chart' }));

    await chart('area chart');
    expect(await choice()).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Bar Chart' })).toBeVisible();
  });
});
