import { expect, type ConsoleMessage } from '@playwright/test';
import { test as base } from './testWithAccount';

export const test = base.extend<{
  /** Whether the host is that of the demo, whose pages answer their calls themselves. */
  isDemo: boolean;
  /** Fails the test on any console error or warning, page error or CSP violation not expected here. */
  expectedNoise: RegExp[];
}>({
  isDemo: [false, { option: true }],
  expectedNoise: [
    async ({ page, isDemo }, use) => {
      const noise: string[] = [];
      const expected: RegExp[] = [];
      page.on('pageerror', (error) => noise.push(`page error: ${error.message}`));
      page.on('console', (message) => {
        if (isDemo && isOfDocument(message)) return;
        if (message.text().startsWith('Service Worker registration blocked by')) return;
        if (['error', 'warning'].includes(message.type())) {
          noise.push(`${message.type()}: ${message.text()}`);
        }
      });
      await use(expected);
      expect(noise.filter((line) => !expected.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** The host of the demo hands out the app with the 404 of an address it has no file for. */
function isOfDocument(message: ConsoleMessage): boolean {
  return message.text().includes('404') && !message.location().url.includes('.');
}
