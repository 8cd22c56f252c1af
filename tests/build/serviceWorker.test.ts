import { beforeAll, expect, test } from 'vitest';
import { buildOutput } from './output';

const BASE = '/any/path/';

let built: Awaited<ReturnType<typeof buildOutput>>;
let listed: string[];
beforeAll(async () => {
  built = await buildOutput({ base: BASE });
  listed = readList(built.textOf('sw.js'));
}, 240_000);

/** The addresses that the worker keeps, apart from the document. */
function readList(worker: string): string[] {
  return /files:`([^`]*)`\.split/.exec(worker)?.[1]?.split(',') ?? [];
}

test('the worker keeps every script, style sheet and drawing of the build, below its path', () => {
  const scripts = built.files
    .map(({ fileName }) => BASE + fileName)
    .filter((name) => /\.(js|css)$/.test(name) && name !== `${BASE}sw.js`);
  const drawings = ['favicon', 'landing', 'not-found'].map((name) => `${BASE}${name}.svg`);

  expect(scripts.length).toBeGreaterThan(20);
  expect(listed.toSorted()).toEqual([...scripts, ...drawings].toSorted());
});

test('the worker has another version, and so another text, with any other file', async () => {
  const versionOf = (worker: string) => /version:`(\w+)`/.exec(worker)?.[1];
  const [same, other] = await Promise.all([
    buildOutput({ base: BASE }),
    buildOutput({
      base: BASE,
      plugins: [{ name: 'other', transformIndexHtml: (html) => `${html} ` }],
    }),
  ]);

  expect(versionOf(built.textOf('sw.js'))).toMatch(/^[0-9a-f]{12}$/);
  expect(same.textOf('sw.js')).toBe(built.textOf('sw.js'));
  expect(readList(other.textOf('sw.js'))).toEqual(listed);
  expect(versionOf(other.textOf('sw.js'))).not.toBe(versionOf(built.textOf('sw.js')));
}, 240_000);
