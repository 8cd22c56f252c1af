import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SECURITY_HEADERS } from './deploy/headers.js';
import { missingAssets } from './deploy/missingAssets.js';
import { embeddedApi } from './embedded-api/vitePlugin.js';
import { compileHint } from './tools/build/compileHint.js';
import { fileGroups } from './tools/build/fileGroups.js';
import { firstVisit } from './tools/build/firstVisit/plugin.js';
import { startScript } from './tools/build/firstVisit/startScript.js';
import { serviceWorker } from './tools/build/serviceWorker.js';

/** They load modules anew or let React work as in a browser: not for others. */
const TESTS_APART = [
  'tests/app/model/*.test.{ts,tsx}',
  'tests/app/prefetch.test.tsx',
  'tests/shared/notify/notify.test.tsx',
];

export default defineConfig({
  plugins: [
    react(),
    embeddedApi(),
    missingAssets(),
    startScript(),
    firstVisit(),
    compileHint(),
    fileGroups([
      'shared/notify/notifyFailure.ts',
      ...[
        'BusyButton.tsx',
        'ButtonLink.tsx',
        'IconButton.ts',
        'Illustration.tsx',
        'Link.tsx',
        'Logo.tsx',
        'Panel.ts',
        'ThemeSwitch.tsx',
      ].map((name) => `shared/ui/${name}`),
    ]),
    serviceWorker(),
  ],
  build: {
    modulePreload: { polyfill: false },
    license: { fileName: 'licenses.md' },
  },
  preview: { headers: SECURITY_HEADERS },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    env: { TZ: 'UTC' },
    // Left to itself Vitest keeps one processor free, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          // Loading the app costs more than most tests of it, so one world does for all files.
          isolate: false,
          include: ['tests/{app,pages,features,jobs,shared,boot}/**/*.test.{ts,tsx}'],
          exclude: TESTS_APART,
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'apart',
          environment: 'jsdom',
          include: TESTS_APART,
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          // A new process for each file costs half a second of work.
          isolate: false,
          // They start servers and wait for real writes, on machines that do other things too.
          testTimeout: 30_000,
          include: ['tests/{embedded-api,demo,build}/**/*.test.ts'],
        },
      },
    ],
  },
});
