import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { PageStarts } from '../../src/start/startPage';

const BASE = '/any/path/';
const OF_SANDBOX = /^\/(embedded-api|demo|node_modules\/hono)\//;

let files: Rolldown.RolldownOutput['output'];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('DEMO_BASE', BASE);
  const output = await build({
    configFile: 'demo/vite.config.ts',
    logLevel: 'silent',
    build: { write: false },
  });
  if (Array.isArray(output) || !('output' in output)) throw new Error('Not a single build.');
  files = output.output;
  vi.unstubAllEnvs();
}, 240_000);

const chunks = () => files.filter((file) => file.type === 'chunk');
const pathOf = (id: string) => id.replace(process.cwd(), '');
const textOf = (name: string) => {
  const file = files.find(({ fileName }) => fileName === name);
  return file?.type === 'asset' ? String(file.source) : '';
};
const pageStarts = () => {
  const [, pages = '{}'] = /data-pages='([^']*)'/.exec(textOf('index.html')) ?? [];
  return JSON.parse(pages) as PageStarts;
};

describe('the demo build', () => {
  it('holds its API in a file that only an import() leads to', () => {
    const sandboxes = chunks().filter(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith('/embedded-api/app.ts')),
    );
    const [name = ''] = sandboxes.map(({ fileName }) => fileName);

    expect(sandboxes).toHaveLength(1);
    expect(chunks().filter(({ imports }) => imports.includes(name))).toEqual([]);
    const others = chunks().filter(({ fileName }) => fileName !== name);
    const strayed = others.flatMap(({ moduleIds }) => moduleIds.map(pathOf));
    expect(strayed.filter((path) => OF_SANDBOX.test(path))).toEqual(['/demo/transport.ts']);
    expect(JSON.stringify(pageStarts())).not.toContain(name);
  });

  it('needs nothing of Node', () => {
    const modules = chunks().flatMap(({ moduleIds, imports }) => [...moduleIds, ...imports]);

    expect(modules.filter((id) => /node:|browser-external|libsql/.test(id))).toEqual([]);
  });

  it('stays below its path, in 404.html as well', () => {
    const html = textOf('index.html');
    const addresses = [...html.matchAll(/ (?:src|href)="(\/[^"]*)"/g)].map(([, to]) => to);

    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address?.startsWith(BASE))).toEqual([]);
    expect(Object.keys(pageStarts().user).every((path) => path.startsWith(BASE))).toBe(true);
    expect(textOf('404.html')).toBe(html);
  });

  it('asks for no answer ahead', () => {
    const starts = Object.values(pageStarts()).flatMap((paths) => Object.values(paths));

    expect(starts.length).toBeGreaterThan(10);
    expect(starts.filter(({ call }) => call !== undefined)).toEqual([]);
    expect(textOf('start.js')).not.toContain('credentials');
  });

  it('brings its policy along, before anything that is loaded', () => {
    const [head = ''] = textOf('index.html').split('<script');

    expect(head).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none';`);
    expect(head).not.toContain('frame-ancestors');
    expect(head).not.toContain('<link');
  });
});
