import { existsSync } from 'node:fs';

const whole = installed('/usr/bin/chromium');

/**
 * Launches Chromium as a shell: without the window around the page, whose drawing takes more than a
 * third of the time. Debian's, else its whole browser, else Playwright's own, which is a shell too.
 */
export const chromiumShell = installed('/usr/bin/chromium-headless-shell') ?? whole ?? {};

/** Launches the whole browser, for what the shell cannot do. */
export const wholeChromium = whole ?? { channel: 'chromium' };

function installed(executablePath: string) {
  return existsSync(executablePath) ? { executablePath } : undefined;
}
