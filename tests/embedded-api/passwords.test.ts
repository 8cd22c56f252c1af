import { describe, expect, it } from 'vitest';
import type { PasswordHasher } from '../../embedded-api/context';
import { queueHashes } from '../../embedded-api/middleware/hashQueue';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import { createMemoryApi } from '../support/api';
import { ADA, postRequest, textLike } from './httpApi';

const CHEAP = { N: 2, r: 1, p: 1 };

const loginRequest = (email: string) => postRequest('/auth/login', { email, password: 'a guess' });

describe('a password hash', () => {
  it('matches its password only', async () => {
    const hasher = createPasswordHasher(CHEAP);
    const stored = await hasher.hash(ADA.password);
    expect(await hasher.verify(ADA.password, stored)).toBe(true);
    for (const other of ['', `${ADA.password} `, ADA.password.toUpperCase(), `\0${ADA.password}`]) {
      expect(await hasher.verify(other, stored)).toBe(false);
    }
    for (const strange of ['', 'x', 'scrypt$2$1$1$AAAA$', 'scrypt$2$1$1$AAAA$AAAA', undefined]) {
      expect(await hasher.verify('', strange)).toBe(false);
    }
    expect(await hasher.verify('', 'scrypt$x$1$1$AA$AA')).toBe(false);
  });

  it('is another one each time and names its cost, so that the cost can be raised', async () => {
    const hasher = createPasswordHasher(CHEAP);
    const stored = await hasher.hash(ADA.password);
    expect(stored).toEqual(textLike(/^scrypt\$2\$1\$1\$[\w+/]+=*\$[\w+/]+=*$/));
    expect(await hasher.hash(ADA.password)).not.toBe(stored);
    const dearer = createPasswordHasher({ ...CHEAP, N: 4 });
    expect(await dearer.verify(ADA.password, stored)).toBe(true);
  });

  it('costs 32 MiB and three passes unless told otherwise, on a thread of its own', async () => {
    let isDone = false;
    const hash = createPasswordHasher().hash('x');
    void hash.then(() => (isDone = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isDone).toBe(false);
    expect(await hash).toMatch(/^scrypt\$32768\$8\$3\$/);
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

describe('the queue of passwords', () => {
  it('works on two at once, keeps ten waiting in their order and refuses more', async () => {
    const { hasher, waiting } = patientHasher();
    const done: string[] = [];
    const queue = queueHashes(hasher);
    const hashes = Array.from({ length: 12 }, (_, index) =>
      queue.hash(String(index)).then((hash) => done.push(hash)),
    );
    await expect(queue.verify('one more', undefined)).rejects.toMatchObject({ status: 429 });
    for (let count = 1; count <= 12; count += 1) {
      expect(waiting.length).toBe(Math.min(count + 1, 12));
      waiting[count - 1]?.();
      await hashes[count - 1];
    }
    expect(done).toEqual(Array.from({ length: 12 }, (_, index) => String(index)));
    void queue.hash('the next');
    expect(waiting).toHaveLength(13);
  });

  it('goes on after a hash that failed', async () => {
    const queue = queueHashes({
      ...createPasswordHasher(CHEAP),
      verify: () => Promise.reject(new Error('out of memory')),
    });
    const failures = Array.from({ length: 12 }, () => queue.verify('x', undefined));
    for (const failure of failures) await expect(failure).rejects.toThrow('out of memory');
    expect(await queue.hash('x')).toMatch(/^scrypt/);
  });
});

describe('login', () => {
  it('checks a password exactly once, whether the e-mail is known or not', async () => {
    const checked: string[] = [];
    const verify = (password: string) => {
      checked.push(password);
      return Promise.resolve(false);
    };
    const hasher = { ...createPasswordHasher(CHEAP), verify };
    const { addUser, fetch } = await createMemoryApi({ hasher });
    await addUser({ email: ADA.email });
    for (const email of [ADA.email, 'nobody@example.com', 'x'.repeat(5000)]) {
      const response = await fetch(loginRequest(email));
      expect(await response.json()).toEqual({ msg: 'Invalid Credentials' });
      expect(checked.splice(0)).toEqual(['a guess']);
    }
  });

  it('that finds the queue full is told to wait, not counted, and holds no reader up', async () => {
    const { hasher, waiting } = patientHasher();
    const { fetch } = await createMemoryApi({ hasher });
    const answers = Array.from({ length: 50 }, (_, index) =>
      fetch(loginRequest(`user${index}@example.com`)),
    );
    await expect.poll(() => waiting.length).toBe(2);
    const list = await fetch(new Request('http://localhost/api/v1/jobs'));
    expect(list.status).toBe(401);
    for (let count = 0; count < 12; count += 1) {
      await expect.poll(() => waiting.length).toBeGreaterThan(count);
      waiting[count]?.();
    }
    const refused = (await Promise.all(answers)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(38);
    for (const { headers } of refused) expect(headers.get('retry-after')).toMatch(/^\d$/);
    const next = fetch(loginRequest(ADA.email));
    await expect.poll(() => waiting.length).toBe(13);
    waiting[12]?.();
    expect((await next).status).toBe(401);
  });
});
