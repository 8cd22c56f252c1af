import { useEffect, useState, type ReactNode } from 'react';

const PATIENCE_MS = 150;

/** What tells of waiting, shown once that has taken a moment: a quick answer comes without a flash. */
export function Late({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setIsShown, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);

  return isShown && children;
}
