import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import { withoutRepeats } from '../../embedded-api/withoutRepeats';
import { createMemoryApi } from '../support/api';
import { ADA, ANY_TEXT, createClient, JOB, signIn, startApi, textLike } from './httpApi';

const KILOBYTE = 1024;

describe('a body', () => {
  it.each([
    ['malformed', '{"position":'],
    ['empty', ''],
    ['an array', '[]'],
    ['null', 'null'],
    ['a string', '"job"'],
  ])('that is %s is answered with 400', async (_case, body) => {
    const send = await signIn((await startApi()).client());
    const answer = await send('POST', '/jobs', body);
    expect(answer).toMatchObject({ status: 400, body: { msg: ANY_TEXT } });
  });

  it('that is not UTF-8 is answered with 400', async () => {
    const { baseUrl } = await startApi();
    const text = JSON.stringify({ email: 'caf\u00e9', password: 'secret' });
    const response = await fetch(`${baseUrl}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: Buffer.from(text, 'latin1'),
    });
    expect(response.status).toBe(400);
  });

  it.each([65, 1024, 20_000])('of %d kB is answered with 413', async (kilobytes) => {
    const send = await signIn((await startApi()).client());
    const answer = await send('POST', '/jobs', { ...JOB, extra: 'x'.repeat(kilobytes * KILOBYTE) });
    expect(answer).toMatchObject({ status: 413, body: { msg: ANY_TEXT } });
  });

  it('that never says its length is cut off with 413', async () => {
    const { baseUrl } = await startApi();
    const chunk = new TextEncoder().encode(' '.repeat(KILOBYTE));
    const body = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(chunk) });
    const request = new Request(`${baseUrl}/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      ...{ duplex: 'half' },
    });
    expect((await fetch(request)).status).toBe(413);
  });

  it('that breaks off is answered with 400 and is no failure to report', async () => {
    const reported: unknown[] = [];
    const api = await createMemoryApi({ reportError: (error) => reported.push(error) });
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        stream.error(new Error('aborted'));
      },
    });
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body, ...{ duplex: 'half' } };
    const response = await api.fetch(new Request('http://localhost/api/v1/auth/login', init));
    expect(response.status).toBe(400);
    expect(reported).toEqual([]);
  });

  it('of 60 kB is read', async () => {
    const send = await signIn((await startApi()).client());
    const answer = await send('POST', '/jobs', { ...JOB, extra: 'x'.repeat(60 * KILOBYTE) });
    expect(answer.status).toBe(201);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/jsonp',
  ])('of type %s is answered with 415', async (type) => {
    const send = await signIn((await startApi()).client());
    const answer = await send('POST', '/jobs', JOB, { 'content-type': type });
    expect(answer).toMatchObject({ status: 415, body: { msg: ANY_TEXT } });
    expect(await send('GET', '/jobs')).toMatchObject({ body: { totalJobs: 0 } });
  });

  it('may name its charset', async () => {
    const send = await signIn((await startApi()).client());
    const answer = await send('POST', '/jobs', JOB, {
      'content-type': 'Application/JSON; charset=utf-8',
    });
    expect(answer.status).toBe(201);
  });
});

describe('a route', () => {
  it.each([
    '/',
    '/nowhere',
    '/jobs/1/2',
    '/auth',
    '/users',
    '/jobs/',
    '/%E0%A4%A',
    '/..%2f..%2f.env',
  ])('that does not exist (%s) is answered with 404', async (path) => {
    const answer = await (await startApi()).client()('GET', path);
    expect(answer).toMatchObject({ status: 404, body: { msg: 'Route does not exist' } });
  });

  it.each([
    ['GET', '/auth/login', 'POST'],
    ['PUT', '/auth/register', 'POST'],
    ['POST', '/auth/logout', 'GET, HEAD'],
    ['POST', '/users/update-user', 'PATCH'],
    ['PUT', '/jobs', 'GET, HEAD, POST'],
    ['DELETE', '/jobs', 'GET, HEAD, POST'],
    ['PATCH', '/jobs/stats', 'GET, HEAD'],
    ['GET', '/jobs/0123456789abcdef01234567', 'PATCH, DELETE'],
    ['OPTIONS', '/jobs', 'GET, HEAD, POST'],
  ])('that does not take %s %s is answered with 405', async (method, path, allow) => {
    const answer = await (await startApi()).client()(method, path);
    expect(answer).toMatchObject({ status: 405, body: { msg: ANY_TEXT } });
    expect(answer.headers.get('allow')).toBe(allow);
  });
});

