import type { Plugin, ResolvedConfig } from 'vite';
import { bundleScript, replaceOnce } from '../script.js';

const PLACE = '<!-- start script -->';
const NAME = 'start.js';

/** Makes the classic script `start.js` of src/boot/start.ts, and puts it into the document. */
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

function bundleStartScript(config: ResolvedConfig): Promise<string> {
  return bundleScript(config, 'src/boot/start.ts');
}
