import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

type Pattern = { regex?: string; group?: string[] };
type Rules = { 'no-restricted-imports': [number, { patterns: Pattern[] }] };

const [, picture = ''] =
  /```mermaid\n([^]*?)```/.exec(readFileSync('ARCHITECTURE.md', 'utf8')) ?? [];
const drawn = [...picture.matchAll(/^ *(\S+) --> (\S+)$/gm)].map(([, from = '', to = '']) => [
  from,
  to,
]);
const isPart = (name: string) => name.startsWith('jobs/');
const parts = [...new Set(drawn.flat())].filter(isPart);
/** An arrow at the frame of jobs counts for each of its parts. */
const partsOf = (name: string) => (name === 'jobs' ? parts : [name]);
const arrows = drawn.flatMap(([from = '', to = '']) =>
  partsOf(from).flatMap((source) => partsOf(to).map((target) => [source, target])),
);
const layers = [...new Set(arrows.flat())];
const foldersOf = (path: string) =>
  readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** What is reached from a layer along the arrows. */
function reachedFrom(layer: string): string[] {
  const reached = new Set<string>();
  const follow = (from: string) => {
    for (const [source, target = ''] of arrows) {
      if (source !== from || reached.has(target)) continue;
      reached.add(target);
      follow(target);
    }
  };
  follow(layer);
  reached.delete(layer);
  return [...reached].sort();
}

/** A folder of this layer; features have several. */
function folderOf(layer: string, feature: string): string {
  if (layer === 'features') return `features/${feature}`;
  return layer === 'jobs/files' ? 'jobs' : layer;
}

/** What the import rules let a file of this layer import. */
async function allowedFor(eslint: ESLint, layer: string): Promise<string[]> {
  const isOutside = (name: string) => ['demo', 'embedded-api'].includes(name);
  const file = `${isOutside(layer) ? '' : 'src/'}${folderOf(layer, 'list')}/file.ts`;
  const { rules } = (await eslint.calculateConfigForFile(file)) as { rules: Rules };
  const forbidden = rules['no-restricted-imports'][1].patterns.flatMap(
    ({ regex, group = [] }) => regex ?? group.map((glob) => `^${glob.replace('**', '')}`),
  );
  return layers
    .filter((target) => target !== layer || target === 'features')
    .filter((target) => {
      const name = isOutside(target) ? `../${target}` : `@/${folderOf(target, 'board')}`;
      return !forbidden.some((pattern) => new RegExp(pattern).test(`${name}/file`));
    })
    .sort();
}

it('the picture of the layers shows every folder and what the import rules allow', async () => {
  const eslint = new ESLint();
  const allowed = await Promise.all(
    layers.map(async (layer) => [layer, await allowedFor(eslint, layer)] as const),
  );

  expect(layers.filter((layer) => !layer.includes('/'))).toEqual(
    expect.arrayContaining(foldersOf('src').filter((name) => name !== 'jobs')),
  );
  expect(parts).toEqual(
    expect.arrayContaining(foldersOf('src/jobs').map((name) => `jobs/${name}`)),
  );
  expect(Object.fromEntries(layers.map((layer) => [layer, reachedFrom(layer)]))).toEqual(
    Object.fromEntries(allowed),
  );
});

/** The files that a file imports, for their types too. */
function importsOf(file: string): string[] {
  return [
    ...readFileSync(file, 'utf8').matchAll(/(?:from|import\(|^import) ?'([@.][^']+)'/gm),
  ].flatMap(([, source = '']) => {
    const name = source.replace(/\.js$/, '');
    const path = name.startsWith('@/') ? join('src', name.slice(2)) : join(dirname(file), name);
    return [`${path}.ts`, `${path}.tsx`].filter(existsSync);
  });
}

const files = ['src', 'embedded-api', 'demo', 'deploy', 'tools', 'tests', 'e2e']
  .flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
  .filter((name) => /\.tsx?$/.test(name));

it('no two files have one name for a disk that ignores case', () => {
  const names = files.map((file) => file.replace(/\.tsx?$/, '').toLowerCase());

  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

it('no file imports itself by way of others, not for a type either', () => {
  const left = new Map(files.map((file) => [file, importsOf(file)]));
  // A file that imports none of those left, or is imported by none of them, is in no circle.
  for (let before = 0; before !== left.size;) {
    before = left.size;
    for (const [file, imports] of left) {
      if (!imports.some((name) => left.has(name))) left.delete(file);
    }
    const wanted = new Set([...left.values()].flat());
    for (const file of left.keys()) if (!wanted.has(file)) left.delete(file);
  }

  expect([...left.keys()]).toEqual([]);
});
