import type { CDPSession } from '@playwright/test';

/** What DevTools sums up in a page, by its names: seconds and counts. */
export async function readMetrics(devtools: CDPSession): Promise<Map<string, number>> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return new Map(metrics.map(({ name, value }) => [name, value]));
}
