import { describe, expect, it } from 'vitest';
import type { PasswordHasher } from '../../embedded-api/context';
import { queueHashes } from '../../embedded-api/middleware/hashQueue';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import { createMemoryApi } from '../support/api';
import { ADA, DEMO, postRequest, startApi, textLike } from './httpApi';

const CHEAP = { N: 2, r: 1, p: 1 };

const loginRequest = (email: string, password: string) =>
  postRequest('/auth/login', { email, password });

describe('a password hash', () => {
  it('matches its password only', async () => {
    const hasher = createPasswordHasher(CHEAP);
    const stored = await hasher.hash(ADA.password);
    expect(await hasher.verify(ADA.password, stored)).toBe(true);
    for (const other of ['', `${ADA.password} `, ADA.password.toUpperCase(), `\0${ADA.password}`]) {
      expect(await hasher.verify(other, stored)).toBe(false);
    }
  });

  it('is another one each time and names its cost, so that the cost can be raised', async () => {
    const hasher = createPasswordHasher(CHEAP);
    const stored = await hasher.hash(ADA.password);
    expect(stored).toEqual(textLike(/^scrypt\$2\$1\$1\$[\w+/]+=*\$[\w+/]+=*$/));
    expect(await hasher.hash(ADA.password)).not.toBe(stored);
    const dearer = createPasswordHasher({ ...CHEAP, N: 4 });
    expect(await dearer.verify(ADA.password, stored)).toBe(true);
  });

  it.each([
    undefined,
    '',
    'x',
    'scrypt$2$1$1$AAAA$',
    'scrypt$2$1$1$AAAA$AAAA',
    'scrypt$x$1$1$AA$AA',
  ])('is not %j, whatever the password', async (stored) => {
    expect(await createPasswordHasher(CHEAP).verify('', stored)).toBe(false);
  });

  it('costs 32 MiB and three passes unless told otherwise', async () => {
    expect(await createPasswordHasher().hash('x')).toMatch(/^scrypt\$32768\$8\$3\$/);
  });
});

/** A hasher that decides on no password before the test says so. */
function patientHasher() {
  const waiting: (() => void)[] = [];
  const wait = async <T>(value: T) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    return value;
  };
  const hasher: PasswordHasher = { hash: wait, verify: () => wait(false) };
  return { hasher, waiting };
}

describe('the line of passwords', () => {
  it('works on two at once, keeps ten waiting in their order and refuses more', async () => {
    const { hasher, waiting } = patientHasher();
    const done: string[] = [];
    const line = queueHashes(hasher);
    const hashes = Array.from({ length: 12 }, (_, index) =>
      line.hash(String(index)).then((hash) => done.push(hash)),
    );
    await expect(line.verify('one more', undefined)).rejects.toMatchObject({ status: 429 });
    for (let count = 1; count <= 12; count += 1) {
      expect(waiting.length).toBe(Math.min(count + 1, 12));
      waiting[count - 1]?.();
      await hashes[count - 1];
    }
    expect(done).toEqual(Array.from({ length: 12 }, (_, index) => String(index)));
    void line.hash('the next');
    expect(waiting).toHaveLength(13);
  });

  it('goes on after a hash that failed', async () => {
    const line = queueHashes({
      ...createPasswordHasher(CHEAP),
      verify: () => Promise.reject(new Error('out of memory')),
    });
    const failures = Array.from({ length: 12 }, () => line.verify('x', undefined));
    for (const failure of failures) await expect(failure).rejects.toThrow('out of memory');
    expect(await line.hash('x')).toMatch(/^scrypt/);
  });
});

describe('login', () => {
  it.each([ADA.email, 'nobody@example.com', 'x'.repeat(5000)])(
    'checks a password exactly once for the e-mail %s, known or not',
    async (email) => {
      const checked: string[] = [];
      const hasher = {
        ...createPasswordHasher(CHEAP),
        verify: (password: string) => {
          checked.push(password);
          return Promise.resolve(false);
        },
      };
      const { addUser, fetch } = await createMemoryApi({ hasher });
      await addUser({ email: ADA.email });
      const response = await fetch(loginRequest(email, 'a guess'));
      expect(await response.json()).toEqual({ msg: 'Invalid Credentials' });
      expect(checked).toEqual(['a guess']);
    },
  );

  it('leaves a reader the server while fifty wrong passwords are sent at once', async () => {
    const api = await startApi({ hasher: createPasswordHasher({ N: 2 ** 15, r: 8, p: 1 }) });
    const reader = api.client();
    expect(await reader('POST', '/auth/login', DEMO)).toMatchObject({ status: 200 });
    const order: number[] = [];
    const logins = Array.from({ length: 50 }, async (_, index) => {
      const guess = { email: `user${index}@example.com`, password: 'a guess' };
      const { status, headers } = await api.client()('POST', '/auth/login', guess);
      expect(headers.get('retry-after')).toEqual(status === 429 ? textLike(/^\d$/) : null);
      order.push(status);
    });
    order.push((await reader('GET', '/jobs')).status);
    await Promise.all(logins);
    const beforeTheList = order.slice(0, order.indexOf(200));
    expect(beforeTheList.filter((status) => status === 401).length).toBeLessThan(9);
    expect(order.filter((status) => status === 429).length).toBeGreaterThan(0);
  }, 30_000);

  it('is not counted when the line had no room for it', async () => {
    const { hasher, waiting } = patientHasher();
    const { fetch } = await createMemoryApi({ hasher });
    const answers = Array.from({ length: 60 }, (_, index) =>
      fetch(loginRequest(`user${index}@example.com`, 'a guess')),
    );
    await expect.poll(() => waiting.length).toBe(2);
    for (let count = 0; count < 12; count += 1) {
      await expect.poll(() => waiting.length).toBeGreaterThan(count);
      waiting[count]?.();
    }
    const statuses = (await Promise.all(answers)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(48);
    const next = fetch(loginRequest(ADA.email, 'a guess'));
    await expect.poll(() => waiting.length).toBe(13);
    waiting[12]?.();
    expect((await next).status).toBe(401);
  });
});
