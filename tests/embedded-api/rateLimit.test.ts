import { describe, expect, it } from 'vitest';
import { createRateLimiter } from '../../embedded-api/middleware/rateLimit';
import { ADA, ANY_TEXT, DEMO, startApi, type Send } from './httpApi';

const WRONG = { email: ADA.email, password: 'wrong password' };

async function statuses(count: number, send: (index: number) => ReturnType<Send>) {
  const answers = await Promise.all(Array.from({ length: count }, (_, index) => send(index)));
  return answers.map((answer) => answer.status);
}

describe('login', () => {
  it('answers 429 with Retry-After among 100 wrong passwords, sent at once', async () => {
    const send = (await startApi()).client();
    await send('POST', '/auth/register', ADA);
    const seen = await statuses(100, () => send('POST', '/auth/login', WRONG));
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
    now = new Date(now.getTime() + Number(headers.get('retry-after')) * 1000);
    expect(await send('POST', '/auth/login', ADA)).toMatchObject({ status: 200 });
  });

  it('does not tell by the limit whether an e-mail is known', async () => {
    const send = (await startApi()).client();
    expect(await statuses(12, () => send('POST', '/auth/login', WRONG))).toContain(429);
  });

  it('locks nobody else out, and nobody by another case of the same e-mail', async () => {
    const send = (await startApi()).client();
    const cases = ['ada@example.com', 'ADA@example.com', 'Ada@Example.com'];
    const seen = await statuses(12, (index) =>
      send('POST', '/auth/login', { ...WRONG, email: cases[index % 3] }),
    );
    expect(seen).toContain(429);
    expect(await send('POST', '/auth/login', DEMO)).toMatchObject({ status: 200 });
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

  it('never limits right passwords', async () => {
    const send = (await startApi()).client();
    const seen = new Set<number>();
    for (let count = 0; count < 120; count += 1) {
      seen.add((await send('POST', '/auth/login', DEMO)).status);
    }
    expect([...seen]).toEqual([200]);
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
