import { COOLDOWN_MS } from './usePressCooldown';

/** What lies above the page for a moment. */
const PASSING = ':is(dialog, [role="menu"]) :is(a, button)';

/**
 * Ignores the second press of a double one on a key, which is meant for what is gone: on what has taken its focus, as
 * `noteTaker` tells, and outside of a dialog that the first press has closed. Another key ends that, and so does `end`.
 * The second click of a double one is ignored where the first has removed its control with the menu or dialog around it.
 */
export function ignoreSecondPress() {
  let taker: Element | null = null;
  let takenAt = 0;
  let pressed: { dialog: HTMLDialogElement | null; at: number } | null = null;
  let clicked: Element | null = null;

  const isSecond = ({ target }: KeyboardEvent, now: number) =>
    (target === taker && now < takenAt + COOLDOWN_MS) ||
    (pressed?.dialog?.open === false && now < pressed.at + COOLDOWN_MS);

  const handleKeyDown = (event: KeyboardEvent) => {
    const now = performance.now();
    if (event.key !== 'Enter' && event.key !== ' ') {
      [taker, pressed] = [null, null];
    } else if (isSecond(event, now)) {
      ignore(event);
    } else {
      pressed = { dialog: elementAt(event)?.closest('dialog') ?? null, at: now };
    }
  };
  const handleClick = (event: MouseEvent) => {
    // The browser counts the clicks at one point.
    if (event.detail > 1 && clicked?.isConnected === false) ignore(event);
    else if (event.type === 'click') clicked = elementAt(event)?.closest(PASSING) ?? null;
  };
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  document.addEventListener('keydown', handleKeyDown, options);
  document.addEventListener('click', handleClick, options);
  document.addEventListener('dblclick', handleClick, options);

  return {
    noteTaker: (element: Element | null) => {
      taker = element;
      takenAt = performance.now();
    },
    end: () => ended.abort(),
  };
}

function ignore(event: Event) {
  event.preventDefault();
  event.stopPropagation();
}

function elementAt({ target }: Event): Element | null {
  return target instanceof Element ? target : null;
}
