import { readFileSync } from 'node:fs';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Parts } from '../../src/shared/lib/importPart';
import type { PageStarts } from '../../src/start/startPage';
import { readSources } from '../support/sources';

const BASE = '/any/path/';

/** Texts of the API and of the demo alone; each stands in the file it is listed under. */
const TEXTS: Record<string, string[]> = {
  'embedded-api/app.ts': ['Route does not exist', 'The database is not available'],
  'embedded-api/routes/auth.ts': ['Invalid Credentials', 'Email already in use'],
  'embedded-api/middleware/session.ts': ['Authentication Invalid'],
  'embedded-api/middleware/sessionCarrier.ts': ['jobtrail_session'],
  'embedded-api/schema.ts': ['CREATE TABLE'],
  'embedded-api/seed.ts': ['Demo user'],
  'demo/passwordHasher.ts': ['PBKDF2'],
  'demo/textStore.ts': ['indexedDB'],
  'demo/sandbox.ts': ['This browser keeps nothing'],
  'src/features/user/ResetDemo.tsx': ['reset demo', 'Do you want new samples'],
  'src/features/user/resetDemo.ts': ['/demo/reset', 'user/resetDemo'],
  'src/shared/config/demoNote.ts': ['This is a demo'],
};

let files: Rolldown.RolldownOutput['output'];

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  const output = await build({ base: BASE, logLevel: 'silent', build: { write: false } });
  if (Array.isArray(output) || !('output' in output)) throw new Error('Not a single build.');
  files = output.output;
  vi.unstubAllEnvs();
}, 240_000);

const chunks = () => files.filter((file) => file.type === 'chunk');
const chunkOf = (module: string) =>
  chunks().find(({ moduleIds }) => moduleIds.some((id) => id.includes(module)));
const textOf = (name: string) => {
  const file = files.find(({ fileName }) => fileName === name);
  return file?.type === 'asset' ? String(file.source) : '';
};
const listed = (name: 'pages' | 'parts'): unknown => {
  const [, text = '{}'] = new RegExp(` data-${name}='([^']*)'`).exec(textOf('index.html')) ?? [];
  return JSON.parse(text);
};
const pageStarts = () => listed('pages') as PageStarts;
const parts = () => listed('parts') as Parts;

it('puts small parts of most pages into the first file', () => {
  for (const name of ['ButtonLink', 'IconButton', 'Link', 'Logo', 'Panel', 'ThemeSwitch']) {
    expect(chunkOf(`/src/shared/ui/${name}.tsx`)?.isEntry).toBe(true);
  }
});

it('asks for its larger files to be compiled while they are loaded, before any of their code', () => {
  const hinted = chunks()
    .filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
    .map(({ name }) => name);

  expect(hinted).toEqual(expect.arrayContaining(['index', 'httpClient', 'AllJobsPage']));
  expect(hinted).toContain('MonthlyChart');
  expect(hinted).not.toContain('options');
});

it('brings moment along with the pages that write dates alone, without its locales', () => {
  const ofMoment = (id: string) => id.includes('/node_modules/moment/');
  const dates = chunks().filter(({ moduleIds }) => moduleIds.some(ofMoment));
  expect(dates.flatMap(({ moduleIds }) => moduleIds.filter(ofMoment))).toHaveLength(1);

  const names = dates.map(({ fileName }) => BASE + fileName);
  const withDates = Object.entries(parts()).filter(([, urls]) =>
    names.some((url) => urls.includes(url)),
  );
  expect(withDates.map(([name]) => name)).toEqual([
    'AllJobsPage',
    'AlreadyThere',
    'Board',
    'ExportDialog',
    'ImportPage',
    'PrintDialog',
  ]);
});

describe('a build below a path of its host', () => {
  it('asks for nothing outside that path', () => {
    const html = textOf('index.html');
    const addresses = [...html.matchAll(/ (?:src|href)="(\/[^"]*)"/g)].map(
      ([, address]) => address,
    );

    expect(addresses.length).toBeGreaterThan(5);
    expect(addresses.filter((address) => !address?.startsWith(BASE))).toEqual([]);
  });

  it('tells its start script what each page begins with', () => {
    const { visitor, user } = pageStarts();

    expect(Object.keys(user)).toEqual(Object.keys(visitor));
    expect(visitor[`${BASE}all-jobs`]).toEqual(visitor[`${BASE}landing`]);
    expect(visitor[`${BASE}landing`]?.parts).toEqual(['LandingPage']);
    expect(visitor[`${BASE}landing`]?.pictures).toEqual([`${BASE}landing.svg`]);
    expect(user[`${BASE}register`]).toEqual(user[BASE]);
    expect(user[BASE]?.call).toBe('/api/v1/jobs/stats');
    expect(user[`${BASE}profile`]?.call).toBeUndefined();
  });

  it('lists the files of each part, whose name is given with its import()', () => {
    const names = new Set(files.map(({ fileName }) => BASE + fileName));
    const urls = Object.values(parts()).flat();
    expect(urls.filter((url) => !names.has(url))).toEqual([]);

    const code = readSources('src').join('\n');
    const named = [...code.matchAll(/'(\w+)',[^']*?\bimport\('(?:[^']*\/)?(\w+)'\)/g)];
    expect(named).toHaveLength(code.split(/\bimport\('/).length - 1);
    expect(named.filter(([, name, file]) => name !== file)).toEqual([]);
    const unlisted = named.map(([, name = '']) => name).filter((name) => !(name in parts()));
    expect(unlisted).toEqual(['ResetDemo']);
  });

  it('has a classic start script', () => {
    expect(textOf('start.js')).toMatch(/^\(function/);
    expect(textOf('start.js')).not.toMatch(/\b(import|export)\b/);
  });
});

describe('the production build', () => {
  it('consists of the client alone', () => {
    const modules = chunks().flatMap(({ moduleIds }) =>
      moduleIds.map((id) => id.replace(process.cwd(), '')),
    );

    expect(modules.some((id) => id.endsWith('/src/main.tsx'))).toBe(true);
    expect(modules.some((id) => id.includes('/node_modules/react-dom/'))).toBe(true);
    const ofOthers = /^\/(embedded-api|demo|tests)\/|\/node_modules\/(@?hono|@libsql|libsql|msw)\//;
    expect(modules.filter((id) => ofOthers.test(id))).toEqual([]);
  });

  it.each(Object.entries(TEXTS))('holds no text of %s', (path, texts) => {
    const source = readFileSync(path, 'utf8');
    for (const text of texts) {
      expect(source).toContain(text);
      const found = files.filter((file) =>
        (file.type === 'chunk' ? file.code : String(file.source)).includes(text),
      );
      expect(found.map(({ fileName }) => fileName)).toEqual([]);
    }
  });

  it('is built for production, without source maps', () => {
    expect(chunks().some(({ code }) => code.includes('react-stack-top-frame'))).toBe(false);
    expect(files.filter(({ fileName }) => fileName.endsWith('.map'))).toEqual([]);
  });
});
