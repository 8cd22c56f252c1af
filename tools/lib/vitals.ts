import type { CDPSession, Page } from '@playwright/test';

declare const window: Window & { longTasks: number[] };

/** What Lighthouse calls slow 4G, and a phone that is four times slower than this machine. */
const NETWORK = { latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const CPU_SLOWDOWN = 4;

/** Makes network and processor of a page those of a phone, until the returned function ends it. */
export async function slowDown(devtools: CDPSession, { network = true, cpu = true } = {}) {
  const unlimited = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  const setNetwork = (conditions: typeof unlimited) =>
    devtools.send('Network.emulateNetworkConditions', { offline: false, ...conditions });
  const setCpu = (rate: number) => devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await devtools.send('Network.enable');
  if (network) await setNetwork(NETWORK);
  if (cpu) await setCpu(CPU_SLOWDOWN);
  return async () => {
    await setNetwork(unlimited);
    await setCpu(1);
  };
}

/** Runs in the page before anything else and notes how long its long tasks take. */
export function watchTasks(): void {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
}

/** The long tasks since they were last asked for, in milliseconds. */
export function takeLongTasks(page: Page): Promise<number[]> {
  return page.evaluate(() => window.longTasks.splice(0));
}

/** The middle one of the numbers. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? NaN;
}
