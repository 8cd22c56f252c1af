// Times of the build: `npm run bench`, with `--rounds <number>`, `--only <part>`, `--dist <directory>`
// for a build that is there already, and `--beside <directory>` for another app of the same contract
// to measure loading and presses in turns with. Compare the numbers of one run with each other, not
// with other runs.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportBeside } from './bench/beside.mjs';
import { reportPhases } from './bench/phases.mjs';
import { reportScale } from './bench/scale.mjs';
import { reportTransfer } from './bench/transfer.mjs';
import { launchChromium, signInDemo } from './lib/browser.mjs';
import { buildApp } from './lib/builds.mjs';
import { serve } from './lib/server.mjs';
import { watchTasks } from './lib/vitals.mjs';

/**
 * @import { Session } from './lib/browser.mjs'
 * @import { Server } from './lib/server.mjs'
 * @typedef {{
 *   app: Server,
 *   browser: import('@playwright/test').Browser,
 *   session: Session,
 *   open: typeof open,
 *   rounds: number,
 *   dist: string,
 *   beside: string | undefined,
 *   directory: string,
 * }} Bench
 * @typedef {Awaited<ReturnType<typeof open>>} Browsing
 */

/** @type {Record<string, (bench: Bench) => Promise<void>>} */
const PARTS = {
  beside: reportBeside,
  phases: reportPhases,
  // Last, since they add to the demo account.
  transfer: reportTransfer,
  scale: reportScale,
};

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    dist: { type: 'string' },
    beside: { type: 'string' },
  },
});

const directory = mkdtempSync(join(tmpdir(), 'jobtrail-bench-'));
const browser = await launchChromium();
/** @type {Server | undefined} */
let app;

try {
  const dist = options.dist ?? join(directory, 'dist');
  if (options.dist === undefined) await buildApp(dist);
  app = await serve(dist, { dataDirectory: directory });
  const session = await signInDemo(browser, app);
  const rounds = Number(options.rounds);
  const bench = { app, browser, session, open, rounds, dist, beside: options.beside, directory };

  const today = new Date().toISOString().slice(0, 10);
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`;
  console.log(
    `\n${today}, ${machine}, Chromium ${browser.version()}, Node ${process.version}, ${options.rounds} rounds`,
  );
  for (const [name, report] of Object.entries(PARTS)) {
    if (options.only === undefined || options.only === name) await report(bench);
  }
} finally {
  await browser.close();
  await app?.close();
  rmSync(directory, { recursive: true });
}

/**
 * A page in a browser of its own, with nothing cached; unless told otherwise nothing is prefetched.
 * @param {{ storageState?: Session | undefined, isPrefetched?: boolean }} [options]
 */
async function open({ storageState, isPrefetched = false } = {}) {
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
