import { HTTPException } from 'hono/http-exception';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createRateLimiter } from '../../embedded-api/middleware/rateLimit';
import { createMemoryApi } from '../support/api';
import { ADA, ANY_TEXT, DEMO, postRequest, signIn, startApi, type Send } from './httpApi';

const WRONG = { email: ADA.email, password: 'wrong password' };

/** The statuses of calls sent one after the other. */
async function statuses(count: number, send: (index: number) => ReturnType<Send>) {
  const seen: number[] = [];
  for (let index = 0; index < count; index += 1) seen.push((await send(index)).status);
  return seen;
}

describe('login', () => {
  it('answers 429 with Retry-After among 100 wrong passwords, sent at once', async () => {
    const send = (await startApi()).client();
    await send('POST', '/auth/register', ADA);
    const guesses = Array.from({ length: 100 }, () => send('POST', '/auth/login', WRONG));
    const seen = (await Promise.all(guesses)).map(({ status }) => status);
    expect(seen.filter((status) => status === 401)).toHaveLength(10);
    expect(seen.filter((status) => status === 429)).toHaveLength(90);
    const refused = await send('POST', '/auth/login', ADA);
    expect(refused).toMatchObject({ status: 429, body: { msg: ANY_TEXT } });
    const wait = Number(refused.headers.get('retry-after'));
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(300);
  });

  it('works again once the time of Retry-After has passed', async () => {
    let now = new Date('2026-03-01T00:00:00Z');
    const send = (await startApi({ now: () => now })).client();
    await send('POST', '/auth/register', ADA);
    await statuses(11, () => send('POST', '/auth/login', WRONG));
    const { headers } = await send('POST', '/auth/login', ADA);
    now = new Date(now.getTime() + Number(headers.get('retry-after')) * 1000 - 1);
    const { body } = await send('POST', '/auth/login', ADA);
    expect(body).toEqual({ msg: 'Too many attempts, please try again in 1 second' });
    now = new Date(now.getTime() + 1);
    expect(await send('POST', '/auth/login', ADA)).toMatchObject({ status: 200 });
  });

  it('does not tell by the limit whether an e-mail is known', async () => {
    const send = (await startApi()).client();
    expect(await statuses(12, () => send('POST', '/auth/login', WRONG))).toContain(429);
  });

  it('locks nobody else out, and nobody by another case of the same e-mail', async () => {
    const send = (await startApi()).client();
    const cases = ['ada@example.com', 'ADA@example.com', 'Ada@Example.com'];
    const seen = await statuses(70, (index) =>
      send('POST', '/auth/login', { ...WRONG, email: cases[index % 3] }),
    );
    expect(seen.filter((status) => status === 401)).toHaveLength(10);
    expect(await send('POST', '/auth/login', DEMO)).toMatchObject({ status: 200 });
    const alike = { ...WRONG, email: `i${ADA.email.slice(1)}` };
    expect(await send('POST', '/auth/login', alike)).toMatchObject({ status: 401 });
  });

  it('limits an address that tries many accounts', async () => {
    const send = (await startApi()).client();
    const seen = await statuses(60, (index) =>
      send('POST', '/auth/login', { ...WRONG, email: `user${index}@example.com` }),
    );
    expect(seen.filter((status) => status === 401)).toHaveLength(50);
  });

  it('does not believe an address the client names', async () => {
    const send = (await startApi()).client();
    const seen = await statuses(20, (index) =>
      send('POST', '/auth/login', WRONG, { 'x-forwarded-for': `10.0.0.${index}` }),
    );
    expect(seen).toContain(429);
  });

  it.each([
    [1, '10.0.0.1', '10.0.0.2'],
    [1, 'spoofed, 10.0.0.1', 'spoofed, 10.0.0.2'],
    [2, 'spoofed, 10.0.0.1, 10.9.9.9', 'spoofed, 10.0.0.2, 10.9.9.9'],
    [2, '10.0.0.1', '10.0.0.2'],
  ])(
    'behind %i trusted proxies is counted for the client they saw in %j',
    async (trustedProxies, one, other) => {
      const send = (await startApi({ trustedProxies })).client();
      const wrong = (address: string) =>
        send('POST', '/auth/login', WRONG, { 'x-forwarded-for': address });
      expect(await statuses(11, () => wrong(one))).toContain(429);
      expect(await wrong(one.replace('spoofed', 'disguised'))).toMatchObject({ status: 429 });
      expect(await wrong(other)).toMatchObject({ status: 401 });
    },
  );

  it.each([
    ['one IPv6 network', (index: number) => `2001:db8::1:2:3:${index + 1}`, '2001:db8:0:1::1'],
    [
      'one IPv4 address',
      (index: number) => (index % 2 ? '10.0.0.1' : '::ffff:10.0.0.1'),
      '::ffff:10.0.0.2',
    ],
  ])('is counted once for all spellings and addresses of %s', async (_, addressAt, other) => {
    const send = (await startApi({ trustedProxies: 1 })).client();
    const wrong = (address: string) =>
      send('POST', '/auth/login', WRONG, { 'x-forwarded-for': address });
    expect(await statuses(11, (index) => wrong(addressAt(index)))).toContain(429);
    expect(await wrong(other)).toMatchObject({ status: 401 });
  });

  it('of one account is slowed down when many addresses try it, known or not', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
    onTestFinished(() => void vi.useRealTimers());
    const api = await createMemoryApi();
    const guess = (index: number) =>
      api.fetch(postRequest('/auth/login', WRONG), `10.0.0.${index}`);
    for (let index = 0; index < 21; index += 1) expect((await guess(index)).status).toBe(401);
    const answered: number[] = [];
    const guesses = Array.from({ length: 10 }, async (_, index) => {
      answered.push((await guess(100 + index)).status);
    });
    await expect.poll(() => answered).toEqual([429, 429, 429, 429, 429]);
    await vi.advanceTimersByTimeAsync(1000);
    await expect.poll(() => answered.slice(5)).toEqual([401]);
    await vi.advanceTimersByTimeAsync(4000);
    await Promise.all(guesses);
    expect(answered.slice(5)).toEqual([401, 401, 401, 401, 401]);
  });

  it('never limits right passwords', async () => {
    const send = (await startApi()).client();
    const seen = new Set<number>();
    for (let count = 0; count < 120; count += 1) {
      seen.add((await send('POST', '/auth/login', DEMO)).status);
    }
    expect([...seen]).toEqual([200]);
  });
});

