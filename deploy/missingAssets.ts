import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets `vite preview` answer as every host has to: what is missing below /assets/ with 404; and what is
 * there is kept, as its name changes with its content. Else each use of a file would ask for it again.
 */
export function missingAssets(): Plugin {
  return {
    name: 'jobtrail:missing-assets',
    configurePreviewServer({ config, middlewares }) {
      const { outDir, assetsDir } = config.build;
      const files = resolve(config.root, outDir, assetsDir) + sep;
      const prefix = `${config.base}${assetsDir}/`;
      middlewares.use(({ url = '' }, response, next) => {
        const path = url.replace(/[?#].*$/, '');
        const file = join(files, path.slice(prefix.length));
        const isAsset = path.startsWith(prefix);
        if (isAsset && !(file.startsWith(files) && isFile(file))) {
          response.writeHead(404, { 'Cache-Control': 'no-cache' }).end();
          return;
        }
        if (isAsset) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
        next();
      });
    },
  };
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile();
  } catch {
    // Also a name that no file can have.
    return false;
  }
}
