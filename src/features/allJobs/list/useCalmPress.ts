import { useEffect, useRef } from 'react';

const PAUSE_MS = 1000;

/**
 * A press that counts only a second after the one before and, for a button that is new in its
 * place, a second after it came: a double press is meant for what stood there before.
 */
export function useCalmPress({ isNew }: { isNew: boolean }, press: () => unknown): () => void {
  const notBefore = useRef(0);

  useEffect(() => {
    if (isNew) notBefore.current = performance.now() + PAUSE_MS;
  }, [isNew]);

  return () => {
    const now = performance.now();
    const isCalm = now >= notBefore.current;
    notBefore.current = now + PAUSE_MS;
    if (isCalm) press();
  };
}
