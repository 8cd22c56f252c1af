import { fileURLToPath } from 'node:url';
import { build, loadConfigFromFile } from 'vite';

/** @import { Plugin } from 'vite' */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FLOOR = fileURLToPath(new URL('../floor', import.meta.url));

const TRICK = 'jobtrail:trick:';
/** Not of the build: the app's own link in place of the router's. */
const OWN_LINK = 'own link';

/**
 * Builds the app into this directory, as `npm run build` does, or without one of its tricks.
 * @param {string} outDir
 * @param {{ without?: string }} [options]
 */
export async function buildApp(outDir, { without } = {}) {
  const { plugins, ...config } = await readConfig();
  await build({
    ...config,
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    plugins: [
      ...plugins.filter(({ name }) => name !== TRICK + without),
      ...(without === OWN_LINK ? [routersLink()] : []),
    ],
    build: { ...config.build, outDir, emptyOutDir: true },
  });
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

/** The names of all tricks that `buildApp` can go without. */
export async function listTricks() {
  const { plugins } = await readConfig();
  const names = plugins.map(({ name }) => name).filter((name) => name.startsWith(TRICK));
  return [...names.map((name) => name.slice(TRICK.length)), OWN_LINK];
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

/** @returns {Plugin} */
function routersLink() {
  const code = `import { createElement } from 'react';
    import { Link as RoutersLink } from 'react-router-dom';
    export function Link(props) { return createElement(RoutersLink, props); }`;
  return {
    name: 'router-link',
    enforce: 'pre',
    load: (id) => (id.endsWith('/src/shared/ui/Link.tsx') ? code : null),
  };
}

/** What makes a page fast to load and calm to use, beside the tricks. */
const REFINEMENTS = ['jobtrail:first-visit', 'jobtrail:import-parts', 'jobtrail:compile-hint'];
/**
 * The same in the code, and what stands for it in the plain build.
 * @type {[file: string, from: string, to: string][]}
 */
const PLAIN_CODE = [
  ['/src/main.tsx', 'preloadPage(path)', 'Promise.resolve()'],
  ['/src/main.tsx', 'startTransition(() => {', '[0].forEach(() => {'],
  ['/src/features/allJobs/views/JobViews.styles.ts', 'opacity: 0.08', ''],
];

/**
 * Builds the same pages plainly: as one file, without first paint, early call and tricks, and with a
 * list that is not dimmed. What the app gains or loses by all that is its distance from this build.
 * @param {string} outDir
 */
export async function buildPlain(outDir) {
  const { plugins, ...config } = await readConfig();
  const lost = REFINEMENTS.filter((name) => !plugins.some((plugin) => plugin.name === name));
  if (lost.length > 0) throw new Error(`vite.config.ts has no ${lost.join(', ')} any more.`);
  /** @param {Plugin} plugin */
  const isPlain = ({ name }) => !name.startsWith(TRICK) && !REFINEMENTS.includes(name);
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
