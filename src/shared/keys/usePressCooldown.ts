import { useEffect, useRef, type MouseEvent } from 'react';

/** So long after the first press of a double one the second may come: the default of Windows. */
export const COOLDOWN_MS = 500;

/**
 * Tells a press from the second one of a double press, which is meant for what was there before:
 * `isCoolingDown` for a while after `startCooldown`, or until `endCooldown`. For a control that `isNew`
 * in its place, that while begins when it comes.
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

/** A press that counts only once within that while, and on a new control only after it. */
export function usePressCooldown(
  options: { isNew: boolean },
  press: (event: MouseEvent) => unknown,
) {
  const { isCoolingDown, startCooldown } = useCooldown(options);
  return (event: MouseEvent): void => {
    if (isCoolingDown()) return;
    startCooldown();
    press(event);
  };
}
