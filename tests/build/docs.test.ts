import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const isPage = (name: string) => name.endsWith('.md');
const pages = [
  ...readdirSync('.').filter(isPage),
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter(isPage)
    .map((name) => join('docs', name)),
];
const LINK = /\]\((?!https?:|#)([^)#]+)[^)]*\)/g;
const PATH = /`((?:src|tests|e2e|embedded-api|demo|deploy|tools|docs|public)\/[\w./-]+)`/g;

it.each(pages)('links and paths of %s lead to files that are there', (page) => {
  const text = readFileSync(page, 'utf8');
  const links = [...text.matchAll(LINK)].map(([, link = '']) => join(dirname(page), link));
  const paths = [...text.matchAll(PATH)].map(([, path = '']) => path);

  expect([...links, ...paths].filter((path) => !existsSync(path))).toEqual([]);
});
