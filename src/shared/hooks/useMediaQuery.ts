import { useMemo, useSyncExternalStore } from 'react';

const PAPER = 'print';

/**
 * Whether the media query, written without '@media', holds for the window; paper, which may be narrower, changes
 * nothing. None holds without a window.
 */
export function useMediaQuery(query: string): boolean {
  const { subscribe, read } = useMemo(() => followWindow(query), [query]);
  return useSyncExternalStore(subscribe, read, () => false);
}

/** Calls `listener` whenever the media query begins or ends to hold. Returns a function that ends it. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const list = window.matchMedia(query);
  list.addEventListener('change', listener);
  return () => list.removeEventListener('change', listener);
}

function followWindow(query: string) {
  let known: boolean | undefined;
  const read = () => {
    const isPaper = known !== undefined && window.matchMedia(PAPER).matches;
    if (!isPaper) known = window.matchMedia(query).matches;
    return known === true;
  };
  const subscribe = (onChange: () => void) => {
    const ends = [query, PAPER].map((one) => onMediaChange(one, onChange));
    return () => ends.forEach((end) => end());
  };
  return { subscribe, read };
}
