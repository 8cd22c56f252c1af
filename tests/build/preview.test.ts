import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { expect, onTestFinished, test } from 'vitest';

test('vite preview answers a missing asset with 404, and pages and files with themselves', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'jobtrail-'));
  onTestFinished(() => rm(outDir, { recursive: true }));
  await mkdir(join(outDir, 'assets'));
  await writeFile(join(outDir, 'index.html'), '<!doctype html><title>app</title>');
  await writeFile(join(outDir, 'assets/page.js'), 'export {}');
  await writeFile(join(outDir, 'sw.js'), '');
  const server = await preview({
    logLevel: 'silent',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  onTestFinished(() => server.close());
  const get = (path: string) => fetch(new URL(path, server.resolvedUrls?.local[0]));

  for (const missing of [
    '/assets/missing.js',
    '/assets/missing.css?x=1',
    '/assets/',
    '/assets/%',
    `/assets/${'x'.repeat(300)}.js`,
    '/assets/../../package.json',
  ]) {
    const call = request(new URL(server.resolvedUrls?.local[0] ?? ''), { path: missing }).end();
    const [{ statusCode, headers }] = (await once(call, 'response')) as [IncomingMessage];
    expect({ missing, statusCode, type: headers['content-type'] }).toEqual({
      missing,
      statusCode: 404,
      type: undefined,
    });
    call.destroy();
  }
  const file = await get('/assets/page.js?x=1');
  expect(await file.text()).toBe('export {}');
  expect(file.headers.get('Cache-Control')).toContain('immutable');
  expect((await get('/sw.js')).headers.get('Cache-Control')).toBe('no-cache');
  expect(await (await get('/all-jobs')).text()).toContain('<title>app');
});
