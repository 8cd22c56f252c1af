import { emailKey } from '../textKeys.js';
import { MAX_EMAIL } from '../validation.js';
import { createPace } from './pace.js';
import { createRateLimiter } from './rateLimit.js';

export type LoginAttempt = {
  /** Forgets that the attempt was made, since no password was checked. */
  giveBack: () => void;
  /** Forgets it and the client's earlier failures at this account. */
  succeeded: () => void;
};
export type BeginLogin = (address: string, email: string) => Promise<LoginAttempt>;

const WINDOW_MS = 300_000;

/**
 * Counts logins per address, per account at an address, and per account from everywhere, where
 * too many are slowed down first, so that strangers can hardly lock its owner out. E-mails nobody
 * has count like all others, so that no limit tells whether an account exists.
 */
export function createLoginAttempts(now: () => Date): BeginLogin {
  const perAddress = createRateLimiter({ attempts: 50, windowMs: WINDOW_MS, now });
  const perAccountThere = createRateLimiter({ attempts: 10, windowMs: WINDOW_MS, now });
  const pace = createPace({ free: 20, gapMs: 1000, longestWaitMs: 5000, windowMs: WINDOW_MS, now });

  return async (address, email) => {
    // Bounds the memory: no account has a longer e-mail.
    const account = emailKey(email.slice(0, MAX_EMAIL));
    const accountThere = `${address} ${account}`;
    const counted: (() => void)[] = [];
    const giveBack = () => {
      counted.forEach((undo) => undo());
    };
    try {
      counted.push(perAddress.take(address));
      counted.push(perAccountThere.take(accountThere));
      counted.push(await pace(account));
    } catch (refusal) {
      giveBack();
      throw refusal;
    }
    return {
      giveBack,
      succeeded: () => {
        giveBack();
        perAccountThere.clear(accountThere);
      },
    };
  };
}
