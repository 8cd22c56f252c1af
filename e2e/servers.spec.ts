import { spawn } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBackEnd, FAMILIES, serve } from '../tests/support/backEnds';
import { startDocsProxy } from '../tests/support/docsProxy';
import { expect, test } from './support/test';

type Family = keyof typeof FAMILIES;

/** A server of this kind, with the proxy of the documentation in front where one is needed. */
async function startBackEnd(family: Family) {
  const server = await serve(createBackEnd(FAMILIES[family]));
  if (family !== 'TypeScript') return server;
  const proxy = await startDocsProxy(server.origin);
  const close = () => {
    proxy.close();
    server.close();
  };
  return { origin: proxy.origin, close };
}

/** Serves the build of this run in front of that server. */
async function preview(build: string, target: string) {
  const vite = ['node_modules/vite/bin/vite.js', 'preview', '--outDir', build, '--port', '0'];
  const child = spawn(process.execPath, vite, {
    env: { ...process.env, API_PROXY_TARGET: target, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  for await (const text of child.stdout) {
    told += String(text);
    const [origin] = /http:\/\/localhost:\d+/.exec(told) ?? [];
    if (origin !== undefined) return { origin, close: () => child.kill() };
  }
  throw new Error(`vite preview has ended: ${told}`);
}

for (const family of ['Express with Mongo', 'Express with PostgreSQL', 'TypeScript'] as const) {
  const title = `the built app works behind a server of the kind ${family}`;
  test(title, { tag: '@desktop' }, async ({ page }, { project }) => {
    const backEnd = await startBackEnd(family);
    const build = join(tmpdir(), `jobtrail-e2e-${new URL(project.use.baseURL ?? '').port}`);
    const app = await preview(build, backEnd.origin);
    try {
      await page.goto(`${app.origin}/register`);
      await page.getByRole('button', { name: 'demo app' }).click();
      const interviews = page.getByRole('listitem').filter({ hasText: 'interviews scheduled' });
      await expect(interviews).toContainText('9');

      await page.getByRole('link', { name: 'all jobs' }).click();
      await expect(page.getByRole('heading', { name: '25 jobs found' })).toBeVisible();
      await page.getByRole('button', { name: 'page 3' }).click();
      await expect(page.getByRole('article')).toHaveCount(5);

      await page.getByRole('button', { name: 'board' }).click();
      const board = page.getByRole('region', { name: /^pending/ });
      await expect(board).toHaveAccessibleName('pending (8)');
      await page.getByRole('button', { name: /^status of Engineer 24,/ }).click();
      await page.getByRole('menuitemradio', { name: 'declined' }).click();
      await expect(page.getByText('Job Modified...')).toBeVisible();
      await page.reload();
      const declined = page.getByRole('region', { name: 'declined (9)' });
      await expect(declined.getByRole('article', { name: 'Engineer 24' })).toBeVisible();
      await expect(page.getByText(/in no column/)).toHaveCount(0);

      await page.getByRole('banner').getByRole('button', { name: 'Ada' }).click();
      await page.getByRole('button', { name: 'logout' }).click();
      await expect(page).toHaveURL(`${app.origin}/landing`);
    } finally {
      app.close();
      backEnd.close();
    }
  });
}
