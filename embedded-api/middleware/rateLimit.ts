import { HTTPException } from 'hono/http-exception';

export type RateLimiter = {
  /**
   * Counts one attempt for the key and returns how to take it back.
   * Throws 429 with Retry-After, counting nothing, when the key has used up its attempts.
   */
  take: (key: string) => () => void;
  /** Forgets the attempts of the key. */
  clear: (key: string) => void;
};

export type RateLimit = { attempts: number; windowMs: number; now: () => Date; maxKeys?: number };

type Window = { count: number; endsAt: number };

/**
 * At most `attempts` per key within a window that starts with the first of them. Counting comes
 * before the work, so that parallel attempts cannot slip through. Holds at most `maxKeys` keys.
 */
export function createRateLimiter({
  attempts,
  windowMs,
  now,
  maxKeys = 10_000,
}: RateLimit): RateLimiter {
  const windows = new Map<string, Window>();

  function current(key: string): Window {
    const time = now().getTime();
    const known = windows.get(key);
    if (known !== undefined && known.endsAt > time) return known;
    windows.delete(key);
    makeRoom(windows, maxKeys, time);
    const opened = { count: 0, endsAt: time + windowMs };
    windows.set(key, opened);
    return opened;
  }

  return {
    take(key) {
      const window = current(key);
      if (window.count >= attempts) throw tooMany(window.endsAt - now().getTime());
      window.count += 1;
      return () => {
        window.count = Math.max(0, window.count - 1);
      };
    },
    clear: (key) => {
      windows.delete(key);
    },
  };
}

function makeRoom(windows: Map<string, Window>, maxKeys: number, time: number): void {
  if (windows.size < maxKeys) return;
  for (const [key, { endsAt }] of windows) {
    if (endsAt <= time) windows.delete(key);
  }
  const [oldest] = windows.keys();
  if (windows.size >= maxKeys && oldest !== undefined) windows.delete(oldest);
}

function tooMany(waitMs: number): HTTPException {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const msg = `Too many attempts, please try again in ${seconds} seconds`;
  const res = Response.json({ msg }, { status: 429, headers: { 'Retry-After': String(seconds) } });
  return new HTTPException(429, { message: msg, res });
}
