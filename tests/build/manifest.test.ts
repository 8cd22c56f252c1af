import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { readPostingAddress } from '@/features/jobForm/posting/readPostingAddress';
import { paths } from '@/shared/config/paths';

type Picture = { src: string; type: string; sizes: string; purpose?: string; form_factor?: string };
type Manifest = Record<'icons' | 'screenshots', Picture[]> & {
  start_url: string;
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  share_target: { action: string; method: string; params: Record<string, string> };
};

const manifest = JSON.parse(await readFile('public/manifest.webmanifest', 'utf8')) as Manifest;
const ofShortcuts = manifest.shortcuts.flatMap(({ icons }) => icons);

test.each([...manifest.icons, ...manifest.screenshots, ...ofShortcuts])(
  '$src is a picture of the size that the manifest says',
  async ({ src, type, sizes }) => {
    const file = await readFile(`public/${src}`);
    if (type === 'image/svg+xml') {
      expect(sizes).toBe('any');
      return;
    }
    // Where the format has width and height.
    expect(file.toString('latin1', 1, 4)).toBe('PNG');
    expect(`${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`).toBe(sizes);
  },
);

test('the manifest has what browsers ask of an app, below any path', () => {
  const { start_url, icons, screenshots, shortcuts } = manifest;
  const urls = [start_url, ...[...icons, ...screenshots].map(({ src }) => src)];
  expect(urls.filter((url) => !url.startsWith('./'))).toEqual([]);
  expect(icons.some(({ purpose, sizes }) => purpose === 'maskable' && sizes === '512x512')).toBe(
    true,
  );
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(
    new Set(['wide', 'narrow']),
  );
  expect(shortcuts.map(({ name, url }) => [name, url])).toEqual([
    ['Add job', `.${paths.addJob}`],
    ['All jobs', `.${paths.allJobs}`],
  ]);
});

test('what a phone shares opens the form with the parameters that it reads', () => {
  const { action, method, params } = manifest.share_target;
  expect([action, method]).toEqual([`.${paths.addJob}`, 'GET']);
  const shared = { title: 'Cook at Acme Ltd', text: 'https://jobs.example/1', url: '' };
  const read = (texts: Record<string, string>) => {
    const named = Object.entries(texts).map(([name, text]) => [params[name] ?? '', text]);
    return readPostingAddress(`?${new URLSearchParams(named).toString()}`, []);
  };
  const posting = { position: 'Cook', company: 'Acme Ltd' };

  expect(read(shared)).toMatchObject({ posting, hasAddress: true, unread: '' });
  // Some apps put all of it into the text.
  const text = 'Cook at Acme Ltd https://jobs.example/1?utm_source=share';
  expect(read({ text })).toMatchObject({ posting, hasAddress: true });
  expect(read({ url: 'https://jobs.example/1' })).toMatchObject({
    posting: null,
    hasAddress: true,
  });
});

test('each build on a host is an app of its own', () => {
  // Without an id it is the start URL, below the folder of the manifest.
  expect(manifest).not.toHaveProperty('id');
  expect(manifest.start_url).toBe('./');
});
