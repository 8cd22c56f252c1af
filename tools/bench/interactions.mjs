import { timeToPaint, untilPrefetched } from '../lib/interactions.mjs';
import { printTable } from '../lib/table.mjs';
import { median, slowDown } from '../lib/vitals.mjs';

/**
 * @import { Bench } from '../bench.mjs'
 * @import { Painting } from '../lib/interactions.mjs'
 */

const KEYS = 'developer';
const HEADING = 'monthly-applications';

/** A link of the sidebar, and what its page draws before the server has answered. */
const FIRST_VISITS = [
  { link: 'all jobs', from: '/profile', shows: 'main [name="search"]' },
  { link: 'add job', from: '/profile', shows: 'main [name="position"]' },
  { link: 'stats', from: '/profile', shows: 'main ul[aria-busy] > li:nth-child(3)' },
  { link: 'profile', from: '/add-job', shows: 'main [name="email"]' },
];

/**
 * Prints how long after what a user does the outcome is painted.
 * @param {Bench} bench
 */
export async function reportInteractions(bench) {
  const rows = [];
  for (const visit of FIRST_VISITS) {
    const times = await repeat(bench, () => visitFirst(bench, visit));
    rows.push([`press on '${visit.link}', its first visit, on slow 4G`, ...summary(times)]);
  }
  const searches = await repeat(bench, () => search(bench));
  const keys = searches.flatMap((one) => one.keys);
  const filters = searches.flatMap((one) => one.filters);
  const charts = await repeat(bench, () => toggleChart(bench));
  const presses = charts.flatMap((one) => one.presses);
  const toggles = charts.flatMap((one) => one.toggles);
  rows.push(['key in the search box, slow processor', ...summary(keys)]);
  rows.push(['filter to its loading state, slow processor', ...summary(filters)]);
  rows.push(["chart toggle to the button's new text, slow processor", ...summary(presses)]);
  rows.push(['chart toggle to the new shape, slow processor', ...summary(toggles)]);

  console.log('\nFrom the event to its outcome on the screen; frame 1 is the next one\n');
  printTable(['interaction', 'median ms', 'slowest ms', 'median frame', 'times'], rows);
}

/**
 * @param {Bench} bench
 * @param {(typeof FIRST_VISITS)[number]} visit
 */
async function visitFirst({ app, session, open }, { link, from, shows }) {
  const { page, devtools, close } = await open({ storageState: session, isPrefetched: true });
  await page.goto(app.origin + from);
  await untilPrefetched(page);
  await slowDown(devtools, { cpu: false });
  const time = await timeToPaint(page, {
    event: 'click',
    isDone: `() => document.querySelector('${shows}') !== null`,
    act: () => page.getByRole('link', { name: link, exact: true }).first().click(),
  });
  await close();
  return time;
}

/** @param {Bench} bench */
async function search({ app, session, open }) {
  const { page, devtools, close } = await open({ storageState: session });
  await page.goto(`${app.origin}/all-jobs`);
  await page.locator('main article').first().waitFor();
  await slowDown(devtools, { network: false });
  const keys = [];
  await page.locator('[name="search"]').focus();
  for (const [index, key] of [...KEYS].entries()) {
    keys.push(
      await timeToPaint(page, {
        event: 'keydown',
        isDone: `() => document.querySelector('[name="search"]').value === '${KEYS.slice(0, index + 1)}'`,
        act: () => page.keyboard.press(key),
      }),
    );
  }
  const filters = [];
  for (const type of ['remote', 'all', 'full-time', 'all']) {
    await page.waitForFunction(() => !document.querySelector('main [aria-busy="true"]'));
    filters.push(
      await timeToPaint(page, {
        event: 'change',
        isDone: () => document.querySelector('main [aria-busy="true"]') !== null,
        act: () => page.locator('[name="searchType"]').selectOption(type),
      }),
    );
  }
  await close();
  return { keys, filters };
}

/** @param {Bench} bench */
async function toggleChart({ app, session, open }) {
  const { page, devtools, close } = await open({ storageState: session });
  await page.goto(app.origin);
  await page.locator('.recharts-area').first().waitFor();
  await slowDown(devtools, { network: false });
  /** @param {string} button @param {string} isDone */
  const press = (button, isDone) =>
    timeToPaint(page, {
      event: 'click',
      isDone,
      act: () => page.getByRole('button', { name: button }).click(),
    });
  /** @param {string} shape */
  const shows = (shape) => `() => document.querySelector('${shape}') !== null`;
  /** @param {string} text */
  const says = (text) =>
    `() => document.querySelector('#${HEADING} + button').textContent === '${text}'`;
  const toggles = [
    await press('Bar Chart', shows('.recharts-bar-rectangle')),
    await press('Area Chart', shows('.recharts-area')),
  ];
  const presses = [
    await press('Bar Chart', says('Area Chart')),
    await press('Area Chart', says('Bar Chart')),
  ];
  await close();
  return { presses, toggles };
}

/**
 * @template Result
 * @param {Bench} bench
 * @param {() => Promise<Result>} run
 */
async function repeat({ rounds }, run) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await run());
  return results;
}

/** @param {Painting[]} times */
function summary(times) {
  const all = times.map(({ ms }) => ms);
  return [
    median(all).toFixed(0),
    Math.max(...all).toFixed(0),
    String(median(times.map(({ frames }) => frames))),
    String(times.length),
  ];
}
