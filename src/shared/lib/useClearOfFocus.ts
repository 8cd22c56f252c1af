import { useEffect, type RefObject } from 'react';

const GAP = 8;

/** Lets what floats over the page move below the control in focus where it would cover it. */
export function useClearOfFocus(ref: RefObject<HTMLElement | null>, isFloating: boolean): void {
  useEffect(() => {
    const box = ref.current;
    if (!isFloating || box === null) return undefined;

    const move = () => {
      box.style.translate = '';
      const focused = document.activeElement;
      if (!focused?.matches('a, button, input, select, textarea') || box.contains(focused)) return;
      const { top, bottom } = box.getBoundingClientRect();
      const used = focused.getBoundingClientRect();
      if (top === bottom || used.bottom <= top || used.top >= bottom) return;
      box.style.translate = `0 ${used.bottom + GAP - top}px`;
    };
    const sizes = new ResizeObserver(move);
    sizes.observe(box);
    document.addEventListener('focusin', move);
    return () => {
      sizes.disconnect();
      document.removeEventListener('focusin', move);
      box.style.translate = '';
    };
  }, [ref, isFloating]);
}
