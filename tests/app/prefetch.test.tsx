import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildUser } from '../support/builders';

/** Pages that call no server when they open. */
const PAGES = ['/landing', '/register', '/nowhere', '/add-job', '/profile'];

/** The app as it is before any of its pages is loaded, with the prefetch at work. */
async function start() {
  vi.resetModules();
  const { App } = await import('@/app/App');
  const { makeStore } = await import('@/app/store');
  const { connectPrefetch } = await import('@/app/prefetch');
  connectPrefetch();

  /** Opens a page, which loads it at the latest now, and tells whether it was there at once. */
  const opensAtOnce = (path: string) => {
    const { unmount } = render(
      <MemoryRouter initialEntries={[path]}>
        <App store={makeStore(path === '/add-job' || path === '/profile' ? buildUser() : null)} />
      </MemoryRouter>,
    );
    const isThere = screen.queryByText('loading page') === null;
    unmount();
    return isThere;
  };
  return { opensAtOnce };
}

const passSeconds = async (seconds: number) => {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
  await vi.dynamicImportSettled();
};

function setConnection(connection: { saveData?: boolean; effectiveType?: string }) {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection });
}

function addLink(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.innerHTML = '<span>link</span>';
  document.body.append(link);
  return link;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  Reflect.deleteProperty(window, 'requestIdleCallback');
  document.body.replaceChildren();
});

describe('the idle prefetch', () => {
  it('lets every page open at once after a second', async () => {
    const { opensAtOnce } = await start();
    await passSeconds(1);

    expect(PAGES.filter(opensAtOnce)).toEqual(PAGES);
  });

  it('counts from the end of loading', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
    const { opensAtOnce } = await start();
    await passSeconds(60);
    fireEvent(window, new Event('load'));
    await passSeconds(0.9);
    expect(opensAtOnce('/register')).toBe(false);
    await passSeconds(0.1);

    expect(opensAtOnce('/landing')).toBe(true);
  });

  it('waits until the browser is idle', async () => {
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (callback) =>
      waiting.push(() => callback({ didTimeout: false, timeRemaining: () => 50 }));
    const { opensAtOnce } = await start();
    await passSeconds(60);
    expect(waiting).toHaveLength(1);
    expect(opensAtOnce('/landing')).toBe(false);

    while (waiting.length > 0) {
      waiting.shift()?.();
      await passSeconds(0);
    }
    expect(opensAtOnce('/register')).toBe(true);
  });

  it.each([{ saveData: true }, { effectiveType: '2g' }])(
    'stays away with %j',
    async (connection) => {
      setConnection(connection);
      const { opensAtOnce } = await start();
      await passSeconds(60);

      expect(opensAtOnce('/register')).toBe(false);
    },
  );
});

describe('a link', () => {
  it.each([
    ['pointed at inside', (link: HTMLElement) => fireEvent.pointerOver(link.children[0] ?? link)],
    ['focused', (link: HTMLElement) => act(() => link.focus())],
  ])('that is %s lets its page open at once, and no other', async (_name, turnTo) => {
    const { opensAtOnce } = await start();
    turnTo(addLink('/profile'));
    await passSeconds(0);

    expect(opensAtOnce('/profile')).toBe(true);
    expect(opensAtOnce('/register')).toBe(false);
  });

  it.each([
    ['to another site', 'https://example.com/register'],
    ['without a page', 'mailto:ada@example.com'],
  ])('%s loads nothing', async (_name, href) => {
    const { opensAtOnce } = await start();
    fireEvent.pointerOver(addLink(href));
    await passSeconds(0);

    expect(opensAtOnce('/register')).toBe(false);
  });

  it('loads nothing for who saves data', async () => {
    setConnection({ saveData: true });
    const { opensAtOnce } = await start();
    fireEvent.pointerOver(addLink('/register'));
    await passSeconds(0);

    expect(opensAtOnce('/register')).toBe(false);
  });
});

it('the button of the board loads its code while it is pointed at', async () => {
  vi.resetModules();
  const { VIEW_PARTS } = await import('@/pages/AllJobsPage/viewParts');
  const load = vi.fn(() => ({ Board: () => null }));
  vi.doMock('@/features/board/Board', load);
  VIEW_PARTS.board.Part?.prefetch();

  await vi.dynamicImportSettled();
  expect(load).toHaveBeenCalled();
});
