// Runs a tool of this folder by its name: `node tools/run.mjs size --chunks`. Node 20 runs no TypeScript.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** @param {string} path */
const absolute = (path) => fileURLToPath(new URL(path, import.meta.url));

// Else Vite sets it to 'development', for the builds of a tool as well.
process.env.NODE_ENV ??= 'production';
const [name] = process.argv.splice(2, 1);
await runnerImport(absolute(`${name}.ts`), {
  logLevel: 'error',
  resolve: { alias: { '@': absolute('../src') } },
});
