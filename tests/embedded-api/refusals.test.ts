import { connect } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import { dedupeLog } from '../../embedded-api/dedupeLog';
import { createMemoryApi } from '../support/api';
import { ADA, ANY_TEXT, createClient, JOB, startApi, startSignedIn, textLike } from './httpApi';

const KILOBYTE = 1024;
const OWN_OF_NODE = [Request, Response];
const JSON_HEADERS = { 'content-type': 'application/json' };

it('a value that is refused is named in one readable msg, with all others', async () => {
  const send = await startSignedIn();
  const ofRegister = [
    [
      {},
      'name is required, email is required, last name is required, location is required, password is required',
    ],
    [{ ...ADA, name: '  ' }, 'name is required'],
    [{ ...ADA, name: '\u200B\u2800\u3164' }, 'name is required'],
    [{ ...ADA, name: 7 }, 'name must be text'],
    [{ ...ADA, name: null }, 'name is required'],
    [{ ...ADA, name: 'x'.repeat(201) }, 'name must have at most 200 characters'],
    [{ ...ADA, name: 'a\nb' }, 'name contains characters that are not allowed'],
    [{ ...ADA, name: '\ud83d' }, 'name contains characters that are not allowed'],
    [{ ...ADA, email: 'ada' }, 'email must be a valid e-mail address'],
    [{ ...ADA, password: '1234567' }, 'password must have at least 8 characters'],
    [{ ...ADA, password: 'x'.repeat(257) }, 'password must have at most 256 characters'],
  ] as const;
  const job = { ...JOB, company: ' ', jobType: 'slow' };
  const ofJob =
    'company is required, job type must be one of: full-time / part-time / remote / internship';
  for (const [method, path, body, msg] of [
    ...ofRegister.map(([body, msg]) => ['POST', '/auth/register', body, msg] as const),
    ['POST', '/auth/login', {}, 'email is required, password is required'],
    [
      'PATCH',
      '/users/update-user',
      { name: 'Augusta' },
      'email is required, last name is required, location is required',
    ],
    ['POST', '/jobs', job, ofJob],
    ['PATCH', '/jobs/0123456789abcdef01234567', job, ofJob],
  ] as const) {
    const answer = await send(method, path, body);
    expect({ status: answer.status, body: answer.body }).toEqual({ status: 400, body: { msg } });
  }
});

describe('a body', () => {
  it('that is no JSON object in UTF-8 is answered with 400', async () => {
    const send = await startSignedIn();
    for (const body of ['{"position":', '', '[]', 'null', '"job"']) {
      const answer = await send('POST', '/jobs', body);
      expect(answer, body).toMatchObject({ status: 400, body: { msg: ANY_TEXT } });
    }
    const { baseUrl } = await startApi();
    const body = Buffer.from(JSON.stringify({ email: 'caf\u00e9', password: 'secret' }), 'latin1');
    const init = { method: 'POST', headers: JSON_HEADERS, body };
    expect((await fetch(`${baseUrl}/auth/login`, init)).status).toBe(400);
  });

  it('of more than 64 kB is answered with 413', async () => {
    const send = await startSignedIn();
    for (const kilobytes of [65, 1024]) {
      const body = { ...JOB, extra: 'x'.repeat(kilobytes * KILOBYTE) };
      const answer = await send('POST', '/jobs', body);
      expect(answer).toMatchObject({ status: 413, body: { msg: ANY_TEXT } });
    }
  });

  it('that never says its length is cut off with 413', async () => {
    const { baseUrl } = await startApi();
    const chunk = new TextEncoder().encode(' '.repeat(KILOBYTE));
    const body = new ReadableStream<Uint8Array>({ pull: (stream) => stream.enqueue(chunk) });
    const init = { method: 'POST', headers: JSON_HEADERS, body, ...{ duplex: 'half' } };
    expect((await fetch(new Request(`${baseUrl}/auth/login`, init))).status).toBe(413);
  });

  it('that breaks off is answered with 400 and is no failure to report', async () => {
    const reported: unknown[] = [];
    const api = await createMemoryApi({ reportError: (error) => reported.push(error) });
    const body = new ReadableStream<Uint8Array>({
      pull: (stream) => {
        stream.error(new Error('aborted'));
      },
    });
    const init = { method: 'POST', headers: JSON_HEADERS, body, ...{ duplex: 'half' } };
    const response = await api.fetch(new Request('http://localhost/api/v1/auth/login', init));
    expect(response.status).toBe(400);
    expect(reported).toEqual([]);
  });

  it('is JSON by its type, or answered with 415; of 60 kB it is read', async () => {
    const send = await startSignedIn();
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/jsonp',
    ]) {
      const answer = await send('POST', '/jobs', JOB, { 'content-type': type });
      expect(answer, type).toMatchObject({ status: 415, body: { msg: ANY_TEXT } });
    }
    expect(await send('GET', '/jobs')).toMatchObject({ body: { totalJobs: 0 } });
    const body = { ...JOB, extra: 'x'.repeat(60 * KILOBYTE) };
    const withCharset = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect(await send('POST', '/jobs', body, withCharset)).toMatchObject({ status: 201 });
  });
});

