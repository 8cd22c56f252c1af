import { SourceMap, type SourceMapPayload } from 'node:module';
import { expect, it } from 'vitest';
import { buildOutput } from './output';

it('a build may have source maps, none of which is kept offline', async () => {
  const { files, chunks, textOf } = await buildOutput({ build: { sourcemap: true } });

  expect(files.map(({ fileName }) => fileName)).toContainEqual(expect.stringMatching(/\.js\.map$/));
  expect(textOf('sw.js')).toContain('.js`');
  expect(textOf('sw.js')).not.toMatch(/\.(js|css)\.map/);

  // In the place of each line, though the first one is the hint to compile.
  const { code = '', fileName } = chunks.find(({ name }) => name === 'index') ?? {};
  const text = 'Unauthorized! Logging Out...';
  const before = code.slice(0, code.indexOf(text)).split('\n');
  const map = JSON.parse(textOf(`${fileName}.map`)) as SourceMapPayload;
  expect(new SourceMap(map).findEntry(before.length - 1, before.at(-1)?.length ?? 0)).toMatchObject(
    { originalSource: expect.stringMatching(/\/src\/app\/session\.ts$/) as string },
  );
}, 240_000);
