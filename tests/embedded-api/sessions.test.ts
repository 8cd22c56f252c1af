import { describe, expect, it } from 'vitest';
import { openDatabase } from '../../embedded-api/database';
import { databaseUrl } from '../../embedded-api/databaseAddress';
import { createMemoryApi } from '../support/api';
import {
  ADA,
  ANY_TEXT,
  createClient,
  DEMO,
  JOB,
  postRequest,
  signIn,
  startApi,
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
  it('is a new one at each login, which ends the one before', async () => {
    const api = await startApi();
    const send = api.client();
    await send('POST', '/auth/register', ADA);
    const first = cookieOf((await send('POST', '/auth/login', ADA)).headers);
    const second = cookieOf((await send('POST', '/auth/login', ADA)).headers);
    expect(second).not.toBe(first);
    const replay = await api.client()('GET', '/jobs', undefined, { cookie: first });
    expect(replay.status).toBe(401);
    expect(await send('GET', '/jobs')).toMatchObject({ status: 200 });
  });

  it('never takes over a token the client chose', async () => {
    const send = (await startApi()).client();
    await send('POST', '/auth/register', ADA);
    const chosen = `jobtrail_session=${'A'.repeat(43)}`;
    const { headers } = await send('POST', '/auth/login', ADA, { cookie: chosen });
    expect(cookieOf(headers)).not.toBe(chosen);
    expect(await send('GET', '/jobs', undefined, { cookie: chosen })).toMatchObject({
      status: 401,
    });
  });

  it('stays open elsewhere when another device logs in or out', async () => {
    const api = await startApi();
    const phone = await signIn(api.client());
    const laptop = await signIn(api.client());
    await laptop('GET', '/auth/logout');
    expect(await phone('GET', '/jobs')).toMatchObject({ status: 200 });
  });

  it('ends when its user has begun a hundred more, and nobody else does', async () => {
    const { api, send: oldest, turn } = await startAt('2026-03-01T00:00:00Z');
    const other = await signIn(api.client(), { email: 'bob@example.com' });
    turn(1000);
    const next = await signIn(api.client());
    for (let count = 0; count < 98; count += 1) await api.client()('POST', '/auth/login', ADA);
    expect(await oldest('GET', '/jobs')).toMatchObject({ status: 200 });
    await api.client()('POST', '/auth/login', ADA);
    expect(await oldest('GET', '/jobs')).toMatchObject({ status: 401 });
    expect(await next('GET', '/jobs')).toMatchObject({ status: 200 });
    expect(await other('GET', '/jobs')).toMatchObject({ status: 200 });
  }, 20_000);

  it('cannot be replayed after logout', async () => {
    const api = await startApi();
    const send = await signIn(api.client());
    const cookie = cookieOf((await send('POST', '/auth/login', ADA)).headers);
    await send('GET', '/auth/logout');
    const replay = await api.client()('GET', '/jobs', undefined, { cookie });
    expect(replay.status).toBe(401);
  });

  it.each(['', 'x', 'A'.repeat(43), '%00', "' OR 1=1 --"])('is not the token %j', async (token) => {
    const { client } = await startApi();
    const cookie = `jobtrail_session=${token}`;
    expect(await client()('GET', '/jobs', undefined, { cookie })).toMatchObject({ status: 401 });
  });

  it('expires after seven days without a request', async () => {
    const { send, turn } = await startAt('2026-03-01T00:00:00Z');
    turn(7 * DAY - 1);
    expect(await send('GET', '/jobs')).toMatchObject({ status: 200 });
    turn(7 * DAY);
    expect(await send('GET', '/jobs')).toMatchObject({ status: 401 });
  });

  it('expires after thirty days however often it is used', async () => {
    const { send, turn } = await startAt('2026-03-01T00:00:00Z');
    for (let day = 1; day < 30; day += 1) {
      turn(DAY);
      expect(await send('GET', '/jobs')).toMatchObject({ status: 200 });
    }
    turn(DAY);
    expect(await send('GET', '/jobs')).toMatchObject({ status: 401 });
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

  it('is marked Secure when the request itself came over https', async () => {
    const api = await createMemoryApi();
    const { email, password } = await api.addUser();
    const response = await api.fetch(
      postRequest('/auth/login', { email, password }, 'https://jobtrail.example'),
    );
    expect(response.headers.getSetCookie()[0]).toMatch(/; HttpOnly; Secure; SameSite=Lax$/);
  });

  it('costs a request no write within the hour', async () => {
    let now = new Date('2026-03-01T00:00:00Z');
    const api = await createMemoryApi({ now: () => now });
    const extended: Date[] = [];
    const { extendSession } = api.repository;
    api.repository.extendSession = (hash, expiresAt) => {
      extended.push(expiresAt);
      return extendSession(hash, expiresAt);
    };
    const { email, password } = await api.addUser();
    const readJobs = (cookie: string) =>
      api.fetch(new Request('http://localhost/api/v1/jobs', { headers: { cookie } }));
    const login = await api.fetch(postRequest('/auth/login', { email, password }));
    const cookie = cookieOf(login.headers);
    for (let minute = 0; minute < 60; minute += 10) {
      now = new Date(Date.parse('2026-03-01T00:00:00Z') + minute * 60_000);
      await readJobs(cookie);
    }
    expect(extended).toEqual([]);
    now = new Date('2026-03-01T01:00:00Z');
    await readJobs(cookie);
    expect(extended).toEqual([new Date('2026-03-08T01:00:00Z')]);
  });
});

describe('what the server stores', () => {
  it('holds neither the token nor the password', async () => {
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
  const writes = [
    ['POST', '/auth/register'],
    ['POST', '/auth/login'],
    ['PATCH', '/users/update-user'],
    ['POST', '/jobs'],
    ['PATCH', '/jobs/:id'],
    ['DELETE', '/jobs/:id'],
    ['GET', '/auth/logout'],
  ] as const;
  const origins = [
    { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
    { 'sec-fetch-site': 'same-site', origin: 'http://127.0.0.1:1' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1.evil.example' },
  ];

  it.each(writes)('is refused for %s %s and changes nothing', async (method, path) => {
    const send = await signIn((await startApi()).client());
    const { job } = (await send('POST', '/jobs', JOB)).body as { job: { _id: string } };
    const body = method === 'GET' ? undefined : { ...JOB, ...ADA, company: 'Evil' };
    for (const headers of origins) {
      const answer = await send(method, path.replace(':id', job._id), body, headers);
      expect(answer).toMatchObject({ status: 403, body: { msg: ANY_TEXT } });
    }
    const after = await send('GET', '/jobs');
    expect(after).toMatchObject({ status: 200, body: { jobs: [job], totalJobs: 1 } });
  });

  it.each([
    { 'sec-fetch-site': 'same-origin', origin: 'http://proxied.example' },
    { 'sec-fetch-site': 'none' },
    {},
  ])('is not what %o says', async (headers) => {
    const send = await signIn((await startApi()).client());
    expect(await send('POST', '/jobs', JOB, headers)).toMatchObject({ status: 201 });
  });

  it('is not one whose Origin names the host it was sent to', async () => {
    const { baseUrl } = await startApi();
    const send = await signIn(createClient(baseUrl));
    const { origin } = new URL(baseUrl);
    expect(await send('POST', '/jobs', JOB, { origin })).toMatchObject({ status: 201 });
  });
});
