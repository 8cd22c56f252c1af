import { useEffect, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { trackFocus } from './focus';

type TextBox = HTMLInputElement | HTMLTextAreaElement;

/** Focuses a text box each time a link or a key leads to its page, not after Back or a reload. */
export function useFocusAtOpening(boxRef: RefObject<TextBox | null>, isWanted: boolean): void {
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

function focusEnd(box: TextBox | null) {
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}
