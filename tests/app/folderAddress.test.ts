// @vitest-environment node
import { expect, it } from 'vitest';
import { folderPath } from '@/app/folderAddress';

it.each([
  ['/any/path', '/any/path/', '/any/path/'],
  ['/any/path/index.html', '/any/path/', '/any/path/'],
  ['/index.html', '/', '/'],
  ['/any/path/all-jobs', '/any/path/', '/any/path/all-jobs'],
  ['/any', '/any/path/', '/any'],
])('%s below %s is %s', (path, base, expected) => {
  expect(folderPath(path, base)).toBe(expected);
});
