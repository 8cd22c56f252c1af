import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Whether `dist` and `dist-demo` are tried as they are: what has built them just now need not build them again. */
export const areBuilt = process.env.E2E_BUILT === '1';

/** The path of the host below which the demo is served, and for which it is built. */
export const DEMO_BASE = '/any/path/';

/**
 * Where the app and the demo are that a run on this port tries: builds of its own, so that it neither waits for `dist`
 * nor takes it from a running preview.
 */
export function buildFolders(port: number): { app: string; demo: string } {
  if (areBuilt) return { app: resolve('dist'), demo: resolve('dist-demo') };
  const folder = (name: string) => join(tmpdir(), `jobtrail-e2e-${port}-${name}`);
  return { app: folder('app'), demo: folder('demo') };
}
