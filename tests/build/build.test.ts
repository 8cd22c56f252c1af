import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { buildOutput } from './output';

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
  'demo/sandbox.ts': ['This browser keeps nothing'],
  'src/features/user/ResetDemo.tsx': ['reset demo', 'Do you want new samples', '/demo/reset'],
  'src/shared/config/env.ts': ['This is a demo'],
};

let built: Awaited<ReturnType<typeof buildOutput>>;
beforeAll(async () => {
  built = await buildOutput({ base: BASE });
}, 240_000);

it('puts small parts of most pages into the first file', () => {
  const first = built.modulesOf(built.chunks.filter(({ isEntry }) => isEntry));
  for (const name of ['ButtonLink.tsx', 'IconButton.ts', 'Link.tsx', 'Logo.tsx', 'Panel.ts']) {
    expect(first).toContain(`/src/shared/ui/${name}`);
  }
  expect(first).toContain('/src/shared/ui/ThemeSwitch.tsx');
});

it('has no files that import each other, of which one would run before what it needs', () => {
  const importsOf = new Map(built.chunks.map(({ fileName, imports }) => [fileName, imports]));
  const isReached = (from: string, to: string, seen = new Set<string>()): boolean =>
    (importsOf.get(from) ?? []).some((next) => {
      if (next === to) return true;
      if (seen.has(next)) return false;
      seen.add(next);
      return isReached(next, to, seen);
    });

  expect([...importsOf.keys()].filter((name) => isReached(name, name))).toEqual([]);
});

it('asks for its larger files to be compiled while they are loaded, before any of their code', () => {
  const hinted = built.chunks
    .filter(({ code }) => code.startsWith('//# allFunctionsCalledOnLoad\n'))
    .map(({ name }) => name);

  expect(hinted).toEqual(expect.arrayContaining(['index', 'client', 'list']));
  expect(hinted).toContain('MonthlyChart');
  expect(hinted).not.toContain('options');
});

it('carries the licence of each library in it', () => {
  const paths = built.chunks.flatMap(({ moduleIds }) => moduleIds).join('\n');
  const libraries = paths.matchAll(/\/node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules)/g);
  const names = new Set(Array.from(libraries, ([, name = '']) => name));
  const sections = built.textOf('licenses.md').split(/^## /m).slice(1);
  const told = sections.filter((text) => /copyright/i.test(text));

  expect(names.size).toBeGreaterThan(30);
  expect(new Set(told.map((text) => text.split(' ')[0]))).toEqual(names);
});

it('starts the pages of users with axios, beside their early answer, and those of visitors without', () => {
  const [withAxios, ...more] = built.chunks
    .filter(({ moduleIds }) => moduleIds.some((id) => id.includes('/node_modules/axios/')))
    .map(({ fileName }) => BASE + fileName);
  expect(more).toEqual([]);

  const startsOf = (who: 'user' | 'visitor') => Object.values(built.pageStarts[who]);
  const called = startsOf('user').filter(({ calls }) => calls !== undefined);
  expect(called.length).toBeGreaterThan(1);
  for (const { files } of called) expect(files).toContain(withAxios);
  for (const { files } of startsOf('visitor')) expect(files).not.toContain(withAxios);
});

it('starts no page with the sidebar of small screens, which is opened on demand', () => {
  const files = Object.values(built.pageStarts.user).flatMap((start) => start.files);
  const begun = built.chunks.filter(({ fileName }) => files.includes(BASE + fileName));
  expect(built.modulesOf(begun)).toContain('/src/pages/DashboardLayout/BigSidebar.tsx');
  expect(built.modulesOf(begun)).not.toContain('/src/pages/DashboardLayout/SmallSidebar.tsx');
});

it('brings moment along with the pages that write dates alone, without its locales', () => {
  const ofMoment = (id: string) => id.includes('/node_modules/moment/');
  const dates = built.chunks.filter(({ moduleIds }) => moduleIds.some(ofMoment));
  expect(built.modulesOf(dates).filter(ofMoment)).toHaveLength(1);

  const [url] = dates.map(({ fileName }) => BASE + fileName);
  const withDates = Object.entries(built.pageStarts.user).filter(([, { files }]) =>
    files.some((file) => file === url),
  );
  expect(withDates.map(([path]) => path)).toEqual([`${BASE}all-jobs`, `${BASE}import`]);
});

