import { join } from 'node:path';
import { buildDemo } from '../lib/builds.mjs';
import { isShown, STATISTICS } from '../lib/pages.mjs';
import { serveStatically } from '../lib/staticHost.mjs';
import { printTable } from '../lib/table.mjs';
import { median, slowDown } from '../lib/vitals.mjs';

/**
 * @import { Page } from '@playwright/test'
 * @import { Bench } from '../bench.mjs'
 * @typedef {{ answer: (request: Request) => Promise<Response> }} Sandbox
 */

const CALLS = 40;

/**
 * Prints how the demo build gets from its first load to the statistics behind 'demo app', beside the
 * build with a server, and what a call costs in it.
 * @param {Bench} bench
 */
export async function reportDemo(bench) {
  const dist = join(bench.directory, 'demo');
  await buildDemo(dist);
  const demo = await serveStatically(dist);
  try {
    const builds = [
      { name: 'with a server', address: `${bench.app.origin}/`, sizes: bench.app.sizes },
      { name: 'demo', ...demo },
    ];
    const rows = builds.map((build) => ({ ...build, runs: /** @type {Run[]} */ ([]) }));
    for (let round = 0; round < bench.rounds; round += 1) {
      for (const { runs, ...build } of rows) runs.push(await logInAsDemo(bench, build));
    }
    console.log("\nFrom the first load of the landing page to the statistics behind 'demo app'\n");
    printTable(
      [
        'build',
        'KiB of JavaScript until then',
        'landing answers ms',
        "'demo app' to statistics ms",
      ],
      rows.map(({ name, runs }) => [
        name,
        median(runs.map(({ kib }) => kib)).toFixed(1),
        median(runs.map(({ answers }) => answers)).toFixed(0),
        median(runs.map(({ statistics }) => statistics)).toFixed(0),
      ]),
    );
    await reportCalls(bench, demo.address);
  } finally {
    await demo.close();
  }
}

/** @typedef {{ kib: number, answers: number, statistics: number }} Run */

/**
 * On slow 4G with a processor four times slower.
 * @param {Bench} bench
 * @param {{ address: string, sizes: Map<string, number> }} build
 * @returns {Promise<Run>}
 */
async function logInAsDemo({ open }, { address, sizes }) {
  const { page, devtools, close } = await open();
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on('requestfinished', (request) => scripts.add(new URL(request.url()).pathname));
  await slowDown(devtools);
  await page.goto(`${address}landing`, { waitUntil: 'commit' });
  await page.waitForFunction(isShown, ['main button']);
  const answers = await page.evaluate(() => performance.now());
  await page.getByRole('button', { name: 'demo app' }).click();
  const pressed = await page.evaluate(() => performance.now());
  await page.waitForFunction(isShown, STATISTICS);
  const statistics = (await page.evaluate(() => performance.now())) - pressed;
  const bytes = [...scripts]
    .filter((name) => name.endsWith('.js'))
    .reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0);
  await close();
  return { kib: bytes / 1024, answers, statistics };
}

/**
 * @param {Bench} bench
 * @param {string} address
 */
async function reportCalls({ open }, address) {
  const { page, close } = await open();
  await page.goto(`${address}register`);
  const loaded = page.waitForRequest(/\/sandbox-.*\.js$/);
  await page.getByRole('button', { name: 'demo app' }).click();
  await page.waitForFunction(isShown, STATISTICS);
  const sandbox = (await loaded).url();
  console.log('\nA call of the demo with 75 applications, from its request to its read answer\n');
  printTable(
    ['call', 'median ms', 'slowest ms'],
    [
      await timeCalls(page, sandbox, 'the list', '/jobs?sort=a-z&search=engineer'),
      await timeCalls(page, sandbox, 'the statistics', '/jobs/stats'),
      await timeCalls(page, sandbox, 'a new status', '/jobs'),
    ],
  );
  await close();
}

/**
 * @param {Page} page
 * @param {string} sandbox
 * @param {string} name
 * @param {string} path
 */
async function timeCalls(page, sandbox, name, path) {
  const times = await page.evaluate(
    async ({ sandbox, path, isWrite, count }) => {
      const { answer } = /** @type {Sandbox} */ (await import(sandbox));
      const [job] = (await (await answer(new Request('/api/v1/jobs'))).json()).jobs;
      const toRequest = (/** @type {number} */ index) => {
        const headers = { 'Content-Type': 'application/json' };
        const body = { ...job, jobStatus: index % 2 ? 'pending' : 'declined' };
        return isWrite
          ? new Request(`/api/v1/jobs/${job._id}`, {
              method: 'PATCH',
              headers,
              body: JSON.stringify(body),
            })
          : new Request(`/api/v1${path}`);
      };
      const found = [];
      for (let index = 0; index < count; index += 1) {
        const start = performance.now();
        const response = await answer(toRequest(index));
        await response.text();
        if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
        found.push(performance.now() - start);
      }
      return found;
    },
    { sandbox, path, isWrite: path === '/jobs', count: CALLS },
  );
  return [name, median(times).toFixed(1), Math.max(...times).toFixed(1)];
}
