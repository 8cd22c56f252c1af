import { useEffect, useRef } from 'react';

/** So long after the first press of a double one the second may come. */
const COOLDOWN_MS = 1000;

/**
 * Tells a press from the second one of a double press, which is meant for what was there before:
 * `isCoolingDown` for a second after `startCooldown`, or until `endCooldown`. For a control that `isNew`
 * in its place, the first second begins with it.
 */
export function useCooldown({ isNew }: { isNew: boolean }) {
  const endsAt = useRef(0);

  const startCooldown = () => {
    endsAt.current = performance.now() + COOLDOWN_MS;
  };
  const endCooldown = () => {
    endsAt.current = 0;
  };
  const isCoolingDown = () => performance.now() < endsAt.current;

  useEffect(() => {
    if (isNew) endsAt.current = performance.now() + COOLDOWN_MS;
  }, [isNew]);

  return { isCoolingDown, startCooldown, endCooldown };
}

/** A press that counts only once within a second, and on a new control only a second after it came. */
export function usePressCooldown(options: { isNew: boolean }, press: () => unknown): () => void {
  const { isCoolingDown, startCooldown } = useCooldown(options);
  return () => {
    if (isCoolingDown()) return;
    startCooldown();
    press();
  };
}
