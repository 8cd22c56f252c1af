// What each page makes a browser load, against its budget: `npm run size`, with `--chunks` file by
// file, with `--dist <directory>` for a build that is there already. Fails over budget.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium, signInDemo } from './lib/browser.mjs';
import { buildApp, buildFloor } from './lib/builds.mjs';
import { PAGES } from './lib/pages.mjs';
import { serve } from './lib/server.mjs';
import { printTable } from './lib/table.mjs';
import { loadInWaves } from './lib/waves.mjs';

/** KiB of brotli JavaScript: until the first real content is painted, and in all. */
const BUDGETS = {
  '/landing': [93, 93],
  '/register': [98, 98],
  '/add-job': [118, 118],
  '/profile': [118, 118],
  '/all-jobs': [138, 138],
  '/': [120, 207],
};
/** KiB of brotli: every style sheet of the build, and the document. */
const CSS_AND_HTML_BUDGET = 6;

const { values: options } = parseArgs({
  options: { chunks: { type: 'boolean', default: false }, dist: { type: 'string' } },
});

const directory = mkdtempSync(join(tmpdir(), 'jobtrail-size-'));
const browser = await launchChromium();
const servers = [];
let isOver = false;

try {
  const dist = options.dist ?? join(directory, 'dist');
  if (options.dist === undefined) await buildApp(dist);
  const floorDist = join(directory, 'floor');
  await buildFloor(floorDist);

  const app = await serve(dist, { dataDirectory: directory });
  servers.push(app);
  const floor = await serve(floorDist);
  servers.push(floor);

  const { inAll: floorFiles } = await measure(floor, { path: '/', content: ['p'] });
  const floorSize = kib(floor, floorFiles);
  const session = await signInDemo(browser, app);

  const rows = [];
  for (const page of PAGES) {
    const loaded = await measure(app, page, page.isSignedIn ? session : undefined);
    const sizes = [kib(app, loaded.untilContent), kib(app, loaded.inAll)];
    const verdict = sizes.every((size, index) => size <= BUDGETS[page.path][index]);
    isOver ||= !verdict;
    rows.push([
      page.path,
      ...sizes.flatMap((size, index) => [size.toFixed(1), String(BUDGETS[page.path][index])]),
      (sizes[0] - floorSize).toFixed(1),
      String(loaded.inAll.length),
      verdict ? 'ok' : 'OVER',
    ]);
    if (options.chunks) printFiles(app, page.path, loaded);
  }

  console.log('\nKiB of brotli JavaScript, before the idle prefetch\n');
  printTable(
    ['page', 'until content', 'budget', 'in all', 'budget', 'above the floor', 'files', ''],
    rows,
  );

  const rest = [...app.sizes.keys()].filter((path) => /\.css$|^\/index\.html$/.test(path));
  const restSize = kib(app, rest);
  isOver ||= restSize > CSS_AND_HTML_BUDGET;
  console.log(
    `\nThe floor, the same libraries mounted around one line: ${floorSize.toFixed(1)} KiB.` +
      `\nCSS and HTML together: ${restSize.toFixed(1)} KiB of ${CSS_AND_HTML_BUDGET}${restSize > CSS_AND_HTML_BUDGET ? ', OVER' : ''}.`,
  );
  if (isOver) console.error('\nOver budget. `npm run size -- --chunks` lists what is loaded.');
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
  rmSync(directory, { recursive: true });
}
process.exitCode = isOver ? 1 : 0;

async function measure(server, { path, content }, storageState) {
  const context = await browser.newContext({ storageState });
  // Who saves data is never prefetched for, so what the page loads is what it needs.
  await context.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const result = await loadInWaves(await context.newPage(), server.origin + path, content);
  await context.close();
  return result;
}

function kib({ sizes }, paths) {
  return paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) / 1024;
}

function printFiles(server, path, { untilContent, inAll }) {
  console.log(`\n${path}\n`);
  printTable(
    ['file', 'KiB', 'until content'],
    inAll.map((file) => [
      file,
      kib(server, [file]).toFixed(2),
      untilContent.includes(file) ? 'yes' : '',
    ]),
  );
}
