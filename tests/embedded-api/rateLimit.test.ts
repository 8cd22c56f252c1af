import { HTTPException } from 'hono/http-exception';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRateLimiter } from '../../embedded-api/middleware/rateLimit';
import { createMemoryApi } from '../support/api';
import {
  ADA,
  DEMO,
  postRequest,
  signIn,
  startApi,
  startSignedIn,
  textLike,
  type Send,
} from './httpApi';

const WRONG = { email: ADA.email, password: 'wrong password' };

/** The statuses of calls sent one after the other. */
async function statuses(count: number, send: (index: number) => ReturnType<Send>) {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await send(index)).status);
  return seen;
}

/** A call that logs in with a wrong password, by default for Ada. */
const guess = (send: Send, fields: object = {}, headers: Record<string, string> = {}) =>
  send('POST', '/auth/login', { ...WRONG, ...fields }, headers);

const counted = (seen: number[], status: number) => seen.filter((each) => each === status).length;

describe('login', () => {
  it('answers 429 among 100 wrong passwords, sent at once, until Retry-After has passed', async () => {
    let now = new Date('2026-03-01T00:00:00Z');
    const turn = (ms: number) => (now = new Date(now.getTime() + ms));
    const send = await signIn((await startApi({ now: () => now })).client());
    const guesses = Array.from({ length: 100 }, () => guess(send));
    const seen = (await Promise.all(guesses)).map(({ status }) => status);
    expect([counted(seen, 401), counted(seen, 429)]).toEqual([10, 90]);
    const { status, headers } = await send('POST', '/auth/login', ADA);
    const wait = Number(headers.get('retry-after'));
    expect({ status, wait }).toEqual({ status: 429, wait: 300 });
    turn(wait * 1000 - 1);
    const { body } = await send('POST', '/auth/login', ADA);
    expect(body).toEqual({ msg: 'Too many attempts, please try again in 1 second' });
    turn(1);
    expect(await send('POST', '/auth/login', ADA)).toMatchObject({ status: 200 });
  });

  it('forgets the slips before a good login', async () => {
    const send = await startSignedIn();
    for (let round = 0; round < 2; round += 1) {
      expect(counted(await statuses(9, () => guess(send)), 401)).toBe(9);
      expect(await send('POST', '/auth/login', ADA)).toMatchObject({ status: 200 });
    }
  });

  it('locks nobody else out, and nobody by another case of an e-mail, known or not', async () => {
    const send = (await startApi()).client();
    const cases = ['ada@example.com', 'ADA@example.com', 'Ada@Example.com'];
    const seen = await statuses(12, (index) => guess(send, { email: cases[index % 3] }));
    expect(counted(seen, 401)).toBe(10);
    expect(await send('POST', '/auth/login', DEMO)).toMatchObject({ status: 200 });
    const alike = { email: `i${ADA.email.slice(1)}` };
    expect(await guess(send, alike)).toMatchObject({ status: 401 });
  });

  it('limits an address that tries many accounts, and does not believe one it is told', async () => {
    const send = (await startApi()).client();
    const seen = await statuses(60, (index) =>
      guess(send, { email: `user${index}@example.com` }, { 'x-forwarded-for': `10.0.0.${index}` }),
    );
    expect(counted(seen, 401)).toBe(50);
  });

  it.each([
    [1, '10.0.0.1', '10.0.0.2'],
    [1, 'spoofed, 10.0.0.1', 'spoofed, 10.0.0.2'],
    [2, 'spoofed, 10.0.0.1, 10.9.9.9', 'spoofed, 10.0.0.2, 10.9.9.9'],
    [2, '10.0.0.1', '10.0.0.2'],
    // All addresses of one IPv6 network, and all spellings of one of IPv4, are one client.
    [1, '2001:db8::1:2:3:n', '2001:db8:0:1::1'],
    [1, '::ffff:10.0.0.1', '::ffff:10.0.0.2'],
  ])(
    'behind %i trusted proxies is counted for the client they saw in %j',
    async (trustedProxies, one, other) => {
      const send = (await startApi({ trustedProxies })).client();
      const from = (address: string) => guess(send, {}, { 'x-forwarded-for': address });
      const seen = await statuses(11, (index) => from(one.replace('n', String(index + 1))));
      expect(seen).toContain(429);
      const again = one.replace('spoofed', 'disguised').replace('::ffff:', '').replace('n', 'ff');
      expect(await from(again)).toMatchObject({ status: 429 });
      expect(await from(other)).toMatchObject({ status: 401 });
    },
  );

  it('of one account is slowed down when many addresses try it, known or not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const api = await createMemoryApi();
    const from = (index: number) => api.fetch(postRequest('/auth/login', WRONG), `10.0.0.${index}`);
    for (let index = 0; index < 21; index += 1) expect((await from(index)).status).toBe(401);
    const answered: number[] = [];
    const guesses = Array.from({ length: 10 }, async (_, index) => {
      answered.push((await from(100 + index)).status);
    });
    await expect.poll(() => answered).toEqual([429, 429, 429, 429, 429]);
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => answered.slice(5)).toEqual([401]);
    await vi.advanceTimersByTimeAsync(4000);
    await Promise.all(guesses);
    expect(answered.slice(5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('never limits right passwords, which end the count of wrong ones', async () => {
    const send = (await startApi()).client();
    const seen = await statuses(77, (index) =>
      index % 11 < 9 ? send('POST', '/auth/login', DEMO) : guess(send, { email: DEMO.email }),
    );
    expect([counted(seen, 200), counted(seen, 401)]).toEqual([63, 14]);
  });
});

describe.each(['hasher', 'database'])('an attempt that a %s fails', (part) => {
  it.each(['/auth/login', '/auth/register'])('is not counted by %s', async (path) => {
    const fail = () => Promise.reject(new HTTPException(503));
    const hasher = { hash: fail, verify: fail };
    const api = await createMemoryApi(part === 'hasher' ? { hasher } : {});
    if (part === 'database') api.repository.findUserByEmail = fail;
    for (let count = 0; count < 61; count += 1) {
      expect((await api.fetch(postRequest(path, { ...ADA, ...WRONG }))).status).toBe(503);
    }
  });
});

it('register answers 429 with Retry-After when one address registers without end', async () => {
  const send = (await startApi()).client();
  const register = (index: number) =>
    send('POST', '/auth/register', { ...ADA, email: `user${index}@example.com` });
  expect(counted(await statuses(61, register), 201)).toBe(60);
  const { status, headers } = await register(61);
  expect([status, headers.get('retry-after')]).toEqual([429, textLike(/^\d+$/)]);
});

it('update-user answers 429 when one user tries e-mails without end, not for other changes', async () => {
  const send = await startSignedIn();
  const change = (fields: object) => send('PATCH', '/users/update-user', { ...ADA, ...fields });
  const others = Array.from({ length: 61 }, () => change({ name: 'Augusta' }));
  for (const { status } of await Promise.all(others)) expect(status).toBe(200);
  // The user's own registration was the first of sixty.
  const seen = await statuses(60, (index) => change({ email: `ada${index}@example.com` }));
  expect(seen).toEqual([...Array<number>(59).fill(200), 429]);
});

it('the limiter forgets the oldest key rather than grow beyond its bound', () => {
  const now = () => new Date(0);
  const limiter = createRateLimiter({ attempts: 1, windowMs: 1000, now, maxKeys: 2 });
  for (const key of ['a', 'b', 'c']) limiter.take(key);
  expect(() => limiter.take('c')).toThrow();
  expect(() => limiter.take('b')).toThrow();
  expect(() => limiter.take('a')).not.toThrow();
});
