// Takes the screenshots of the README and of the manifest, with a new demo account:
// `npm run screenshots`.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium, signInDemo } from './lib/browser.mjs';
import { buildApp } from './lib/builds.mjs';
import { serve } from './lib/server.mjs';
import { printTable } from './lib/table.mjs';

const PICTURES = fileURLToPath(new URL('..', import.meta.url));

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** What each page shows once it is complete. */
const PAGES = {
  stats: { path: '/', content: 'svg[role="img"]' },
  'all-jobs': { path: '/all-jobs', content: 'article:nth-of-type(1)' },
  table: { path: '/all-jobs?view=table', content: 'tr[data-job]:nth-of-type(6)' },
};

/** @type {[file: string, device: typeof DESKTOP | typeof PHONE, 'light' | 'dark', keyof typeof PAGES][]} */
const SHOTS = [
  ['docs/screenshots/desktop-dark-stats.png', DESKTOP, 'dark', 'stats'],
  ['docs/screenshots/desktop-table.png', DESKTOP, 'light', 'table'],
  ['public/screenshots/wide-all-jobs.png', DESKTOP, 'light', 'all-jobs'],
  ['public/screenshots/wide-stats.png', DESKTOP, 'light', 'stats'],
  ['public/screenshots/narrow-all-jobs.png', PHONE, 'light', 'all-jobs'],
  ['public/screenshots/narrow-stats.png', PHONE, 'light', 'stats'],
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

  const rows = [];
  for (const [file, device, colorScheme, name] of SHOTS) {
    const path = join(PICTURES, file);
    mkdirSync(dirname(path), { recursive: true });
    await shoot(path, { device, colorScheme, name, session, baseURL });
    rows.push([file, `${(statSync(path).size / 1024).toFixed(0)} KiB`]);
  }
  printTable(['picture', 'size'], rows);
} finally {
  await app?.close();
  await browser.close();
  rmSync(directory, { recursive: true, force: true });
}

/**
 * Takes a screenshot of one page, not scrolled.
 * @param {string} path
 * @param {{
 *   device: typeof DESKTOP | typeof PHONE,
 *   colorScheme: 'light' | 'dark',
 *   name: keyof typeof PAGES,
 *   session: import('./lib/browser.mjs').Session,
 *   baseURL: string,
 * }} shot
 */
async function shoot(path, { device, colorScheme, name, session, baseURL }) {
  const context = await browser.newContext({
    ...device,
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
