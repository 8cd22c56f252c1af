import { useEffect, useState } from 'react';

/** The seconds until a point in time, counted down; 0 after it and without one. */
export function useSecondsUntil(time: number | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (time === null) return undefined;
    const tick = () => setNow(Date.now());
    const first = setTimeout(tick);
    const timer = setInterval(tick, 1000);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [time]);
  return time === null ? 0 : Math.max(Math.ceil((time - now) / 1000), 0);
}
