import { once } from 'node:events';
import { createServer } from 'node:http';
import { pathOf, readFiles } from './server.mjs';

/**
 * Serves a build as a plain host of files would, below the path it was built for: no headers but the
 * type, 404.html for unknown paths, nothing at all outside.
 * @param {string} dist
 * @param {{ port?: number }} [options] any free port unless told otherwise
 */
export async function serveStatically(dist, { port = 0 } = {}) {
  const files = readFiles(dist);
  const base = /src="([^"]*)start\.js"/.exec(String(files.get('/index.html')?.content))?.[1];
  if (base === undefined) throw new Error(`${dist} holds no build.`);

  const server = createServer((request, response) => {
    const pathname = pathOf(request);
    if (`${pathname}/` === base) {
      response.writeHead(301, { Location: base }).end();
      return;
    }
    const name = pathname.startsWith(base) ? `/${pathname.slice(base.length)}` : undefined;
    const found = files.get(name === '/' ? '/index.html' : (name ?? ''));
    const file = found ?? (name === undefined ? undefined : files.get('/404.html'));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const hasBrotli = /\bbr\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(found === undefined ? 404 : 200, {
      'Content-Type': file.type,
      ...(hasBrotli && { 'Content-Encoding': 'br' }),
    });
    response.end(hasBrotli ? file.compressed : file.content);
  });
  await once(server.listen(port), 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());

  return {
    /** With a slash at its end. */
    address: `http://localhost:${address.port}${base}`,
    /** Bytes of brotli by path, as a browser asks for them. */
    sizes: new Map(
      [...files].map(([path, file]) => [base + path.slice(1), file.compressed.length]),
    ),
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}
