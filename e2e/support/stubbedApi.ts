import { expect, type BrowserContext, type Page, type Route } from '@playwright/test';
import { ADA, listOf, STATS, TEN_JOBS } from './samples';

type Answer = { status?: number; headers?: Record<string, string>; body: object };

type Endpoint = 'list' | 'stats' | 'write' | 'auth';

/** Answers in place of the server, so that a screen can be put into any state and kept there. */
export class StubbedApi {
  private readonly answers: Record<Endpoint, Answer> = {
    list: { body: listOf(TEN_JOBS, 75, 8) },
    stats: { body: STATS },
    write: { body: { user: ADA, msg: 'Success! Job removed' } },
    auth: { body: { user: ADA, msg: 'user logged out!' } },
  };

  /** Who waits at each endpoint that answers nobody. */
  private readonly held = new Map<Endpoint, Route[]>();

  /** Stands in for the server on this page, with ten jobs on the first of eight pages. */
  static async install(page: Page): Promise<StubbedApi> {
    const api = new StubbedApi();
    await page.route('**/api/v1/**', async (route) => {
      const endpoint = endpointOf(route);
      const waiting = api.held.get(endpoint);
      if (waiting) waiting.push(route);
      else await api.fulfill(route, endpoint);
    });
    return api;
  }

  /** From now on this endpoint answers so. */
  answer(endpoint: Endpoint, body: object, rest: Omit<Answer, 'body'> = {}): void {
    this.answers[endpoint] = { body, ...rest };
  }

  /** From now on this endpoint answers with an error of the server. */
  refuse(endpoint: Endpoint, msg = 'Something went wrong', status = 500): void {
    this.answer(endpoint, { msg }, { status });
  }

  /** From now on this endpoint keeps the browser waiting, until `release`. */
  hold(endpoint: Endpoint): void {
    this.held.set(endpoint, this.held.get(endpoint) ?? []);
  }

  /** Answers whoever waits at this endpoint, and everybody after. */
  async release(endpoint: Endpoint): Promise<void> {
    const waiting = this.held.get(endpoint) ?? [];
    this.held.delete(endpoint);
    for (const route of waiting) await this.fulfill(route, endpoint);
  }

  private async fulfill(route: Route, endpoint: Endpoint): Promise<void> {
    const { status = 200, headers = {}, body } = this.answers[endpoint];
    await route.fulfill({ status, headers, json: body });
  }
}

function endpointOf(route: Route): Endpoint {
  const { pathname } = new URL(route.request().url());
  if (pathname.includes('/auth/')) return 'auth';
  if (route.request().method() !== 'GET') return 'write';
  return pathname.endsWith('/stats') ? 'stats' : 'list';
}

/** Opens an address and waits for its page. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(`.${path}`);
  await expectPage(page);
}

/** Reloads the page and waits for it: until it is drawn, all that is asked of it is absent. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await expectPage(page);
}

async function expectPage(page: Page): Promise<void> {
  await expect(page.locator('#root > :not([data-first-paint])').first()).toBeAttached();
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
}

/** Opens a page as somebody who is signed in, without asking the server. */
export async function openSignedIn(page: Page, path: string, user: object = ADA): Promise<void> {
  await storeUser(page, user);
  await open(page, path);
}

/** The same with a stand-in for the server, which it resolves with. */
export async function openStubbed(page: Page, path: string, user?: object): Promise<StubbedApi> {
  const api = await StubbedApi.install(page);
  await openSignedIn(page, path, user);
  return api;
}

/** Stores a user for the pages to come of an origin, or of any, until they sign out. */
export async function storeUser(pages: Page | BrowserContext, user: object = ADA, origin = 'http') {
  await pages.addInitScript(
    ([entry, origin]) => {
      // Firefox runs this on its blank page as well, which has neither address nor storage.
      if (!location.origin.startsWith(origin) || sessionStorage.getItem('signedIn')) return;
      sessionStorage.setItem('signedIn', 'yes');
      localStorage.setItem('user', entry);
    },
    // Other tabs store the same, so that none takes it for a new session.
    [JSON.stringify({ ...user, session: JSON.stringify(user) }), origin] as const,
  );
}

/** Stores the choice of a theme for the pages to come. */
export async function storeTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((choice) => {
    if (location.origin !== '') localStorage.setItem('theme', choice);
  }, theme);
}
