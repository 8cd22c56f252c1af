import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { STATUS_ORDER, STATUSES } from '@/jobs/model/statuses';
import { buildJob } from '../../support/builders';
import { renderApp } from '../../support/render';
import { answerWith, deferAnswer, refuse, requests } from '../../support/server';

const TITLES = STATUS_ORDER.map((status) => STATUSES[status].countTitle);
const SECTION = 'Monthly Applications';
const MONTHS = [
  { date: 'Sep 2026', count: 3 },
  { date: 'Oct 2026', count: 1 },
  { date: 'Nov 2026', count: 5 },
];

const section = () => screen.findByRole('region', { name: SECTION });
const chart = (kind: 'area' | 'bar') => screen.findByRole('img', { name: new RegExp(kind) });
const drawn = async (kind: 'area' | 'bar', selector: string) =>
  (await chart(kind)).querySelectorAll(selector);

const figures = async (kind: 'area' | 'bar') =>
  [...(await drawn(kind, '.recharts-label-list text'))].map(({ textContent }) => textContent);

function count(title: string): string {
  const card = screen.getByRole('heading', { name: title }).closest('li');
  return card?.textContent.replace(title, '') ?? '';
}

function answerStats(monthlyApplications: unknown, defaultStats: unknown = { pending: 1 }) {
  answerWith('GET', '/jobs/stats', { body: { defaultStats, monthlyApplications } });
}

describe('the cards', () => {
  it('hold zeros before there is an answer, and show them only when they are counted', async () => {
    const held = deferAnswer('GET', '/jobs/stats');
    await renderApp({ user: {} });
    await held.arrived();

    expect(TITLES.map(count)).toEqual(TITLES.map(() => '0'));
    expect(screen.getByText('loading statistics')).toBeInTheDocument();
    expect(screen.getAllByRole('list').find(({ ariaBusy }) => ariaBusy === 'true')).toBeVisible();
    for (const zero of screen.getAllByText('0')) expect(zero).not.toBeVisible();
    held.pass();
    await within(screen.getByRole('region', { name: 'statistics' })).findByRole('link', {
      name: 'add job',
    });
    for (const zero of screen.getAllByText('0')) expect(zero).toBeVisible();
  });

  it('lead to the lists of their statuses', async () => {
    await renderApp({ user: {} });
    const links = await Promise.all(TITLES.map((name) => screen.findByRole('link', { name })));

    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      STATUS_ORDER.map((status) => `/all-jobs?status=${status}`),
    );
  });
});

