import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deleteJob } from '@/features/allJobs/allJobsSlice';
import { renderApp } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  lastRequest,
  loseAnswer,
  refuse,
  requests,
  settle,
} from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';
import { deleteElsewhere, recordElsewhere } from './elsewhere';

const UNREACHABLE = 'We cannot reach the server. Please check your connection and try again.';

const heading = (name: string) => screen.findByRole('heading', { name });
const deleteOf = async (name: string) =>
  within(await screen.findByRole('article', { name })).getByRole('button', { name: 'delete' });

/** Every text that appears from now on, even for a moment. */
function watchTexts(): () => string {
  let seen = '';
  const observer = new MutationObserver(take);
  function take(records: MutationRecord[]) {
    for (const { addedNodes, target } of records) {
      seen += [...addedNodes, target].map(({ textContent }) => textContent).join(' ');
    }
  }
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    take(observer.takeRecords());
    observer.disconnect();
    return seen;
  };
}

const bakers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ position: `Baker ${index + 1}` }));

describe('deleting the last card of the last page', () => {
  it('leads to the new last page without a moment of no jobs', async () => {
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: bakers(11) });
    await user.click(await screen.findByRole('button', { name: 'page 2' }));
    const seen = watchTexts();
    await user.click(await deleteOf('Baker 1'));

    expect(await heading('10 jobs found')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(10);
    expect(screen.queryByRole('navigation', { name: 'pagination' })).not.toBeInTheDocument();
    expect(lastRequest('GET', '/jobs').params.page).toBe('1');
    expect(seen()).not.toContain('No jobs to display...');
  });

  it('and of the last page before it leads to the page before that', async () => {
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: bakers(21) });
    await user.click(await screen.findByRole('button', { name: 'page 3' }));
    await user.click(await deleteOf('Baker 1'));

    expect(await heading('20 jobs found')).toBeVisible();
    expect(screen.getByRole('button', { name: 'page 2' })).toHaveAttribute('aria-current', 'page');
  });

  it('and of the only page leaves no jobs, on page 1', async () => {
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    await user.click(await deleteOf('Baker'));

    expect(await screen.findByText('No jobs to display...')).toBeVisible();
    await settle();
    expect(lastRequest('GET', '/jobs').params.page).toBe('1');
  });
});

describe('a delete whose answer is lost', () => {
  it('is told, and the list is read again, which knows better', async () => {
    loseAnswer('DELETE', '/jobs/:id');
    const jobs = [{ position: 'Baker' }, { position: 'Miller' }];
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs });
    await user.click(await deleteOf('Baker'));

    expect(await findToast(UNREACHABLE)).toBeVisible();
    expect(await heading('1 job found')).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Baker' })).not.toBeInTheDocument();
    await settle();
    expect(requests('DELETE')).toHaveLength(1);
  });

  it('leaves the card when it never reached the server', async () => {
    cutNetwork('DELETE', '/jobs/:id');
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    await user.click(await deleteOf('Baker'));

    expect(await findToast(UNREACHABLE)).toBeVisible();
    await waitFor(() => expect(requests('GET', '/jobs')).toHaveLength(2));
    await settle();
    expect(await deleteOf('Baker')).not.toHaveAttribute('aria-disabled');
    expect(requests('DELETE')).toHaveLength(1);
  });
});

describe('a delete', () => {
  it('of a job that is gone already says what the server says and shows its list', async () => {
    const jobs = [{ position: 'Baker' }, { position: 'Miller' }];
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs });
    const button = await deleteOf('Baker');
    await deleteElsewhere('Baker');
    await recordElsewhere('Weaver');
    await user.click(button);

    expect(await screen.findByRole('article', { name: 'Weaver' })).toBeVisible();
    expect(screen.queryByRole('article', { name: 'Baker' })).not.toBeInTheDocument();
    expect(toastTexts()).toEqual([expect.stringMatching(/^No job with id /)]);
  });

  it('is sent once by a double click', async () => {
    const held = deferAnswer('DELETE', '/jobs/:id');
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    await user.dblClick(await deleteOf('Baker'));
    await held.arrived();
    held.pass();

    await findToast('Success! Job removed');
    expect(requests('DELETE')).toHaveLength(1);
    expect(toastTexts()).toEqual(['Success! Job removed']);
  });

  it('is sent once even if asked for twice in the same moment', async () => {
    const { store } = await renderApp({ route: '/profile', user: {} });
    await screen.findByRole('button', { name: 'Ada' });
    answerWith('DELETE', '/jobs/7', { status: 204 });
    await Promise.all([store.dispatch(deleteJob('7')), store.dispatch(deleteJob('7'))]);

    expect(requests('DELETE')).toHaveLength(1);
  });

  it('that is refused says why and keeps the card', async () => {
    refuse('DELETE', '/jobs/:id', 409, 'This job is locked');
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    await user.click(await deleteOf('Baker'));

    expect(await findToast('This job is locked')).toBeVisible();
    expect(await deleteOf('Baker')).toBeVisible();
  });
});
