// What each page makes a browser load, against its budget: `npm run size`, with `--chunks` file by
// file, with `--dist <directory>` for a build that is there already. Fails over budget. With `--map` it tells
// instead which packages the larger files hold.
import { parseArgs } from 'node:util';
import { pages } from '../src/app/pages';
import { withApp, type App } from './lib/app';
import { openPage } from './lib/browser';
import { mapBundle } from './lib/bundleMap';
import { printTable } from './lib/table';
import { loadInWaves } from './lib/waves';

/** KiB of brotli JavaScript: until the first real content is painted, and in all. */
const BUDGETS: Record<string, [number, number]> = {
  '/landing': [111.5, 111.5],
  '/register': [114, 114],
  '/all-jobs': [192.5, 196],
  '/': [162.5, 248.5],
  '/import': [203.5, 203.5],
};
const OTHER_PAGES = [163.5, 163.5] as const;
/** KiB of brotli: every style sheet of the build, and the document. */
const CSS_AND_HTML_BUDGET = 7.3;

/** Where the first real content is more than the page's heading: what an answer brings. */
const CONTENT: Record<string, string> = {
  allJobs: 'main article h3',
  stats: 'main ul[aria-busy="false"] > li:nth-child(3)',
};

const { values: options } = parseArgs({
  options: {
    chunks: { type: 'boolean', default: false },
    dist: { type: 'string' },
    map: { type: 'boolean', default: false },
  },
});

await (options.map ? printMap() : withApp(options.dist, checkSizes));

async function printMap() {
  console.log('\nkB of minified JavaScript, packages of at least 1 kB\n');
  const rows = (await mapBundle()).filter(({ kB }) => kB >= 1);
  printTable(
    ['file', 'package', 'kB'],
    rows.map(({ file, of, kB }) => [file, of, kB.toFixed(1)]),
  );
}

async function checkSizes({ browser, server: { origin, sizes }, session }: App) {
  const kib = (paths: string[]) =>
    paths.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0) / 1024;

  const rows = [];
  for (const [name, { path, access }] of Object.entries(pages)) {
    if (path === '*') continue;
    const { page, close } = await openPage(
      browser,
      access === 'users' ? { storageState: session } : {},
    );
    const { untilContent, inAll } = await loadInWaves(page, origin + path, CONTENT[name] ?? 'h1');
    await close();
    if (options.chunks) {
      console.log(`\n${path}\n`);
      printTable(
        ['file', 'KiB', 'until content'],
        inAll.map((file) => [
          file,
          kib([file]).toFixed(2),
          untilContent.includes(file) ? 'yes' : '',
        ]),
      );
    }
    const [earlyBudget, budget] = BUDGETS[path] ?? OTHER_PAGES;
    const [early, all] = [kib(untilContent), kib(inAll)];
    rows.push([
      path,
      early.toFixed(1),
      String(earlyBudget),
      all.toFixed(1),
      String(budget),
      String(inAll.length),
      early <= earlyBudget && all <= budget ? 'ok' : 'OVER',
    ]);
  }
  console.log('\nKiB of brotli JavaScript, before the idle prefetch\n');
  printTable(['page', 'until content', 'budget', 'in all', 'budget', 'files', ''], rows);

  const rest = kib([...sizes.keys()].filter((path) => /\.css$|^\/index\.html$/.test(path)));
  const isRestOver = rest > CSS_AND_HTML_BUDGET;
  console.log(
    `\nCSS and HTML together: ${rest.toFixed(1)} KiB of ${CSS_AND_HTML_BUDGET}${isRestOver ? ', OVER' : ''}.`,
  );
  if (isRestOver || rows.some((row) => row.at(-1) === 'OVER')) {
    console.error('\nOver budget. `npm run size -- --chunks` lists what is loaded.');
    process.exitCode = 1;
  }
}
