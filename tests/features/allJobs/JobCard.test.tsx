import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildJob } from '../../support/builders';
import { renderApp } from '../../support/render';
import { answerWith } from '../../support/server';

/** The one card of a list that holds this job. */
async function showCard(fields: Parameters<typeof buildJob>[0] = {}) {
  const job = buildJob(fields);
  answerWith('GET', '/jobs', { body: { jobs: [job], totalJobs: 1, numOfPages: 1 } });
  const app = await renderApp({ route: '/all-jobs', user: {} });
  return { ...app, card: await screen.findByRole('article') };
}

/** What the card says after the term, for instance after 'location'. */
function fact(card: HTMLElement, term: string) {
  const name = within(card).getByText(term, { selector: 'dt' });
  return name.parentElement?.querySelector('dd');
}

describe('a job card', () => {
  it('shows what is recorded about the job', async () => {
    const { card } = await showCard({
      position: 'Baker',
      company: 'Bread & Co',
      jobLocation: 'Vienna',
      jobType: 'part-time',
      jobStatus: 'interview',
      createdAt: '2024-01-01T23:59:59.000Z',
    });

    expect(card).toHaveAccessibleName('Baker');
    expect(within(card).getByText('Bread & Co')).toBeVisible();
    expect(fact(card, 'location')).toHaveTextContent(/^Vienna$/);
    expect(fact(card, 'created')).toHaveTextContent(/^Jan 1st, 2024$/);
    expect(fact(card, 'type')).toHaveTextContent(/^part-time$/);
    expect(fact(card, 'status')).toHaveTextContent(/^interview$/);
  });

  it.each([
    ['Initech', 'I'],
    ['  bread', 'b'],
    ['🙂 Inc.', '🙂'],
    ['Ørsted', 'Ø'],
  ])('has the first letter of %j as its icon', async (company, letter) => {
    const { card } = await showCard({ company });

    expect(within(card).getByText(letter, { selector: '[aria-hidden]' })).toBeVisible();
  });

  it.each(['pending', 'interview', 'declined', 'ghosted'])('has a badge for %s', async (status) => {
    const { card } = await showCard({ jobStatus: status });

    const badge = fact(card, 'status');
    expect(badge).toHaveTextContent(status);
    expect(badge?.querySelector('svg')).toHaveAttribute('aria-hidden');
  });

  it('shows tags as text', async () => {
    const { card } = await showCard({ position: '<img src=x onerror=alert(1)>' });

    expect(within(card).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(within(card).queryByRole('img')).not.toBeInTheDocument();
  });

  it('has actions that say which job they are about', async () => {
    const { card } = await showCard({ position: 'Baker' });

    const edit = within(card).getByRole('link', { name: 'Edit' });
    expect(edit).toHaveAttribute('href', '/add-job');
    expect(edit).toHaveAccessibleDescription('Baker');
    expect(within(card).getByRole('button', { name: 'delete' })).toHaveAccessibleDescription(
      'Baker',
    );
  });

  it('opens its job in the form by Edit', async () => {
    const { user, card, opens } = await showCard({ position: 'Baker', jobLocation: 'Vienna' });
    await user.click(within(card).getByRole('link', { name: 'Edit' }));

    await opens('/add-job');
    expect(await screen.findByRole('heading', { level: 1, name: 'edit job' })).toBeVisible();
    expect(screen.getByLabelText('position')).toHaveValue('Baker');
    expect(screen.getByLabelText('job location')).toHaveValue('Vienna');
  });
});
