import { join } from 'node:path';
import { buildApp, listTricks } from '../lib/builds.mjs';
import { measurePages } from '../lib/pageSizes.mjs';
import { printTable } from '../lib/table.mjs';

/** @import { Measured } from '../lib/pageSizes.mjs' */

/**
 * Builds the app without each of its tricks, and prints by how much each page grows.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} directory
 * @param {import('../lib/pages.mjs').MeasuredPage[]} pages
 * @param {Measured} measured
 */
export async function reportTricks(browser, directory, pages, measured) {
  const rows = [];
  for (const trick of await listTricks()) {
    const dist = join(directory, trick.replaceAll(/\W+/g, '-'));
    await buildApp(dist, { without: trick });
    const without = await measurePages(browser, dist, pages);
    const growth = pages.map(({ path }) => kibInAll(without, path) - kibInAll(measured, path));
    rows.push([trick, ...growth.map((size) => size.toFixed(1))]);
  }
  console.log('\nKiB of brotli JavaScript that each trick of the build saves\n');
  printTable(['trick', ...pages.map(({ path }) => path)], rows);
}

/**
 * @param {Measured} measured
 * @param {string} path
 */
function kibInAll({ loaded, kib }, path) {
  return kib(loaded.get(path)?.inAll ?? []);
}
