// Serves the demo build as a plain host of files would, below the path it was built for: no headers but
// the type, 404.html for unknown paths, nothing at all outside. `npm run preview:demo`, with
// `--port <number>`, `--dist <directory>`.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compressFiles, pathOf, send } from './lib/server';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '4174' },
    dist: { type: 'string', default: 'dist-demo' },
  },
});

const document = readFileSync(join(options.dist, 'index.html'), 'utf8');
const base = /src="([^"]*)start\.js"/.exec(document)?.[1];
if (base === undefined) throw new Error(`${options.dist} holds no build.`);
const files = compressFiles(options.dist, base);

createServer((request, response) => {
  const path = pathOf(request);
  if (`${path}/` === base) {
    response.writeHead(301, { Location: base }).end();
    return;
  }
  const found = files.get(path === base ? `${base}index.html` : path);
  const missing = path.startsWith(base) ? files.get(`${base}404.html`) : undefined;
  send(request, response, found ?? missing, {}, found === undefined ? 404 : 200);
}).listen(Number(options.port), () => {
  console.log(`http://localhost:${options.port}${base}`);
});
