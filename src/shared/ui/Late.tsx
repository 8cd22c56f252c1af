import { useEffect, useState, type ReactElement } from 'react';

const PATIENCE_MS = 150;

/**
 * What tells of waiting, shown once that has taken a moment: a quick answer comes without a flash. Elements alone,
 * since a text that a translator has replaced cannot be removed by React.
 */
export function Late({ children }: { children: ReactElement }) {
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    const timer = setTimeout(setIsShown, PATIENCE_MS, true);
    return () => clearTimeout(timer);
  }, []);

  return isShown && children;
}
