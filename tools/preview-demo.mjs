// Serves the demo build as any host of files would: `npm run preview:demo`, with `--port <number>`,
// `--dist <directory>`.
import { parseArgs } from 'node:util';
import { serveStatically } from './lib/staticHost.mjs';

const { values: options } = parseArgs({
  options: {
    port: { type: 'string', default: '4174' },
    dist: { type: 'string', default: 'dist-demo' },
  },
});

const { address } = await serveStatically(options.dist, { port: Number(options.port) });
console.log(address);
