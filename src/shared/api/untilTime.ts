/** Resolves at that time by the clock, in milliseconds, or once the signal aborts. Never rejects. */
export function untilTime(time: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      clearInterval(look);
      signal.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, time - Date.now());
    // The timer stands still while the machine sleeps; in a hidden tab, these may come once a minute.
    const look = setInterval(() => {
      if (Date.now() >= time) end();
    }, 1000);
    signal.addEventListener('abort', end);
    if (signal.aborted) end();
  });
}
