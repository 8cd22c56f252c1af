// Takes the README's screenshots, with a new demo account: `npm run screenshots`.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium, signInDemo } from './lib/browser.mjs';
import { buildApp } from './lib/builds.mjs';
import { serve } from './lib/server.mjs';
import { printTable } from './lib/table.mjs';

const PICTURES = fileURLToPath(new URL('../docs/screenshots', import.meta.url));

const VIEWPORT = { width: 1280, height: 800 };

/** What each page shows once it is complete. */
const PAGES = {
  stats: { path: '/', content: 'svg[role="img"]' },
  'all-jobs': { path: '/all-jobs', content: 'article:nth-of-type(1)' },
};

/** @type {['light' | 'dark', keyof typeof PAGES][]} */
const SHOTS = [
  ['light', 'all-jobs'],
  ['dark', 'stats'],
];

const directory = mkdtempSync(join(tmpdir(), 'jobtrail-screenshots-'));
const browser = await launchChromium();
/** @type {import('./lib/server.mjs').Server | undefined} */
let app;

try {
  const dist = join(directory, 'dist');
  await buildApp(dist);
  app = await serve(dist, { dataDirectory: directory });
  const baseURL = app.origin;
  const session = await signInDemo(browser, app);
  mkdirSync(PICTURES, { recursive: true });

  const rows = [];
  for (const [colorScheme, name] of SHOTS) {
    const picture = `desktop-${colorScheme}-${name}.png`;
    await shoot(join(PICTURES, picture), { colorScheme, name, session, baseURL });
    rows.push([picture, `${(statSync(join(PICTURES, picture)).size / 1024).toFixed(0)} KiB`]);
  }
  printTable(['docs/screenshots', 'size'], rows);
} finally {
  await app?.close();
  await browser.close();
  rmSync(directory, { recursive: true, force: true });
}

/**
 * Takes a screenshot of one page, not scrolled.
 * @param {string} path
 * @param {{
 *   colorScheme: 'light' | 'dark',
 *   name: keyof typeof PAGES,
 *   session: import('./lib/browser.mjs').Session,
 *   baseURL: string,
 * }} shot
 */
async function shoot(path, { colorScheme, name, session, baseURL }) {
  const context = await browser.newContext({
    viewport: VIEWPORT,
    baseURL,
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    storageState: session,
  });
  const page = await context.newPage();
  await page.goto(PAGES[name].path, { waitUntil: 'networkidle' });
  await page.locator(PAGES[name].content).first().waitFor();
  await page.screenshot({ path });
  await context.close();
}