describe('a route', () => {
  it('that does not exist is answered with 404', async () => {
    const send = (await startApi()).client();
    for (const path of [
      '/',
      '/nowhere',
      '/jobs/1/2',
      '/auth',
      '/users',
      '/jobs/',
      '/%E0%A4%A',
      '/..%2f..%2f.env',
    ]) {
      const missing = { status: 404, body: { msg: 'Route does not exist' } };
      expect(await send('GET', path), path).toMatchObject(missing);
    }
  });

  it('that does not take a method is answered with 405 and those it takes', async () => {
    const send = (await startApi()).client();
    for (const [method, path, allow] of [
      ['GET', '/auth/login', 'POST'],
      ['PUT', '/auth/register', 'POST'],
      ['POST', '/auth/logout', 'GET, HEAD'],
      ['POST', '/users/update-user', 'PATCH'],
      ['PUT', '/jobs', 'GET, HEAD, POST'],
      ['DELETE', '/jobs', 'GET, HEAD, POST'],
      ['PUT', '/users/update-user', 'PATCH'],
      ['GET', '/jobs/0123456789abcdef01234567', 'PATCH, DELETE'],
      ['OPTIONS', '/jobs', 'GET, HEAD, POST'],
    ] as const) {
      const { status, body, headers } = await send(method, path);
      const answer = { status, body, allow: headers.get('allow') };
      expect(answer, `${method} ${path}`).toEqual({ status: 405, body: { msg: ANY_TEXT }, allow });
    }
  });

  it('answers with JSON that is never stored', async () => {
    const send = (await startApi()).client();
    for (const path of ['/auth/logout', '/jobs', '/nowhere']) {
      const { headers } = await send('GET', path);
      expect(headers.get('content-type')).toBe('application/json; charset=utf-8');
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });
});

/** Sends bytes over a bare connection and resolves when the server has closed it. */
async function sendRaw(baseUrl: string, text: string, hangUp: boolean): Promise<string> {
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

const UPLOAD = 'POST /api/v1/auth/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
const LIST = 'GET /api/v1/jobs HTTP/1.';

it.each([
  ['hangs up in the middle of a body', `${UPLOAD}Content-Length: 1000\r\n\r\n{"a":`, true],
  ['hangs up in a chunk', `${UPLOAD}Transfer-Encoding: chunked\r\n\r\nff\r\nabc`, true],
  ['speaks no HTTP', 'hello\r\n\r\n', false],
  ['sends huge headers', `${LIST}1\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`, false],
  ['sends no Host', `${LIST}0\r\n\r\n`, false],
  ['sends a broken Host', `${LIST}1\r\nHost: a b%\r\nConnection: close\r\n\r\n`, false],
  [
    'sends a broken cookie',
    `${LIST}1\r\nHost: x\r\nCookie: jobtrail_session=%E0%A4%A;;=\r\nConnection: close\r\n\r\n`,
    false,
  ],
])('a client that %s leaves the server answering', async (_case, text, hangUp) => {
  const { baseUrl, lines } = await startApi();
  expect(await sendRaw(baseUrl, text, hangUp)).not.toMatch(/^HTTP\/1.1 (2|5)/);
  expect(await createClient(baseUrl)('GET', '/auth/logout')).toMatchObject({ status: 200 });
  expect(lines).toEqual([]);
});

describe('a fault of the server', () => {
  it.each([
    ['an error', new Error('out of order')],
    ['no error at all', 'out of order' as unknown as Error],
  ])('that throws %s is answered with 500 and told with its reason', async (_case, thrown) => {
    const hasher = createPasswordHasher({ N: 2, r: 1, p: 1 });
    const api = await startApi({ hasher: { ...hasher, verify: () => Promise.reject(thrown) } });
    const body = { msg: 'Something went wrong, please try again later' };
    expect(await api.client()('POST', '/auth/login', ADA)).toMatchObject({ status: 500, body });
    expect(api.lines).toEqual([textLike(/^embedded API: (Error: )?out of order/)]);
  });

  it('is told once a minute while it lasts, and again when it comes back', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const lines: string[] = [];
    const log = dedupeLog((line) => lines.push(line));
    ['disk full', 'disk full', 'locked', 'disk full'].forEach(log);
    expect(lines).toEqual(['disk full', 'locked']);
    vi.setSystemTime(Date.now() + 60_000);
    ['disk full', 'disk full'].forEach(log);
    expect(lines).toEqual(['disk full', 'locked', 'disk full']);
  });
});

it('leaves Request and Response to the process that serves it', async () => {
  await startApi();
  expect([Request, Response]).toEqual(OWN_OF_NODE);
});
