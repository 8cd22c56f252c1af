import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { SECURITY_HEADERS } from '../../deploy/headers';
import { createApiServer } from '../../embedded-api/apiServer';
import { databaseUrl } from '../../embedded-api/databaseAddress';
import { DEMO_EMAIL, DEMO_PASSWORD } from '../../embedded-api/seed';
import { readFiles, TYPES } from './files';

export type Server = Awaited<ReturnType<typeof serve>>;
type File = { content: Buffer; compressed: Buffer; type: string };

/** The account that everything served here has. */
export const DEMO = { email: DEMO_EMAIL, password: DEMO_PASSWORD };

/**
 * Serves a build as a good host would: brotli at its best, immutable assets, index.html for unknown
 * paths, the security headers, and the embedded API, with its data in a directory.
 */
export async function serve(dist: string, dataDirectory: string, apiDelayMs = 0) {
  const files = compressFiles(dist);
  const database = { url: databaseUrl('tools.db', dataDirectory) };
  const api = createApiServer({ database, demo: DEMO, log: console.error });
  await api.start();

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const path = pathOf(request);
    if (path.startsWith('/api/')) {
      if (apiDelayMs > 0) await wait(apiDelayMs);
      return api.listener(request, response);
    }
    const isAsset = path.startsWith('/assets/');
    send(request, response, files.get(path) ?? (isAsset ? undefined : files.get('/index.html')), {
      ...SECURITY_HEADERS,
      'Cache-Control': isAsset ? 'public, max-age=31536000, immutable' : 'no-cache',
      Vary: 'Accept-Encoding',
    });
  };
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');

  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Bytes of brotli by path, of the document and of every file of the build. */
    sizes: new Map([...files].map(([path, { compressed }]) => [path, compressed.length])),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await api.close();
    },
  };
}

/** The path that is asked for, whatever stands there: `//` is no URL. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  return url.replace(/[?#].*$/, '');
}

/** The files of a build by their addresses below a path, compressed as well. */
export function compressFiles(dist: string, base?: string): Map<string, File> {
  return new Map(
    [...readFiles(dist, base)].map(([path, content]) => {
      const type = TYPES[extname(path)] ?? 'application/octet-stream';
      return [path, { content, compressed: brotliCompressSync(content), type }];
    }),
  );
}

/** Answers with a file, compressed where the browser takes that; with 404 where there is none. */
export function send(
  { headers }: IncomingMessage,
  response: ServerResponse,
  file: File | undefined,
  more: Record<string, string> = {},
  status = 200,
): void {
  if (file === undefined) {
    response.writeHead(404).end();
    return;
  }
  const hasBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '');
  const encoding = hasBrotli ? { 'Content-Encoding': 'br' } : {};
  response.writeHead(status, { ...more, 'Content-Type': file.type, ...encoding });
  response.end(hasBrotli ? file.compressed : file.content);
}
