import { createAttemptWindows, type WindowOptions } from './attemptWindows.js';
import { tooMany } from './tooMany.js';

export type RateLimiter = {
  /**
   * Counts one attempt for the key and returns a function that undoes it.
   * Throws 429 with Retry-After, counting nothing, when the key has used up its attempts.
   */
  take: (key: string) => () => void;
  /** Forgets the attempts of the key. */
  clear: (key: string) => void;
};

/**
 * At most `attempts` per key and window. Attempts are counted before the work, so that parallel ones
 * count too.
 */
export function createRateLimiter(options: WindowOptions & { attempts: number }): RateLimiter {
  const windows = createAttemptWindows(options);
  return {
    take(key) {
      const window = windows.current(key);
      if (window.count >= options.attempts) throw tooMany(window.endsAt - options.now().getTime());
      window.count += 1;
      return () => {
        window.count = Math.max(0, window.count - 1);
      };
    },
    clear: windows.forget,
  };
}
