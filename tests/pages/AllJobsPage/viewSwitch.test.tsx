import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../../support/render';
import { collectionRequests, listRequests, requests, settle } from '../../support/server';

const half = (view: string) => screen.findByRole('button', { name: view });
const column = () => screen.findByRole('region', { name: /^pending/ });

async function openList(route = '/all-jobs') {
  const app = await renderApp({ route, user: {}, jobs: [{ position: 'Cook' }] });
  await screen.findByText('1 job found');
  return app;
}

it('is remembered for a link that says nothing, over visits', async () => {
  const { user, close } = await openList();
  await user.click(await half('board'));
  await column();
  close();

  const next = await renderApp({ route: '/all-jobs' });
  expect(await column()).toBeVisible();
  await next.opens('/all-jobs?view=board');
  await next.follow('stats');
  await next.follow('all jobs');
  await next.opens('/all-jobs?view=board');
  await next.user.click(await half('list'));
  await next.opens('/all-jobs');
  next.close();

  await renderApp({ route: '/all-jobs' });
  expect(await half('list')).toHaveAttribute('aria-pressed', 'true');
});

it('gives way to an address that says what is shown', async () => {
  localStorage.setItem('view', 'board');
  const { location, user, close, opens } = await openList('/all-jobs?status=pending');

  expect(location()).toBe('/all-jobs?status=pending');
  expect(screen.getByRole('link', { name: 'Edit' })).toBeVisible();
  // A sort is no choice of a view, and does not undo one.
  await user.selectOptions(screen.getByLabelText('sort'), 'a-z');
  await opens('/all-jobs?status=pending&sort=a-z');
  close();
  await renderApp({ route: '/all-jobs' });
  expect(await column()).toBeVisible();
});

it('gives way to a link from the statistics, and then asks for nothing', async () => {
  const { user, follow, opens } = await renderApp({
    route: '/all-jobs?view=board',
    user: {},
    jobs: [{ position: 'Cook' }],
  });
  await column();
  await follow('stats');
  const link = await screen.findByRole('link', { name: 'pending applications' });
  const before = requests('GET', '/jobs').length;
  await user.click(link);

  await opens('/all-jobs?status=pending');
  expect(await screen.findByText('1 job found')).toBeVisible();
  expect(requests('GET', '/jobs')).toHaveLength(before + 1);
});

it('keeps the focus when the list comes after the way back to a card of the board', async () => {
  const { user, opens } = await openList('/all-jobs?view=board');
  await user.click(await screen.findByRole('link', { name: 'Cook' }));
  await user.click(await screen.findByRole('link', { name: 'back to all jobs' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'Cook' })).toHaveFocus());
  await user.click(await half('list'));

  await opens('/all-jobs');
  expect(await screen.findByRole('link', { name: 'Edit' })).toBeVisible();
  expect(await half('list')).toHaveFocus();
});

it('is changed by b, with the focus on the switch', async () => {
  const { user, opens } = await openList();
  screen.getByRole('link', { name: 'Edit' }).focus();
  await user.keyboard('b');
  await opens('/all-jobs?view=board');
  expect(await half('board')).toHaveFocus();
  const reads = listRequests();
  await user.keyboard('b');

  await opens('/all-jobs');
  expect(await half('list')).toHaveFocus();
  // The list itself has not changed.
  expect(listRequests()).toEqual(reads);
});

it('reads the collection once for board and table, and nothing for their sorts and filters', async () => {
  const { user, follow } = await renderApp({
    route: '/all-jobs?view=table',
    user: {},
    jobs: Array.from({ length: 12 }, (_, index) => ({ position: `Cook ${index}` })),
  });
  expect(await screen.findByText('12 jobs found')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'date' }));
  expect(await screen.findByRole('columnheader', { name: 'date' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await user.selectOptions(screen.getByLabelText('status'), 'pending');
  await user.click(await half('board'));
  await column();
  await follow('stats');
  await follow('all jobs');
  await column();

  await settle();
  expect(listRequests()).toEqual([]);
  expect(new Set(collectionRequests().map(({ params }) => params.page)).size).toBe(
    collectionRequests().length,
  );
});

it('a row that is deleted by a key leaves the focus to the next one, the last to the one before', async () => {
  const { user } = await renderApp({
    route: '/all-jobs?view=table',
    user: {},
    jobs: ['Cook', 'Baker', 'Miller'].map((position) => ({ position })),
  });
  const row = (name: string) => screen.findByRole('row', { name: new RegExp(`^${name}`) });
  (await row('Baker')).focus();
  await user.keyboard('{Delete}');
  expect(await row('Cook')).toHaveFocus();
  await user.keyboard('{Delete}');

  expect(await row('Miller')).toHaveFocus();
});
