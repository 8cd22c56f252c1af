import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole, watchReports } from '../../support/console';
import { bigSidebar, renderApp } from '../../support/render';
import { answerWith } from '../../support/server';

const report = vi.fn<(error: unknown, context: string) => void>();
let broken: Error;

const tryAgain = () => screen.findByRole('button', { name: 'try again' });

let undo: (() => void)[] = [];

/** Makes a method of the browser or of a library throw, for some of its objects. */
function spoil<Subject extends object>(
  owner: Subject,
  name: keyof Subject & string,
  isMeant: (subject: Subject, ...args: unknown[]) => boolean = () => true,
) {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name) ?? {};
  const original: unknown = owner[name];
  if (typeof original !== 'function') throw new Error(`${name} is no method`);
  Object.defineProperty(owner, name, {
    configurable: true,
    writable: true,
    value(this: Subject, ...args: unknown[]): unknown {
      if (isMeant(this, ...args)) throw broken;
      return Reflect.apply(original, this, args);
    },
  });
  undo.push(() => Object.defineProperty(owner, name, descriptor));
}

function mend() {
  for (const step of undo) step();
  undo = [];
}

beforeEach(() => {
  report.mockClear();
  broken = new Error('broken on purpose');
  watchReports(report);
  // React's own note about what a boundary has caught.
  expectConsole('error', /broken on purpose/);
});

afterEach(() => {
  mend();
});

function expectOneReport(context: string) {
  expect(report).toHaveBeenCalledExactlyOnceWith(broken, context);
}

describe('an error while one card renders', () => {
  it('costs that card alone, which can be tried again', async () => {
    spoil(Date.prototype, 'getUTCDate', (date) => date.getUTCFullYear() === 2013);
    const { user } = await renderApp({
      route: '/all-jobs',
      user: {},
      jobs: [
        { position: 'Baker' },
        { position: 'Miller', createdAt: new Date('2013-01-01') },
        { position: 'Weaver' },
      ],
    });

    expect(await screen.findByText('This job cannot be shown.')).toBeVisible();
    expect(
      screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent),
    ).toEqual(['Weaver', 'Baker']);
    expect(screen.getByRole('heading', { name: '3 jobs found' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'search form' })).toBeVisible();
    expectOneReport('job card');

    mend();
    await user.click(await tryAgain());
    expect(await screen.findByRole('article', { name: 'Miller' })).toBeVisible();
  });
});

describe('an error while the chart renders', () => {
  it('costs the chart alone, which can be tried again', async () => {
    spoil(Element.prototype, 'getBoundingClientRect', (element: Element) =>
      element.classList.contains('recharts-responsive-container'),
    );
    const { user } = await renderApp({ user: {}, jobs: [{}, {}] });

    expect(await screen.findByText('The chart cannot be shown.')).toBeVisible();
    expect(screen.getByText('2', { selector: 'li *' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Monthly Applications' })).toBeVisible();
    expect(screen.getByRole('table', { name: 'Monthly Applications' })).toBeInTheDocument();
    expectOneReport('chart');

    mend();
    await user.click(await tryAgain());
    expect(await screen.findByRole('img', { name: /area chart/ })).toBeInTheDocument();
  });
});

describe('an error while a page renders', () => {
  /** Each page names the document. */
  function spoilPage(title: string) {
    Object.defineProperty(document, 'title', {
      configurable: true,
      get: () => '',
      set: (value: string) => {
        if (value.startsWith(title)) throw broken;
      },
    });
    undo.push(() => Reflect.deleteProperty(document, 'title'));
  }

  it('costs that page alone: the others open, and it can be tried again', async () => {
    spoilPage('profile');
    const { user, follow } = await renderApp({ route: '/profile', user: {}, jobs: [{}] });
    expect(await screen.findByText('Something went wrong on this page.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ada' })).toBeVisible();
    expectOneReport('page');

    await follow('all jobs');
    expect(await screen.findByRole('article')).toBeVisible();
    await follow('profile');
    mend();
    await user.click(await tryAgain());
    expect(await screen.findByLabelText('last name')).toHaveValue('Lovelace');
  });
});

describe('an error above the pages', () => {
  it('in the frame of the dashboard is told and can be tried again', async () => {
    spoil(window, 'matchMedia', (_: Window, query) => String(query).includes('width'));
    const { user } = await renderApp({ route: '/profile', user: {} });
    expect(await screen.findByText('Something went wrong on this page.')).toBeVisible();
    mend();
    await user.click(await tryAgain());

    expect(await screen.findByLabelText('last name')).toBeVisible();
    expect(bigSidebar().getByRole('link', { name: 'stats', hidden: true })).toBeInTheDocument();
  });

  it('in what stands above all of them leaves no white page', async () => {
    const listeners: unknown[] = [];
    // The notice listens after the connection.
    spoil(
      window,
      'addEventListener',
      (_: Window, type) => type === 'offline' && listeners.push(type) > 1,
    );
    const { user } = await renderApp({ route: '/landing' });
    expect(await screen.findByText('Something went wrong.')).toBeVisible();
    expectOneReport('app');
    mend();
    await user.click(await tryAgain());

    expect(await screen.findByRole('link', { name: 'Login/Register' })).toBeVisible();
  });

  it('in the toasts takes no page along', async () => {
    spoil(Document.prototype, 'hasFocus');
    answerWith('GET', '/auth/logout', { status: 500 });
    const { user } = await renderApp({ route: '/profile', user: {} });
    await user.click(await screen.findByRole('button', { name: 'Ada' }));
    await user.click(screen.getByRole('button', { name: 'logout' }));

    await waitFor(() => expect(report).toHaveBeenCalled());
    expectOneReport('toasts');
    expect(screen.getByLabelText('last name')).toBeVisible();
  });
});