describe('a build below a path of its host', () => {
  it('asks for nothing outside that path', () => {
    expect(built.addresses.length).toBeGreaterThan(5);
    expect(built.addresses.filter((address) => !address.startsWith(BASE))).toEqual([]);
  });

  it('tells its start script what each page begins with', () => {
    const { visitor, user } = built.pageStarts;

    expect(Object.keys(user)).toEqual(Object.keys(visitor));
    expect(visitor[`${BASE}all-jobs`]).toEqual(visitor[`${BASE}landing`]);
    expect(visitor[`${BASE}landing`]?.files[0]).toMatch(/\/LandingPage-[^/]*\.js$/);
    expect(visitor[`${BASE}landing`]?.pictures).toEqual([`${BASE}landing.svg`]);
    expect(user[`${BASE}register`]).toEqual(user[BASE]);
    expect(user[BASE]?.calls).toEqual({ '': '/api/v1/jobs/stats' });
    const ofAllJobs = Object.entries(user[`${BASE}all-jobs`]?.calls ?? {});
    expect(ofAllJobs.map(([query, call]) => [query, call.includes('limit=')])).toEqual([
      ['', false],
      ['?view=board', true],
      ['?view=table', true],
    ]);
    expect(user[`${BASE}profile`]?.calls).toBeUndefined();
  });

  it('lists only files that are there for its pages', () => {
    const names = built.files.map(({ fileName }) => BASE + fileName);
    const urls = Object.values(built.pageStarts.user).flatMap(({ files }) => files);

    expect(names).toEqual(expect.arrayContaining(urls));
  });

  it('has a classic start script', () => {
    expect(built.textOf('start.js')).toMatch(/^\(function/);
    expect(built.textOf('start.js')).not.toMatch(/\b(import|export)\b/);
  });
});

describe('the production build', () => {
  it('consists of the client alone', () => {
    const modules = built.modulesOf(built.chunks);
    expect(modules).toContain('/src/main.tsx');
    expect(modules.some((id) => id.includes('/node_modules/react-dom/'))).toBe(true);
    const ofOthers = /^\/(embedded-api|demo|tests)\/|\/node_modules\/(@?hono|@libsql|libsql|msw)\//;
    expect(modules.filter((id) => ofOthers.test(id))).toEqual([]);
  });

  it.each(Object.entries(TEXTS))('holds no text of %s', (path, texts) => {
    const source = readFileSync(path, 'utf8');
    for (const text of texts) {
      expect(source).toContain(text);
      const found = built.files.filter((file) =>
        (file.type === 'chunk' ? file.code : String(file.source)).includes(text),
      );
      expect(found.map(({ fileName }) => fileName)).toEqual([]);
    }
  });

  it('is built for production, without source maps', () => {
    expect(built.chunks.some(({ code }) => code.includes('react-stack-top-frame'))).toBe(false);
    expect(built.files.filter(({ fileName }) => fileName.endsWith('.map'))).toEqual([]);
  });
});

describe('the service worker', () => {
  /** The addresses that the worker keeps, apart from the document. */
  const filesOf = (worker: string) => /files:`([^`]*)`\.split/.exec(worker)?.[1]?.split(',') ?? [];
  const versionOf = (worker: string) => /version:`(\w+)`/.exec(worker)?.[1];

  it('keeps every script, style sheet and drawing of the build, below its path', () => {
    const scripts = built.files
      .map(({ fileName }) => BASE + fileName)
      .filter((name) => /\.(js|css)$/.test(name) && name !== `${BASE}sw.js`);
    const drawings = ['favicon', 'landing', 'not-found'].map((name) => `${BASE}${name}.svg`);

    expect(scripts.length).toBeGreaterThan(20);
    expect(filesOf(built.textOf('sw.js')).toSorted()).toEqual([...scripts, ...drawings].toSorted());
  });

  it('has another version, and so another text, with any other file', async () => {
    const other = await buildOutput({
      base: BASE,
      plugins: [{ name: 'other', transformIndexHtml: (html) => `${html} ` }],
    });

    expect(versionOf(built.textOf('sw.js'))).toMatch(/^[0-9a-f]{12}$/);
    expect(filesOf(other.textOf('sw.js'))).toEqual(filesOf(built.textOf('sw.js')));
    expect(versionOf(other.textOf('sw.js'))).not.toBe(versionOf(built.textOf('sw.js')));
  }, 240_000);
});
