import { statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Answers what is missing below /assets/ with 404 in `vite preview`, as every host has to. */
export function missingAssets(): Plugin {
  return {
    name: 'jobtrail:missing-assets',
    configurePreviewServer({ config, middlewares }) {
      const { outDir, assetsDir } = config.build;
      const files = resolve(config.root, outDir);
      const prefix = `${config.base}${assetsDir}/`;
      middlewares.use(({ url = '' }, response, next) => {
        const path = url.replace(/[?#].*$/, '');
        if (!path.startsWith(prefix) || isFile(join(files, path.slice(config.base.length)))) {
          next();
          return;
        }
        response.writeHead(404, { 'Cache-Control': 'no-cache' }).end();
      });
    },
  };
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}
