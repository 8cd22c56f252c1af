import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LEFT_OUT } from '../../e2e/firefox/leftOut.js';

const specs = ['e2e', 'e2e/webkit', 'e2e/worker'].flatMap((folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${folder}/${name}`),
);
const source = specs.map((path) => readFileSync(path, 'utf8')).join('\n');

test.each(Object.keys(LEFT_OUT))('a test is called what Firefox leaves out: %s', (name) => {
  expect(source).toContain(name);
});
