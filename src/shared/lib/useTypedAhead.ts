import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { receiveText } from './typeAhead';

/**
 * For the box of this name: when keys have asked for it, it takes the focus, and `onText` what was typed
 * meanwhile. Null is a box that is not to be found by keys.
 */
export function useTypedAhead(
  name: string | null,
  onText: (text: string) => void,
): RefObject<HTMLInputElement | null> {
  const boxRef = useRef<HTMLInputElement>(null);
  const receive = useEffectEvent((text: string) => {
    if (text !== '') onText(text);
    focusEnd(boxRef.current);
  });

  useEffect(() => {
    if (name === null) return undefined;
    return receiveText(name, (text) => receive(text));
  }, [name]);

  return boxRef;
}

/** Puts the focus behind what stands in a box. */
export function focusEnd(box: HTMLInputElement | null): void {
  box?.focus();
  box?.setSelectionRange(box.value.length, box.value.length);
}
