import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig, devices } from '@playwright/test';
import { leftOut } from './e2e/firefox/leftOut';
import { PREFERENCES } from './e2e/firefox/preferences';
import { areBuilt, buildFolders, DEMO_BASE } from './e2e/support/builds';
import { chromiumShell } from './e2e/support/chromium';

/** Two runs at a time on one machine take a port each. */
const PORT = Number(process.env.E2E_PORT ?? 4188);

/** A database of its own for each run; the workers of a run share it through the server. */
const database = join(tmpdir(), `jobtrail-e2e-${process.pid}.db`);
const folders = buildFolders(PORT);

/** The demo is served beside it, as a host of files would, below a path. */
const DEMO_PORT = PORT + 1;

/** Builds with this script into the folder, unless that has been done, and then serves it. */
const serve = (build: string, folder: string, preview: string) =>
  areBuilt ? preview : `npm run ${build} -- --outDir ${folder} --emptyOutDir && ${preview}`;

/** A page of a test ends before it has gained what compiling for speed costs on another thread: a fifth of its time. */
const NO_OPTIMIZING_COMPILERS = '--js-flags=--no-opt --no-maglev';

const chromium = {
  browserName: 'chromium' as const,
  launchOptions: { ...chromiumShell, args: [NO_OPTIMIZING_COMPILERS] },
};

const firefox = {
  browserName: 'firefox',
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: fileURLToPath(new URL('e2e/firefox/shim.mjs', import.meta.url)),
    firefoxUserPrefs: PREFERENCES,
  },
} as const;

const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 } };
/** What breaks there does so at any width. */
const SAME_AT_ANY_WIDTH =
  /(changedElsewhere|deleted|faults|security|tabs|transfer|translated)\.spec\.ts/;

const OF_WORKER = '**/e2e/worker/*.spec.ts';
const OF_DEMO = /demo\.spec\.ts/;
const DEMO = { isDemo: true, baseURL: `http://localhost:${DEMO_PORT}${DEMO_BASE}` };

/** Tests of media features that Firefox would have to be launched with. */
const MEDIA_FEATURES = /screens\.spec|somebody who wants less of it|forced colours/;

/** What is built and served takes a while, so only what these projects need. */
const projects = process.argv.flatMap((argument, index, all) =>
  argument === '--project' ? [all[index + 1] ?? ''] : (/^--project=(.*)/.exec(argument)?.[1] ?? []),
);
const isWanted = (isIt: (project: string) => boolean) =>
  projects.length === 0 || projects.some(isIt);
const isOfApp = (project: string) => !project.startsWith('demo');
const isOfDemo = (project: string) => /^(demo|worker)/.test(project);

export default defineConfig<{ isDemo: boolean }>({
  testDir: 'e2e',
  testMatch: '**/e2e/*.spec.ts',
  testIgnore: OF_DEMO,
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
    // What a test drops or holds would come out of its caches.
    serviceWorkers: 'block',
    // Recording every test takes a quarter of the suite's time or more.
    trace: 'on-first-retry',
  },
  // A test runs on both unless it is tagged with one, for instance since it sizes its own window.
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone/,
      use: { ...chromium, ...DESK },
    },
    {
      name: 'phone',
      grepInvert: /@desktop/,
      testIgnore: [OF_DEMO, SAME_AT_ANY_WIDTH],
      use: { ...devices['Pixel 7'], ...chromium, ...PHONE },
    },
    {
      name: 'firefox',
      grepInvert: [/@phone/, MEDIA_FEATURES, leftOut],
      use: { ...firefox, ...DESK },
    },
    { name: 'webkit', testMatch: '**/e2e/webkit/*.spec.ts' },
    {
      name: 'worker',
      testMatch: OF_WORKER,
      use: { ...chromium, ...PHONE, serviceWorkers: 'allow' },
    },
    {
      name: 'worker-firefox',
      grepInvert: leftOut,
      testMatch: OF_WORKER,
      use: { ...firefox, ...DESK, serviceWorkers: 'allow' },
    },
    {
      name: 'demo',
      testMatch: '**/e2e/{demo,journey}.spec.ts',
      testIgnore: [],
      // They need an account of a server.
      grepInvert: /after an ended session|an application is added/,
      use: { ...chromium, ...DESK, ...DEMO },
    },
    {
      name: 'demo-webkit',
      testMatch: '**/e2e/webkit/demo.spec.ts',
      testIgnore: [],
      use: DEMO,
    },
  ],
  webServer: [
    ...(isWanted(isOfApp)
      ? [
          {
            command: serve(
              'build',
              folders.app,
              `npm run preview -- --outDir ${folders.app} --port ${PORT} --strictPort`,
            ),
            url: `http://localhost:${PORT}`,
            env: { DATABASE_URL: `file:${database}` },
            reuseExistingServer: false,
            timeout: 180_000,
          },
        ]
      : []),
    ...(isWanted(isOfDemo)
      ? [
          {
            command: serve(
              'build:demo',
              folders.demo,
              `npm run preview:demo -- --dist ${folders.demo} --port ${DEMO_PORT}`,
            ),
            url: DEMO.baseURL,
            env: { DEMO_BASE },
            reuseExistingServer: false,
            timeout: 180_000,
          },
        ]
      : []),
  ],
});
