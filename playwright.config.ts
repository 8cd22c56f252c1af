import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

/** Two runs at a time on one machine take a port each. */
const PORT = Number(process.env.E2E_PORT ?? 4188);
const SYSTEM_CHROMIUM = '/usr/bin/chromium';

/** A database of its own for each run; the workers of a run share it through the server. */
const database = join(tmpdir(), `jobtrail-e2e-${process.pid}.db`);
/** A build of its own, so that a run neither waits for `dist` nor takes it from a running preview. */
const build = join(tmpdir(), `jobtrail-e2e-${PORT}`);

const chromium = {
  browserName: 'chromium',
  launchOptions: {
    ...(existsSync(SYSTEM_CHROMIUM) && { executablePath: SYSTEM_CHROMIUM }),
    // Chromium refuses to sandbox itself for root.
    args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  },
} as const;

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  // Generous, for a slow shared machine: a passing test waits for conditions, never for these.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: process.env.CI ? [['line'], ['json', { outputFile: 'test-results/e2e.json' }]] : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
  // A test runs on both unless it is tagged with one, for instance since it sizes its own window.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...chromium, viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      // What breaks does so at any width.
      testIgnore: /(faults|security|tabs)\.spec\.ts/,
      use: { ...devices['Pixel 7'], ...chromium, viewport: { width: 390, height: 844 } },
    },
  ],
  webServer: {
    command: `npm run build -- --outDir ${build} --emptyOutDir && npm run preview -- --outDir ${build} --port ${PORT} --strictPort`,
    url: `http://localhost:${PORT}`,
    env: { DATABASE_URL: `file:${database}` },
    reuseExistingServer: false,
    timeout: 180_000,
  },
});
