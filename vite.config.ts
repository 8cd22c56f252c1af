import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { SECURITY_HEADERS } from './deploy/headers.js';
import { missingAssets } from './deploy/missingAssets.js';
import { embeddedApi } from './embedded-api/vitePlugin.js';
import { firstVisit } from './tools/build/firstVisit/plugin.js';
import { startScript } from './tools/build/firstVisit/startScript.js';
import { importFiles } from './tools/build/importFiles.js';
import { axiosStandIns } from './tools/build/tricks/axiosStandIns.js';
import { chartToolkit } from './tools/build/tricks/chartToolkit.js';
import { fileGroups } from './tools/build/tricks/fileGroups.js';
import { pureRouter } from './tools/build/tricks/pureRouter.js';

export default defineConfig({
  plugins: [
    react(),
    embeddedApi(),
    missingAssets(),
    importFiles(),
    startScript(),
    firstVisit(),
    axiosStandIns(),
    pureRouter(),
    chartToolkit(),
    fileGroups(
      ['ButtonLink', 'IconButton', 'Link', 'Logo', 'Panel', 'ThemeSwitch'].map(
        (name) => `shared/ui/${name}.tsx`,
      ),
    ),
  ],
  preview: { headers: SECURITY_HEADERS },
  resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
  test: {
    env: { TZ: 'UTC' },
    projects: [
      {
        extends: true,
        test: {
          name: 'app',
          environment: 'jsdom',
          include: ['tests/{app,pages,features,shared}/**/*.test.{ts,tsx}'],
          setupFiles: ['tests/setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: ['tests/{embedded-api,build}/**/*.test.ts'],
        },
      },
    ],
  },
});
