const REPEAT_AFTER_MS = 60_000;
const REMEMBERED_LINES = 100;

/** A log that writes the same line at most once a minute. */
export function dedupeLog(log: (line: string) => void): (line: string) => void {
  const lastTold = new Map<string, number>();
  return (line) => {
    const time = Date.now();
    if (time - (lastTold.get(line) ?? -Infinity) < REPEAT_AFTER_MS) return;
    if (lastTold.size >= REMEMBERED_LINES) lastTold.clear();
    lastTold.set(line, time);
    log(line);
  };
}
