import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto';
import type { PasswordHasher } from './context.js';

/** Scrypt's cost: N (a power of two), block size r and parallelism p. */
type ScryptCost = { N: number; r: number; p: number };

/** 32 MiB and three passes, one of the settings of OWASP's Password Storage Cheat Sheet. */
const DEFAULT_COST: ScryptCost = { N: 2 ** 15, r: 8, p: 3 };

const KEY_LENGTH = 32;

type StoredHash = ScryptCost & { salt: Buffer; key: Buffer };

/**
 * Scrypt hashes as `scrypt$N$r$p$salt$key`, so that the cost may be raised later.
 * Checking against no hash, or one it cannot read, takes as long as against a real one.
 */
export function createPasswordHasher(cost: ScryptCost = DEFAULT_COST): PasswordHasher {
  const nobody = { ...cost, salt: randomBytes(16), key: randomBytes(KEY_LENGTH) };
  return {
    async hash(password) {
      const salt = randomBytes(16);
      const key = await derive(password, salt, cost);
      const texts = [salt, key].map((bytes) => bytes.toString('base64'));
      return ['scrypt', cost.N, cost.r, cost.p, ...texts].join('$');
    },
    async verify(password, stored) {
      const known = parse(stored ?? '');
      const { salt, key, ...parameters } = known ?? nobody;
      const isEqual = timingSafeEqual(key, await derive(password, salt, parameters));
      return isEqual && known !== undefined;
    },
  };
}

function parse(stored: string): StoredHash | undefined {
  const match = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([^$]+)\$([^$]+)$/.exec(stored);
  if (match === null) return undefined;
  const [, N, r, p, salt = '', key = ''] = match;
  const bytes = { salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') };
  if (bytes.key.length !== KEY_LENGTH) return undefined;
  return { N: Number(N), r: Number(r), p: Number(p), ...bytes };
}

function derive(password: string, salt: Buffer, { N, r, p }: ScryptCost): Promise<Buffer> {
  const options: ScryptOptions = { N, r, p, maxmem: 2 ** 25 + 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, KEY_LENGTH, options, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}
