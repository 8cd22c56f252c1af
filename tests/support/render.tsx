import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import {
  BrowserRouter,
  useLocation,
  useNavigate,
  type Location,
  type NavigateFunction,
} from 'react-router-dom';
import { vi } from 'vitest';
import { App } from '@/app/App';
import { connectConnection } from '@/app/connection';
import { forgetDestination } from '@/app/destination';
import { redirectInitialPath, lazyPages } from '@/app/routes';
import { connectSession } from '@/app/session';
import { connectDrafts } from '@/app/drafts';
import { restoreStore } from '@/app/store';
import type { AppStore } from '@/shared/store/withTypes';
import { selectUser } from '@/features/user/userSlice';
import { storeSession } from '@/features/user/userStorage';
import { renewSessionScope } from '@/shared/api/sessionScope';
import { ignoreHeldEnter } from '@/shared/keys/ignoreHeldEnter';
import { preloadToasts } from '@/shared/notify/notify';
import type { Job as StoredJob, Profile, User as Account } from '../../embedded-api/repository';
import { afterEachTest } from './afterEachTest';
import { buildUser } from './builders';
import { forward, testApi } from './handlers';

type Options = {
  route?: string;
  /** The pages visited before, oldest first. */
  history?: string[];
  /** Signs in an account of its own; what is not given is Ada Lovelace. */
  user?: Partial<Profile>;
  /** What that account has recorded: a second apart, the last one now. */
  jobs?: Partial<StoredJob>[];
};

export type App = {
  user: UserEvent;
  store: AppStore;
  /** Path and query of the page that is open. */
  location: () => string;
  /** What its entry in the history knows beside the address. */
  state: () => unknown;
  /** Waits until that page is open. */
  opens: (location: string) => Promise<void>;
  goBack: () => Promise<void>;
  goForward: () => Promise<void>;
  /** Loads the document anew: all that is left is what the storages and the history hold. */
  reload: () => Promise<App>;
  /** Opens a page by its link in the sidebar of big screens. */
  follow: (link: 'stats' | 'all jobs' | 'add job' | 'profile') => Promise<void>;
  /** Closes the page, as before a reload. */
  close: () => void;
};

const PASSWORD = 'secret-password';

// Tests of pages need not wait for code; those of loading it bring their own.
await Promise.all([...lazyPages.map((page) => page.preload()), preloadToasts()]);

let disconnect: (() => void)[] = [];

afterEachTest(() => {
  cleanup();
  closeAll();
  forgetDestination();
});

/**
 * Opens the app as main.tsx does, with the stored user and the cookies as they are, or with a user
 * who is signed in before. Time passes for the user's hands as in the test's timers.
 */
export async function renderApp({
  route = '/',
  history = [],
  user,
  jobs = [],
}: Options = {}): Promise<App> {
  if (user !== undefined) await addJobs(await signIn(user), jobs);

  visit([...history, route]);
  return openDocument();
}

/** Opens the app on the page whose turn it is in the history. */
function openDocument(): App {
  const store = restoreStore();
  disconnect.push(
    connectSession(store),
    connectDrafts(store),
    connectConnection(store),
    ignoreHeldEnter(),
  );
  redirectInitialPath(selectUser(store.getState()) !== null);
  let page = '';
  let pageState: unknown;
  let navigate: NavigateFunction = () => undefined;

  function Witness() {
    const { pathname, search, state: entryState } = useLocation() as Location<unknown>;
    const go = useNavigate();
    // With the page itself: an effect comes later, when a test may have seen the page already.
    useLayoutEffect(() => {
      page = pathname + search;
      pageState = entryState;
      navigate = go;
    });
    return null;
  }

  const { unmount } = render(
    <BrowserRouter useTransitions={false}>
      <App store={store} />
      <Witness />
    </BrowserRouter>,
  );
  const hands = userEvent.setup({
    delay: null,
    ...(vi.isFakeTimers() && { advanceTimers: (ms) => vi.advanceTimersByTime(ms) }),
  });
  const close = () => {
    unmount();
    closeAll();
  };
  const go = (steps: number) =>
    act(async () => {
      const hasGone = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      await navigate(steps);
      // The history of jsdom moves by two timers, and one set while another runs is a millisecond off.
      if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(1);
      await hasGone;
    });
  return {
    user: hands,
    store,
    location: () => page,
    state: () => pageState,
    opens: (expected) =>
      waitFor(() => {
        if (page !== expected) throw new Error(`${page} is open instead of ${expected}`);
      }),
    goBack: () => go(-1),
    goForward: () => go(1),
    reload: () => {
      close();
      return Promise.resolve(openDocument());
    },
    follow: async (name) => {
      await hands.click(bigSidebar().getByRole('link', { name, hidden: true }));
    },
    close,
  };
}

let visits = 0;

/**
 * Opens these pages one after the other, in the place of the one that is open. Each has a key of its own, as where
 * the focus was is kept by it: the tests of a worker share one document.
 */
function visit([first = '/', ...others]: string[]) {
  const entry = () => ({ key: `visit-${++visits}` });
  window.history.replaceState(entry(), '', location.origin + first);
  for (const page of others) window.history.pushState(entry(), '', location.origin + page);
}

/** Chooses what the menu of the list calls so. */
export async function chooseFromMore(user: UserEvent, name: 'export' | 'print' | 'import') {
  await user.click(await screen.findByRole('button', { name: 'more' }));
  await user.click(screen.getByRole(name === 'import' ? 'link' : 'button', { name }));
}

/** The sidebar of big screens. It counts as hidden, since jsdom knows no width of a window. */
export function bigSidebar() {
  return within(screen.getByRole('complementary', { hidden: true }));
}

/** Opens an account for this user; nobody is signed in by it. */
export async function addAccount(
  fields: Partial<Profile> = {},
  password = PASSWORD,
): Promise<Account> {
  return (await testApi()).addUser({ ...buildUser(fields), password });
}

/** Opens an account and signs it in, on the server and in the storage. */
export async function signIn(fields: Partial<Profile> = {}): Promise<Account> {
  const account = await addAccount(fields);
  const { email } = account;
  const answer = await forward(
    new Request(new URL('/api/v1/auth/login', location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    }),
  );
  if (!answer.ok) throw new Error(`${email} could not sign in: ${await answer.text()}`);
  storeSession(buildUser(fields), `session of ${email}`);
  return account;
}

/** Records jobs of this account: a second apart, the last one now. Resolves with them. */
export async function addJobs(account: Account, jobs: Partial<StoredJob>[]): Promise<StoredJob[]> {
  return (await testApi()).addJobs(account, jobs);
}

function closeAll() {
  disconnect.forEach((undo) => undo());
  disconnect = [];
  renewSessionScope();
}
