import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import type { Plugin, ResolvedConfig, Rolldown } from 'vite';
import { bundleScript, replaceOnce } from './script.js';

const NAME = 'sw.js';
/** In its place comes a hash of all files, the worker's own code among them. */
const VERSION = 'version of the build';

/**
 * What pages ask for. The browser itself asks for icons and the manifest, its tools for source maps,
 * nobody for the licences.
 */
const KEPT = ['.js', '.css', '.svg'];
const NOT_KEPT = ['.html', '.webmanifest', '.md', '.map'];

/** Makes the service worker sw.js of src/worker/worker.ts, with the list of the files of this build. */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'jobtrail:service-worker',
    apply: 'build',
    enforce: 'post',
    configResolved(resolved) {
      config = resolved;
    },
    // Behind all that add or change a file.
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        const contents = new Map([...readBundle(bundle), ...readPublic(config.publicDir)]);
        const names = [...contents.keys()]
          .filter((name) => KEPT.includes(extname(name)))
          .toSorted();
        const left = Object.keys(bundle).filter((name) => !names.includes(name));
        const unknown = left.filter((name) => !NOT_KEPT.includes(extname(name)));
        if (unknown.length > 0) this.error(`Should pages have these offline? ${unknown.join()}`);
        const first = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry);
        const listed = {
          version: VERSION,
          files: names.map((name) => config.base + name),
          firstFile: first?.fileName,
        };
        const define = { BUILD: JSON.stringify(listed) };
        const code = await bundleScript(config, 'src/worker/worker.ts', define);
        const version = hash([...contents].flat().concat(code));
        const source = replaceOnce(code, VERSION, version);
        this.emitFile({ type: 'asset', fileName: NAME, source });
      },
    },
  };
}

function readBundle(bundle: Rolldown.OutputBundle): [name: string, content: string | Uint8Array][] {
  return Object.values(bundle).map((file) => [
    file.fileName,
    file.type === 'chunk' ? file.code : file.source,
  ]);
}

function readPublic(directory: string): [name: string, content: Uint8Array][] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const path = join(parentPath, name);
      return [path.slice(directory.length + 1).replaceAll(sep, '/'), readFileSync(path)];
    });
}

function hash(contents: readonly (string | Uint8Array)[]): string {
  const sum = createHash('sha256');
  for (const content of contents) sum.update(content);
  return sum.digest('hex').slice(0, 12);
}
