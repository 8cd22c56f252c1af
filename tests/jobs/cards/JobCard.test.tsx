import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { MENU_ACTIONS } from '@/jobs/actions/writeActions';
import { buildJob } from '../../support/builders';
import { renderApp } from '../../support/render';
import { answerWith } from '../../support/server';

/** The one card of a list that holds this job. */
async function showCard(fields: Parameters<typeof buildJob>[0] = {}) {
  const { cards, ...app } = await showCards([fields]);
  return { ...app, card: cards[0] ?? document.body };
}

async function showCards(fields: Parameters<typeof buildJob>[0][]) {
  const jobs = fields.map((each, index) => buildJob({ _id: `job-${index}`, ...each }));
  answerWith('GET', '/jobs', { body: { jobs, totalJobs: jobs.length, numOfPages: 1 } });
  const app = await renderApp({ route: '/all-jobs', user: {} });
  return { ...app, cards: await screen.findAllByRole('article') };
}

/** What the card says of this term, for instance 'location'. */
function fact(card: HTMLElement, term: string) {
  return within(card).getByText(term, { selector: 'dt' }).parentElement?.querySelector('dd');
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
    expect(within(card).getByRole('button', { name: /^status of/ })).toHaveTextContent('interview');
  });

  it('is made of few elements, since ten of them come with each answer', async () => {
    const { card } = await showCard({});

    expect(card.querySelectorAll('*')).toHaveLength(19 + MENU_ACTIONS.length);
  });

  it.each([
    ['Initech', 'I'],
    ['  bread', 'b'],
    ['\u200Bbread', 'b'],
    ['🙂 Inc.', '🙂'],
    ['Ørsted', 'Ø'],
  ])('has the first letter of %j as its icon', async (company, letter) => {
    const { card } = await showCard({ company });

    expect(within(card).getByText(letter, { selector: '[aria-hidden]' })).toBeVisible();
  });

  it('has the colour of its company, however that is written', async () => {
    const { cards } = await showCards(
      ['Initech', ' initech', 'Hooli'].map((company) => ({ company })),
    );
    const hues = cards.map((card) =>
      within(card)
        .getByText(/^[ih]$/i, { selector: '[aria-hidden]' })
        .style.getPropertyValue('--hue'),
    );
    // The same tomorrow.
    expect(hues).toEqual(['120', '120', '280']);
  });

  it('has actions that say which job they are about', async () => {
    const { card } = await showCard({ _id: 'a/1', position: 'Baker', company: 'R&D' });

    const edit = within(card).getByRole('link', { name: 'Edit' });
    expect(edit).toHaveAttribute('href', '/add-job?id=a%2F1&company=R%26D');
    expect(edit).toHaveAccessibleDescription('Baker');
    expect(within(card).getByRole('button', { name: 'delete' })).toHaveAccessibleDescription(
      'Baker',
    );
  });

  it('may break the words of its position behind a slash', async () => {
    const position = 'Entwickler/in (m/w/d) im Vertrieb/Service';
    const { card } = await showCard({ position });
    const title = within(card).getByText(position);
    expect(title.querySelectorAll('wbr')).toHaveLength(2);
  });

  it('counts its age anew when a day begins while it is shown', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-20T23:59:30.000Z') });
    const { card } = await showCard({ jobStatus: 'pending', createdAt: '2026-10-01' });
    expect(card).toHaveTextContent('50 days');
    await act(() => vi.advanceTimersByTimeAsync(60_000));

    expect(card).toHaveTextContent('51 days');
  });

  it.each([
    ['pending', '2026-10-30T23:00:00.000Z', 'no answer for 21 days'],
    ['pending', '2026-10-31T00:00:00.000Z', null],
    ['pending', 'yesterday', null],
    ['interview', '2026-01-01', null],
    ['ghosted', '2026-01-01', null],
  ])('that is %s since %s says how long it has waited: %s', async (jobStatus, createdAt, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T01:00:00.000Z') });
    const { card } = await showCard({ jobStatus, createdAt });
    vi.useRealTimers();

    const note = within(card).queryByText('no answer for');
    expect(note && `${note.textContent} ${note.nextSibling?.textContent}`).toBe(text);
  });
});
