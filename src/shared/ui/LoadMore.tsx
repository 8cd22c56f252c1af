import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';
import { Button } from './Button';

type Props = {
  describedBy?: string;
  isBusy: boolean;
  /** What it scrolls in; null for the page. */
  scroller: RefObject<HTMLElement | null> | null;
  /** Whether it reads on by itself as its end comes near. */
  isAhead: boolean;
  onRead: () => void;
};

/** How far away the end is when more is read. */
const AHEAD = '600px 0px';

/** Reads on when it comes near, or when it is pressed. */
export function LoadMore({ describedBy, isBusy, scroller, isAhead, onRead }: Props) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const read = useEffectEvent(onRead);

  useEffect(() => {
    if (buttonRef.current === null || isBusy || !isAhead) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) read();
      },
      { root: scroller?.current ?? null, rootMargin: AHEAD },
    );
    observer.observe(buttonRef.current);
    return () => observer.disconnect();
  }, [isBusy, isAhead, scroller]);

  return (
    <Wide
      ref={buttonRef}
      variant="secondary"
      aria-describedby={describedBy}
      isInactive={isBusy}
      onClick={onRead}
    >
      load more
    </Wide>
  );
}

const Wide = styled(Button)`
  width: 100%;
  margin-top: ${theme.space(3)};
`;