describe('the longest wait', () => {
  const link = () => screen.findByRole('link', { name: /^The longest wait/ });

  it.each([
    ['2026-11-19T08:00:00.000Z', 'The longest wait is 1 day'],
    ['2026-03-27T23:00:00.000Z', 'The longest wait is 238 days'],
  ])('since %s is told after the counts, with a link', async (createdAt, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00.000Z') });
    const held = deferAnswer('GET', '/jobs/stats');
    const jobs = [
      buildJob({ _id: 'other', createdAt: '2020-01-01T08:00:00.000Z', jobStatus: 'declined' }),
      buildJob({ createdAt, jobStatus: 'pending' }),
    ];
    answerWith('GET', '/jobs', { body: { jobs, totalJobs: 2, numOfPages: 1 } });
    await renderApp({ user: {} });
    await held.arrived();
    expect(requests('GET', '/jobs')).toEqual([]);
    held.answer({ body: { defaultStats: { pending: 1 }, monthlyApplications: [] } });

    expect((await link()).textContent).toBe(text);
    expect(await link()).toHaveAttribute('href', '/all-jobs?status=pending&sort=oldest');
  });

  it('that cannot be read, or is shorter than a day, shows nothing', async () => {
    answerStats(MONTHS);
    refuse('GET', '/jobs', 500, 'Database is down');
    await renderApp({ user: {} });
    await waitFor(() => expect(requests('GET', '/jobs')).toHaveLength(1));
    await chart('area');

    expect(screen.queryByText(/longest wait/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('the monthly applications', () => {
  it('are an area below a curve or bars 75 wide, 300 high with 50 free at the top', async () => {
    answerStats(MONTHS);
    const { user } = await renderApp({ user: {} });
    const expectFrame = async (kind: 'area' | 'bar', dashes: string) => {
      expect(await chart(kind)).toHaveAttribute('height', '300');
      const [line] = await drawn(kind, '.recharts-cartesian-grid-vertical line');
      expect(line).toHaveAttribute('y', '50');
      expect(line).toHaveAttribute('stroke-dasharray', dashes);
    };
    await expectFrame('area', '3 3');
    const [area] = await drawn('area', '.recharts-area-area');
    expect(area).toHaveAttribute('fill', 'var(--color-chartArea)');
    const [curve] = await drawn('area', '.recharts-area-curve');
    expect(curve).toHaveAttribute('stroke', 'var(--color-chartStroke)');
    // A monotone curve is made of Bézier curves, a broken line of straight pieces.
    expect(curve?.getAttribute('d')).toContain('C');

    await user.click(within(await section()).getByRole('button', { name: 'Bar Chart' }));
    await expectFrame('bar', '10 10');
    const bars = [...(await drawn('bar', '.recharts-bar-rectangle path'))];
    expect(bars.map((bar) => bar.getAttribute('width'))).toEqual(['75', '75', '75']);
    expect(bars[0]).toHaveAttribute('fill', 'var(--color-chartBar)');
  });

  it('may be 120', async () => {
    answerStats(Array.from({ length: 120 }, (_, index) => ({ date: `M${index}`, count: index })));
    await renderApp({ user: {} });

    expect(await chart('area')).toBeVisible();
    // A hundred for each, and the room of the scale.
    expect(document.querySelector('[style*="min-width: 12044px"]')).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(121);
  });

  it('have the months on one axis and whole numbers on the other', async () => {
    answerStats(MONTHS.map(({ date }) => ({ date, count: 5000 })));
    await renderApp({ user: {} });
    const texts = async (selector: string) =>
      [...(await section()).querySelectorAll(selector)].map(({ textContent }) => textContent);
    await chart('area');

    const dates = await texts('.recharts-xAxis-tick-labels text');
    expect(dates).toEqual(['Sep 2026', 'Oct 2026', 'Nov 2026']);
    const scale = ['0', '1,000', '2,000', '3,000', '4,000', '5,000'];
    expect(await texts('[aria-hidden] > .tick')).toEqual(scale);
    expect(await section()).toHaveTextContent('Sep 2026 to Nov 2026');
  });

  it('stand in a table for those who cannot see the chart, whatever their names', async () => {
    answerStats([...MONTHS, { date: 'Nov 2026', count: 2 }, { date: '<b>', count: null }]);
    await renderApp({ user: {} });
    const table = await screen.findByRole('table', { name: SECTION });
    const rows = within(table)
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

    expect(rows).toEqual(['Sep 20263', 'Oct 20261', 'Nov 20265', 'Nov 20262', '<b>0']);
  });

  it.each([
    [{ pending: 50, interview: 9, declined: 16 }, '9 of 75 in these three months'],
    [{ pending: 9 }, 'Nov 2026'],
  ])('tell how many of %j are theirs', async (counts, told) => {
    answerStats(MONTHS, counts);
    await renderApp({ user: {} });
    const [heading] = within(await section()).getAllByText(/Sep 2026 to/);
    expect(heading?.textContent.endsWith(told)).toBe(true);
  });

  it('keep the chart that was chosen', async () => {
    answerStats(MONTHS);
    const { user, follow } = await renderApp({ user: {} });
    await user.click(await screen.findByRole('button', { name: 'Bar Chart' }));
    await follow('profile');
    await follow('stats');
    expect(await chart('bar')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Area Chart' }));
    await follow('profile');
    await follow('stats');
    expect(await chart('area')).toBeVisible();
  });

  it('of a single month are drawn whole and with their number, in both shapes', async () => {
    answerStats([{ date: 'Nov 2026', count: 5000 }]);
    const { user } = await renderApp({ user: {} });
    await waitFor(async () => expect(await figures('area')).toEqual(['5,000']));
    expect(await drawn('area', '.recharts-area-dots')).toHaveLength(1);
    expect(await drawn('area', '.recharts-area-dots[clip-path]')).toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Bar Chart' }));

    await waitFor(async () => expect(await figures('bar')).toEqual(['5,000']));
  });

  it('are drawn again for another count of the same months', async () => {
    answerStats(MONTHS);
    const { follow } = await renderApp({ user: {} });
    const curve = async () => (await drawn('area', '.recharts-area-curve'))[0]?.getAttribute('d');
    const before = await curve();
    await follow('profile');
    await screen.findByRole('heading', { level: 1, name: 'profile' });
    answerStats(MONTHS.with(1, { date: 'Oct 2026', count: 4 }));
    await follow('stats');

    await waitFor(async () => expect(await curve()).not.toBe(before));
  });
});

describe('statistics without applications', () => {
  it('show no months and no wait, and invite to add the first one', async () => {
    const { user, opens } = await renderApp({ user: {} });
    const statistics = within(await screen.findByRole('region', { name: 'statistics' }));
    const invitation = await statistics.findByRole('link', { name: 'add job' });
    expect(screen.queryByText(SECTION)).not.toBeInTheDocument();
    expect(screen.queryByText(/longest wait/)).not.toBeInTheDocument();
    await user.click(invitation);

    await opens('/add-job');
  });

  it('that could not be read show no zeros and invite to nothing', async () => {
    refuse('GET', '/jobs/stats', 500, 'Database is down');
    await renderApp({ user: {} });
    const statistics = within(await screen.findByRole('region', { name: 'statistics' }));
    await statistics.findByRole('alert');

    for (const zero of screen.getAllByText('0')) expect(zero).not.toBeVisible();
    expect(statistics.queryByRole('link', { name: 'add job' })).not.toBeInTheDocument();
  });
});
