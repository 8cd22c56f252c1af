import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createLogger, createServer, preview, type InlineConfig, type ViteDevServer } from 'vite';
import { afterEach, beforeEach, onTestFinished, vi } from 'vitest';
import { embeddedApi } from '../../embedded-api/vitePlugin';
import { temporaryDirectory } from './httpApi';

/** Lets the plugin work in the servers a test starts, although it stays away under Vitest. */
export function allowEmbeddedApi(): void {
  beforeEach(() => {
    vi.stubEnv('VITEST', undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
}

type Options = { env?: string; errors?: string[] };

async function project(env = ''): Promise<string> {
  const root = await temporaryDirectory();
  await mkdir(join(root, 'dist'));
  await writeFile(join(root, 'index.html'), '<!doctype html><title>app</title>');
  await writeFile(join(root, 'dist/index.html'), '<!doctype html><title>built app</title>');
  await writeFile(join(root, '.env'), `TOP=SECRET_OF_ENV\n${env}`);
  await writeFile(join(root, '.env.local'), 'OTHER=SECRET_OF_ENV');
  return root;
}

function config(root: string, { errors = [] }: Options): InlineConfig {
  const server = { port: 0, host: '127.0.0.1' };
  return {
    root,
    configFile: false,
    logLevel: 'error',
    customLogger: { ...createLogger('silent'), error: (line) => errors.push(line) },
    plugins: [embeddedApi()],
    server: { ...server, ws: false },
    preview: server,
  };
}

/** `vite dev` in a project of its own, until the test ends. */
export async function startDev(options: Options = {}) {
  const root = await project(options.env);
  const server = await createServer(config(root, options));
  onTestFinished(() => server.close());
  return served(root, await server.listen());
}

/** `vite preview` of such a project, until the test ends. */
export async function startPreview(options: Options = {}) {
  const root = await project(options.env);
  const server = await preview(config(root, options));
  onTestFinished(() => server.close());
  return served(root, server);
}

function served(root: string, { resolvedUrls }: Pick<ViteDevServer, 'resolvedUrls'>) {
  return { root, origin: new URL(resolvedUrls?.local[0] ?? '').origin };
}
