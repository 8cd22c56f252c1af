import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { renderApp, type addJobs } from '../../support/render';
import { behaveLike, cutNetwork, deferAnswer, requests, settle } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const JOBS = [
  { position: 'Baker', company: 'Acme Ltd', jobStatus: 'declined' as const },
  { position: 'Cook', company: 'ACME', jobStatus: 'interview' as const },
  { position: 'Cook', company: 'Acme Bank' },
];

// Tests of what it says need not wait for its code.
beforeAll(() => import('@/features/jobForm/alreadyThere/AlreadyThere'));

async function openForm(jobs: Parameters<typeof addJobs>[1] = JOBS) {
  const app = await renderApp({ route: '/add-job', user: {}, jobs });
  await screen.findByRole('heading', { name: 'add job' });
  const type = async (label: string, text: string) => {
    await app.user.click(screen.getByLabelText(label));
    await app.user.paste(text);
  };
  return { ...app, type };
}

const searches = () => requests('GET', '/jobs').map(({ params }) => params.search);
const told = () =>
  screen.queryAllByText(/^You applied here before/).map(({ textContent }) => textContent);

it('tells of applications at a company once that is left, and leads to them', async () => {
  const { user, type, opens } = await openForm();
  await type('company', 'acme gmbh');
  expect(searches()).toEqual([]);
  await user.tab();

  await waitFor(() =>
    expect(told()).toContain('You applied here before: 2 applications at acme gmbh'),
  );
  // As short in sight as the room below the field.
  expect(told()).toContain('You applied here before: 2');
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(
    'You applied here before: 2 applications at acme gmbh',
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

  await waitFor(() => expect(told()).toContain('You applied here before: this position at Acme'));
  expect(searches()).toEqual([undefined]);
});

it('reads all applications once, two seconds after the last key', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { user, type } = await openForm();
  await type('company', 'Acme');
  await vi.advanceTimersByTimeAsync(1900);
  await user.keyboard(' Inc');
  await vi.advanceTimersByTimeAsync(1900);
  expect(searches()).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await waitFor(() =>
    expect(told()).toContain('You applied here before: 2 applications at Acme Inc'),
  );
  await user.tab();
  await user.click(screen.getByLabelText('company'));
  await user.keyboard('{Backspace}');
  await user.tab();
  await settle();

  expect(searches()).toEqual([undefined]);
});

it('asks the server for the longest word where not all is read by itself', async () => {
  behaveLike({ limit: 'ignored' });
  const others = Array.from({ length: 105 }, () => ({ company: 'Acme' }));
  const { user, type } = await openForm([
    { position: 'Smith', company: 'The Ironworks' },
    ...others,
  ]);
  await type('company', 'the Ironworks');
  await user.tab();

  await waitFor(() =>
    expect(told()).toContain('You applied here before: 1 application at the Ironworks'),
  );
  expect(searches()).toContain('Ironworks');
  expect(searches().filter((search) => search === undefined).length).toBeLessThanOrEqual(10);
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
  await waitFor(() => expect(searches()).toEqual([undefined, 'Acme']));
  await settle();

  expect(told()).toEqual([]);
  expect(toastTexts()).toEqual([]);
});

it('adds what was recorded to what was read', async () => {
  const { user, type } = await openForm();
  const companies = ['Kitchen', 'Kitchens', 'Kitchen & Co.', 'Cold Kitchen', 'Acme'];
  for (const company of [...companies, 'ACME', 'Acme Bank', 'Acme Foods']) {
    await type('position', 'Cook');
    await type('company', company);
    await user.tab();
    await settle();
    await user.click(screen.getByRole('button', { name: 'submit' }));
    await waitFor(() => expect(screen.getByLabelText('position')).toHaveValue(''));
  }
  expect(searches()).toEqual([undefined]);
  expect(requests()).toHaveLength(9);

  await type('position', 'Baker');
  await type('company', 'Kitchen AG');
  await user.tab();
  await waitFor(() =>
    expect(told()).toContain('You applied here before: 2 applications at Kitchen AG'),
  );
});

it('says nothing of the company before while the next application is typed', async () => {
  const { user, type } = await openForm();
  await type('position', 'Baker');
  await type('company', 'Acme');
  await user.tab();
  await waitFor(() => expect(told()).not.toEqual([]));
  await user.click(screen.getByRole('button', { name: 'submit' }));
  await waitFor(() => expect(screen.getByLabelText('position')).toHaveValue(''));
  await type('position', 'Smith');
  await settle();

  expect(told()).toEqual([]);
});

it('tells of an application there as it was changed, and not of one that was deleted', async () => {
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
  await waitFor(() =>
    expect(told()).toContain('You applied here before: 1 application at Acme Ltd'),
  );
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
