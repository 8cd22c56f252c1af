import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => join('src', file));

/** Safari takes the role of a list away with its bullets, which no list of the app has. */
it('every list says that it is one', () => {
  const mute = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const styled = [...text.matchAll(/styled\.[uo]l(?!\.attrs\(\{ role: )\S*/g)];
    const plain = [...text.matchAll(/<[uo]l(?![^>]*role="list")[^>]*>/g)];
    return [...styled, ...plain].map(([found]) => `${file}: ${found}`);
  });

  expect(mute).toEqual([]);
});
