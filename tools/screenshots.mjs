// The pictures of the README, made anew from a fresh demo account: `npm run screenshots`.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { launchChromium, signInDemo } from './lib/browser.mjs';
import { buildApp } from './lib/builds.mjs';
import { serve } from './lib/server.mjs';
import { printTable } from './lib/table.mjs';

const PICTURES = fileURLToPath(new URL('../docs/screenshots', import.meta.url));

const DEVICES = {
  desktop: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};

/** What each page shows once it is complete. */
const PAGES = {
  landing: { path: '/landing', content: 'main img' },
  stats: { path: '/', content: 'svg[role="img"]' },
  'all-jobs': { path: '/all-jobs', content: 'article:nth-of-type(1)' },
  'add-job': { path: '/add-job', content: 'input[name="position"]' },
};

/** @type {[keyof typeof DEVICES, 'light' | 'dark', keyof typeof PAGES][]} */
const SHOTS = [
  ['desktop', 'light', 'landing'],
  ['desktop', 'light', 'all-jobs'],
  ['desktop', 'dark', 'stats'],
  ['phone', 'light', 'stats'],
  ['phone', 'dark', 'all-jobs'],
  ['phone', 'light', 'add-job'],
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
  for (const [device, colorScheme, name] of SHOTS) {
    const picture = `${device}-${colorScheme}-${name}.png`;
    await shoot(join(PICTURES, picture), { device, colorScheme, name, session, baseURL });
    rows.push([picture, `${(statSync(join(PICTURES, picture)).size / 1024).toFixed(0)} KiB`]);
  }
  printTable(['docs/screenshots', 'size'], rows);
} finally {
  await app?.close();
  await browser.close();
  rmSync(directory, { recursive: true, force: true });
}

/**
 * Takes the picture of one page as a visitor sees it who has not scrolled.
 * @param {string} path
 * @param {{
 *   device: keyof typeof DEVICES,
 *   colorScheme: 'light' | 'dark',
 *   name: keyof typeof PAGES,
 *   session: import('./lib/browser.mjs').Session,
 *   baseURL: string,
 * }} shot
 */
async function shoot(path, { device, colorScheme, name, session, baseURL }) {
  const context = await browser.newContext({
    ...DEVICES[device],
    baseURL,
    colorScheme,
    locale: 'en-GB',
    reducedMotion: 'reduce',
    ...(name !== 'landing' && { storageState: session }),
  });
  const page = await context.newPage();
  await page.goto(PAGES[name].path, { waitUntil: 'networkidle' });
  await page.locator(PAGES[name].content).first().waitFor();
  await page.screenshot({ path });
  await context.close();
}
