import { signInDemo } from './browser.mjs';
import { serve } from './server.mjs';
import { loadInWaves } from './waves.mjs';

/**
 * @import { Browser } from '@playwright/test'
 * @import { Session } from './browser.mjs'
 * @import { MeasuredPage } from './pages.mjs'
 * @typedef {Awaited<ReturnType<typeof measurePages>>} Measured
 */

/**
 * What each of these pages of a build makes a browser load: the paths of its scripts until its first
 * content and in all, and `kib` of such paths in brotli.
 * @param {Browser} browser
 * @param {string} dist
 * @param {MeasuredPage[]} pages
 * @param {string} dataDirectory
 */
export async function measurePages(browser, dist, pages, dataDirectory) {
  const server = await serve(dist, { dataDirectory });
  try {
    const session = await signInDemo(browser, server);
    /** @type {Map<string, Awaited<ReturnType<typeof measure>>>} */
    const loaded = new Map();
    for (const page of pages) {
      const storageState = page.isSignedIn ? session : undefined;
      loaded.set(page.path, await measure(browser, server.origin, page, storageState));
    }
    /** @param {string[]} paths */
    const kib = (paths) =>
      paths.reduce((sum, path) => sum + (server.sizes.get(path) ?? 0), 0) / 1024;
    return { loaded, sizes: server.sizes, kib };
  } finally {
    await server.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {MeasuredPage} page
 * @param {Session | undefined} storageState
 */
async function measure(browser, origin, { path, content }, storageState) {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  // Data saving turns the prefetch off.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const result = await loadInWaves(await context.newPage(), origin + path, content);
  await context.close();
  return result;
}
