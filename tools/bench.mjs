// Loading and interaction times of the build beside a floor build of the same libraries, on a slow
// network and processor: `npm run bench`, with `--rounds <number>`, or `--dist <directory>` for a
// build that is there already. Compare the numbers of one run with each other, not with other runs.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportInteractions } from './bench/interactions.mjs';
import { reportLoading } from './bench/loading.mjs';
import { reportMemory } from './bench/memory.mjs';
import { launchChromium, signInDemo } from './lib/browser.mjs';
import { buildApp, buildFloor } from './lib/builds.mjs';
import { serve } from './lib/server.mjs';
import { watchLoading } from './lib/vitals.mjs';

const { values: options } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, dist: { type: 'string' } },
});

const directory = mkdtempSync(join(tmpdir(), 'jobtrail-bench-'));
const browser = await launchChromium();
const servers = [];

try {
  const dist = options.dist ?? join(directory, 'dist');
  if (options.dist === undefined) await buildApp(dist);
  await buildFloor(join(directory, 'floor'));
  const app = await serve(dist, { dataDirectory: directory });
  servers.push(app);
  const floor = await serve(join(directory, 'floor'));
  servers.push(floor);
  const session = await signInDemo(browser, app);
  const bench = { app, floor, session, open, rounds: Number(options.rounds) };

  const today = new Date().toISOString().slice(0, 10);
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${cpus().length} cores`;
  console.log(
    `\n${today}, ${machine}, Chromium ${browser.version()}, Node ${process.version}, ${options.rounds} rounds`,
  );
  await reportLoading(bench);
  await reportInteractions(bench);
  await reportMemory(bench);
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  rmSync(directory, { recursive: true });
}

/** A page in a browser of its own, with nothing cached; unless told otherwise nothing is prefetched. */
async function open({ storageState, isPrefetched = false } = {}) {
  const context = await browser.newContext({ storageState });
  await context.addInitScript(watchLoading);
  if (!isPrefetched) {
    await context.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
  }
  const page = await context.newPage();
  return { page, devtools: await context.newCDPSession(page), close: () => context.close() };
}
