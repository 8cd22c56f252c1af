import { useState } from 'react';

/** Korean is composed up to the end of a word; what stands among candidates is chosen within that time. */
const COMPOSING_MS = 3000;

/**
 * For a field that waits until a text is typed: how many milliseconds, at least `pauseMs`, since what is
 * composed of several keys waits for its end, and what tells of that.
 */
export function useComposition(pauseMs: number) {
  const [isComposing, setIsComposing] = useState(false);
  const events = {
    onCompositionStart: () => setIsComposing(true),
    onCompositionEnd: () => setIsComposing(false),
  };
  return { pauseMs: isComposing ? COMPOSING_MS : pauseMs, events };
}
