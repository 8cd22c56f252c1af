import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, ResolvedConfig } from 'vite';
import { replaceOnce } from './script.js';

const NAME = 'manifest.webmanifest';

/**
 * Makes each path of a host an app of its own: browsers resolve the id of a manifest against the host,
 * whatever folder the manifest is in.
 */
export function manifest(): Plugin {
  let config: ResolvedConfig;

  return {
    name: 'jobtrail:manifest',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    generateBundle() {
      const text = readFileSync(join(config.publicDir, NAME), 'utf8');
      const source = replaceOnce(text, '"id": "/"', `"id": ${JSON.stringify(config.base)}`);
      this.emitFile({ type: 'asset', fileName: NAME, source });
    },
  };
}
