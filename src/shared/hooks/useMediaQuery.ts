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

function followWindow(query: string) {
  let known: boolean | undefined;
  const read = () => {
    const isPaper = known !== undefined && window.matchMedia(PAPER).matches;
    if (!isPaper) known = window.matchMedia(query).matches;
    return known === true;
  };
  const subscribe = (onChange: () => void) => {
    const lists = [query, PAPER].map((one) => window.matchMedia(one));
    for (const list of lists) list.addEventListener('change', onChange);
    return () => lists.forEach((list) => list.removeEventListener('change', onChange));
  };
  return { subscribe, read };
}
