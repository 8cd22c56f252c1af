// What each page makes a browser load, against its budget: `npm run size`, with `--chunks` file by
// file, with `--dist <directory>` for a build that is there already. Fails over budget.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchChromium } from './lib/browser.mjs';
import { buildApp } from './lib/builds.mjs';
import { loadPages } from './lib/pages.mjs';
import { measurePages } from './lib/pageSizes.mjs';
import { printTable } from './lib/table.mjs';

/** @import { Measured } from './lib/pageSizes.mjs' */

/**
 * KiB of brotli JavaScript: until the first real content is painted, and in all.
 * @type {Record<string, [number, number]>}
 */
const BUDGETS = {
  '/landing': [110, 111],
  '/register': [112.5, 113],
  '/all-jobs': [184.5, 187],
  '/': [155, 238.5],
  '/import': [193.5, 194.5],
};
/** @type {[number, number]} */
const OTHER_PAGES = [156, 156.5];
/** KiB of brotli: every style sheet of the build, and the document. */
const CSS_AND_HTML_BUDGET = 7.3;

const { values: options } = parseArgs({
  options: {
    chunks: { type: 'boolean', default: false },
    dist: { type: 'string' },
  },
});

const directory = mkdtempSync(join(tmpdir(), 'jobtrail-size-'));
const browser = await launchChromium();

try {
  const dist = options.dist ?? join(directory, 'dist');
  if (options.dist === undefined) await buildApp(dist);
  const pages = await loadPages();
  const measured = await measurePages(browser, dist, pages, directory);
  if (options.chunks) printFiles(measured);
  const isOver = report(measured);
  if (isOver) console.error('\nOver budget. `npm run size -- --chunks` lists what is loaded.');
  process.exitCode = isOver ? 1 : 0;
} finally {
  await browser.close();
  rmSync(directory, { recursive: true });
}

/** @param {Measured} measured */
function report({ loaded, sizes, kib }) {
  let isOver = false;
  const rows = [...loaded].map(([path, { untilContent, inAll }]) => {
    const [earlyBudget, budget] = BUDGETS[path] ?? OTHER_PAGES;
    const [early, all] = [kib(untilContent), kib(inAll)];
    const isWithin = early <= earlyBudget && all <= budget;
    isOver ||= !isWithin;
    return [
      path,
      early.toFixed(1),
      String(earlyBudget),
      all.toFixed(1),
      String(budget),
      String(inAll.length),
      isWithin ? 'ok' : 'OVER',
    ];
  });
  console.log('\nKiB of brotli JavaScript, before the idle prefetch\n');
  printTable(['page', 'until content', 'budget', 'in all', 'budget', 'files', ''], rows);

  const rest = kib([...sizes.keys()].filter((path) => /\.css$|^\/index\.html$/.test(path)));
  const isRestOver = rest > CSS_AND_HTML_BUDGET;
  console.log(
    `\nCSS and HTML together: ${rest.toFixed(1)} KiB of ${CSS_AND_HTML_BUDGET}${isRestOver ? ', OVER' : ''}.`,
  );
  return isOver || isRestOver;
}

/** @param {Measured} measured */
function printFiles({ loaded, kib }) {
  for (const [path, { untilContent, inAll }] of loaded) {
    console.log(`\n${path}\n`);
    printTable(
      ['file', 'KiB', 'until content'],
      inAll.map((file) => [file, kib([file]).toFixed(2), untilContent.includes(file) ? 'yes' : '']),
    );
  }
}
