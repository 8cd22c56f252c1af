import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SECURITY_HEADERS } from '../../deploy/headers';

test.each(['deploy/_headers', 'deploy/nginx.conf'])(
  '%s sends every security header',
  async (path) => {
    const text = await readFile(path, 'utf8');

    for (const [name, value] of Object.entries(SECURITY_HEADERS)) {
      expect([`${name}: ${value}`, `${name} "${value}"`].some((line) => text.includes(line))).toBe(
        true,
      );
    }
  },
);

test('deploy/nginx.conf tells the back end whose request it is, whatever that claims', async () => {
  const text = await readFile('deploy/nginx.conf', 'utf8');

  expect(text).toContain('proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;');
});

test('browsers ask for the service worker at each visit, wherever it is', async () => {
  expect(await readFile('deploy/_headers', 'utf8')).toMatch(
    /\n\/sw\.js\n {2}Cache-Control: no-cache\n/,
  );
  expect(await readFile('deploy/nginx.conf', 'utf8')).toMatch(/\n {2}default +"no-cache";\n/);
});
