import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import {
  storeScrollPositions,
  lastScrollPosition,
  saveScrollPosition,
  scrollPositionOf,
} from '@/shared/lib/scrollPositions';

type Props = { isThere: boolean };

/**
 * Brings back the list as it was left, as soon as it is there: by Back and Forward its scroll
 * position; with `focusJobId` in the state of the location also the focus, on the card of that job.
 * A component of its own, so that a new address alone renders nothing of the list.
 */
export function ScrollRestoration({ isThere }: Props) {
  const location = useLocation();
  const { key } = location;
  const isBack = useNavigationType() === NavigationType.Pop;
  const focusJobId = readFocusJobId(location.state);
  const hasReturned = useRef(false);

  useEffect(() => {
    const handleScroll = () => {
      saveScrollPosition(key);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', handleScroll);
    };
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', storeScrollPositions);
    return () => {
      window.removeEventListener('pagehide', storeScrollPositions);
      storeScrollPositions();
    };
  }, []);

  useEffect(() => {
    if (!isThere || hasReturned.current) return;
    hasReturned.current = true;
    const place = isBack ? scrollPositionOf(key) : focusJobId && lastScrollPosition();
    if (typeof place === 'number') window.scrollTo(0, place);
    if (focusJobId !== undefined) {
      const card = document.querySelector(`[data-job="${CSS.escape(focusJobId)}"] a`);
      if (card instanceof HTMLElement) card.focus({ preventScroll: true });
    }
  }, [isThere, isBack, key, focusJobId]);

  return null;
}

/** The job on whose card the focus is to be, by the state of a location. */
export function readFocusJobId(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('focusJobId' in state)) return undefined;
  return typeof state.focusJobId === 'string' ? state.focusJobId : undefined;
}
