import { expect, it } from 'vitest';
import { leadToFolder } from '@/app/folderAddress';

it.each([
  ['/any/path', '/any/path/', '/any/path/'],
  ['/any/path/index.html', '/any/path/', '/any/path/'],
  ['/index.html', '/', '/'],
  ['/any/path/all-jobs', '/any/path/', '/any/path/all-jobs'],
  ['/any', '/any/path/', '/any'],
])('%s below %s is %s', (path, base, expected) => {
  history.replaceState(null, '', `${path}?search=a#b`);
  leadToFolder(base);

  expect(location.href).toBe(`${location.origin}${expected}?search=a#b`);
});
