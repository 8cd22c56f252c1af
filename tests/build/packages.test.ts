import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSources } from '../support/sources';

const IN_APP = [
  'react',
  'react-dom',
  'react-router-dom',
  '@reduxjs/toolkit',
  'react-redux',
  'axios',
  'react-toastify',
  'recharts',
  'styled-components',
  'moment',
  'react-icons',
];
const AROUND_IT = ['vite', 'vitest', '@testing-library/react', 'msw'];

const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** What the files of these folders import, but for mere types. */
const importsIn = (...folders: string[]) =>
  readSources(...folders)
    .flatMap((code) => [...code.matchAll(/^import (?!type\b)[^;]*?'([^']+)';$/gm)])
    .map(([, source = '']) => source);

const inSrc = importsIn('src');
const inTests = importsIn('tests', 'tools');

it.each([
  ...IN_APP.map((name) => [name, 'the app', dependencies, inSrc] as const),
  ...AROUND_IT.map((name) => [name, 'what surrounds it', devDependencies, inTests] as const),
])('%s is installed and used by %s', (name, _, installed, imports) => {
  expect(installed).toHaveProperty([name]);
  expect(imports.filter((source) => source === name || source.startsWith(`${name}/`))).not.toEqual(
    [],
  );
});

it('axios is used with an interceptor of answers, on one instance', () => {
  const creators = readSources('src').filter((code) => code.includes('axios.create('));

  expect(creators).toHaveLength(1);
  expect(creators[0]).toContain('client.interceptors.response.use(');
});
