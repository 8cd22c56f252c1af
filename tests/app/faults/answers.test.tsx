import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildJob } from '../../support/builders';
import { renderApp } from '../../support/render';
import { answerWith } from '../../support/server';

const SOUND = buildJob({ _id: 'sound', position: 'Sound' });

async function showJobs(jobs: unknown[], totals: object = { totalJobs: 2, numOfPages: 1 }) {
  answerWith('GET', '/jobs', { body: { jobs, ...totals } });
  const app = await renderApp({ route: '/all-jobs', user: {} });
  expect(await screen.findByRole('article', { name: 'Sound' })).toBeVisible();
  return app;
}

const card = (name: string) => within(screen.getByRole('article', { name }));

describe('a list with one odd job', () => {
  it.each([
    ['no id', { ...buildJob(), _id: undefined }],
    ['an empty id', buildJob({ _id: '' })],
    ['the id of another', buildJob({ _id: 'sound', position: 'Sound' })],
    ['null in its place', null],
    ['a text in its place', 'job'],
  ])('shows the others when it has %s', async (_, odd) => {
    await showJobs([odd, SOUND]);

    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(card('Sound').getByRole('link', { name: 'Edit' })).toBeVisible();
  });

  it('shows one whose id is a number, and edits it', async () => {
    const { user, opens } = await showJobs([{ ...buildJob(), _id: 7 }, SOUND]);
    await user.click(card('Engineer').getByRole('link', { name: 'Edit' }));

    await opens('/add-job');
    expect(screen.getByLabelText('position')).toHaveValue('Engineer');
  });

  it.each([
    ['ghosted', 'ghosted'],
    ['', 'unknown'],
    [null, 'unknown'],
    [42, 'unknown'],
    ['constructor', 'constructor'],
  ])('gives the status %j a badge in neutral', async (jobStatus, text) => {
    await showJobs([
      { ...buildJob(), jobStatus },
      { ...SOUND, jobStatus: 'unheard of' },
    ]);

    const badge = card('Engineer').getByText(text).parentElement;
    const neutral = card('Sound').getByText('unheard of').parentElement;
    expect(badge?.className).toBe(neutral?.className);
  });

  it('shows the text of a type it does not know', async () => {
    await showJobs([buildJob({ jobType: 'gig' }), SOUND]);

    expect(card('Engineer').getByText('gig')).toBeVisible();
  });

  it('keeps a card whose texts are missing', async () => {
    await showJobs([{ _id: 'bare' }, SOUND]);

    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getAllByRole('link', { name: 'Edit' })).toHaveLength(2);
  });

  it.each([
    ['2', '2 job found'],
    ['many', '1 job found'],
    [null, '1 job found'],
    [undefined, '1 job found'],
  ])('counts when the total is %j', async (totalJobs, text) => {
    await showJobs([SOUND], { totalJobs, numOfPages: 1 });

    expect(screen.getByRole('heading', { level: 2, name: text })).toBeVisible();
  });
});

describe('the date of a job', () => {
  it.each([
    [null, '–'],
    [undefined, '–'],
    ['', '–'],
    ['garbage', '–'],
    [0, '–'],
    [1_700_000_000_000, '–'],
    [{}, '–'],
    ['2024-02-31T00:00:00.000Z', '–'],
    ['9999-12-31T23:59:59.999Z', 'Dec 31st, 9999'],
    ['1969-12-31T23:59:59.999Z', 'Dec 31st, 1969'],
    ['2024-01-01T00:00:00.000Z', 'Jan 1st, 2024'],
    ['2024-01-01T23:59:59.999Z', 'Jan 1st, 2024'],
    ['2024-01-01T00:30:00.000+14:00', 'Dec 31st, 2023'],
  ])('%j reads %s', async (createdAt, text) => {
    await showJobs([{ ...buildJob(), createdAt }, SOUND]);

    const term = card('Engineer').getByText('created');
    expect(term.nextElementSibling).toHaveTextContent(text);
    expect(screen.queryByText('Invalid date')).not.toBeInTheDocument();
  });
});

describe('odd statistics', () => {
  async function showStats(body: unknown) {
    answerWith('GET', '/jobs/stats', { body });
    await renderApp({ user: {} });
    await screen.findByRole('heading', { name: 'pending applications' });
  }
  const counts = () =>
    ['pending applications', 'interviews scheduled', 'jobs declined'].map(
      (name) =>
        screen.getByRole('heading', { name }).closest('li')?.querySelector('p')?.textContent,
    );
  const rows = async () =>
    within(await screen.findByRole('table', { name: 'Monthly Applications' }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  it.each([
    ['are missing', undefined, ['0', '0', '0']],
    ['are null', null, ['0', '0', '0']],
    ['are a text', 'none', ['0', '0', '0']],
    ['are texts', { pending: '3', interview: 'two', declined: '' }, ['3', '0', '0']],
    ['lack one', { pending: 3, declined: 1 }, ['3', '0', '1']],
    ['are not whole', { pending: 1.5, interview: -2, declined: 1e300 }, ['0', '0', '0']],
  ])('count zero where counts %s', async (_, defaultStats, expected) => {
    await showStats({ defaultStats, monthlyApplications: [{ date: 'Nov 2026', count: 1 }] });

    expect(await rows()).toEqual(['Nov 20261']);
    expect(counts()).toEqual(expected);
  });

  it.each([[null], [undefined], [[]], ['x'], [[null, 7, { count: 3 }]]])(
    'hide the section when the months are %j',
    async (monthlyApplications) => {
      await showStats({ defaultStats: { pending: 4 }, monthlyApplications });

      expect(await screen.findByText('4', { selector: 'li *' })).toBeVisible();
      expect(screen.queryByText('Monthly Applications')).not.toBeInTheDocument();
    },
  );

  it.each([1, 120])('show %i months', async (length) => {
    const months = Array.from({ length }, (_, index) => ({ date: `month ${index}`, count: index }));
    await showStats({ defaultStats: {}, monthlyApplications: months });

    expect(await rows()).toHaveLength(length);
    expect(await screen.findByRole('img', { name: /area chart/ })).toBeInTheDocument();
  });

  it('show months of the same name one by one, whatever the name', async () => {
    const monthlyApplications = [
      { date: 'Nov 26', count: 1 },
      { date: 'Nov 26', count: '2' },
      { date: '<b>', count: null },
    ];
    await showStats({ defaultStats: {}, monthlyApplications });

    expect(await rows()).toEqual(['Nov 261', 'Nov 262', '<b>0']);
  });
});
