import { useCallback, useEffect, useId, useRef, useState } from 'react';

/**
 * State and refs of a disclosure dropdown. While open, Escape closes it and returns focus to the
 * trigger; a press outside the root, or focus that leaves it, closes it and leaves focus alone.
 */
export function useDisclosure() {
  const [isOpen, setIsOpen] = useState(false);
  const rootRef = useRef<HTMLDivElement>(null);
  const triggerRef = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const close = useCallback(() => setIsOpen(false), []);
  const toggle = useCallback(() => setIsOpen((wasOpen) => !wasOpen), []);

  useEffect(() => {
    if (!isOpen) return undefined;

    const closeWhenOutside = ({ target }: Event) => {
      if (target instanceof Node && !rootRef.current?.contains(target)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      close();
      triggerRef.current?.focus();
    };

    document.addEventListener('pointerdown', closeWhenOutside);
    document.addEventListener('focusin', closeWhenOutside);
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('pointerdown', closeWhenOutside);
      document.removeEventListener('focusin', closeWhenOutside);
      document.removeEventListener('keydown', closeOnEscape);
    };
  }, [isOpen, close]);

  return { isOpen, toggle, rootRef, triggerRef, panelId };
}
