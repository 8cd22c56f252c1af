import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createClient, DEMO } from './httpApi';
import { allowEmbeddedApi, startDev } from './viteServers';

allowEmbeddedApi();

describe('vite dev', () => {
  const suffixes = ['', '?raw', '?url', '?import&raw', '?import', '?inline', '?url&raw', '?t=1'];
  const files = [
    '.data/jobtrail.db',
    '.data/jobtrail.db-wal',
    '.data/jobtrail.db-shm',
    '.data/%6aobtrail.db',
    '.DATA/JOBTRAIL.DB',
    '.data/../.data/jobtrail.db',
    '.data//jobtrail.db',
    '.data/jobtrail.db/',
    'elsewhere.sqlite',
    '.env',
    '.env.local',
  ];

  it('never hands out the database or the settings, however they are asked for', async () => {
    const { root, origin } = await startDev({ env: 'DATABASE_URL=file:elsewhere.sqlite' });
    await createClient(`${origin}/api/v1`)('POST', '/auth/login', DEMO);
    await mkdir(join(root, '.data'));
    for (const end of ['', '-wal', '-shm']) {
      await writeFile(join(root, `.data/jobtrail.db${end}`), 'SQLite format 3');
    }
    const paths = files.flatMap((file) => [
      `/${file}`,
      `/@fs${root}/${file}`,
      `/@fs/${root}/${file}`,
      `/x/../${file}`,
    ]);
    for (const path of paths.flatMap((path) => suffixes.map((suffix) => `${path}${suffix}`))) {
      const text = await (await fetch(`${origin}${path}`)).text();
      expect(text, path).not.toMatch(/SQLite format|SECRET_OF_ENV|demo@/);
    }
  }, 60_000);

  it('answers the plain paths with 403', async () => {
    const { root, origin } = await startDev();
    await createClient(`${origin}/api/v1`)('POST', '/auth/login', DEMO);
    for (const path of ['/.data/jobtrail.db', '/.env', `/@fs${root}/.data/jobtrail.db`]) {
      expect((await fetch(`${origin}${path}`)).status, path).toBe(403);
    }
  });

  it('lets no other origin read its answers', async () => {
    const { origin } = await startDev();
    const headers = { origin: 'http://localhost:9999' };
    const answer = await fetch(`${origin}/api/v1/auth/logout`, { headers });
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});
