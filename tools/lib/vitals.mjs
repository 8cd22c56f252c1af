/**
 * @typedef {{ lcp: number, cls: number, fcp: number, tasks: { startTime: number, duration: number }[] }} Vitals
 * @typedef {Window & typeof globalThis & { vitals: Vitals }} Watched The window of a page with `watchLoading`.
 */

/** What Lighthouse calls slow 4G, and a phone that is four times slower than this machine. */
const NETWORK = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const CPU_SLOWDOWN = 4;

/**
 * Makes network and processor of a page those of a phone, until the returned function ends it.
 * @param {import('@playwright/test').CDPSession} devtools
 * @param {{ network?: boolean, cpu?: boolean }} parts
 */
export async function slowDown(devtools, { network = true, cpu = true } = {}) {
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  /** @param {typeof unlimited} conditions */
  const setNetwork = (conditions) =>
    devtools.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  /** @param {number} rate */
  const setCpu = (rate) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.enable');
  if (network) await setNetwork(NETWORK);
  if (cpu) await setCpu(CPU_SLOWDOWN);
  return async () => {
    await setNetwork(unlimited);
    await setCpu(1);
  };
}

/** Runs in the page before anything else and collects what the browser tells about loading. */
export function watchLoading() {
  /** @type {Vitals} */
  const vitals = { lcp: 0, cls: 0, fcp: 0, tasks: [] };
  /** @typedef {PerformanceEntry & { value: number, hadRecentInput: boolean }} Entry */
  /** @param {string} type @param {(entry: Entry) => void} handle */
  const observe = (type, handle) => {
    new PerformanceObserver((list) => {
      /** @type {Entry[]} */ (list.getEntries()).forEach(handle);
    }).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', ({ startTime }) => (vitals.lcp = startTime));
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') vitals.fcp = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value;
  });
  observe('longtask', ({ startTime, duration }) => vitals.tasks.push({ startTime, duration }));
  Object.assign(window, { vitals });
}

/**
 * What `watchLoading` has collected in this page: milliseconds, and the score of layout shifts.
 * @param {import('@playwright/test').Page} page
 */
export async function readLoading(page) {
  // The browser tells of a paint only after it has been shown, and the chart comes after its page.
  await page.waitForTimeout(2000);
  const { lcp, cls, fcp, tasks } = await page.evaluate(
    () => /** @type {Watched} */ (window).vitals,
  );
  const tbt = tasks
    .filter(({ startTime }) => startTime >= fcp)
    .reduce((sum, { duration }) => sum + duration - 50, 0);
  return { lcp, cls, tbt };
}

/**
 * The middle one of the numbers.
 * @param {number[]} numbers
 */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}
