import { screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
  await app.user.type(screen.getByLabelText('email'), 'ada@example.com');
  await app.user.type(screen.getByLabelText('password'), 'secret-password');
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
  const logOut = async () => {
    await app.user.click(screen.getByRole('button', { name: 'Ada' }));
    await app.user.click(screen.getByRole('button', { name: 'logout' }));
  };
  const choose = async (position: string, status: string) => {
    await app.user.click(badge(position));
    await app.user.click(await screen.findByRole('menuitemradio', { name: status }));
  };
  return { ...app, openList, openBoard, logOut, choose };
}

const badge = (position: string) =>
  screen.getByRole('button', { name: new RegExp(`^status of ${position},`) });
const headings = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
const cards = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);

afterEach(() => void vi.restoreAllMocks());

const WHOLE = ['Express with Mongo', 'Express with PostgreSQL', 'Flask'] as const;

describe.each(WHOLE)('behind a server of the kind %s', (family) => {
  it('everything of a day works', async () => {
    const { user, openList, choose, follow, logOut, opens } = await logIn(family);
    const interviews = await screen.findByRole('heading', { name: 'interviews scheduled' });
    await waitFor(() => expect(interviews.closest('li')).toHaveTextContent(/^9/));

    await openList();
    expect(screen.queryByRole('button', { name: 'page 4' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'page 3' }));
    const card = await screen.findByRole('article', { name: 'Engineer 5' });
    expect(card).toHaveTextContent('Nov 20th, 2026');
    await choose('Engineer 5', 'pending');
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

    await logOut();
    if (family === 'Flask') {
      const anyway = { name: 'sign out on this device anyway' };
      await user.click(await screen.findByRole('button', anyway));
    }
    await opens('/landing');
  });
});

describe.each(['Koa', 'Express with MySQL', 'Express with PostgreSQL'] as const)(
  'pages of a server of the kind %s',
  (family) => {
    const differences = FAMILIES[family];
    const size = 'pageSize' in differences ? differences.pageSize : 10;
    const last = Math.ceil(25 / size);

    it.each([1, 2, last, last + 3])('are as many when page %i is opened first', async (page) => {
      await open(family, `/all-jobs?page=${page}`);

      const pages = await screen.findByRole('navigation', { name: 'pagination' });
      const shown = Math.min(page, last);
      await within(pages).findByRole('button', { name: `page ${shown}`, current: 'page' });
      expect(within(pages).getByRole('button', { name: `page ${last}` })).toBeVisible();
      expect(within(pages).queryByRole('button', { name: `page ${last + 1}` })).toBeNull();
    });

    it('of which all are read and changed', async () => {
      const { user, openList } = await open(family);
      await openList();
      for (let page = 2; page <= last; page += 1) {
        await user.click(screen.getByRole('button', { name: 'next' }));
        await screen.findByRole('article', { name: `Engineer ${25 - (page - 1) * size}` });
        expect(screen.getByRole('button', { name: `page ${last}` })).toBeVisible();
        expect(screen.queryByRole('button', { name: `page ${last + 1}` })).not.toBeInTheDocument();
      }
      await user.click(screen.getByRole('button', { name: 'select' }));
      await user.click(await screen.findByRole('button', { name: 'select all 25 found' }));
      await screen.findByText('25 selected');
      await user.click(screen.getByRole('button', { name: 'set status' }));
      await user.click(await screen.findByRole('menuitemradio', { name: 'declined' }));

      await findToast('17 of 25 applications changed, 8 unchanged.');
      expect(badge('Engineer 1')).toHaveTextContent('declined');
    });
  },
);

