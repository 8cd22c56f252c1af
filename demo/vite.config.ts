import { fileURLToPath } from 'node:url';
import { defineConfig, mergeConfig } from 'vite';
import { demo } from '../tools/build/demo.js';
import appConfig from '../vite.config.js';

const ADAPTER = fileURLToPath(new URL('adapter.ts', import.meta.url));

/** The app with its API in the page, for any host of static files. */
export default defineConfig(
  mergeConfig(appConfig, {
    mode: 'demo',
    base: process.env.DEMO_BASE ?? '/',
    plugins: [demo()],
    resolve: {
      // An array is merged before the aliases of the app.
      alias: [{ find: '@/shared/api/adapter', replacement: ADAPTER }],
    },
    build: { outDir: 'dist-demo' },
  }),
);
