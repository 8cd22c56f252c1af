import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** Listens to single keys on every page of the dashboard. What they do is loaded with the first one. */
export function useKeys(showKeys: () => void) {
  const navigate = useNavigate();
  const { pathname: path } = useLocation();
  const reach = useEffectEvent(() => ({
    path,
    open: (next: string) => void navigate(next),
    showKeys,
  }));

  useEffect(() => {
    const early: KeyboardEvent[] = [];
    let handle = (event: KeyboardEvent) => {
      early.push(event);
      // Without its code a key does nothing, and the next one tries again.
      load().catch(() => undefined);
    };
    const load = async () => {
      const { createKeyHandler } = await import('./keys');
      if (early.length === 0) return;
      const run = createKeyHandler();
      handle = (event) => run(event, reach());
      early.splice(0).forEach(handle);
    };
    const handleKeyDown = (event: KeyboardEvent) => handle(event);
    document.addEventListener('keydown', handleKeyDown);
    return () => {
      early.length = 0;
      document.removeEventListener('keydown', handleKeyDown);
    };
  }, []);
}
