import { useEffect, useState } from 'react';

const NONE = { hasBefore: false, hasAfter: false };

/**
 * Whether the element hides a part of its one child before or after what is seen; both follow its
 * size and its scrolling. An element that hides something has to be reachable by keyboard.
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
