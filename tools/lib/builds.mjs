import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Builds the app into this directory, as `npm run build` does.
 * @param {string} outDir
 */
export async function buildApp(outDir) {
  await build({ root: ROOT, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}
