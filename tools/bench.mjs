// Loading and interaction times of the build beside a floor build of the same libraries, on a slow
// network and processor: `npm run bench`, with `--rounds <number>`, `--only <part>`, or
// `--dist <directory>` for a build that is there already. Compare the numbers of one run with each
// other, not with other runs.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportBoard } from './bench/board.mjs';
import { reportBurst } from './bench/burst.mjs';
import { reportDemo } from './bench/demo.mjs';
import { reportInteractions } from './bench/interactions.mjs';
import { reportLoading } from './bench/loading.mjs';
import { reportMemory } from './bench/memory.mjs';
import { reportPresses } from './bench/presses.mjs';
import { reportTransfer } from './bench/transfer.mjs';
import { launchChromium, signInDemo } from './lib/browser.mjs';
import { buildApp, buildFloor, buildPlain } from './lib/builds.mjs';
import { serve } from './lib/server.mjs';
import { watchLoading } from './lib/vitals.mjs';

/**
 * @import { Session } from './lib/browser.mjs'
 * @import { Server } from './lib/server.mjs'
 * @typedef {{
 *   app: Server,
 *   floor: Server,
 *   builds: [app: Server, plain: Server],
 *   browser: import('@playwright/test').Browser,
 *   session: Session,
 *   open: typeof open,
 *   rounds: number,
 *   dist: string,
 *   directory: string,
 * }} Bench
 * @typedef {Awaited<ReturnType<typeof open>>} Browsing
 */

/** @type {Record<string, (bench: Bench) => Promise<void>>} */
const PARTS = {
  loading: reportLoading,
  demo: reportDemo,
  presses: reportPresses,
  interactions: reportInteractions,
  memory: reportMemory,
  burst: reportBurst,
  // Last, since these add to the demo account.
  board: reportBoard,
  transfer: reportTransfer,
};

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string' },
    dist: { type: 'string' },
  },
});

const directory = mkdtempSync(join(tmpdir(), 'jobtrail-bench-'));
const browser = await launchChromium();
/** @type {Server[]} */
const servers = [];

try {
  const dist = options.dist ?? join(directory, 'dist');
  if (options.dist === undefined) await buildApp(dist);
  await buildFloor(join(directory, 'floor'));
  const app = await serve(dist, { dataDirectory: directory });
  servers.push(app);
  const floor = await serve(join(directory, 'floor'));
  servers.push(floor);
  await buildPlain(join(directory, 'plain'));
  const slowApi = { apiDelayMs: 50 };
  /** @type {Bench['builds']} */
  const builds = [
    await serve(dist, { dataDirectory: join(directory, 'data'), ...slowApi }),
    await serve(join(directory, 'plain'), {
      dataDirectory: join(directory, 'plain-data'),
      ...slowApi,
    }),
  ];
  servers.push(...builds);
  const session = await signInDemo(browser, app);
  const rounds = Number(options.rounds);
  const bench = { app, floor, builds, browser, session, open, rounds, dist, directory };

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
  await Promise.all(servers.map((server) => server.close()));
  rmSync(directory, { recursive: true });
}

/**
 * A page in a browser of its own, with nothing cached; unless told otherwise nothing is prefetched.
 * @param {{ storageState?: Session | undefined, isPrefetched?: boolean }} [options]
 */
async function open({ storageState, isPrefetched = false } = {}) {
  const context = await browser.newContext({ ...(storageState && { storageState }) });
  await context.addInitScript(watchLoading);
  if (!isPrefetched) {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  }
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() };
}
