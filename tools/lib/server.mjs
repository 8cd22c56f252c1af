import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { createServer as createViteServer } from 'vite';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** @typedef {Awaited<ReturnType<typeof serve>>} Server */

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};

/**
 * Serves a build as a good host would: brotli at its best, immutable assets, index.html for unknown
 * paths, the security headers. With a directory for its data the embedded API stands behind it.
 * @param {string} dist
 * @param {{ dataDirectory?: string, apiDelayMs?: number }} [options]
 */
export async function serve(dist, { dataDirectory, apiDelayMs } = {}) {
  const files = readFiles(dist);
  const backend = dataDirectory === undefined ? undefined : await startApi(dataDirectory);

  const server = createHttpServer((request, response) => {
    const pathname = pathOf(request);
    if (backend !== undefined && pathname.startsWith('/api/')) {
      const answer = () => void backend.api.listener(request, response);
      if (apiDelayMs === undefined) answer();
      else setTimeout(answer, apiDelayMs);
      return;
    }
    const isAsset = pathname.startsWith('/assets/');
    const file = files.get(pathname) ?? (isAsset ? undefined : files.get('/index.html'));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const hasBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      ...backend?.headers,
      'Content-Type': file.type,
      'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
      ...(hasBrotli && { 'Content-Encoding': 'br' }),
    });
    response.end(hasBrotli ? file.compressed : file.content);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    origin: `http://localhost:${port}`,
    demo: backend?.demo,
    /** Bytes of brotli by path, of the document and of every file of the build. */
    sizes: new Map([...files].map(([path, { compressed }]) => [path, compressed.length])),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
      await backend?.close();
    },
  };
}

/**
 * The path that is asked for, whatever stands there: `//` is no URL.
 * @param {import('node:http').IncomingMessage} request
 */
export function pathOf({ url = '/' }) {
  return url.replace(/[?#].*$/, '');
}

/**
 * The files of a build by their paths, compressed as well.
 * @param {string} dist
 */
export function readFiles(dist) {
  const names = readdirSync(dist, { recursive: true })
    .map((name) => join(dist, String(name)))
    .filter((name) => statSync(name).isFile());
  return new Map(
    names.map((name) => {
      const content = readFileSync(name);
      return [
        `/${relative(dist, name).split(sep).join('/')}`,
        {
          content,
          compressed: brotliCompressSync(content),
          type: TYPES[extname(name)] ?? 'application/octet-stream',
        },
      ];
    }),
  );
}

/** @param {string} directory */
async function startApi(directory) {
  // Node 20 runs no TypeScript; Vite loads the modules as the dev server would.
  const vite = await createViteServer({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  /** @param {string} name */
  const load = (name) => vite.ssrLoadModule(`/${name}.ts`);
  const { databaseUrl } = /** @type {typeof import('../../embedded-api/databaseAddress.js')} */ (
    await load('embedded-api/databaseAddress')
  );
  const { createApiServer } = /** @type {typeof import('../../embedded-api/apiServer.js')} */ (
    await load('embedded-api/apiServer')
  );
  const { DEMO_EMAIL: email, DEMO_PASSWORD: password } =
    /** @type {typeof import('../../embedded-api/seed.js')} */ (await load('embedded-api/seed'));
  const { SECURITY_HEADERS: headers } = /** @type {typeof import('../../deploy/headers.js')} */ (
    await load('deploy/headers')
  );
  const demo = { email, password };
  const database = { url: databaseUrl('tools.db', directory) };
  const api = createApiServer({ database, demo, log: console.error });
  await api.start();
  return {
    api,
    demo,
    headers,
    close: async () => {
      await api.close();
      await vite.close();
    },
  };
}
