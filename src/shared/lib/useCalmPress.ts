import { useEffect, useRef } from 'react';

/** So long after the first press of a double one the second may come. */
const PAUSE_MS = 1000;

/**
 * Tells a press from the second one of a double press, which is meant for what was there before:
 * `isCalm` is false for a second after `pause`, or until `resume`. For a control that `isNew` in its
 * place, the first second begins with it.
 */
export function useCalm({ isNew }: { isNew: boolean }) {
  const calmFrom = useRef(0);

  const pause = () => {
    calmFrom.current = performance.now() + PAUSE_MS;
  };
  const resume = () => {
    calmFrom.current = 0;
  };
  const isCalm = () => performance.now() >= calmFrom.current;

  useEffect(() => {
    if (isNew) calmFrom.current = performance.now() + PAUSE_MS;
  }, [isNew]);

  return { isCalm, pause, resume };
}

/** A press that counts only once within a second, and on a new control only a second after it came. */
export function useCalmPress(options: { isNew: boolean }, press: () => unknown): () => void {
  const { isCalm, pause } = useCalm(options);
  return () => {
    if (!isCalm()) return;
    pause();
    press();
  };
}
