import { expect, type BrowserContext, type Page } from '@playwright/test';
import { readFiles } from '../../tools/lib/files';
import { buildFolders, DEMO_BASE } from '../support/builds';
import { test as base } from '../support/test';
import { Host } from './host';

/** Where the host has the demo, which is another build. */
export const DEMO = DEMO_BASE;

export const test = base.extend<{ host: Host }>({
  host: async ({ baseURL }, use) => {
    const { origin, port } = new URL(baseURL ?? '');
    const { app, demo } = buildFolders(Number(port));
    const host = new Host(readFiles(app), readFiles(demo, DEMO), origin);
    await host.start();
    await use(host);
    await host.stop();
  },
});

export { expect };

/** Opens a page of the host, and waits until it works without the host. */
export async function openInstalled(page: Page, host: Host, path = '/'): Promise<void> {
  await page.goto(host.origin + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** From here on nothing reaches the host, and the browser says that it is offline. */
export async function cutLine(context: BrowserContext, host: Host): Promise<void> {
  host.troubles.set(/./, 'dropped');
  await context.setOffline(true);
}

export async function mendLine(context: BrowserContext, host: Host): Promise<void> {
  host.troubles.clear();
  await context.setOffline(false);
}

/** The versions that the browser keeps files of, oldest first. */
export function keptVersions(page: Page): Promise<string[]> {
  return page.evaluate(() => caches.keys());
}

/** Asks for a new version, as happens every hour. */
export async function askForUpdate(page: Page): Promise<void> {
  // The app looks for updates once the place of their notice is there.
  await expect(page.locator('#root ~ div > [role="status"]')).toBeAttached();
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

/** What became of a version that the browser asks for now: 'installed', or 'redundant' when it was refused. */
export async function outcomeOfInstall(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register('/sw.js');
    if (registration.installing === null) await registration.update();
    const worker = registration.installing;
    if (worker === null) return 'none';
    await new Promise<void>((resolve) => {
      worker.addEventListener('statechange', () => resolve(), { once: true });
    });
    return worker.state;
  });
}

/** Lets the pages to come believe that they are the window of the installed app. */
export async function installApp(pages: BrowserContext | Page): Promise<void> {
  await pages.addInitScript(() => {
    const ask = window.matchMedia.bind(window);
    window.matchMedia = (query) => {
      const answer = ask(query);
      if (query.includes('standalone')) Object.defineProperty(answer, 'matches', { value: true });
      return answer;
    };
  });
}
