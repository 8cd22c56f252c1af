import { printTable } from '../lib/table.mjs';

const FILTER_CHANGES = 200;
const WALKS = 100;
const STOPS = ['stats', 'add job', 'profile', 'all jobs'];

/**
 * Prints what is left after garbage collection as filters are changed and pages walked through.
 * @param {import('../bench.mjs').Bench} bench
 */
export async function reportMemory({ app, session, open }) {
  const rows = [];

  // Locators only: a handle would keep the element it was given for, and all around it.
  const { page, devtools, close } = await open({ storageState: session });
  const isQuiet = () => !document.querySelector('main [aria-busy="true"]');
  await page.goto(`${app.origin}/all-jobs`);
  await page.locator('main article').first().waitFor();
  for (let change = 0; change <= FILTER_CHANGES; change += 1) {
    if (change % 50 === 0) rows.push([`${change} filter changes`, ...(await readMemory(devtools))]);
    const status = ['pending', 'declined', 'all'][change % 3] ?? 'all';
    await page.locator('[name="searchStatus"]').selectOption(status);
    await page.waitForFunction(isQuiet);
  }
  for (let walk = 0; walk <= WALKS; walk += 1) {
    for (const name of STOPS) {
      await page.getByRole('link', { name, exact: true }).first().click();
      const heading = page.getByRole('heading', { level: 1, name, exact: true });
      await heading.waitFor({ state: 'attached' });
    }
    await page.waitForFunction(isQuiet);
    if (walk % 25 === 0) rows.push([`${walk} walks`, ...(await readMemory(devtools))]);
  }
  await close();

  console.log('\nMemory after garbage collection\n');
  printTable(['after', 'heap MB', 'DOM nodes', 'listeners'], rows);
}

/**
 * Megabytes of heap, DOM nodes and listeners after garbage collection, as text.
 * @param {import('@playwright/test').CDPSession} devtools
 */
export async function readMemory(devtools) {
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('HeapProfiler.collectGarbage');
  await devtools.send('Performance.enable');
  const { metrics } = await devtools.send('Performance.getMetrics');
  /** @param {string} name */
  const of = (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return [
    (of('JSHeapUsedSize') / 2 ** 20).toFixed(1),
    String(of('Nodes')),
    String(of('JSEventListeners')),
  ];
}
