import { beforeAll, describe, expect, it, vi } from 'vitest';
import { buildOutput } from './output';

const BASE = '/any/path/';
const OF_SANDBOX = /^\/(embedded-api|demo|node_modules\/hono)\//;

let built: Awaited<ReturnType<typeof buildOutput>>;
beforeAll(async () => {
  vi.stubEnv('DEMO_BASE', BASE);
  built = await buildOutput({ configFile: 'demo/vite.config.ts' });
}, 240_000);

describe('the demo build', () => {
  it('holds its API in a file that only an import() leads to', () => {
    const { chunks, modulesOf, pageStarts } = built;
    const [sandbox, ...none] = chunks.filter((chunk) =>
      modulesOf([chunk]).includes('/embedded-api/app.ts'),
    );
    const name = sandbox?.fileName ?? 'missing';
    expect(sandbox).toBeDefined();
    expect(none).toEqual([]);
    expect(chunks.filter(({ imports }) => imports.includes(name))).toEqual([]);
    const others = modulesOf(chunks.filter((chunk) => chunk !== sandbox));
    expect(others.filter((path) => OF_SANDBOX.test(path))).toEqual(['/demo/adapter.ts']);
    expect(JSON.stringify(pageStarts)).not.toContain(name);
  });

  it('needs nothing of Node', () => {
    const modules = built.chunks.flatMap(({ moduleIds, imports }) => [...moduleIds, ...imports]);

    expect(modules.filter((id) => /node:|browser-external|libsql/.test(id))).toEqual([]);
  });

  it('stays below its path, in 404.html as well', () => {
    const { addresses, html, pageStarts, textOf } = built;
    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address.startsWith(BASE))).toEqual([]);
    expect(Object.keys(pageStarts.user).every((path) => path.startsWith(BASE))).toBe(true);
    expect(textOf('404.html')).toBe(html);
  });

  it('asks for no answer ahead', () => {
    const starts = Object.values(built.pageStarts).flatMap((paths) => Object.values(paths));

    expect(starts.length).toBeGreaterThan(10);
    expect(starts.filter(({ calls }) => calls !== undefined)).toEqual([]);
    expect(built.textOf('start.js')).not.toContain('credentials');
  });

  it('brings its policy along, before anything that is loaded', () => {
    const [head = ''] = built.html.split('<script');

    expect(head).toContain(`http-equiv="Content-Security-Policy" content="default-src 'none';`);
    expect(head).not.toContain('frame-ancestors');
    expect(head).not.toContain('<link');
  });
});
