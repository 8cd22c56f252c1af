/** @typedef {Window & typeof globalThis & { longTasks: { startTime: number, duration: number }[] }} Watched The window of a page with `watchTasks`. */

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

/** Runs in the page before anything else and notes its long tasks. */
export function watchTasks() {
  /** @type {Watched['longTasks']} */
  const longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
  Object.assign(window, { longTasks });
}

/**
 * The middle one of the numbers.
 * @param {number[]} numbers
 */
export function median(numbers) {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}
