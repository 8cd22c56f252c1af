import './support/renders';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { endTest } from './support/afterEachTest';
import { checkConsole, watchConsole } from './support/console';
import { installBrowser, installTimeouts, resetBrowser } from './support/browser';
import { resetServer, server } from './support/server';

// A busy machine must not decide whether a test passes; one that passes never waits for this long.
configure({ asyncUtilTimeout: 10_000 });
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
  cleanup();
  await resetServer();
  resetBrowser();
  checkConsole();
});

afterAll(async () => {
  server.close();
  if (typeof window === 'undefined') return;
  // What a page puts off until it is painted has to find a document.
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
});
