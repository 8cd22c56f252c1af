import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { rememberServerHabits } from '@/jobs/api/serverHabits';
import { redo, undo } from '@/jobs/writes/undo';
import { buildJob } from '../../support/builders';
import { renderApp } from '../../support/render';
import { behaveLike, cutNetwork, deferAnswer, requests, settle } from '../../support/server';

const QUESTION =
  /^Created: Pilot, Acme\. This server dates new applications today\. Import the others with today's date\?/;
const IGNORED = { createdAt: 'ignored' } as const;

const sent = () =>
  requests('POST', '/jobs').map(({ body }) => (body as { position: string }).position);
const count = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;
const press = (name: string) => screen.findByRole('button', { name });

/** Imports applications at Acme: their positions, with a day where one is given. */
async function importRows(...rows: string[]) {
  const { user, store, follow } = await renderApp({ route: '/import', user: {} });
  await user.click(await screen.findByLabelText('or paste rows'));
  await user.paste(['position\tapplied\tcompany', ...rows.map((row) => `${row}\tAcme`)].join('\n'));
  for (const step of [2, 3]) {
    await user.click(screen.getByRole('button', { name: 'next' }));
    await screen.findByRole('heading', { name: new RegExp(`^Step ${step}`) });
  }
  const start = await screen.findByRole('button', { name: /^import \d/ });
  later();
  await user.click(start);
  return { user, store, follow };
}

/** What is pressed next is no double press. */
function later() {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
}

/** The answer of a server that keeps no days. */
function datedToday(position: string) {
  const createdAt = new Date().toISOString();
  const job = buildJob({ _id: position, position, company: 'Acme', createdAt });
  return { status: 201, body: { job } };
}

it('counts what is taken back of it, and once more what is done again', async () => {
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  const { store } = await importRows('Cook\t', 'Pilot\t');
  await waitFor(() => expect(count('created')).toHaveTextContent('2'));
  await act(() => undo(store));
  await waitFor(() => expect(count('taken back')).toHaveTextContent('2'));
  expect(count('created')).toHaveTextContent('0');
  expect(screen.queryByText(/not created/)).not.toBeInTheDocument();
  await settle();
  await act(() => redo(store));

  await waitFor(() => expect(count('created')).toHaveTextContent('2'));
  expect(screen.queryByText('taken back')).not.toBeInTheDocument();
});

const FOUR = ['Cook\t', 'Pilot\t2026-03-02', 'Diver\t2026-04-02', 'Baker\t2026-05-02'];

describe('the import of days that the server does not keep', () => {
  it.each([IGNORED, { createdAt: 400 }, { createdAt: 422 }] as const)(
    'asks once before the others are sent: %o',
    async (habits) => {
      behaveLike(habits);
      const { user } = await importRows(...FOUR);
      expect(await screen.findByText(QUESTION)).toBeVisible();
      expect(screen.queryByRole('heading', { name: 'Result' })).not.toBeInTheDocument();
      await settle();
      expect(new Set(sent())).toEqual(new Set(['Cook', 'Pilot']));
      later();
      const third = deferAnswer('POST', '/jobs');
      await user.click(await press('import'));
      await third.arrived();
      expect(screen.getByRole('button', { name: 'stop' })).toHaveFocus();
      third.answer({ status: 201 });

      await waitFor(() => expect(count('created')).toHaveTextContent('4'));
      expect(screen.queryByText(QUESTION)).not.toBeInTheDocument();
    },
  );

  it("ends by 'stop', and can go on", async () => {
    behaveLike(IGNORED);
    const { user } = await importRows(...FOUR);
    await screen.findByText(QUESTION);
    later();
    await user.click(await press('stop'));
    expect(await screen.findByText(/begins with row 4, 2 of 4 are left\./)).toBeVisible();
    expect(count('created')).toHaveTextContent('2');
    expect(screen.queryByRole('button', { name: 'import' })).not.toBeInTheDocument();
    later();
    await user.click(await press('go on'));

    await waitFor(() => expect(count('created')).toHaveTextContent('4'));
  });

  it("is asked about after a 'stop' before the first answer, too", async () => {
    behaveLike(IGNORED);
    const first = deferAnswer('POST', '/jobs');
    const { user } = await importRows(...FOUR.slice(1));
    await first.arrived();
    later();
    await user.click(await press('stop'));
    first.answer(datedToday('Pilot'));
    later();
    await user.click(await press('go on'));

    expect(await screen.findByText(QUESTION)).toBeVisible();
    await settle();
    expect(sent()).toEqual(['Pilot']);
  });

  it('is told on other pages, which lead to the question', async () => {
    behaveLike(IGNORED);
    const first = deferAnswer('POST', '/jobs');
    const { user, follow } = await importRows(...FOUR.slice(1));
    await first.arrived();
    await follow('stats');
    first.answer(datedToday('Pilot'));
    const notice = await screen.findByText(/^The import waits for an answer\./);
    expect(notice).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'open the import' }));

    expect(await screen.findByText(QUESTION)).toBeVisible();
    expect(screen.queryByText(/^The import waits/)).not.toBeInTheDocument();
  });

  it('is not answered by a network that is back', async () => {
    behaveLike(IGNORED);
    const lost = deferAnswer('POST', '/jobs');
    const { user } = await importRows(...FOUR);
    await lost.arrived();
    cutNetwork('GET', '/jobs', { once: true });
    lost.drop();
    await press('go on');
    later();
    await user.click(await press('go on'));
    await screen.findByText(QUESTION);
    window.dispatchEvent(new Event('online'));
    await settle();

    expect(screen.getByText(QUESTION)).toBeVisible();
    expect(sent()).toEqual(['Cook', 'Pilot']);
  });

  it('is not asked about where the preview has said so', async () => {
    behaveLike(IGNORED);
    rememberServerHabits({ keepsDays: false });
    await importRows(...FOUR);

    await waitFor(() => expect(count('created')).toHaveTextContent('4'));
  });

  it('is told of the rows in the result', async () => {
    await importRows('Pilot\t1991-03-02', 'Cook\t2026-03-02');
    await waitFor(() => expect(count('created')).toHaveTextContent('2'));
    expect(
      screen.getByText('Dated today by the server, and not as in the file: 1 row.'),
    ).toBeVisible();
    const list = screen.getByRole('list', { name: 'rows created otherwise' });
    expect(list).toHaveTextContent(/^row 2: Pilot, Acme.*refused the day 1991-03-02/);
    expect(within(list).getAllByRole('listitem')).toHaveLength(1);
  });

  it('is not asked about where the rows that are left have no day', async () => {
    behaveLike(IGNORED);
    await importRows('Pilot\t2026-03-02', 'Cook\t', 'Baker\t');

    await waitFor(() => expect(count('created')).toHaveTextContent('3'));
  });
});
