import { useEffect, useLayoutEffect } from 'react';

/** So long after a drag the library still keeps clicks from everybody. */
const CLICKS_KEPT_MS = 50;

/** What the library listens to for ending a drag. */
const endDrag = () => window.dispatchEvent(new Event('visibilitychange'));

/** What the library of the board leaves undone while a card is dragged, and ends a drag that is allowed no more. */
export function useDragEvents(isDragging: boolean, isAllowed: boolean): void {
  // Escape ends the drag alone. Clicks that the library keeps from the router would load the document of a link.
  useLayoutEffect(() => {
    if (!isDragging) return undefined;
    const prevent = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key === 'Escape') event.preventDefault();
    };
    for (const name of ['keydown', 'click']) window.addEventListener(name, prevent, true);
    return () => {
      window.removeEventListener('keydown', prevent, true);
      setTimeout(() => window.removeEventListener('click', prevent, true), CLICKS_KEPT_MS);
    };
  }, [isDragging]);

  useEffect(() => {
    if (isDragging && !isAllowed) endDrag();
  }, [isDragging, isAllowed]);

  // The button was released outside of the window: the card stays where it was.
  useEffect(() => {
    if (!isDragging) return undefined;
    const handleMove = ({ buttons }: MouseEvent) => {
      if (buttons === 0) endDrag();
    };
    window.addEventListener('mousemove', handleMove, true);
    return () => window.removeEventListener('mousemove', handleMove, true);
  }, [isDragging]);
}
