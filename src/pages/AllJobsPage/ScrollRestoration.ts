import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { cardAt, findCard } from '@/jobs/cards/cardElements';
import { isFocusLost, trackFocus } from '@/shared/focus/focus';
import {
  lastScrollPosition,
  saveFocused,
  saveScrollPosition,
  scrollPositionOf,
} from '@/shared/navigation/scrollPositions';
import { useFocusJobId } from '@/shared/navigation/useFocusJobId';

type Props = { isReady: boolean };

/**
 * Restores the scroll position after Back and Forward, with the focus on the card that had it; and with
 * `focusJobId` in the location's state the focus on that job's card. Its own component, so that a new address does
 * not render the list.
 */
export function ScrollRestoration({ isReady }: Props) {
  const { key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const focusJobId = useFocusJobId();
  const hasReturned = useRef(false);

  // Before the cards are gone.
  useLayoutEffect(() => () => saveFocused(key, cardAt(document.activeElement)?.dataset.job), [key]);

  useEffect(() => {
    // Not before: the page scrolls to its top, which would be found instead.
    const handleScroll = () => {
      if (hasReturned.current) saveScrollPosition(key);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, [key]);

  useEffect(() => {
    if (!isReady || hasReturned.current) return;
    const place = isBack ? scrollPositionOf(key) : focusJobId && lastScrollPosition();
    const isFocusUnmoved = trackFocus();
    // After the page's heading has scrolled to the top.
    requestAnimationFrame(() => {
      if (typeof place === 'number') window.scrollTo(0, place);
      hasReturned.current = true;
      if (focusJobId !== null && isFocusUnmoved()) {
        const card = findCard(focusJobId);
        const stop = card?.matches('tr') ? card : card?.getElementsByTagName('a')[0];
        stop?.focus({ preventScroll: true });
        card?.scrollIntoView({ block: 'nearest' });
        // The heading has left the focus to the card, which has gone.
        if (!stop || isFocusLost()) document.querySelector('h1')?.focus({ preventScroll: true });
      }
    });
  }, [isReady, isBack, key, focusJobId]);

  return null;
}
