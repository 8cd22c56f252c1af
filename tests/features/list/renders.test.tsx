import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { listChanged, refreshRequested, selectIsListLoading } from '@/jobs/allJobsSlice';
import { rendersDuring } from '../../support/renders';
import { renderApp } from '../../support/render';
import { answerWith } from '../../support/server';

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
  'SearchForm SearchBox ListHeader ListView Pagination JobPlace JobCard Ways',
);
const isOfAnyPage = isOneOf(
  'Toasts DashboardLayout TopBar BigSidebar Links SearchForm Filter JobViews JobCard',
);

const listOf = (jobs: typeof JOBS) => ({ body: { jobs, totalJobs: jobs.length, numOfPages: 1 } });

it('renders nothing but the search box while somebody types', async () => {
  const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}, {}] });
  await screen.findByRole('heading', { name: '2 jobs found' });
  const box = screen.getByRole('searchbox');
  await user.click(box);

  const renders = await rendersDuring(() => user.keyboard('eng'));

  expect(renders.filter((name) => name === 'SearchBox')).toHaveLength(3);
  expect(new Set(renders)).toEqual(new Set(['SearchBox', 'TextInput', 'Field']));
});

it('asks for a change before anything is drawn, and renders only what shows it', async () => {
  const { store } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}, {}] });
  await screen.findByRole('heading', { name: '2 jobs found' });
  let isAsked = false;

  const renders = await rendersDuring(() => {
    act(() => {
      store.dispatch(listChanged({ sort: 'a-z' }, { history: 'push' }));
      isAsked = selectIsListLoading(store.getState());
    });
    return Promise.resolve();
  });

  expect(isAsked).toBe(true);
  expect(renders.filter((name) => name === 'Filter')).toHaveLength(1);
  expect(renders).toContain('LoadingRing');
  expect(renders.filter(isOfAnyList)).toEqual([]);
});

it('renders for a new address only what follows the address', async () => {
  const { store, location: opened } = await renderApp({
    route: '/all-jobs',
    user: {},
    jobs: [{}, {}],
  });
  await screen.findByRole('heading', { name: '2 jobs found' });
  act(() => {
    store.dispatch(listChanged({ sort: 'a-z' }, { history: 'push' }));
  });

  const renders = await rendersDuring(async () => {
    await waitFor(() => expect(opened()).toBe('/all-jobs?sort=a-z'));
  });

  expect(renders).toContain('NavLinks');
  expect(renders.filter(isOfAnyPage)).toEqual([]);
  const routerLinks = document.querySelectorAll('a[data-discover]:not(article a)');
  expect(renders.filter((name) => name === 'Link')).toHaveLength(routerLinks.length);
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
