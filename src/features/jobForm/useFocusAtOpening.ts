import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { trackFocus } from '@/shared/lib/focus';
import { focusEnd } from '@/shared/lib/useTypedAhead';

/** Focuses a text box each time a link or a key leads to its page, not after Back or a reload. */
export function useFocusAtOpening(
  boxRef: RefObject<HTMLInputElement | null>,
  isWanted: boolean,
): void {
  const { key } = useLocation();
  const isLed = useNavigationType() !== NavigationType.Pop;

  useEffect(() => {
    if (!isWanted || !isLed) return;
    const isFocusUnmoved = trackFocus();
    // A focus needs a layout, which here would be one more than the frame's own.
    requestAnimationFrame(() => {
      if (isFocusUnmoved()) focusEnd(boxRef.current);
    });
  }, [key, isWanted, isLed, boxRef]);
}
