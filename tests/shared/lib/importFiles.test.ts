import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { importFiles as ImportFiles } from '@/shared/lib/importFiles';
import { server } from '../../support/server';

const FILES = ['assets/a.js', 'assets/b.js'];
const code = () => new HttpResponse('', { headers: { 'Content-Type': 'text/javascript' } });

let asked: string[];
let importFiles: typeof ImportFiles;

/** Answers each request for a file, and notes how it was asked for. */
function answerFiles(answer: () => Response) {
  server.use(
    http.get('*/assets/:name', ({ request, params }) => {
      asked.push(`${String(params.name)} ${request.cache}`);
      return answer();
    }),
  );
}

beforeEach(async () => {
  asked = [];
  document.head.replaceChildren();
  vi.resetModules();
  ({ importFiles } = await import('@/shared/lib/importFiles'));
});

describe('a part that is imported', () => {
  it('comes after its files, each of which is asked for once', async () => {
    answerFiles(code);
    const load = vi.fn(async () => Promise.resolve([...asked]));

    expect(await importFiles(load, FILES)).toEqual(['a.js default', 'b.js default']);
    await importFiles(load, FILES);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['is not there', () => new HttpResponse(null, { status: 404 })],
    ['does not come', () => HttpResponse.error()],
    ['is a page', () => HttpResponse.html('<!doctype html>')],
  ])('is left alone when a file %s, and comes once it does', async (_, answer) => {
    answerFiles(answer);
    const load = vi.fn(async () => Promise.resolve('part'));
    await expect(importFiles(load, FILES)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();

    answerFiles(code);
    expect(await importFiles(load, FILES)).toBe('part');
  });

  it('asks for no file that the document asks for', async () => {
    document.head.innerHTML =
      '<link rel="modulepreload" href="/assets/a.js"><script src="/assets/b.js"></script>';
    answerFiles(code);

    expect(await importFiles(async () => Promise.resolve('part'), FILES)).toBe('part');
    expect(asked).toEqual([]);
  });

  it('asks for all files anew when the import fails all the same', async () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/a.js">';
    answerFiles(code);
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('remembered')).mockResolvedValue('part');

    expect(await importFiles(load, ['assets/a.js'])).toBe('part');
    expect(asked).toEqual(['a.js reload']);
  });

  it('has no files to fetch while developing', async () => {
    await expect(importFiles(async () => Promise.reject(new Error('lost')))).rejects.toThrow(
      'lost',
    );
    expect(asked).toEqual([]);
  });
});
