import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FLOOR = fileURLToPath(new URL('../floor', import.meta.url));

/**
 * Builds the app into this directory, as `npm run build` does.
 * @param {string} outDir
 */
export async function buildApp(outDir) {
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/**
 * Builds the least app the same libraries allow, to measure the distance from it.
 * @param {string} outDir
 */
export async function buildFloor(outDir) {
  await build({
    root: FLOOR,
    configFile: false,
    logLevel: 'error',
    build: { outDir, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
}
