export type AttemptWindow = {
  count: number;
  endsAt: number;
  /** When the next attempt may start, for those that are spaced out. */
  nextAt: number;
};

export type AttemptWindows = {
  /** The window of the key: a new one when there is none or it has ended. */
  current: (key: string) => AttemptWindow;
  forget: (key: string) => void;
};

export type WindowOptions = { windowMs: number; now: () => Date; maxKeys?: number };

/** Counts per key, in windows that start with the key's first attempt; at most `maxKeys` of them. */
export function createAttemptWindows(options: WindowOptions): AttemptWindows {
  const { windowMs, now, maxKeys = 10_000 } = options;
  const windows = new Map<string, AttemptWindow>();
  return {
    current(key) {
      const time = now().getTime();
      const known = windows.get(key);
      if (known !== undefined && known.endsAt > time) return known;
      windows.delete(key);
      makeRoom(windows, maxKeys, time);
      const opened = { count: 0, endsAt: time + windowMs, nextAt: 0 };
      windows.set(key, opened);
      return opened;
    },
    forget: (key) => {
      windows.delete(key);
    },
  };
}

function makeRoom(windows: Map<string, AttemptWindow>, maxKeys: number, time: number): void {
  if (windows.size < maxKeys) return;
  for (const [key, { endsAt }] of windows) {
    if (endsAt <= time) windows.delete(key);
  }
  const [oldest] = windows.keys();
  if (windows.size >= maxKeys && oldest !== undefined) windows.delete(oldest);
}
