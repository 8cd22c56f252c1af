import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

/** @import { Plugin } from 'vite' */

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
 * Builds the demo into this directory, as `npm run build:demo` does.
 * @param {string} outDir
 */
export async function buildDemo(outDir) {
  await build({
    root: ROOT,
    configFile: fileURLToPath(new URL('../../demo/vite.config.ts', import.meta.url)),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
}

async function readConfig() {
  const loaded = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    'vite.config.ts',
    ROOT,
  );
  if (loaded === null) throw new Error('There is no vite.config.ts.');
  /** @type {unknown[]} */
  const nested = await Promise.all(loaded.config.plugins ?? []);
  return { ...loaded.config, plugins: /** @type {Plugin[]} */ (nested.flat(Infinity)) };
}

/** The plugins that the plain build leaves out. */
const REFINEMENTS = ['jobtrail:first-visit', 'jobtrail:compile-hint', 'jobtrail:file-groups'];
/**
 * The replacements in the code of the plain build.
 * @type {[file: string, from: string, to: string][]}
 */
const PLAIN_CODE = [
  ['/src/main.tsx', 'preloadPage(path)', 'Promise.resolve()'],
  ['/src/main.tsx', 'startTransition(() => {', '[0].forEach(() => {'],
  ['/src/features/allJobs/views/JobViews.styles.ts', 'opacity: 0.08', ''],
];

/**
 * Builds the same pages plainly: as one file, without first paint and early call, and with a list
 * that is not dimmed. What the app gains or loses by all that is its distance from this build.
 * @param {string} outDir
 */
export async function buildPlain(outDir) {
  const { plugins, ...config } = await readConfig();
  const lost = REFINEMENTS.filter((name) => !plugins.some((plugin) => plugin.name === name));
  if (lost.length > 0) throw new Error(`vite.config.ts has no ${lost.join(', ')} any more.`);
  /** @param {Plugin} plugin */
  const isPlain = ({ name }) => !REFINEMENTS.includes(name);
  await build({
    ...config,
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [...plugins.filter(isPlain), plainCode()],
    build: {
      outDir,
      emptyOutDir: true,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

/** @returns {Plugin} */
function plainCode() {
  return {
    name: 'plain-code',
    enforce: 'pre',
    transform(code, id) {
      return PLAIN_CODE.filter(([file]) => id.endsWith(file)).reduce((plain, [file, from, to]) => {
        if (!plain.includes(from)) throw new Error(`${file} has no ${from} any more.`);
        return plain.replace(from, to);
      }, code);
    },
  };
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
