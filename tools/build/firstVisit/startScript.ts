import { build, type Plugin, type ResolvedConfig } from 'vite';

const PLACE = '<!-- start script -->';
const NAME = 'start.js';

/** Makes the classic script `start.js` of src/start/start.ts, and puts it into the document. */
export function startScript(): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'jobtrail:start-script',
    configResolved(resolved) {
      config = resolved;
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url !== config.base + NAME) {
          next();
          return;
        }
        void bundleStartScript(config).then((code) => {
          response.setHeader('Content-Type', 'text/javascript');
          response.end(code);
        }, next);
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: NAME, source: await bundleStartScript(config) });
    },
    transformIndexHtml: (html) =>
      replaceOnce(html, PLACE, `<script src="${config.base}${NAME}"></script>`),
  };
}

/** Puts something in the place of what is there; fails the build when it is not. */
export function replaceOnce(html: string, place: string, content: string): string {
  if (!html.includes(place)) throw new Error(`The document has no ${place}.`);
  return html.replace(place, () => content);
}

async function bundleStartScript({ root, mode, base, resolve }: ResolvedConfig): Promise<string> {
  const output = await build({
    root,
    mode,
    base,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    resolve: { alias: resolve.alias },
    build: {
      write: false,
      lib: { entry: 'src/start/start.ts', formats: ['iife'], name: 'start', fileName: 'start' },
    },
  });
  const [script] = Array.isArray(output) ? output.flatMap((each) => each.output) : [];
  if (script?.type !== 'chunk') throw new Error(`${NAME} could not be built.`);
  return script.code;
}
