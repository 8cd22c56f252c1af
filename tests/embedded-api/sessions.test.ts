import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../embedded-api/database';
import { databaseUrl } from '../../embedded-api/databaseAddress';
import { createMemoryApi } from '../support/api';
import {
  ADA,
  addJob,
  ANY_TEXT,
  DEMO,
  JOB,
  postRequest,
  signIn,
  startApi,
  startSignedIn,
  textLike,
} from './httpApi';

const DAY = 86_400_000;

function cookieOf(headers: Headers): string {
  return headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

/** A signed-in user of an API whose clock the test turns. */
async function startAt(time: string) {
  let now = new Date(time);
  const api = await startApi({ now: () => now });
  const send = await signIn(api.client());
  const turn = (ms: number) => (now = new Date(now.getTime() + ms));
  return { api, send, turn };
}

describe('a session', () => {
  it('is a new one at each login, which ends the one before, and ends with the logout', async () => {
    const api = await startApi();
    const send = await signIn(api.client());
    const replay = (cookie: string) => api.client()('GET', '/jobs', undefined, { cookie });
    const first = cookieOf((await send('POST', '/auth/login', ADA)).headers);
    const second = cookieOf((await send('POST', '/auth/login', ADA)).headers);
    expect(second).not.toBe(first);
    expect(await replay(first)).toMatchObject({ status: 401 });
    expect(await replay(second)).toMatchObject({ status: 200 });
    const phone = await signIn(api.client());
    await send('GET', '/auth/logout');
    expect(await replay(second)).toMatchObject({ status: 401 });
    // That of another device goes on.
    expect(await phone('GET', '/jobs')).toMatchObject({ status: 200 });
  });

  it('never takes over a token the client chose', async () => {
    const send = (await startApi()).client();
    await send('POST', '/auth/register', ADA);
    const chosen = `jobtrail_session=${'A'.repeat(43)}`;
    const { headers } = await send('POST', '/auth/login', ADA, { cookie: chosen });
    expect(cookieOf(headers)).not.toBe(chosen);
    const replay = await send('GET', '/jobs', undefined, { cookie: chosen });
    expect(replay).toMatchObject({ status: 401 });
  });

  it('ends when its user has begun a hundred more, and nobody else does', async () => {
    let seconds = 0;
    const { fetch, addUser } = await createMemoryApi({
      now: () => new Date((seconds += 1) * 1000),
    });
    const ada = await addUser();
    const logIn = async (user = ada) =>
      cookieOf((await fetch(postRequest('/auth/login', user))).headers);
    const status = async (cookie: string) =>
      (await fetch(new Request('http://localhost/api/v1/jobs', { headers: { cookie } }))).status;
    const oldest = await logIn();
    const next = await logIn();
    const other = await logIn(await addUser({ email: 'bob@example.com' }));
    for (let count = 2; count < 100; count += 1) await logIn();
    expect(await status(oldest)).toBe(200);
    await logIn();
    expect(await Promise.all([oldest, next, other].map(status))).toEqual([401, 200, 200]);
  });

  it('is what every call on jobs and users needs', async () => {
    const send = (await startApi()).client();
    const refused = { status: 401, body: { msg: 'Authentication Invalid' } };
    for (const [method, path] of [
      ['GET', '/jobs'],
      ['POST', '/jobs'],
      ['PATCH', '/jobs/0123456789abcdef01234567'],
      ['DELETE', '/jobs/0123456789abcdef01234567'],
      ['GET', '/jobs/stats'],
      ['PATCH', '/users/update-user'],
    ] as const) {
      expect(await send(method, path, method === 'GET' ? undefined : JOB)).toMatchObject(refused);
    }
    for (const token of ['', 'x', 'A'.repeat(43), '%00', "' OR 1=1 --"]) {
      const cookie = `jobtrail_session=${token}`;
      expect(await send('GET', '/jobs', undefined, { cookie }), token).toMatchObject(refused);
    }
  });

  it('expires after seven days without a request, and after thirty days at the latest', async () => {
    const { send, turn } = await startAt('2026-03-01T00:00:00Z');
    const status = async () => (await send('GET', '/jobs')).status;
    turn(7 * DAY - 1);
    expect(await status()).toBe(200);
    turn(7 * DAY);
    expect(await status()).toBe(401);
    await send('POST', '/auth/login', ADA);
    for (let day = 5; day < 30; day += 5) {
      turn(5 * DAY);
      expect(await status()).toBe(200);
    }
    turn(5 * DAY);
    expect(await status()).toBe(401);
  });

  it.each([
    ['https', 1, true],
    ['http,https', 1, true],
    ['https,http', 1, false],
    ['https', 0, false],
  ])(
    'said to have come over %s, behind %i trusted proxies: Secure is %s',
    async (protocol, trustedProxies, isSecure) => {
      const send = (await startApi({ trustedProxies })).client();
      const forwarded = { 'x-forwarded-proto': protocol };
      const { headers } = await send('POST', '/auth/login', DEMO, forwarded);
      expect(headers.getSetCookie()[0]?.includes('; Secure')).toBe(isSecure);
    },
  );

  it('is Secure over https, and costs a request no write within the hour', async () => {
    let now = new Date('2026-03-01T00:00:00Z');
    const { fetch, addUser, repository } = await createMemoryApi({ now: () => now });
    const extended: Date[] = [];
    const { extendSession } = repository;
    repository.extendSession = (hash, expiresAt) => {
      extended.push(expiresAt);
      return extendSession(hash, expiresAt);
    };
    const login = postRequest('/auth/login', await addUser(), 'https://jobtrail.example');
    const { headers } = await fetch(login);
    expect(headers.getSetCookie()[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
    const readJobsAt = (time: string) => {
      now = new Date(time);
      const cookie = cookieOf(headers);
      return fetch(new Request('http://localhost/api/v1/jobs', { headers: { cookie } }));
    };
    await readJobsAt('2026-03-01T00:10:00Z');
    await readJobsAt('2026-03-01T00:59:59Z');
    expect(extended).toEqual([]);
    await readJobsAt('2026-03-01T01:00:00Z');
    expect(extended).toEqual([new Date('2026-03-08T01:00:00Z')]);
  });

  it('is stored without its token, and its user without the password', async () => {
    const api = await startApi();
    const send = await signIn(api.client());
    const token = cookieOf((await send('POST', '/auth/login', ADA)).headers).split('=')[1] ?? '';
    const database = await openDatabase({ url: databaseUrl(api.file, '/') });
    const sessions = await database.execute('SELECT token_hash FROM sessions');
    const users = await database.execute('SELECT password_hash FROM users');
    database.close();
    const stored = JSON.stringify([sessions.rows, users.rows]);
    expect(sessions.rows).toEqual([{ token_hash: textLike(/^[0-9a-f]{64}$/) }]);
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(ADA.password);
  });
});

describe('a request from another site', () => {
  it.each([
    ['POST', '/auth/register'],
    ['POST', '/auth/login'],
    ['PATCH', '/users/update-user'],
    ['POST', '/jobs'],
    ['PATCH', '/jobs/:id'],
    ['DELETE', '/jobs/:id'],
    ['GET', '/auth/logout'],
  ])('is refused for %s %s and changes nothing', async (method, path) => {
    const send = await startSignedIn();
    const job = await addJob(send);
    const body = method === 'GET' ? undefined : { ...JOB, ...ADA, company: 'Evil' };
    for (const headers of [
      { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
      { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'http://127.0.0.1.evil.example' },
    ]) {
      const answer = await send(method, path.replace(':id', job._id), body, headers);
      expect(answer).toMatchObject({ status: 403, body: { msg: ANY_TEXT } });
    }
    const after = await send('GET', '/jobs');
    expect(after).toMatchObject({ status: 200, body: { jobs: [job], totalJobs: 1 } });
  });

  it('is not one of the page itself, of no page, or whose Origin is its own host', async () => {
    const { client, baseUrl } = await startApi();
    const send = await signIn(client());
    for (const headers of [
      { 'sec-fetch-site': 'same-origin', origin: 'http://proxied.example' },
      { 'sec-fetch-site': 'none' },
      { origin: new URL(baseUrl).origin },
      {},
    ] as Record<string, string>[]) {
      expect(await send('POST', '/jobs', JOB, headers)).toMatchObject({ status: 201 });
    }
  });
});
