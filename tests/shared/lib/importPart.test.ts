import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { importPart as ImportPart } from '@/shared/lib/importPart';
import { server } from '../../support/server';

const FILES = ['/assets/a.js', '/assets/b.js'];
const code = (status = 200) =>
  new HttpResponse('', { status, headers: { 'Content-Type': 'text/javascript' } });

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
  vi.stubGlobal('parts', { part: FILES });
  ({ importPart } = await import('@/shared/lib/importPart'));
});

afterEach(() => void vi.unstubAllGlobals());

describe('a part that is imported', () => {
  it('comes after its files, each of which is asked for once', async () => {
    answerFiles(code);
    const load = vi.fn(async () => Promise.resolve([...asked]));

    const parts = await Promise.all([importPart('part', load), importPart('part', load)]);
    expect(parts[0]).toEqual(['a.js default', 'b.js default']);
    await importPart('part', load);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['is not there', () => code(404)],
    ['does not come', () => HttpResponse.error()],
    ['is a page', () => HttpResponse.html('<!doctype html>')],
  ])('is left alone when a file %s, and comes once it does', async (_, answer) => {
    answerFiles(answer);
    const load = vi.fn(async () => Promise.resolve('part'));
    await expect(importPart('part', load)).rejects.toThrow();
    expect(load).not.toHaveBeenCalled();

    answerFiles(code);
    expect(await importPart('part', load)).toBe('part');
  });

  it('asks for no file that the document asks for', async () => {
    document.head.innerHTML =
      '<link rel="modulepreload" href="/assets/a.js"><link rel="modulepreload" href="/assets/b.js">';
    answerFiles(code);

    expect(await importPart('part', async () => Promise.resolve('part'))).toBe('part');
    expect(asked).toEqual([]);
  });

  it('asks for all files anew when the import fails all the same', async () => {
    document.head.innerHTML = '<link rel="modulepreload" href="/assets/a.js">';
    answerFiles(code);
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('remembered')).mockResolvedValue('part');

    expect(await importPart('part', load)).toBe('part');
    expect(asked).toEqual(['b.js default', 'a.js reload', 'b.js reload']);
  });

  it('has no files to fetch while developing', async () => {
    await expect(
      importPart('other', async () => Promise.reject(new Error('lost'))),
    ).rejects.toThrow('lost');
    expect(asked).toEqual([]);
  });
});
