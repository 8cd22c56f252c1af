import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildJob, buildJobs, buildUser } from '../../support/builders';
import { renderApp } from '../../support/render';
import { answerWith, lastRequest, refuse, requests } from '../../support/server';
import { findToast, toastTexts } from '../../support/toasts';

// The answers of servers that others wrote, as they were seen.
const UNREADABLE = 'The server sent an answer we cannot read. Please try again.';
const JOB = buildJob();
const WITHOUT_ID = { ...JOB, _id: undefined };

const openList = (query = '') => renderApp({ route: `/all-jobs${query}`, user: {} });
const answerList = (body: object) => answerWith('GET', '/jobs', { body });
const main = () => screen.findByRole('main');

describe('a list', () => {
  it('says how many of its entries are not shown', async () => {
    answerList({ jobs: [JOB, WITHOUT_ID, null], totalJobs: 3, numOfPages: 1 });
    await openList();

    expect(
      await screen.findByText('2 of this page cannot be read and are not shown.'),
    ).toBeVisible();
  });

  it('says of one that it is not shown', async () => {
    answerList({ jobs: [JOB, WITHOUT_ID], totalJobs: 2, numOfPages: 1 });
    await openList();
    await screen.findByText('1 of this page cannot be read and is not shown.');
    expect(screen.getByText('1 of 2 is printed here.')).toBeInTheDocument();
  });

  it('says so below the board, too', async () => {
    answerList({ jobs: [JOB, WITHOUT_ID, null], totalJobs: 3, numOfPages: 1 });
    await openList('?view=board');

    expect(await screen.findByText('2 cannot be read and are not shown.')).toBeVisible();
  });

  it('leads back to its last page when a later one is not found', async () => {
    refuse('GET', '/jobs', 404, 'not found', { once: true });
    const { location } = await renderApp({
      route: '/all-jobs?page=9',
      user: {},
      jobs: buildJobs(11).map(({ position }) => ({ position })),
    });

    expect(await screen.findByRole('heading', { name: '11 job found' })).toBeVisible();
    await waitFor(() => expect(location()).toBe('/all-jobs?page=2'));
  });

  it.each(['/', '/all-jobs', '/all-jobs?view=board', '/add-job?id=7&company=Initech'])(
    'that is forbidden offers the login, at %s',
    async (route) => {
      refuse('GET', '/jobs', 403, 'token missing');
      refuse('GET', '/jobs/stats', 403, 'token missing');
      const { user, opens } = await renderApp({ route, user: {} });
      await screen.findAllByText('Your session may have ended.');
      await user.click(screen.getAllByRole('button', { name: 'log in again' })[0] ?? document.body);

      await findToast('Unauthorized! Logging Out...');
      await opens('/landing');
    },
  );
});

it('statistics without counts are unreadable, not zeros', async () => {
  answerWith('GET', '/jobs/stats', { body: { monthlyApplications: [] } });
  await renderApp({ user: {} });

  expect(await within(await main()).findByText(UNREADABLE)).toBeVisible();
  expect(screen.queryByText(/No applications yet/)).not.toBeInTheDocument();
});

describe('a login that names no user', () => {
  async function logIn() {
    answerWith('POST', '/auth/login', { body: { msg: 'user logged in' } });
    const app = await renderApp({ route: '/register' });
    await app.user.type(screen.getByLabelText('email'), 'ada@example.com');
    await app.user.type(screen.getByLabelText('password'), 'secret-password');
    await app.user.click(screen.getByRole('button', { name: 'submit' }));
    return app;
  }

  it('is followed by asking once who that is', async () => {
    answerWith('GET', '/users/current-user', { body: { user: buildUser() } });
    answerWith('GET', '/jobs/stats', { body: { defaultStats: {} } });
    const { opens } = await logIn();

    await findToast('Welcome Back Ada');
    await opens('/');
    expect(requests('GET', '/users/current-user')).toHaveLength(1);
  });

  it('says what is missing where that fails too, and stores nothing', async () => {
    refuse('GET', '/users/current-user', 404, 'no such route');
    await logIn();

    await findToast('The server did not say who you are.');
    expect(localStorage).not.toHaveProperty('user');
  });
});

it('a logout may be answered with any text', async () => {
  answerWith('GET', '/auth/logout', { body: 'bye' });
  const { user, opens } = await renderApp({ route: '/profile', user: {} });
  await user.click(await screen.findByRole('button', { name: 'Ada' }));
  await user.click(screen.getByRole('button', { name: 'logout' }));

  await findToast('Logging Out...');
  await opens('/landing');
});

describe('a status that the server did not take', () => {
  it.each([
    ['has another status', { ...JOB, jobStatus: 'pending' }],
    ['has its status under another name', { ...JOB, jobStatus: undefined, status: 'declined' }],
  ])('is told, when the answer %s', async (_case, job) => {
    answerList({ jobs: [JOB], totalJobs: 1, numOfPages: 1 });
    answerWith('PATCH', '/jobs/job-1', { body: { job } });
    const { user } = await openList();
    await user.click(await screen.findByRole('button', { name: /^status of/ }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'declined' }));

    await findToast('The server answered, but did not take the status.');
    expect(toastTexts()).not.toContain('Job Modified...');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: /^status of/ })).toHaveTextContent('pending'),
    );
    expect(lastRequest('PATCH', '/jobs/job-1').body).toMatchObject({ jobStatus: 'declined' });
  });
});

it('a status that the server took is told so, also where it is spelled in another case', async () => {
  answerList({ jobs: [JOB], totalJobs: 1, numOfPages: 1 });
  answerWith('PATCH', '/jobs/job-1', { body: { job: { ...JOB, jobStatus: 'Declined' } } });
  const { user } = await openList();
  await user.click(await screen.findByRole('button', { name: /^status of/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'declined' }));

  await findToast('Job Modified...');
});

describe('what is put back', () => {
  it('without the status it had is told so', async () => {
    const { user } = await renderApp({ route: '/all-jobs', user: {}, jobs: [{}] });
    await user.click(await screen.findByRole('button', { name: 'delete' }));
    answerWith('POST', '/jobs', { status: 201, body: { job: { ...JOB, jobStatus: 'open' } } });
    const putBack = await screen.findByRole('button', { name: /^put back/ });
    // A press right after another may be meant for what was there before.
    await waitFor(
      () => {
        putBack.click();
        expect(requests('POST', '/jobs')).toHaveLength(1);
      },
      { timeout: 5000 },
    );

    await findToast('The application is recorded, but the server did not take its status.');
    expect(toastTexts()).not.toContain('Job Created');
  });
});

describe('an edit of which the server did not take the status', () => {
  it('is told in its form, which stays', async () => {
    answerList({ jobs: [JOB], totalJobs: 1, numOfPages: 1 });
    answerWith('PATCH', '/jobs/job-1', { body: { job: JOB } });
    const { user, location } = await openList();
    await user.click(await screen.findByRole('link', { name: 'Edit' }));
    await user.selectOptions(await screen.findByLabelText('status'), 'declined');
    await user.click(screen.getByRole('button', { name: 'submit' }));

    await findToast('The server answered, but did not take the status.');
    expect(toastTexts()).not.toContain('Job Modified...');
    expect(location()).toMatch(/^\/add-job/);
    expect(screen.getByLabelText('status')).toHaveValue('declined');
  });
});
