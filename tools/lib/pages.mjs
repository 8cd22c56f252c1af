import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const SRC = fileURLToPath(new URL('../../src', import.meta.url));

/** @typedef {{ path: string, isSignedIn: boolean, content: string[] }} MeasuredPage */

/**
 * Where the first real content is more than the page's heading: what an answer brings.
 * @type {Record<string, string[]>}
 */
const CONTENT = {
  allJobs: ['main article h3'],
  stats: ['main ul[aria-busy="false"] > li:nth-child(3)'],
};

/**
 * The pages of the app that are measured, by its own table. A page shows its first real content
 * once each of its selectors matches something visible.
 * @returns {Promise<MeasuredPage[]>}
 */
export async function loadPages() {
  // Node 20 runs no TypeScript; Vite loads the table as the dev server would.
  const vite = await createServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    resolve: { alias: { '@': SRC } },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const { pages } = /** @type {typeof import('../../src/app/pages.js')} */ (
      await vite.ssrLoadModule('/src/app/pages.ts')
    );
    return Object.entries(pages)
      .filter(([, { path }]) => path !== '*')
      .map(([name, { path, access }]) => ({
        path,
        isSignedIn: access === 'users',
        content: CONTENT[name] ?? ['h1'],
      }));
  } finally {
    await vite.close();
  }
}

/**
 * Whether all of it is on the page and answers, unlike the first paint, for `page.evaluate` and
 * `page.waitForFunction`.
 * @param {string[]} content
 */
export function isShown(content) {
  return content.every((selector) => {
    const element = document.querySelector(selector);
    if (element === null || element.closest('[data-first-paint]') !== null) return false;
    return element.checkVisibility({ visibilityProperty: true });
  });
}