describe('a client that misbehaves', () => {
  /** Sends bytes over a bare connection and resolves when the server has closed it. */
  async function sendRaw(baseUrl: string, text: string, { hangUp = false } = {}): Promise<string> {
    const { hostname, port } = new URL(baseUrl);
    const socket = connect(Number(port), hostname);
    let received = '';
    socket.on('data', (data) => (received += data.toString()));
    await new Promise((resolve) => {
      socket.on('close', resolve).on('error', resolve);
      socket.write(text, () => {
        if (hangUp) socket.destroy();
      });
    });
    return received;
  }

  const upload =
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';

  it.each([
    ['hangs up in the middle of a body', `${upload}Content-Length: 1000\r\n\r\n{"a":`, true],
    [
      'hangs up in the middle of a chunk',
      `${upload}Transfer-Encoding: chunked\r\n\r\nff\r\nabc`,
      true,
    ],
    ['speaks no HTTP', 'hello\r\n\r\n', false],
    ['sends huge headers', `GET /api/v1/jobs HTTP/1.1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, false],
    ['sends no Host', 'GET /api/v1/jobs HTTP/1.0\r\n\r\n', false],
    [
      'sends a broken Host',
      'GET /api/v1/jobs HTTP/1.1\r\nHost: a b%\r\nConnection: close\r\n\r\n',
      false,
    ],
    [
      'sends a broken cookie',
      'GET /api/v1/jobs HTTP/1.1\r\nHost: x\r\nCookie: jobtrail_session=%E0%A4%A;;=\r\nConnection: close\r\n\r\n',
      false,
    ],
  ])('and %s leaves the server answering', async (_case, text, hangUp) => {
    const { baseUrl, lines } = await startApi();
    const received = await sendRaw(baseUrl, text, { hangUp });
    expect(received).not.toMatch(/^HTTP\/1.1 (2|5)/);
    expect(await createClient(baseUrl)('GET', '/auth/logout')).toMatchObject({ status: 200 });
    expect(lines).toEqual([]);
  });
});

describe('a fault of the server', () => {
  it.each([
    ['an error', new Error('out of order')],
    ['no error at all', 'out of order' as unknown as Error],
  ])('that throws %s is answered with 500 and told with its reason', async (_case, thrown) => {
    const hasher = createPasswordHasher({ N: 2, r: 1, p: 1 });
    const api = await startApi({
      hasher: { ...hasher, verify: () => Promise.reject(thrown) },
    });
    const answer = await api.client()('POST', '/auth/login', ADA);
    expect(answer).toMatchObject({
      status: 500,
      body: { msg: 'Something went wrong, please try again later' },
    });
    expect(api.lines).toEqual([textLike(/^embedded API: (Error: )?out of order/)]);
  });

  it('is told once a minute while it lasts, and again when it comes back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const lines: string[] = [];
    const log = withoutRepeats((line) => lines.push(line));
    const tell = (...told: string[]) => {
      told.forEach(log);
    };
    tell('disk full', 'disk full', 'locked', 'disk full');
    expect(lines).toEqual(['disk full', 'locked']);
    vi.setSystemTime(Date.now() + 60_000);
    tell('disk full', 'disk full');
    expect(lines).toEqual(['disk full', 'locked', 'disk full']);
  });
});
