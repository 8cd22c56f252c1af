import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import {
  createServer as createHttpServer,
  request,
  type IncomingMessage,
  type RequestListener,
} from 'node:http';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createClient, DEMO, JOB, listen, textLike } from './httpApi';
import { allowEmbeddedApi, startDev, startPreview } from './viteServers';

allowEmbeddedApi();

/** Another back end, until the test ends. */
async function startBackEnd(answer: RequestListener): Promise<string> {
  const server = createHttpServer(answer);
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(await listen(server)).origin;
}

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
    expect(await send('GET', '/nowhere')).toMatchObject({ status: 404 });
    expect(await send('OPTIONS', '/jobs')).toMatchObject({ status: 405 });
    expect((await readFile(join(root, '.data/jobtrail.db'))).subarray(0, 6).toString()).toBe(
      'SQLite',
    );
    const page = await fetch(origin, { headers: { accept: 'text/html' } });
    expect(await page.text()).toContain('app</title>');
  });

  it('survives a malformed path', async () => {
    const { origin } = await start();
    expect((await fetch(`${origin}/api/v1/%E0%A4%A`)).status).toBe(404);
    expect((await fetch(`${origin}/api/v1/auth/logout`)).status).toBe(200);
  });

  it('names the file it cannot use once, answers 503 and lives', async () => {
    const errors: string[] = [];
    const { root, origin } = await start({ env: 'DATABASE_URL=file:index.html', errors });
    const send = createClient(`${origin}/api/v1`);
    expect(await send('GET', '/jobs')).toMatchObject({ status: 503 });
    expect(await send('POST', '/auth/login', DEMO)).toMatchObject({ status: 503 });
    expect(errors).toEqual([expect.stringContaining(join(root, 'index.html'))]);
    expect(await readFile(join(root, 'index.html'), 'utf8')).toContain('<title>app');
  });

  it('takes the demo account from the environment', async () => {
    const credentials = { email: 'env@example.com', password: 'from-the-file' };
    const env = `VITE_DEMO_EMAIL=${credentials.email}\nVITE_DEMO_PASSWORD=${credentials.password}`;
    const { origin } = await start({ env });
    const send = createClient(`${origin}/api/v1`);
    expect(await send('POST', '/auth/login', credentials)).toMatchObject({ status: 200 });
  });

  it('hands /api/v1 to API_PROXY_TARGET instead, with host and cookies', async () => {
    const requests: IncomingMessage[] = [];
    const target = await startBackEnd((request, response) => {
      requests.push(request);
      response.setHeader('set-cookie', 'token=abc; Domain=other.example; HttpOnly; Path=/');
      response.end('{"msg":"from the other one"}');
    });
    const { origin } = await start({ env: `API_PROXY_TARGET=${target}` });
    const { body, headers } = await createClient(`${origin}/api/v1`)(
      'GET',
      '/jobs?page=2',
      undefined,
      {
        cookie: 'token=old',
      },
    );
    expect(body).toEqual({ msg: 'from the other one' });
    expect(headers.getSetCookie()).toEqual(['token=abc; HttpOnly; Path=/']);
    expect(requests.map(({ url }) => url)).toEqual(['/api/v1/jobs?page=2']);
    expect(requests[0]?.headers).toMatchObject({ host: new URL(target).host, cookie: 'token=old' });
    expect((await fetch(`${origin}/api/v10`)).headers.getSetCookie()).toEqual([]);
  });

  it('answers 502 with a msg when that target cannot be reached', async () => {
    const { origin } = await start({ env: 'API_PROXY_TARGET=http://127.0.0.1:1' });
    const { status, body } = await createClient(`${origin}/api/v1`)('GET', '/jobs');
    expect({ status, body }).toEqual({
      status: 502,
      body: { msg: 'The server cannot be reached' },
    });
  });

  it.each(['API_PROXY_TARGET=localhost', 'DATABASE_URL=file:%', 'TRUSTED_PROXIES=yes'])(
    'refuses to start with %s in one line',
    async (env) => {
      const message = textLike(new RegExp(`^${env.split('=')[0]} must be .*$`));
      await expect(start({ env })).rejects.toMatchObject({ message, stack: message });
    },
  );

  it('believes the proxies it is told of', async () => {
    const { origin } = await start({ env: 'TRUSTED_PROXIES=1' });
    const forwarded = { 'x-forwarded-proto': 'https' };
    const send = createClient(`${origin}/api/v1`);
    const { headers } = await send('POST', '/auth/login', DEMO, forwarded);
    expect(headers.getSetCookie()[0]).toContain('; Secure');
  });

  it('answers under the names of hosts it is told of', async () => {
    const { origin } = await start({ env: 'ALLOWED_HOSTS=jobtrail.example, www.jobtrail.example' });
    expect(await logOutFrom('jobtrail.example', origin)).toBe(200);
    expect(await logOutFrom('www.jobtrail.example', origin)).toBe(200);
    expect(await logOutFrom('other.example', origin)).toBe(403);
  });

  it('serves no API under Vitest', async () => {
    vi.stubEnv('VITEST', 'true');
    const { root, origin } = await start();
    await fetch(`${origin}/api/v1/auth/logout`);
    await expect(readFile(join(root, '.data/jobtrail.db'))).rejects.toThrow('ENOENT');
  });
});
