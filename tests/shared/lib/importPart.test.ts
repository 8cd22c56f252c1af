import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { importPart as ImportPart } from '@/shared/lib/importPart';
import { server } from '../../support/server';

const FILES = ['assets/a.js', 'assets/b.js'];
const code = () => new HttpResponse('', { headers: { 'Content-Type': 'text/javascript' } });

let asked: string[];
let importPart: typeof ImportPart;

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
  ({ importPart } = await import('@/shared/lib/importPart'));
});

describe('a part that is imported', () => {
  it('comes after its files, each of which is asked for once', async () => {
    answerFiles(code);
    const load = vi.fn(async () => Promise.resolve([...asked]));

    expect(await importPart(load, FILES)).toEqual(['a.js default', 'b.js default']);
    await importPart(load, FILES);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['is not there', () => new HttpResponse(null, { status: 404 })],
    ['does not come', () => HttpResponse.error()],
    ['is a page', () => HttpResponse.html('<!doctype html>')],
  ])('is left alone when a file %s, and comes once it does', async (_, answer) => {
    answerFiles(answer);
    const load = vi.fn(async () => Promise.resolve('part'));
    await expect(importPart(load, FILES)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();

    answerFiles(code);
    expect(await importPart(load, FILES)).toBe('part');
  });

  it('asks for no file that the document asks for', async () => {
    document.head.innerHTML =
      '<link rel="modulepreload" href="/assets/a.js"><script src="/assets/b.js"></script>';
    answerFiles(code);

    expect(await importPart(async () => Promise.resolve('part'), FILES)).toBe('part');
    expect(asked).toEqual([]);
  });

  it('asks for all files anew when the import fails all the same', async () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/a.js">';
    answerFiles(code);
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('remembered')).mockResolvedValue('part');

    expect(await importPart(load, ['assets/a.js'])).toBe('part');
    expect(asked).toEqual(['a.js reload']);
  });

  it('has no files to fetch while developing', async () => {
    await expect(importPart(async () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    expect(asked).toEqual([]);
  });
});
