import { isShown } from './pages.mjs';

/** @typedef {{ route: import('@playwright/test').Route, pathname: string, isCall: boolean }} Held */

/** How often in a row the page must have had nothing to do and asked for nothing new. */
const QUIET_ROUNDS = 5;

/** Decides nothing but when to give up on a page that never shows its content. */
const PATIENCE_MS = 60_000;

/**
 * Loads a page over a network that the tool itself moves on: scripts and answers
 * are held until the page is idle, then released together, answers first, so the result does not
 * depend on timing. Resolves with the paths of the scripts that had arrived by then, and of all.
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {string[]} content
 */
export async function loadInWaves(page, url, content) {
  /** @type {Set<string>} */
  const arrived = new Set();
  /** @type {Held[]} */
  let held = [];
  let seen = 0;
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    const isCall = pathname.startsWith('/api/');
    if (!isCall && !pathname.endsWith('.js')) return route.continue();
    seen += 1;
    held.push({ route, pathname, isCall });
    return undefined;
  });

  async function settle() {
    for (let quiet = 0; quiet < QUIET_ROUNDS; quiet += 1) {
      const before = seen;
      await page.evaluate(pause);
      if (seen !== before) quiet = -1;
    }
  }

  /** @param {Held[]} wave */
  async function release(wave) {
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

  await page.goto(url, { waitUntil: 'commit' });
  const deadline = Date.now() + PATIENCE_MS;
  /** @type {string[] | undefined} */
  let untilContent;
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
  throw new Error(`${url} never came to rest with ${content.join(' and ')}`);
}

/** Resolves after pending tasks; frames and idle callbacks do not run while a head script is held. */
function pause() {
  return new Promise((resolve) => {
    setTimeout(resolve, 50);
  });
}
