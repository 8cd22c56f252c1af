import type { PasswordHasher } from '../context.js';
import { tooMany } from './tooMany.js';

/** Each hash takes a core for a fifth of a second and 32 MiB. */
const AT_ONCE = 2;
/** With these in line the last one waits about a second. */
const WAITING = 10;
const RETRY_MS = 2000;

/**
 * The hasher, working on two passwords at a time with ten more in line, so that a burst of logins
 * leaves the server to everybody else. Beyond that it throws 429 with Retry-After.
 */
export function queueHashes({ hash, verify }: PasswordHasher): PasswordHasher {
  const line: (() => void)[] = [];
  let running = 0;

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < AT_ONCE) running += 1;
    else if (line.length < WAITING) await new Promise<void>((resolve) => line.push(resolve));
    else throw tooMany(RETRY_MS);
    try {
      return await work();
    } finally {
      // Whoever is next in line takes this place; only without one is it free again.
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) => inTurn(() => hash(password)),
    verify: (password, stored) => inTurn(() => verify(password, stored)),
  };
}
