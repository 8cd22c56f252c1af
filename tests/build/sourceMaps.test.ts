import { expect, it } from 'vitest';
import { buildOutput } from './output';

it('a build may have source maps, none of which is kept offline', async () => {
  const { files, textOf } = await buildOutput({ build: { sourcemap: true } });

  expect(files.map(({ fileName }) => fileName)).toContainEqual(expect.stringMatching(/\.js\.map$/));
  expect(textOf('sw.js')).toContain('.js`');
  expect(textOf('sw.js')).not.toMatch(/\.(js|css)\.map/);
}, 240_000);
