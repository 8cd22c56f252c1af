import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { listFiles } from '../../tools/build/firstVisit/pageStarts';

test('of files that import each other, a page names each once', () => {
  const chunk = (fileName: string, imports: string[]) =>
    ({ type: 'chunk', fileName, imports, isEntry: false }) as Rolldown.OutputChunk;
  const page = chunk('page.js', ['part.js']);
  const part = chunk('part.js', ['page.js']);

  expect([...listFiles([page], { 'page.js': page, 'part.js': part })]).toEqual([
    'page.js',
    'part.js',
  ]);
});
