import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { listParts } from '../../tools/build/firstVisit/pageStarts';

test('of files that import each other, a part lists each once', () => {
  const chunk = (name: string, imports: string[], dynamicImports: string[] = []) =>
    ({
      type: 'chunk',
      name,
      fileName: `${name}.js`,
      imports,
      dynamicImports,
    }) as Rolldown.OutputChunk;
  const first = chunk('first', [], ['page.js']);
  const page = chunk('page', ['part.js']);
  const part = chunk('part', ['page.js']);

  expect(listParts({ first, 'page.js': page, 'part.js': part }, '/any/')).toEqual({
    page: ['/any/page.js', '/any/part.js'],
  });
});
