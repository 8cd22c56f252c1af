import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { minify, type Plugin } from 'vite';

/** Minifies `start.js`, which Vite copies as it is from public/ and every page waits for. */
export function minifyStartScript(): Plugin {
  return {
    name: 'jobtrail:minify-start-script',
    apply: 'build',
    async writeBundle({ dir = '' }) {
      const path = join(dir, 'start.js');
      const { code } = await minify(path, await readFile(path, 'utf8'));
      await writeFile(path, code);
    },
  };
}