describe('an import behind a server of the kind Koa', () => {
  it('records what is not there yet, once', async () => {
    const { user, openList } = await open('Koa');
    await openList();
    await user.click(screen.getByRole('button', { name: 'more' }));
    await user.click(screen.getByRole('link', { name: 'import' }));
    const rows = ['position,company,location', 'Engineer 3,Initech,Berlin', 'Cook,Acme,Leeds'];
    await user.click(await screen.findByLabelText(/^or paste/));
    await user.paste(rows.join('\n'));
    await user.click(screen.getByRole('button', { name: 'next' }));
    await screen.findByRole('heading', { name: /^Step 2/ });
    await user.click(screen.getByRole('button', { name: 'next' }));
    const start = await screen.findByRole('button', { name: 'import 1 application' });
    // A press right after another may be meant for what was there before.
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1000);
    await user.click(start);

    await waitFor(() => expect(requests('POST', '/jobs')).toHaveLength(1));
    expect(requests('POST', '/jobs').map(({ body }) => body)).toMatchObject([{ position: 'Cook' }]);
  });
});

describe('a run behind a server that takes no status', () => {
  it('goes on to its end, and each of which it was refused says so', async () => {
    const { user, openList } = await open('TypeScript');
    await openList();
    await user.click(screen.getByRole('button', { name: 'select' }));
    await screen.findByText('0 selected');
    await user.keyboard('{Control>}a{/Control}');
    await user.click(screen.getByRole('button', { name: 'set status' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'declined' }));

    await findToast('0 of 10 applications changed, 10 refused.');
    const reason = 'The server answered, but did not take the status.';
    await waitFor(() =>
      expect(
        within(screen.getByRole('article', { name: 'Engineer 25' })).getByText(reason),
      ).toBeVisible(),
    );
    expect(requests('PATCH')).toHaveLength(10);
  });
});

describe('the board', () => {
  it('shows each column its own jobs, of a server that ignores the filter', async () => {
    const { user, openBoard } = await open('Flask');
    await openBoard();

    await waitFor(() =>
      expect(headings()).toEqual(['pending (3+)', 'interview (4+)', 'declined (3+)']),
    );
    expect(cards().toSorted()).toEqual(
      Array.from({ length: 10 }, (_, index) => `Engineer ${16 + index}`),
    );
    expect(
      screen.getByText(
        '15 applications are in no column: the server does not send them by status.',
      ),
    ).toBeVisible();

    // Two further pages for each column.
    for (let press = 0; press < 6; press += 1) {
      await user.click(screen.getAllByRole('button', { name: 'load more' })[0] ?? document.body);
      await waitFor(() =>
        expect(document.querySelector('[role="list"][aria-busy="true"]')).toBeNull(),
      );
    }
    expect(headings()).toEqual(['pending (8)', 'interview (9)', 'declined (8)']);
    expect(new Set(cards()).size).toBe(25);
    expect(screen.queryByText(/in no column/)).not.toBeInTheDocument();
  });

  it('has no column for jobs without a status, says so, and reads no further by itself', async () => {
    const { openBoard } = await open('TypeScript');
    await openBoard();

    expect(
      await screen.findByText(
        '25 applications are in no column: the server does not send them by status.',
      ),
    ).toBeVisible();
    expect(headings()).toEqual(['pending (0+)', 'interview (0+)', 'declined (0+)']);
    expect(screen.queryByText('no applications')).not.toBeInTheDocument();
    expect(requests('GET', '/jobs')).toHaveLength(4);
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

describe('a new application', () => {
  it('of which the server did not take the status is told so', async () => {
    const { user, follow } = await open('TypeScript');
    await follow('add job');
    await user.type(await screen.findByLabelText('position'), 'Baker');
    await user.type(screen.getByLabelText('company'), 'Acme');
    await user.click(screen.getByRole('button', { name: 'submit' }));

    await findToast('The application is recorded, but the server did not take its status.');
    expect(requests('POST', '/jobs')).toHaveLength(1);
  });
});

describe('a session that has ended, told by a 403', () => {
  it.each(['/', '/all-jobs', '/all-jobs?view=board', '/add-job?id=7&company=Initech'])(
    'offers the login at %s',
    async (route) => {
      connect('Express with PostgreSQL');
      const { user, opens } = await renderApp({ route, user: {} });
      await screen.findAllByText('Your session may have ended.');
      await user.click(screen.getAllByRole('button', { name: 'log in again' })[0] ?? document.body);

      await opens('/landing');
    },
  );
});
