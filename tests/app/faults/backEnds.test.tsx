import { STATUS_ORDER } from '@/jobs/model/statuses';
import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createBackEnd, FAMILIES, SESSION } from '../../support/backEnds';
import { renderApp } from '../../support/render';
import { requests, server, settle } from '../../support/server';
import { findToast } from '../../support/toasts';

type Family = keyof typeof FAMILIES;

/** Puts such a server behind the app; its cookie is kept as a browser would. */
function connect(family: Family, session = '') {
  const backEnd = createBackEnd(FAMILIES[family]);
  let cookie = session;
  server.use(
    http.all('*/api/v1/*', async ({ request }) => {
      const headers = new Headers(request.headers);
      headers.set('cookie', cookie);
      const { url, method } = request;
      const body = ['GET', 'HEAD'].includes(method) ? null : await request.text();
      const response = await backEnd(new Request(url, { method, headers, body }));
      cookie = response.headers.get('set-cookie') ?? cookie;
      return response;
    }),
  );
}

/** Opens the app behind such a server, where Ada is signed in. */
async function open(family: Family, route = '/') {
  connect(family, SESSION);
  return withHands(await renderApp({ route, user: {} }));
}

async function logIn(family: Family) {
  connect(family);
  const app = await renderApp({ route: '/register' });
  await app.user.click(screen.getByLabelText('email'));
  await app.user.paste('ada@example.com');
  await app.user.click(screen.getByLabelText('password'));
  await app.user.paste('secret-password');
  await app.user.click(screen.getByRole('button', { name: 'submit' }));
  await findToast('Welcome Back Ada');
  return withHands(app);
}

function withHands(app: Awaited<ReturnType<typeof renderApp>>) {
  const openList = async () => {
    await app.follow('all jobs');
    await screen.findByRole('heading', { name: '25 jobs found' });
  };
  const openBoard = async () => {
    await openList();
    await app.user.click(screen.getByRole('button', { name: 'board' }));
    await waitFor(() => expect(headings()).toHaveLength(3));
  };
  return { ...app, openList, openBoard };
}

const headings = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

it('everything of a day works behind a server of the kind Flask', async () => {
  const { user, openList, follow, opens } = await logIn('Flask');
  const interviews = await screen.findByRole('heading', { name: 'interviews scheduled' });
  await waitFor(() => expect(interviews.closest('li')).toHaveTextContent(/^9/));

  await openList();
  expect(screen.queryByRole('button', { name: 'page 4' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'page 3' }));
  const card = await screen.findByRole('article', { name: 'Engineer 5' });
  expect(card).toHaveTextContent('Nov 20th, 2026');
  await user.click(screen.getByRole('button', { name: /^status of Engineer 5,/ }));
  await user.click(await screen.findByRole('menuitemradio', { name: 'pending' }));
  await findToast('Job Modified...');
  await user.click(within(card).getByRole('button', { name: 'delete' }));
  await findToast('Success! Job removed');

  await follow('add job');
  await user.type(await screen.findByLabelText('position'), 'Baker');
  await user.type(screen.getByLabelText('company'), 'Acme');
  await user.selectOptions(screen.getByLabelText('status'), 'declined');
  await user.click(screen.getByRole('button', { name: 'submit' }));
  await waitFor(() => expect(screen.getByLabelText('position')).toHaveValue(''));
  await openList();
  await user.click(screen.getByRole('button', { name: 'page 1' }));
  expect(await screen.findByRole('article', { name: 'Baker' })).toHaveTextContent('declined');

  await user.click(screen.getByRole('button', { name: 'Ada' }));
  await user.click(screen.getByRole('button', { name: 'logout' }));
  const anyway = { name: 'sign out on this device anyway' };
  await user.click(await screen.findByRole('button', anyway));
  await opens('/landing');
});

describe('the pages of a server that counts none', () => {
  it.each([1, 2, 5, 8])('are five when page %i is opened first', async (page) => {
    await open('Koa', `/all-jobs?page=${page}`);

    const pages = await screen.findByRole('navigation', { name: 'pagination' });
    const shown = Math.min(page, 5);
    await within(pages).findByRole('button', { name: `page ${shown}`, current: 'page' });
    expect(within(pages).getByRole('button', { name: 'page 5' })).toBeVisible();
    expect(within(pages).queryByRole('button', { name: 'page 6' })).toBeNull();
  });
});

describe('the board', () => {
  it('shows each column its own jobs, of a server that ignores the filter', async () => {
    const { openBoard } = await open('Flask');
    await openBoard();

    await waitFor(() =>
      expect(headings()).toEqual(
        expect.arrayContaining(['pending (8)', 'interview (9)', 'declined (8)']),
      ),
    );
    expect(new Set(cards()).size).toBe(25);
    expect(screen.queryByText(/in no column/)).not.toBeInTheDocument();
  });

  it('has no column for jobs without a status, and says so', async () => {
    const { openBoard } = await open('TypeScript');
    await openBoard();

    expect(
      await screen.findByText(/^25 applications are in no column: their status is none of/),
    ).toBeVisible();
    expect(headings()).toEqual(STATUS_ORDER.map((status) => `${status} (0)`));
  });
});

describe('a list by status', () => {
  it('goes on to the next page of a server that ignores the filter', async () => {
    const { user, openList, location } = await open('Flask');
    await openList();
    await user.selectOptions(screen.getByLabelText('status'), 'pending');
    await waitFor(() => expect(location()).toBe('/all-jobs?status=pending'));
    await waitFor(() => expect(requests('GET', '/jobs')).toHaveLength(2));
    await settle();
    await user.click(screen.getByRole('button', { name: 'next' }));

    await waitFor(() => expect(location()).toBe('/all-jobs?status=pending&page=2'));
  });
});
