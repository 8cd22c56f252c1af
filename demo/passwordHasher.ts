import type { PasswordHasher } from '../embedded-api/context.js';

/** What OWASP's Password Storage Cheat Sheet asks of PBKDF2 with SHA-256. */
const DEFAULT_ROUNDS = 600_000;

type StoredHash = { rounds: number; salt: Uint8Array<ArrayBuffer>; key: string };

/**
 * Hashes of PBKDF2 by Web Crypto as `pbkdf2$rounds$salt$key`, so that the cost may be raised later.
 * Checking against no hash, or one it cannot read, takes as long as against a real one.
 */
export function createPasswordHasher(rounds = DEFAULT_ROUNDS): PasswordHasher {
  const nobody = { rounds, salt: newSalt(), key: '' };
  return {
    async hash(password) {
      const salt = newSalt();
      return ['pbkdf2', rounds, toBase64(salt), await derive(password, { rounds, salt })].join('$');
    },
    async verify(password, stored) {
      const known = parse(stored ?? '') ?? nobody;
      return (await derive(password, known)) === known.key;
    },
  };
}

/** The SHA-256 of a session token in hex. */
export async function hashToken(token: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function newSalt(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(16));
}

async function derive(
  password: string,
  { rounds, salt }: Omit<StoredHash, 'key'>,
): Promise<string> {
  const bytes = new TextEncoder().encode(password);
  const material = await crypto.subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveBits']);
  const cost = { name: 'PBKDF2', hash: 'SHA-256', iterations: rounds, salt };
  return toBase64(new Uint8Array(await crypto.subtle.deriveBits(cost, material, 256)));
}

function parse(stored: string): StoredHash | undefined {
  const match = /^pbkdf2\$([1-9]\d{0,6})\$([\w+/]+=*)\$([\w+/]+=*)$/.exec(stored);
  if (match === null) return undefined;
  const [, rounds, salt = '', key = ''] = match;
  try {
    return { rounds: Number(rounds), salt: fromBase64(salt), key };
  } catch {
    return undefined;
  }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
