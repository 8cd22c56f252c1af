import { createHash } from 'node:crypto';

/**
 * The SHA-256 of a session token in hex. Computed at once, not in the threads of Web Crypto, where
 * it would wait behind the password hashes.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
