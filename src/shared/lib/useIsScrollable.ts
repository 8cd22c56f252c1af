import { useEffect, useState } from 'react';

/**
 * Whether the one child of this element is wider than the element, which then has to be reachable
 * by keyboard. Follows both as they change; false without an element.
 */
export function useIsScrollable(element: HTMLElement | null): boolean {
  const [isScrollable, setIsScrollable] = useState(false);

  useEffect(() => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      setIsScrollable(element.scrollWidth > element.clientWidth);
    });
    for (const observed of [element, ...element.children]) observer.observe(observed);
    return () => {
      observer.disconnect();
    };
  }, [element]);

  return isScrollable;
}
