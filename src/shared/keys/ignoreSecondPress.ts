import { COOLDOWN_MS } from './usePressCooldown';

/**
 * Ignores the second press of a double one on a key, which is meant for what is gone: on what has taken its focus, as
 * `noteTaker` tells, and outside of a dialog that the first press has closed. Another key ends that, and so does `end`.
 */
export function ignoreSecondPress() {
  let taker: Element | null = null;
  let takenAt = 0;
  let pressed: { dialog: HTMLDialogElement | null; at: number } | null = null;

  const isSecond = ({ target }: KeyboardEvent, now: number) =>
    (target === taker && now < takenAt + COOLDOWN_MS) ||
    (pressed?.dialog?.open === false && now < pressed.at + COOLDOWN_MS);

  const handleKeyDown = (event: KeyboardEvent) => {
    const now = performance.now();
    if (event.key !== 'Enter' && event.key !== ' ') {
      [taker, pressed] = [null, null];
    } else if (isSecond(event, now)) {
      event.preventDefault();
      event.stopPropagation();
    } else {
      pressed = { dialog: dialogAt(event.target), at: now };
    }
  };
  document.addEventListener('keydown', handleKeyDown, true);

  return {
    noteTaker: (element: Element | null) => {
      taker = element;
      takenAt = performance.now();
    },
    end: () => document.removeEventListener('keydown', handleKeyDown, true),
  };
}

function dialogAt(target: EventTarget | null): HTMLDialogElement | null {
  return target instanceof Element ? target.closest('dialog') : null;
}
