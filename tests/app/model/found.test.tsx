/** What random sequences of actions have found, each as a plain test. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { addJobs, renderApp, signIn } from '../../support/render';
import { deferAnswer, requests, settle } from '../../support/server';

type App = Awaited<ReturnType<typeof renderApp>>;

const reads = () => requests('GET', '/jobs');

async function submitJob({ user }: App, position: string) {
  await user.type(await screen.findByLabelText('position'), position);
  await user.type(screen.getByLabelText('company'), 'Initech');
  await user.click(screen.getByRole('button', { name: 'submit' }));
}

describe('a job that is saved while the list is open already', () => {
  it('appears in the list', async () => {
    const saving = deferAnswer('POST', '/jobs');
    const app = await renderApp({ route: '/add-job', user: {} });
    await submitJob(app, 'Engineer');
    await saving.arrived();
    await app.follow('all jobs');
    await screen.findByText('No jobs to display...');
    saving.pass();

    expect(await screen.findByRole('heading', { name: 'Engineer' })).toBeVisible();
  });

  it('appears in the list although the answer is lost', async () => {
    const account = await signIn();
    const saving = deferAnswer('POST', '/jobs');
    const app = await renderApp({ route: '/add-job' });
    await submitJob(app, 'Engineer');
    await saving.arrived();
    await app.follow('all jobs');
    await screen.findByText('No jobs to display...');
    await addJobs(account, [{ position: 'Engineer' }]);
    saving.drop();

    expect(await screen.findByRole('heading', { name: 'Engineer' })).toBeVisible();
  });

  it('is counted in the statistics', async () => {
    const saving = deferAnswer('POST', '/jobs');
    const reading = deferAnswer('GET', '/jobs/stats');
    const app = await renderApp({ route: '/add-job', user: {} });
    await submitJob(app, 'Engineer');
    await saving.arrived();
    await app.follow('stats');
    await reading.arrived();
    reading.answer({ body: {} });
    await waitFor(() => expect(screen.queryByText('loading statistics')).toBeNull());
    saving.pass();

    const card = (await screen.findByText('pending applications')).closest('li');
    if (card === null) throw new Error('The title stands in no card.');
    expect(await within(card).findByText('1')).toBeVisible();
  });
});

describe("'clear filters'", () => {
  it('reads nothing again after the filters were set back by hand', async () => {
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
    await screen.findByRole('heading', { name: 'Engineer' });
    await user.selectOptions(screen.getByLabelText('status'), 'pending');
    await user.selectOptions(screen.getByLabelText('status'), 'all');
    const clear = screen.getByRole('button', { name: 'clear filters' });
    await waitFor(() => expect(clear).toBeEnabled());
    const before = reads().length;
    await user.click(clear);
    await settle();

    expect(reads()).toHaveLength(before);
  });
});
