// Takes the screenshots of the README and of the manifest, with a new demo account:
// `npm run screenshots`.
import { mkdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { withApp } from './lib/app';
import { printTable } from './lib/table';

const DESKTOP = { viewport: { width: 1280, height: 800 } };
const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** What each page shows once it is complete. */
const STATS = { path: '/', content: 'svg[role="img"]' };
const ALL_JOBS = { path: '/all-jobs', content: 'article:nth-of-type(1)' };
const TABLE = { path: '/all-jobs?view=table', content: 'tr[data-job]:nth-of-type(6)' };

const SHOTS = [
  { file: 'docs/screenshots/desktop-dark-stats.png', device: DESKTOP, theme: 'dark', of: STATS },
  { file: 'docs/screenshots/desktop-table.png', device: DESKTOP, theme: 'light', of: TABLE },
  { file: 'public/screenshots/wide-all-jobs.png', device: DESKTOP, theme: 'light', of: ALL_JOBS },
  { file: 'public/screenshots/wide-stats.png', device: DESKTOP, theme: 'light', of: STATS },
  { file: 'public/screenshots/narrow-all-jobs.png', device: PHONE, theme: 'light', of: ALL_JOBS },
  { file: 'public/screenshots/narrow-stats.png', device: PHONE, theme: 'light', of: STATS },
] as const;

await withApp(undefined, async ({ browser, server, session }) => {
  const rows = [];
  for (const { file, device, theme, of } of SHOTS) {
    mkdirSync(dirname(file), { recursive: true });
    const context = await browser.newContext({
      ...device,
      baseURL: server.origin,
      colorScheme: theme,
      locale: 'en-GB',
      reducedMotion: 'reduce',
      storageState: session,
    });
    const page = await context.newPage();
    await page.goto(of.path, { waitUntil: 'networkidle' });
    await page.locator(of.content).first().waitFor();
    await page.screenshot({ path: file });
    await context.close();
    rows.push([file, `${(statSync(file).size / 1024).toFixed(0)} KiB`]);
  }
  printTable(['picture', 'size'], rows);
});
