import { statSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Answers what is missing below /assets/ with 404 in `vite preview`, as every host has to. */
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
        const isMissing = path.startsWith(prefix) && !(file.startsWith(files) && isFile(file));
        if (isMissing) response.writeHead(404, { 'Cache-Control': 'no-cache' }).end();
        else next();
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
