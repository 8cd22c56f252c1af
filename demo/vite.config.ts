import { defineConfig, mergeConfig } from 'vite';
import { demo } from '../tools/build/demo.js';
import appConfig from '../vite.config.js';

/** The app as ever, with its API in the page, in a folder for any host that serves files. */
export default defineConfig(
  mergeConfig(appConfig, {
    mode: 'demo',
    base: process.env.DEMO_BASE ?? '/',
    plugins: [demo()],
    build: { outDir: 'dist-demo' },
  }),
);
