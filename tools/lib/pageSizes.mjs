import { join } from 'node:path';
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
 */
export async function measurePages(browser, dist, pages) {
  const server = await serve(dist, { dataDirectory: join(dist, '..') });
  try {
    const session = await signInDemo(browser, server);
    /** @type {Map<string, Awaited<ReturnType<typeof measure>>>} */
    const loaded = new Map();
    for (const page of pages) {
      const storageState = page.isSignedIn ? session : undefined;
      loaded.set(page.path, await measure(browser, server.origin, page, storageState));
    }
    /** @param {string[]} paths */
    const kib = (paths) => kibOf(server.sizes, paths);
    return { loaded, sizes: server.sizes, kib };
  } finally {
    await server.close();
  }
}

/**
 * KiB of JavaScript of a build that is one page without an API.
 * @param {Browser} browser
 * @param {string} dist
 * @param {string[]} content
 */
export async function measurePlain(browser, dist, content) {
  const server = await serve(dist);
  try {
    const { inAll } = await measure(browser, server.origin, { path: '/', content });
    return kibOf(server.sizes, inAll);
  } finally {
    await server.close();
  }
}

/**
 * @param {Browser} browser
 * @param {string} origin
 * @param {Pick<MeasuredPage, 'path' | 'content'>} page
 * @param {Session} [storageState]
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

/**
 * @param {Map<string, number>} sizes
 * @param {string[]} paths
 */
function kibOf(sizes, paths) {
  return paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) / 1024;
}
