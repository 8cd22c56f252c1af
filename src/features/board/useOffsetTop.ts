import { useLayoutEffect, type RefObject } from 'react';

/** Keeps `--above` of an element at what stands above it on the page, in pixels. */
export function useOffsetTop(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY;
      element.style.setProperty('--above', `${top}px`);
    };
    measure();
    // In the next frame: it changes the height that is observed.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
}
