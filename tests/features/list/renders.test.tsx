import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { listChanged, refreshRequested } from '@/jobs/allJobsSlice';
import { selectIsListLoading } from '@/jobs/reads/listState';
import { rendersDuring } from '../../support/renders';
import { renderApp } from '../../support/render';
import { answerWith, deferAnswer } from '../../support/server';

const JOBS = ['Analyst', 'Baker', 'Cook'].map((position) => ({
  _id: position,
  position,
  company: 'Acme',
  jobLocation: 'London',
  jobType: 'remote',
  jobStatus: 'pending',
  createdAt: '2026-11-01T10:00:00.000Z',
}));

const isOfAnyList = isOneOf(
  'Toasts DashboardLayout TopBar BigSidebar Links ListHeader JobViews ListView Pagination JobPlace JobCard',
);
const listOf = (jobs: typeof JOBS) => ({ body: { jobs, totalJobs: jobs.length, numOfPages: 1 } });

it('renders nothing but the search box while somebody types', async () => {
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}, {}] });
  await screen.findByRole('heading', { name: '2 jobs found' });
  await act(() => vi.dynamicImportSettled());
  await user.click(screen.getByRole('searchbox'));

  const renders = await rendersDuring(() => user.keyboard('eng'));

  expect(renders.filter((name) => name === 'SearchBox')).toHaveLength(3);
  expect(new Set(renders)).toEqual(new Set(['SearchBox', 'TextInput', 'Field']));
});

it('renders for another filter only what shows it or follows the address', async () => {
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}, {}] });
  await screen.findByRole('heading', { name: '2 jobs found' });
  const read = deferAnswer('GET', '/jobs');

  const renders = await rendersDuring(async () => {
    await user.selectOptions(screen.getByLabelText('sort'), 'a-z');
    await read.arrived();
  });

  expect(renders.filter((name) => name === 'Filter')).toHaveLength(1);
  expect(renders).toContain('BusySection');
  expect(renders).toContain('NavLinks');
  expect(renders.filter(isOfAnyList)).toEqual([]);
  const routerLinks = document.querySelectorAll('a[data-discover]:not(article a)');
  expect(renders.filter((name) => name === 'Link')).toHaveLength(routerLinks.length);
});

it('sends the request of another filter before anything is drawn', async () => {
  const { store } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}, {}] });
  await screen.findByRole('heading', { name: '2 jobs found' });
  act(() => {
    store.dispatch(listChanged({ sort: 'a-z' }));
    expect(selectIsListLoading(store.getState())).toBe(true);
  });
});

it('renders only the card whose job has changed', async () => {
  answerWith('GET', '/jobs', listOf(JOBS));
  const { store } = await renderApp({ route: '/all-jobs', user: {} });
  await screen.findByRole('heading', { name: 'Baker' });
  const changed = JOBS.map((job) => (job._id === 'Baker' ? { ...job, position: 'Chef' } : job));
  answerWith('GET', '/jobs', listOf(changed));

  const renders = await rendersDuring(async () => {
    act(() => {
      store.dispatch(refreshRequested());
    });
    await screen.findByRole('heading', { name: 'Chef' });
  });

  expect(renders.filter((name) => name === 'JobCard')).toEqual(['JobCard']);
});

function isOneOf(names: string) {
  return (name: string) => names.split(' ').includes(name);
}
