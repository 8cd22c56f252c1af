import { useEffect, useState, type ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { MonthlyCount } from '@/jobs/api/contract';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

type Props = {
  months: MonthlyCount[];
  /** Whether the names of the months are as short as they can be, and all fit side by side. */
  isCompact: boolean;
  children: ReactNode;
};

/** In pixels. */
export const CHART_HEIGHT = 300;
/** For a bar and the room around it. */
const LEAST_MONTH_WIDTH = 100;
/** About the widest a letter of a label is on average. */
const LETTER_WIDTH = 8;
const LONGEST_LABEL = 24;
/** About what the scale takes. */
const SCALE_WIDTH = 44;

/** Room for every month: a narrower window scrolls it, from the newest, and shows that there is more. */
export function MonthScroller({ months, isCompact, children }: Props) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null);
  const hidden = useHiddenSides(scroller);
  const longest = Math.max(...months.map(({ date }) => Math.min(date.length, LONGEST_LABEL)));
  const monthWidth = isCompact ? 0 : Math.max(LEAST_MONTH_WIDTH, longest * LETTER_WIDTH);

  // New figures of the same months leave it where somebody has scrolled to.
  const labels = months.map(({ date }) => date).join();

  useEffect(() => {
    // Reading the width needs a layout, which here would be one more than the frame's own.
    const frame = requestAnimationFrame(() => scroller?.scrollTo({ left: scroller.scrollWidth }));
    return () => cancelAnimationFrame(frame);
  }, [scroller, labels, isCompact]);

  return (
    <Frame data-hidden={hidden}>
      <Scroller
        ref={setScroller}
        {...(hidden !== '' && { role: 'group', 'aria-label': 'scrollable chart', tabIndex: 0 })}
      >
        <Canvas style={{ minWidth: months.length * monthWidth + SCALE_WIDTH }}>{children}</Canvas>
      </Scroller>
    </Frame>
  );
}

/**
 * On which sides of the visible part there is more of the element's content, 'before' and 'after'. An element
 * that scrolls has to be focusable.
 */
function useHiddenSides(element: HTMLElement | null): string {
  const [sides, setSides] = useState('');

  useEffect(() => {
    if (element === null) return undefined;
    const look = () => {
      const rest = element.scrollWidth - element.clientWidth - element.scrollLeft;
      const hidden = [element.scrollLeft > 0 && 'before', rest >= 1 && 'after'];
      setSides(hidden.filter(Boolean).join(' '));
    };
    const observer = new ResizeObserver(look);
    for (const observed of [element, ...element.children]) observer.observe(observed);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, [element]);

  return sides;
}

/** The look of a shade at this side, behind which there are more months; to be placed by the caller. */
export const edgeShade = (side: 'left' | 'right') => css`
  position: absolute;
  width: ${theme.space(3)};
  background: linear-gradient(
    to ${side === 'left' ? 'right' : 'left'},
    ${theme.color.shadow},
    transparent
  );
  content: '';
  inset-block: 0;
  pointer-events: none;
`;

/** At an edge behind which there is more lies a shadow; on the left it is the scale's. */
const Frame = styled.div`
  position: relative;

  &[data-hidden~='after']::after {
    ${edgeShade('right')}
    z-index: ${theme.layer.raised};
    right: 0;
  }
`;

const Scroller = styled.div`
  overflow: auto hidden;
  overscroll-behavior-x: contain;

  &:focus-visible {
    border-radius: ${theme.radius.md};
    outline-offset: -2px;
  }
`;

const Canvas = styled.div`
  display: grid;
  height: ${CHART_HEIGHT}px;
  grid-template-columns: auto minmax(0, 1fr);

  ${media.print} {
    height: auto;
  }

  > [role='status'] {
    grid-column: 1 / -1;
    place-self: center;
  }
`;
