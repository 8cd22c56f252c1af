import type { PasswordHasher } from '../context.js';
import { tooMany } from './tooMany.js';

/** Each hash takes a core for a fifth of a second and 32 MiB. */
const AT_ONCE = 2;
/** The last one in the queue waits about a second. */
const WAITING = 10;
const RETRY_MS = 2000;

/**
 * The hasher with a queue: two passwords at a time, ten waiting, so that a burst of logins does not
 * block the server. Beyond that it throws 429 with Retry-After.
 */
export function queueHashes({ hash, verify }: PasswordHasher): PasswordHasher {
  const line: (() => void)[] = [];
  let running = 0;

  async function inSequence<T>(work: () => Promise<T>): Promise<T> {
    if (running < AT_ONCE) running += 1;
    else if (line.length < WAITING) await new Promise<void>((resolve) => line.push(resolve));
    else throw tooMany(RETRY_MS);
    try {
      return await work();
    } finally {
      // The next in the queue takes over this slot.
      const next = line.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }

  return {
    hash: (password) => inSequence(() => hash(password)),
    verify: (password, stored) => inSequence(() => verify(password, stored)),
  };
}
