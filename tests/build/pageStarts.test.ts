import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { listParts } from '../../tools/build/firstVisit/pageStarts';

test('of files that import each other, a part lists each once', () => {
  const chunk = (fileName: string, imports: string[], name?: string) => {
    const isDynamicEntry = name !== undefined;
    return { type: 'chunk', name, fileName, imports, isDynamicEntry } as Rolldown.OutputChunk;
  };
  const page = chunk('page-1.js', ['part-2.js'], 'page');
  const part = chunk('part-2.js', ['page-1.js']);

  expect(listParts({ 'page-1.js': page, 'part-2.js': part }, '/any/')).toEqual({
    page: ['/any/page-1.js', '/any/part-2.js'],
  });
});
