import {
  createContext,
  use,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import styled, { css } from 'styled-components';
import { useClearOfFocus } from '@/shared/lib/useClearOfFocus';
import { useMediaQuery } from '@/shared/lib/useMediaQuery';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

const BAR = `(min-width: ${theme.breakpoint.bar}px)`;

/** Takes the element of a bar that toasts may stand in; null when the bar goes. */
export const ToastPlaceContext = createContext<(place: HTMLElement | null) => void>(
  () => undefined,
);

/** The free middle of a bar. */
export function ToastPlace() {
  return <Middle ref={use(ToastPlaceContext)} />;
}

type Props = {
  /** The middle of the bar there is on this page. */
  place: HTMLElement | null;
  /** On a phone: something else is being used now. */
  onPassedBy: () => void;
  children: ReactNode;
};

/**
 * Shows its children in the free middle of the bar, or at the top of the window on pages without
 * one. On a phone they float below the bar, clear of what has the focus.
 */
export function InToastPlace({ place, onPassedBy, children }: Props) {
  const isWide = useMediaQuery(BAR);
  const boxRef = useRef<HTMLDivElement>(null);
  const fallbackRef = useRef<HTMLDivElement>(null);
  // Moves from page to page with all that stands in it.
  const [host] = useState(() => document.createElement('div'));

  useLayoutEffect(() => {
    (place ?? fallbackRef.current)?.append(host);
  }, [host, place]);

  useClearOfFocus(boxRef, !isWide || place === null);

  useEffect(() => {
    if (isWide) return undefined;
    const handleUse = ({ target }: Event) => {
      if (!(target instanceof Node && host.contains(target))) onPassedBy();
    };
    const events = ['pointerdown', 'click', 'popstate'];
    // Before the press does anything: what it brings about is to be seen.
    for (const event of events) window.addEventListener(event, handleUse, true);
    return () => {
      for (const event of events) window.removeEventListener(event, handleUse, true);
    };
  }, [isWide, host, onPassedBy]);

  return (
    <>
      <div ref={fallbackRef} />
      {createPortal(
        <Box ref={boxRef} $isInBar={place !== null}>
          {children}
        </Box>,
        host,
      )}
    </>
  );
}

/** Takes no room in the bar of a phone, where toasts float below it. */
const Middle = styled.div`
  display: contents;

  ${media.bar} {
    display: block;
    min-width: 0;
    flex: 1;
  }
`;

const Box = styled.div<{ $isInBar: boolean }>`
  position: fixed;
  z-index: ${theme.layer.toast};
  top: calc(${theme.size.topBar} + ${theme.space(2)} + env(safe-area-inset-top));
  right: ${theme.space(4)};
  left: ${theme.space(4)};
  pointer-events: none;

  ${media.bar} {
    ${({ $isInBar }) =>
      $isInBar
        ? css`
            position: static;
          `
        : css`
            top: calc(${theme.space(2)} + env(safe-area-inset-top));
          `}
  }

  ${media.print} {
    display: none;
  }
`;
