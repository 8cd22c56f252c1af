import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { renderApp } from '../../support/render';
import { cutNetwork, deferAnswer, refuse, requests, settle } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const JOBS = [
  { position: 'Baker', company: 'Acme Ltd', jobStatus: 'declined' as const },
  { position: 'Cook', company: 'ACME', jobStatus: 'interview' as const },
  { position: 'Cook', company: 'Acme Bank' },
];

// Tests of what it says need not wait for its code.
beforeAll(() => import('@/features/jobForm/alreadyThere/AlreadyThere'));

afterEach(() => {
  vi.useRealTimers();
});

async function openForm() {
  const app = await renderApp({ route: '/add-job', user: {}, jobs: JOBS });
  await screen.findByRole('heading', { name: 'add job' });
  const type = async (label: string, text: string) => {
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(text);
  };
  return { ...app, type };
}

const searches = () => requests('GET', '/jobs').map(({ params }) => params.search);
const told = () => screen.queryAllByText(/^already there/).map(({ textContent }) => textContent);

it('tells of applications at a company once that is left, and leads to them', async () => {
  const { user, type, opens } = await openForm();
  await type('company', 'acme gmbh');
  expect(searches()).toEqual([]);
  await user.tab();

  await waitFor(() => expect(told()).toContain('already there: 2 applications at acme gmbh'));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'already there: 2 applications at acme gmbh',
  );
  const list = screen.getByRole('list', { name: 'applications at acme gmbh' });
  const [latest, other] = within(list).getAllByRole('listitem');
  expect(latest).toHaveTextContent('CookNov 20th, 2026interview');
  expect(other).toHaveTextContent('BakerNov 20th, 2026declined');
  await user.click(within(list).getByRole('link'));
  await opens('/all-jobs?search=acme');
});

it('says it more clearly of the same position, which is not searched for', async () => {
  const { user, type } = await openForm();
  await type('position', 'COOK');
  await type('company', 'Acme');
  await user.tab();

  await waitFor(() => expect(told()).toContain('already there: this position at Acme'));
  expect(searches()).toEqual(['Acme']);
});

it('asks two seconds after the last key, and never twice for the same words', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, type } = await openForm();
  await type('company', 'Acme');
  await vi.advanceTimersByTimeAsync(1900);
  await user.keyboard(' Inc');
  await vi.advanceTimersByTimeAsync(1900);
  expect(searches()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await waitFor(() => expect(told()).toContain('already there: 2 applications at Acme Inc'));
  await user.tab();
  await user.click(screen.getByLabelText('company'));
  await user.keyboard('{Backspace}');
  await user.tab();
  await settle();

  expect(searches()).toEqual(['Acme']);
});

it('neither delays a submit nor outlives it', async () => {
  const { user, type } = await openForm();
  const search = deferAnswer('GET', '/jobs');
  await type('position', 'Dancer');
  await type('company', 'Acme');
  await user.tab();
  await search.arrived();
  await user.click(screen.getByRole('button', { name: 'submit' }));
  await findToast('Job Created');
  search.pass();
  await settle();

  expect(told()).toEqual([]);
});

it('keeps silent when the search fails', async () => {
  cutNetwork('GET', '/jobs');
  const { user, type } = await openForm();
  await type('company', 'Acme');
  await user.tab();
  await waitFor(() => expect(searches()).toEqual(['Acme']));
  await settle();

  expect(told()).toEqual([]);
  expect(toastTexts()).toEqual([]);
});

it.each([
  ['GET', { 'Retry-After': '120' }, 120],
  ['POST', {}, 60],
] as const)(
  'asks nothing in the pause after a %s was answered with 429',
  async (method, headers, seconds) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    refuse(method, '/jobs', 429, {}, { once: true, headers });
    const { user, type } = await openForm();
    await type('position', 'Pilot');
    await type('company', 'Acme');
    await user.tab();
    await waitFor(() => expect(searches()).toEqual(['Acme']));
    const submit = async () => user.click(screen.getByRole('button', { name: 'submit' }));
    await submit();
    if (method === 'POST') await findToast(/Too many requests/);
    else await findToast('Job Created');
    const look = async (company: string) => {
      await type('company', company);
      await user.tab();
      await settle();
    };
    await look('Bank');
    await vi.advanceTimersByTimeAsync((seconds - 10) * 1000);
    await look('ers');
    expect(searches()).toEqual(['Acme']);

    await vi.advanceTimersByTimeAsync(10_000);
  },
);

it('asks once for each company until something is recorded, and then anew', async () => {
  const { user, type } = await openForm();
  const look = async (company: string) => {
    await user.clear(screen.getByLabelText('company'));
    await type('company', company);
    await user.tab();
    await settle();
  };
  for (const company of ['Acme', 'Initech', 'Acme', 'Initech', 'constructor']) await look(company);
  expect(searches()).toEqual(['Acme', 'Initech', 'constructor']);
  await type('position', 'Pilot');
  await user.click(screen.getByRole('button', { name: 'submit' }));
  await findToast('Job Created');
  await look('Acme');

  expect(searches()).toEqual(['Acme', 'Initech', 'constructor', 'Acme']);
});

it('asks anew once an application there was changed or deleted', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, type, follow } = await openForm();
  const card = async () => {
    await follow('all jobs');
    return within(await screen.findByRole('article', { name: 'Baker' }));
  };
  const shown = () => screen.findByRole('list', { name: 'applications at Acme Ltd' });
  await type('position', 'Baker');
  await type('company', 'Acme Ltd');
  await user.tab();
  expect(await shown()).toHaveTextContent('Baker');

  await user.click((await card()).getByRole('button', { name: /declined/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'interview' }));
  await findToast('Job Modified...');
  await follow('add job');
  await screen.findByRole('heading', { name: 'add job' });
  await vi.advanceTimersByTimeAsync(2000);
  expect(await shown()).toHaveTextContent('interview');

  await user.click((await card()).getByRole('button', { name: 'delete' }));
  await screen.findByRole('button', { name: /put back/ });
  await follow('add job');
  await screen.findByRole('heading', { name: 'add job' });
  await vi.advanceTimersByTimeAsync(2000);
  await waitFor(() => expect(told()).toContain('already there: 1 application at Acme Ltd'));
});

it('asks 15 times in a quarter of an hour, however many are added', async () => {
  const { user, type } = await openForm();
  for (let count = 1; count <= 17; count += 1) {
    await type('position', `Cook ${count}`);
    await type('company', `Kitchen${count}`);
    await user.tab();
    await user.click(screen.getByRole('button', { name: 'submit' }));
    await waitFor(() => expect(requests('POST', '/jobs')).toHaveLength(count));
    await waitFor(() => expect(screen.getByLabelText('position')).toHaveValue(''));
  }

  expect(searches()).toHaveLength(15);
  expect(requests()).toHaveLength(32);
});

it('asks nothing while an application is edited', async () => {
  const { user, follow } = await openForm();
  await follow('all jobs');
  const card = await screen.findByRole('article', { name: 'Baker' });
  await user.click(within(card).getByRole('link', { name: 'Edit' }));
  await screen.findByRole('heading', { name: 'edit job' });
  await user.type(screen.getByLabelText('company'), 's');
  await user.tab();
  await settle();

  expect(searches()).toEqual([undefined]);
});
