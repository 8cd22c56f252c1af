import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { listFiles } from '../../tools/build/firstVisit/pageStarts';

test('of files that import each other, each is listed once, and the first file is not', () => {
  const chunk = (name: string, imports: string[], isEntry = false) =>
    ({ type: 'chunk', name, fileName: `${name}.js`, imports, isEntry }) as Rolldown.OutputChunk;
  const first = chunk('first', [], true);
  const page = chunk('page', ['part.js', 'first.js']);
  const part = chunk('part', ['page.js']);
  const bundle = { 'first.js': first, 'page.js': page, 'part.js': part };

  expect([...listFiles(page, bundle)]).toEqual(['page.js', 'part.js']);
});
