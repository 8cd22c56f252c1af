import { chromium, type Browser } from '@playwright/test';
import { chromiumShell } from '../../e2e/support/chromium';
import { DEMO } from './server';
import { watchTasks } from './vitals';

export type Session = Awaited<ReturnType<typeof signInDemo>>;
export type Browsing = Awaited<ReturnType<typeof openPage>>;

/**
 * With DevTools attached V8 looks up the source position of each error. For one that React creates while
 * loading it parses the bundle again, which users never wait for. This flag avoids that.
 */
const EARLY_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/**
 * Starts Chromium, as a shell where there is one: a whole browser loads pages of its own beside the
 * measured one, and asks for the icon of the app again with each change of its address.
 */
export function launchChromium(): Promise<Browser> {
  return chromium.launch({ ...chromiumShell, args: [EARLY_POSITIONS] });
}

/** What a browser holds once the demo account is signed in: its cookie and the stored user. */
export async function signInDemo(browser: Browser, origin: string) {
  const context = await browser.newContext();
  const answer = await context.request.post(`${origin}/api/v1/auth/login`, { data: DEMO });
  if (!answer.ok()) throw new Error(`The demo account cannot sign in: ${await answer.text()}`);
  const { user } = (await answer.json()) as { user: object };
  const { cookies } = await context.storageState();
  await context.close();
  const localStorage = [{ name: 'user', value: JSON.stringify(user) }];
  return { cookies, origins: [{ origin, localStorage }] };
}

/** A page in a browser of its own, with nothing cached; unless told otherwise nothing is prefetched. */
export async function openPage(
  browser: Browser,
  { storageState, isPrefetched = false }: { storageState?: Session; isPrefetched?: boolean } = {},
) {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  await context.addInitScript(watchTasks);
  if (!isPrefetched) {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  }
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() };
}
