import { useEffect, useState } from 'react';

const NONE = { hasBefore: false, hasAfter: false };

/**
 * Whether there is more of the element's content before or after the visible part. An element that
 * scrolls has to be focusable.
 */
export function useScrollEdges(element: HTMLElement | null) {
  const [edges, setEdges] = useState(NONE);

  useEffect(() => {
    if (element === null) return undefined;
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      const next = { hasBefore: element.scrollLeft > 0, hasAfter: rest >= 1 };
      setEdges((edges) =>
        edges.hasBefore === next.hasBefore && edges.hasAfter === next.hasAfter ? edges : next,
      );
    };
    const observer = new ResizeObserver(look);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [element]);

  return edges;
}
