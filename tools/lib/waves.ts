import type { Page, Route } from '@playwright/test';

type Held = { route: Route; pathname: string; isCall: boolean };

/** How often in a row the page must have had nothing to do and asked for nothing new. */
const QUIET_ROUNDS = 5;

/** Decides nothing but when to give up on a page that never shows its content. */
const PATIENCE_MS = 60_000;

/**
 * Loads a page over a network that the tool itself moves on: scripts and answers
 * are held until the page is idle, then released together, answers first, so the result does not
 * depend on timing, and nothing is prefetched. Resolves with the paths of the scripts that had arrived when what the
 * selector finds was visible, and of all.
 */
export async function loadInWaves(page: Page, url: string, content: string) {
  const arrived = new Set<string>();
  let held: Held[] = [];
  let seen = 0;
  await page.route('**/*', async (route) => {
    const { pathname } = new URL(route.request().url());
    const isCall = pathname.startsWith('/api/');
    if (!isCall && !pathname.endsWith('.js')) return route.continue();
    seen += 1;
    held.push({ route, pathname, isCall });
  });

  async function settle() {
    for (let quiet = 0; quiet < QUIET_ROUNDS; quiet += 1) {
      const before = seen;
      // Frames and idle callbacks do not run while a head script is held.
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
      if (seen !== before) quiet = -1;
    }
  }

  async function release(wave: Held[]) {
    held = held.filter((one) => !wave.includes(one));
    await Promise.all(
      wave.map(async ({ route, pathname, isCall }) => {
        const finished = page.waitForEvent('requestfinished', (sent) => sent === route.request());
        await route.continue();
        await finished;
        if (!isCall) arrived.add(pathname);
      }),
    );
  }

  // Else a slow load is still under way when the app begins with it.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto(url, { waitUntil: 'commit' });
  const deadline = Date.now() + PATIENCE_MS;
  let untilContent: string[] | undefined;
  while (Date.now() < deadline) {
    await settle();
    // Drawing the content may ask for more, so the page gets another round after it.
    if (untilContent === undefined) {
      if (await page.evaluate(isShown, content)) untilContent = [...arrived];
    } else if (held.length === 0) {
      return { untilContent, inAll: [...arrived] };
    }
    const calls = held.filter(({ isCall }) => isCall);
    await release(calls.length > 0 ? calls : held);
  }
  throw new Error(`${url} never came to rest with ${content}`);
}

/** Whether it is on the page and answers, unlike the first paint. Runs in the page. */
function isShown(content: string): boolean {
  const element = document.querySelector(content);
  if (element?.closest('[data-first-paint]') !== null) return false;
  return element.checkVisibility({ visibilityProperty: true });
}
