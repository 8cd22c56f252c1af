import './support/renders';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure, getConfig } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { endTest } from './support/afterEachTest';
import { checkConsole, watchConsole } from './support/console';
import { installBrowser, installTimeouts, resetBrowser } from './support/browser';
import { resetServer, server } from './support/server';

const { getElementError: describeElements } = getConfig();

/** What is on the page is written into an error when that is read: those who wait throw many away. */
function getElementError(message: string | null, container: Element): Error {
  const error = Object.assign(new Error(), { name: 'TestingLibraryElementError' });
  Error.captureStackTrace(error, getElementError);
  const get = () => describeElements(message, container).message;
  return Object.defineProperty(error, 'message', { get, configurable: true });
}

// A busy machine must not decide whether a test passes; one that passes never waits for this long.
configure({ asyncUtilTimeout: 10_000, getElementError });
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

// Styles go in rule by rule; as text, jsdom would parse the whole sheet again for each of them.
process.env.SC_DISABLE_SPEEDY = 'false';

installBrowser();

beforeAll(() => {
  server.listen({ onUnhandledRequest: 'error' });
  installTimeouts();
});

beforeEach(() => {
  watchConsole();
});

afterEach(async () => {
  endTest();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  cleanup();
  await resetServer();
  resetBrowser();
  checkConsole();
});

afterAll(async () => {
  server.close();
  // What a page puts off until it is painted has to find a document.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
});
