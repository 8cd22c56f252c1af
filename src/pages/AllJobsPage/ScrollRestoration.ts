import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { findCard } from '@/jobs/cards/cardElements';
import { trackFocus } from '@/shared/focus/focus';
import {
  lastScrollPosition,
  saveScrollPosition,
  scrollPositionOf,
} from '@/shared/navigation/scrollPositions';
import { stateText } from '@/shared/text/stateText';

type Props = { isReady: boolean };

/**
 * Restores the scroll position after Back and Forward and, with `focusJobId` in the location's state, the
 * focus on that job's card. Its own component, so that a new address does not render the list.
 */
export function ScrollRestoration({ isReady }: Props) {
  const location = useLocation();
  const { key } = location;
  const isBack = useNavigationType() === NavigationType.Pop;
  const focusJobId = stateText(location.state, 'focusJobId');
  const hasReturned = useRef(false);

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
        findCard(focusJobId)?.getElementsByTagName('a')[0]?.focus({ preventScroll: true });
      }
    });
  }, [isReady, isBack, key, focusJobId]);

  return null;
}
