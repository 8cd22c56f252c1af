import { useRef, type TouchEvent } from 'react';
import { TOUCH } from '@/shared/styles/media';

/** From so many pixels on a swipe is meant. */
const FAR_ENOUGH = 60;

/** Towards the edge of the window at which the panel stands. */
type Way = 'down' | 'left';

/**
 * Handlers of a panel on a touch screen, a sheet or a drawer: it follows a finger that goes this way, on a sheet from
 * its upper end, and is closed where that has gone far enough.
 */
export function useSwipe(way: Way, onClose: () => void) {
  /** Where the finger was put down; null while it scrolls, or does not count. */
  const start = useRef<{ x: number; y: number } | null>(null);

  const distance = ({ touches }: Pick<TouchEvent, 'touches'>) => {
    const touch = touches[0];
    if (start.current === null || touch === undefined) return 0;
    const [right, down] = [touch.clientX - start.current.x, touch.clientY - start.current.y];
    const [along, across] = way === 'down' ? [down, right] : [-right, down];
    return along > Math.abs(across) ? along : 0;
  };
  const move = ({ style }: HTMLElement, by: number) => {
    style.transition = by > 0 ? 'none' : '';
    style.translate = by === 0 ? '' : way === 'down' ? `0 ${by}px` : `-${by}px`;
  };

  return {
    onTouchStart({ currentTarget, touches }: TouchEvent<HTMLElement>) {
      const touch = touches[0];
      const isAtEnd = way === 'left' || currentTarget.scrollTop === 0;
      const counts = touches.length === 1 && isAtEnd && matchMedia(TOUCH).matches;
      start.current = counts && touch ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchMove(event: TouchEvent<HTMLElement>) {
      move(event.currentTarget, distance(event));
    },
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      const { currentTarget, changedTouches } = event;
      const isFar = distance({ touches: changedTouches }) >= FAR_ENOUGH;
      start.current = null;
      move(currentTarget, 0);
      if (isFar) onClose();
    },
    onTouchCancel({ currentTarget }: TouchEvent<HTMLElement>) {
      start.current = null;
      move(currentTarget, 0);
    },
  };
}
