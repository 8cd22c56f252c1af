import { useRef, type MouseEvent, type PointerEvent } from 'react';
import { cardAt } from '@/jobs/cards/cardElements';

/** What a press on a card may be for in place of it. */
export const CONTROLS = 'button, label, input, select';

const LONG_PRESS_MS = 500;
/** A finger that has moved further scrolls or drags. */
const TOLERANCE = 10;

/** Where only one column is seen, a card that is held longer is not dragged but selected. */
const DRAGGED = '[data-taken]:not([role="tabpanel"] *)';

/** A finger on a card; it has been lifted when it has no timer. */
type Finger = { card: HTMLElement; x: number; y: number; timer?: number; isLong: boolean };

/**
 * Handlers, one set for all cards, that tell how a finger presses a card: `isPressed` by a click, and
 * `onLongPress` after half a second. Where that returns true the browser's menu and the click are
 * prevented. Presses on buttons and drags do not count.
 */
export function useCardTouch(onLongPress: (card: HTMLElement) => boolean) {
  const finger = useRef<Finger | null>(null);

  const stop = () => {
    clearTimeout(finger.current?.timer);
    delete finger.current?.timer;
  };
  const leave = () => {
    stop();
    finger.current = null;
  };
  const holdLong = () => {
    stop();
    const { current } = finger;
    if (current === null || current.card.matches(DRAGGED)) return;
    current.isLong = onLongPress(current.card);
  };

  const handlers = {
    onPointerDown({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) {
      leave();
      const card = cardAt(target);
      // A press on the text of a button is one on the button; in a field it chooses a word of it.
      const isOnControl = target instanceof Element && target.closest(CONTROLS) !== null;
      if (card === null || isOnControl || pointerType !== 'touch' || !isPrimary) return;
      const timer = window.setTimeout(holdLong, LONG_PRESS_MS);
      finger.current = { card, x, y, timer, isLong: false };
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y } = finger.current ?? { x: clientX, y: clientY };
      if (Math.hypot(clientX - x, clientY - y) > TOLERANCE) leave();
    },
    onPointerUp: stop,
    onPointerCancel: leave,
    // Some browsers tell of it a little before the half second is over.
    onContextMenu(event: MouseEvent) {
      if (finger.current?.timer !== undefined) holdLong();
      if (finger.current?.isLong) event.preventDefault();
    },
    onClickCapture(event: MouseEvent) {
      if (!finger.current?.isLong || event.detail === 0) return;
      leave();
      event.preventDefault();
      event.stopPropagation();
    },
  };

  const isPressed = (card: HTMLElement | null) => card !== null && finger.current?.card === card;
  return { handlers, isPressed };
}
