import { useRef, type TouchEvent } from 'react';
import { TOUCH } from '@/shared/styles/media';

/** From so many pixels on a swipe is meant. */
const FAR_ENOUGH = 60;

/**
 * Handlers of a panel that is a sheet on a touch screen: it follows a finger that goes down from its upper end, and is
 * closed where that has gone far enough.
 */
export function useSwipeDown(onClose: () => void) {
  /** Where the finger was put down; null while it scrolls, or does not count. */
  const start = useRef<number | null>(null);

  const distance = ({ touches }: TouchEvent) =>
    start.current === null ? 0 : Math.max((touches[0]?.clientY ?? 0) - start.current, 0);
  const move = ({ style }: HTMLElement, by: number) => {
    style.transition = by > 0 ? 'none' : '';
    style.translate = by > 0 ? `0 ${by}px` : '';
  };

  return {
    onTouchStart({ currentTarget, touches }: TouchEvent<HTMLElement>) {
      const isFirst = touches.length === 1 && currentTarget.scrollTop === 0;
      start.current = isFirst && matchMedia(TOUCH).matches ? (touches[0]?.clientY ?? null) : null;
    },
    onTouchMove(event: TouchEvent<HTMLElement>) {
      move(event.currentTarget, distance(event));
    },
    onTouchEnd(event: TouchEvent<HTMLElement>) {
      const { currentTarget, changedTouches } = event;
      const isFar = distance({ ...event, touches: changedTouches }) >= FAR_ENOUGH;
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
