import { describe, expect, it } from 'vitest';
import { createApp } from '../../embedded-api/app';
import { createPasswordHasher } from '../../embedded-api/passwordHasher';
import { createMemoryApi } from '../support/api';
import { ADA, textLike } from './httpApi';

const CHEAP = { N: 2, r: 1, p: 1 };

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

describe('login', () => {
  it.each([ADA.email, 'nobody@example.com', 'x'.repeat(5000)])(
    'checks a password exactly once for the e-mail %s, known or not',
    async (email) => {
      const api = await createMemoryApi();
      await api.addUser({ email: ADA.email });
      const checked: string[] = [];
      const hasher = {
        ...createPasswordHasher(CHEAP),
        verify: (password: string) => {
          checked.push(password);
          return Promise.resolve(false);
        },
      };
      const app = createApp({ repository: api.repository, hasher, now: () => new Date() });
      const response = await app.request('/api/v1/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password: 'a guess' }),
      });
      expect(await response.json()).toEqual({ msg: 'Invalid Credentials' });
      expect(checked).toEqual(['a guess']);
    },
  );
});