describe.each(['hasher', 'database'])('an attempt that a %s fails', (part) => {
  it.each(['/auth/login', '/auth/register'])('is not counted by %s', async (path) => {
    const fail = () => Promise.reject(new HTTPException(503));
    const api = await createMemoryApi(
      part === 'hasher' ? { hasher: { hash: fail, verify: fail } } : {},
    );
    if (part === 'database') api.repository.findUserByEmail = fail;
    for (let count = 0; count < 61; count += 1) {
      expect((await api.fetch(postRequest(path, { ...ADA, ...WRONG }))).status).toBe(503);
    }
  });
});

describe('register', () => {
  it('answers 429 with Retry-After when one address registers without end', async () => {
    const send = (await startApi()).client();
    const seen = await statuses(70, (index) =>
      send('POST', '/auth/register', { ...ADA, email: `user${index}@example.com` }),
    );
    expect(seen.filter((status) => status === 201)).toHaveLength(60);
    const refused = await send('POST', '/auth/register', ADA);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('update-user', () => {
  it('answers 429 with Retry-After when one user tries e-mails without end, not for other changes', async () => {
    const send = await signIn((await startApi()).client());
    const change = (fields: object) => send('PATCH', '/users/update-user', { ...ADA, ...fields });
    expect(await statuses(70, () => change({ name: 'Augusta' }))).not.toContain(429);
    // The user's own registration was the first of sixty.
    const seen = await statuses(60, (index) => change({ email: `ada${index}@example.com` }));
    expect(seen).toEqual([...Array<number>(59).fill(200), 429]);
    const refused = await change({ email: 'king@example.com' });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  });
});

describe('the limiter', () => {
  it('forgets the oldest key rather than grow beyond its bound', () => {
    const now = () => new Date(0);
    const limiter = createRateLimiter({ attempts: 1, windowMs: 1000, now, maxKeys: 2 });
    limiter.take('a');
    limiter.take('b');
    limiter.take('c');
    expect(() => limiter.take('c')).toThrow();
    expect(() => limiter.take('b')).toThrow();
    expect(() => limiter.take('a')).not.toThrow();
  });
});
