import { createServer, type Plugin, type ResolvedConfig } from 'vite';
import type * as Pages from '../../../src/app/pages.js';
import type { PageStarts } from '../../../src/boot/startPage.js';
import type * as FirstPaints from './firstPaints.js';
import { listPageStarts } from './pageStarts.js';
import { replaceOnce } from '../script.js';

const START_SCRIPT = 'start.js"';
const ROOT_ELEMENT = '<div id="root"></div>';
const BUNDLE = '<script type="module"';

type Paints = ReturnType<typeof FirstPaints.renderFirstPaints>['html'];

/**
 * Lets a document show something of its page, and ask for what it needs, before the bundle is there:
 * writes the first paints into it, and tells its start script which of them a path begins with, with
 * which files and calls.
 */
export function firstVisit(): Plugin {
  let config: ResolvedConfig;
  let paints: Paints = [];
  let starts: PageStarts;
  let styleSheet = '';

  return {
    name: 'jobtrail:first-visit',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async generateBundle(_, bundle) {
      await withSources(config, (app, { firstCalls, renderFirstPaints }) => {
        const { html, css } = renderFirstPaints();
        paints = html;
        const file = this.emitFile({ type: 'asset', name: 'first-paint.css', source: css });
        styleSheet = this.getFileName(file);
        const pictures = Object.fromEntries(
          paints.map(([name, markup]) => [name, findPictures(markup)]),
        );
        starts = listPageStarts({ app, calls: firstCalls(), pictures, bundle }, config.base);
      });
    },
    transformIndexHtml: {
      order: 'post',
      handler: (html) => ({
        html: fill(html, [
          [START_SCRIPT, (place) => `${place} data-pages='${JSON.stringify(starts)}'`],
          [
            ROOT_ELEMENT,
            (place) => `${paints.map(toTemplate).join('')}${place}<first-paint></first-paint>`,
          ],
          // The first paint, its style and its picture come before the bundle.
          [BUNDLE, (place) => `${place} fetchpriority="low"`],
        ]),
        // Behind the start script, which would wait for it otherwise.
        tags: [
          {
            tag: 'link',
            injectTo: 'head',
            attrs: { id: 'first-paint-style', rel: 'stylesheet', href: config.base + styleSheet },
          },
        ],
      }),
    },
  };
}

type Filling = [place: string, fill: (place: string) => string];

function fill(html: string, fillings: Filling[]): string {
  return fillings.reduce(
    (filled, [place, toContent]) => replaceOnce(filled, place, toContent(place)),
    html,
  );
}

/** Runs the table of the pages and their first paints here, as they would run in a browser. */
async function withSources(
  { root, mode, base, resolve: { alias } }: ResolvedConfig,
  use: (app: typeof Pages, paints: typeof FirstPaints) => void,
): Promise<void> {
  const server = await createServer({
    root,
    mode,
    base,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    resolve: { alias },
    // Node would take its CommonJS file, which has the default export one level deeper.
    ssr: { noExternal: ['styled-components'] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  try {
    const app = await server.ssrLoadModule('/src/app/pages.ts');
    const paints = await server.ssrLoadModule('/tools/build/firstVisit/firstPaints.tsx');
    use(app as typeof Pages, paints as typeof FirstPaints);
  } finally {
    await server.close();
  }
}

/** The largest things of their pages, which would be asked for last. */
function findPictures(markup: string): string[] {
  // Two parts of one file are asked for once.
  const files = markup.matchAll(/<img[^>]* src="([^"#]+)/g);
  return [...new Set([...files].flatMap(([, src]) => src ?? []))];
}

function toTemplate([name, html]: [string, string]): string {
  // Some browsers ask for pictures even in a template.
  const quiet = html.replaceAll(/(<img[^>]*) src=/g, '$1 data-src=');
  return `<template data-paint="${name}">${quiet}</template>`;
}
