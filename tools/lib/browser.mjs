import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** @typedef {Awaited<ReturnType<typeof signInDemo>>} Session */

/**
 * The shell comes first: a whole browser loads pages of its own beside the measured one, and asks for
 * the icon of the app again with each change of its address.
 */
const SYSTEM_CHROMIUMS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/**
 * With DevTools attached V8 looks up the source position of each error. For one that React creates while
 * loading it parses the bundle again, which users never wait for. This flag avoids that.
 */
const EARLY_POSITIONS = '--js-flags=--no-enable-lazy-source-positions';

/** Starts the system's Chromium, or else Playwright's own. Ends the process when there is neither. */
export async function launchChromium() {
  const executablePath = SYSTEM_CHROMIUMS.find(existsSync) ?? chromium.executablePath();
  if (!existsSync(executablePath)) {
    console.error(
      `No browser: neither ${SYSTEM_CHROMIUMS.join(', ')} nor Playwright's own Chromium is installed, and this is measured in a real one.\n` +
        'Install it with "apt-get install chromium" or "npx playwright install chromium".',
    );
    process.exit(1);
  }
  return chromium.launch({
    executablePath,
    // Chromium refuses to sandbox itself for root.
    args: [EARLY_POSITIONS, ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });
}

/**
 * What a browser holds once the demo account is signed in: its cookie and the stored user.
 * @param {import('@playwright/test').Browser} browser
 * @param {{ origin: string, demo: { email: string, password: string } | undefined }} server
 */
export async function signInDemo(browser, { origin, demo }) {
  const context = await browser.newContext();
  const answer = await context.request.post(`${origin}/api/v1/auth/login`, { data: demo });
  if (!answer.ok()) throw new Error(`The demo account cannot sign in: ${await answer.text()}`);
  const { user } = await answer.json();
  const { cookies } = await context.storageState();
  await context.close();
  const localStorage = [{ name: 'user', value: JSON.stringify(user) }];
  return { cookies, origins: [{ origin, localStorage }] };
}
