import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { buildJob } from '../../support/builders';
import { renderApp } from '../../support/render';
import {
  answerWith,
  cutNetwork,
  deferAnswer,
  loseAnswer,
  refuse,
  requests,
} from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

const card = (name: string) => screen.findByRole('article', { name });
const names = () => screen.queryAllByRole('article').map((item) => item.textContent);
const deletions = () => requests('DELETE');
const askedPages = () => requests('GET', '/jobs').map(({ params }) => params.page);

async function openTwoJobs() {
  const app = await renderApp({
    route: '/all-jobs',
    user: {},
    jobs: [{ position: 'Baker' }, { position: 'Cook' }],
  });
  await card('Baker');
  return app;
}

async function press(user: UserEvent, name: string) {
  await user.click(within(await card(name)).getByRole('button', { name: 'delete' }));
}

const isGone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('article', { name })).not.toBeInTheDocument());

describe('deleting a job', () => {
  it('asks the server, says what it answers and reads the list again', async () => {
    const { user } = await openTwoJobs();
    await press(user, 'Baker');

    expect(await findToast('Success! Job removed')).toBeVisible();
    await isGone('Baker');
    expect(await screen.findByText('1 job found')).toBeVisible();
    expect(await card('Cook')).toBeVisible();
    expect(deletions()).toHaveLength(1);
    expect(deletions()[0]?.path).toMatch(/^\/jobs\/[0-9a-f]{24}$/);
    await waitFor(() => expect(askedPages()).toEqual(['1', '1']));
  });

  it.each([
    ['nothing', { status: 204 }],
    ['no msg', { body: {} }],
    ['something else', { body: { msg: 7 } }],
  ])('says a text of our own when the answer holds %s', async (_, answer) => {
    answerWith('DELETE', '/jobs/:id', answer);
    const { user } = await openTwoJobs();
    await press(user, 'Baker');

    expect(await findToast('Job Deleted')).toBeVisible();
  });

  it('moves the focus to the top of the list', async () => {
    const { user } = await openTwoJobs();
    await press(user, 'Baker');
    await findToast('Success! Job removed');
    await isGone('Baker');

    const count = await screen.findByText('1 job found');
    expect(document.activeElement).toContainElement(count);
  });

  it('is asked for once, however often it is pressed', async () => {
    const { user } = await openTwoJobs();
    const held = deferAnswer('DELETE', '/jobs/:id');
    await press(user, 'Baker');
    await held.arrived();
    const button = within(await card('Baker')).getByRole('button', { name: 'delete' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    await user.click(button);
    held.pass();

    await findToast('Success! Job removed');
    expect(deletions()).toHaveLength(1);
  });

  it('leaves the other cards usable meanwhile', async () => {
    const { user } = await openTwoJobs();
    const held = deferAnswer('DELETE', '/jobs/:id');
    await press(user, 'Baker');
    await held.arrived();
    await press(user, 'Cook');
    await isGone('Cook');
    held.pass();

    await isGone('Baker');
    expect(await screen.findByText('No jobs to display...')).toBeVisible();
    expect(deletions()).toHaveLength(2);
  });

  it('of the last card of the last page leads to the new last page', async () => {
    const jobs = Array.from({ length: 11 }, (_, index) => ({ position: `Job ${index}` }));
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs });
    await user.click(await screen.findByRole('button', { name: 'page 2' }));
    await waitFor(() => expect(names()).toHaveLength(1));
    await press(user, 'Job 0');

    expect(await screen.findByText('10 jobs found')).toBeVisible();
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(askedPages()).toEqual(['1', '2', '2', '1']);
  });

  it('of the only job leads to the empty list', async () => {
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [{ position: 'Baker' }],
    });
    await press(user, 'Baker');

    expect(await screen.findByText('No jobs to display...')).toBeVisible();
    expect(askedPages()).toEqual(['1', '1']);
  });

  it('percent-encodes the id', async () => {
    answerWith('GET', '/jobs', { body: { jobs: [buildJob({ _id: 'a/b?c', position: 'Baker' })] } });
    answerWith('DELETE', '/jobs/a%2Fb%3Fc', { body: { msg: 'Gone' } });
    const { user } = await renderApp({ route: '/all-jobs', user: {} });
    await press(user, 'Baker');

    expect(await findToast('Gone')).toBeVisible();
  });
});

describe('a deletion that fails', () => {
  it('says the msg of the server and keeps the card', async () => {
    const { user } = await openTwoJobs();
    refuse('DELETE', '/jobs/:id', 500, 'Database is down');
    await press(user, 'Baker');

    expect(await findToast('Database is down')).toBeVisible();
    expect(await card('Baker')).toBeVisible();
    const button = within(await card('Baker')).getByRole('button', { name: 'delete' });
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
  });

  it('says a sentence of our own without a network', async () => {
    const { user } = await openTwoJobs();
    cutNetwork('DELETE', '/jobs/:id');
    await press(user, 'Baker');

    expect(await findToast(/^We cannot reach the server/)).toBeVisible();
  });

  it('only because its answer is lost shows the list as the server has it', async () => {
    const { user } = await openTwoJobs();
    loseAnswer('DELETE', '/jobs/:id');
    await press(user, 'Baker');

    await findToast(/^We cannot reach the server/);
    await isGone('Baker');
    expect(deletions()).toHaveLength(1);
  });

  it('for want of a session logs out, with no toast of its own', async () => {
    const { user, opens } = await openTwoJobs();
    refuse('DELETE', '/jobs/:id', 401, 'Authentication Invalid');
    await press(user, 'Baker');

    await findToast('Unauthorized! Logging Out...');
    await opens('/landing');
    expect(toastTexts()).toEqual(['Unauthorized! Logging Out...']);
  });
});
