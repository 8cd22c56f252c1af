import { createAttemptWindows, type WindowOptions } from './attemptWindows.js';
import { tooMany } from './tooMany.js';

export type PaceOptions = WindowOptions & {
  /** Attempts per key and window that need not wait. */
  free: number;
  gapMs: number;
  longestWaitMs: number;
};

/**
 * Lets a key's attempts beyond the free ones start `gapMs` after each other and resolves when one
 * may start, with a function that undoes it. Throws 429 when it would have to wait too long.
 */
export function createPace(options: PaceOptions): (key: string) => Promise<() => void> {
  const { free, gapMs, longestWaitMs, now } = options;
  const windows = createAttemptWindows(options);
  return async (key) => {
    const window = windows.current(key);
    if (window.count >= free) {
      const time = now().getTime();
      const waitMs = Math.max(0, window.nextAt - time);
      if (waitMs > longestWaitMs) throw tooMany(waitMs - longestWaitMs);
      window.nextAt = time + waitMs + gapMs;
      if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
    window.count += 1;
    return () => {
      window.count = Math.max(0, window.count - 1);
    };
  };
}
