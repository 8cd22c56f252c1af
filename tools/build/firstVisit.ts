import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import type * as FirstVisit from '../../src/app/firstVisit.js';
import { listPageStarts } from './pageStarts.js';

const START_SCRIPT = 'src="/start.js"';
const ROOT_ELEMENT = '<div id="root"></div>';
const BUNDLE = '<script type="module"';

/**
 * Lets a document show something of its page, and ask for what it needs, before the bundle is there:
 * writes the first paints of src/app/firstVisit.tsx into it, and tells `public/start.js` which of
 * them a path begins with, and with which files and calls.
 */
export function firstVisit(): Plugin {
  let config: ResolvedConfig;
  let paints: [name: string, html: string][] = [];
  let calls: Record<string, string> = {};
  let styleSheet = '';

  return {
    name: 'jobtrail:first-visit',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle() {
      await withFirstVisit(config, ({ firstCalls, renderFirstPaints }) => {
        const { html, css } = renderFirstPaints();
        paints = html;
        calls = firstCalls();
        const file = this.emitFile({ type: 'asset', name: 'first-paint.css', source: css });
        styleSheet = this.getFileName(file);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => ({
        html: html
          .replace(START_SCRIPT, `$& data-pages='${JSON.stringify(listPageStarts(bundle, calls))}'`)
          .replace(ROOT_ELEMENT, `${paints.map(toTemplate).join('')}$&<first-paint></first-paint>`)
          // The first paint, its style and its picture come before the bundle.
          .replace(BUNDLE, '$& fetchpriority="low"'),
        // Behind the start script, which would wait for it otherwise.
        tags: [
          { tag: 'link', injectTo: 'head', attrs: { rel: 'stylesheet', href: `/${styleSheet}` } },
        ],
      }),
    },
  };
}

/** Runs that module of the app here, as it would run in a browser. */
async function withFirstVisit(
  { root, mode, resolve: { alias } }: ResolvedConfig,
  use: (module: typeof FirstVisit) => void,
): Promise<void> {
  const server = await createServer({
    root,
    mode,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    resolve: { alias },
    // Node would take its CommonJS file, which has the default export one level deeper.
    ssr: { noExternal: ['styled-components'] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    use((await server.ssrLoadModule('/src/app/firstVisit.tsx')) as typeof FirstVisit);
  } finally {
    await server.close();
  }
}

function toTemplate([name, html]: [string, string]): string {
  return `<template data-paint="${name}">${html}</template>`;
}
