import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createServer as createHttpServer, request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient, DEMO, JOB, listen, textLike } from './httpApi';
import { allowEmbeddedApi, startDev, startPreview } from './viteServers';

allowEmbeddedApi();

/** The status of a logout that a page of this host asks for; `fetch` lets nobody name the host. */
async function logOutFrom(host: string, origin: string): Promise<number | undefined> {
  const headers = { host, origin: `http://${host}` };
  const call = request(`${origin}/api/v1/auth/logout`, { headers }).end();
  const [answer] = (await once(call, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
}

describe.each([
  ['dev', startDev],
  ['preview', startPreview],
])('vite %s', (_name, start) => {
  it('serves the API beside the app, on a file below the root', async () => {
    const { root, origin } = await start();
    const send = createClient(`${origin}/api/v1`);
    expect(await send('POST', '/auth/login', DEMO)).toMatchObject({ status: 200 });
    expect(await send('POST', '/jobs', JOB, { origin })).toMatchObject({ status: 201 });
    expect(await send('GET', '/%E0%A4%A')).toMatchObject({ status: 404 });
    expect(await send('OPTIONS', '/jobs')).toMatchObject({ status: 405 });
    const file = await readFile(join(root, '.data/jobtrail.db'));
    expect(file.subarray(0, 6).toString()).toBe('SQLite');
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('app</title>');
    const fromElsewhere = await fetch(`${origin}/api/v1/auth/logout`, {
      headers: { origin: 'http://localhost:9999' },
    });
    expect(fromElsewhere.status).toBe(403);
    expect(fromElsewhere.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('hands /api/v1 to API_PROXY_TARGET instead, with host and cookies', async () => {
    const requests: IncomingMessage[] = [];
    const backEnd = createHttpServer((request, response) => {
      requests.push(request);
      response.setHeader('set-cookie', 'token=abc; Domain=other.example; HttpOnly; Path=/');
      response.end('{"msg":"from the other one"}');
    });
    onTestFinished(() => {
      backEnd.closeAllConnections();
      backEnd.close();
    });
    const target = new URL(await listen(backEnd)).origin;
    const { origin } = await start({ env: `API_PROXY_TARGET=${target}` });
    const send = createClient(`${origin}/api/v1`);
    const cookie = 'token=old';
    const { body, headers } = await send('GET', '/jobs?page=2', undefined, { cookie });
    expect(body).toEqual({ msg: 'from the other one' });
    expect(headers.getSetCookie()).toEqual(['token=abc; HttpOnly; Path=/']);
    expect(requests.map(({ url }) => url)).toEqual(['/api/v1/jobs?page=2']);
    expect(requests[0]?.headers).toMatchObject({ host: new URL(target).host, cookie });
    expect((await fetch(`${origin}/api/v10`)).headers.getSetCookie()).toEqual([]);
  });
});

describe('vite dev', () => {
  it('names the file it cannot use once, answers 503 and lives', async () => {
    const errors: string[] = [];
    const { root, origin } = await startDev({ env: 'DATABASE_URL=file:index.html', errors });
    const send = createClient(`${origin}/api/v1`);
    expect(await send('GET', '/jobs')).toMatchObject({ status: 503 });
    expect(await send('POST', '/auth/login', DEMO)).toMatchObject({ status: 503 });
    expect(errors).toEqual([expect.stringContaining(join(root, 'index.html'))]);
    expect(await readFile(join(root, 'index.html'), 'utf8')).toContain('<title>app');
  });

  it('takes demo account, proxies and hosts from the environment', async () => {
    const demo = { email: 'env@example.com', password: 'from-the-file' };
    const { origin } = await startDev({
      env: `VITE_DEMO_EMAIL=${demo.email}
        VITE_DEMO_PASSWORD=${demo.password}
        TRUSTED_PROXIES=1
        ALLOWED_HOSTS=jobtrail.example, www.jobtrail.example`,
    });
    const forwarded = { 'x-forwarded-proto': 'https' };
    const send = createClient(`${origin}/api/v1`);
    const { status, headers } = await send('POST', '/auth/login', demo, forwarded);
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toContain('; Secure');
    expect(await logOutFrom('jobtrail.example', origin)).toBe(200);
    expect(await logOutFrom('www.jobtrail.example', origin)).toBe(200);
    expect(await logOutFrom('other.example', origin)).toBe(403);
  });

  it('answers 502 with a msg when that target cannot be reached', async () => {
    const { origin } = await startDev({ env: 'API_PROXY_TARGET=http://127.0.0.1:1' });
    const answer = await createClient(`${origin}/api/v1`)('GET', '/jobs');
    const body = { msg: 'The server cannot be reached' };
    expect(answer).toMatchObject({ status: 502, body });
  });

  it.each(['API_PROXY_TARGET=localhost', 'DATABASE_URL=file:%', 'TRUSTED_PROXIES=yes'])(
    'refuses to start with %s in one line',
    async (env) => {
      const message = textLike(new RegExp(`^${env.split('=')[0]} must be .*$`));
      await expect(startDev({ env })).rejects.toMatchObject({ message, stack: message });
    },
  );

  it('serves no API under Vitest', async () => {
    vi.stubEnv('VITEST', 'true');
    const { root, origin } = await startDev();
    await fetch(`${origin}/api/v1/auth/logout`);
    await expect(readFile(join(root, '.data/jobtrail.db'))).rejects.toThrow('ENOENT');
  });

  it('never hands out the database or the settings, however they are asked for', async () => {
    const { root, origin } = await startDev({ env: 'DATABASE_URL=file:elsewhere.sqlite' });
    await createClient(`${origin}/api/v1`)('POST', '/auth/login', DEMO);
    await mkdir(join(root, '.data'));
    for (const end of ['', '-wal', '-shm']) {
      await writeFile(join(root, `.data/jobtrail.db${end}`), 'SQLite format 3');
    }
    const paths = [
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
    ].flatMap((file) => [
      `/${file}`,
      `/@fs${root}/${file}`,
      `/@fs/${root}/${file}`,
      `/x/../${file}`,
    ]);
    const ends = ['', '?raw', '?url', '?import&raw', '?import', '?inline', '?url&raw', '?t=1'];
    for (const path of paths.flatMap((path) => ends.map((end) => `${path}${end}`))) {
      const text = await (await fetch(`${origin}${path}`)).text();
      expect(text, path).not.toMatch(/SQLite format|SECRET_OF_ENV|demo@/);
    }
    for (const path of ['/.data/jobtrail.db', '/.env', `/@fs${root}/.data/jobtrail.db`]) {
      expect((await fetch(`${origin}${path}`)).status, path).toBe(403);
    }
  }, 60_000);
});
