import styled from 'styled-components';
import { clampLines } from '@/shared/styles/clampLines';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** Between the button, the panel and the edges of the window, in pixels. */
export const GAP = 4;

export const Layer = styled.div`
  width: auto;
  height: auto;
  inset: 0;
  padding: 0;
  border: 0;
  background: transparent;
  color: inherit;

  html:has(&:popover-open) {
    overflow: hidden;
    overscroll-behavior-y: contain;
  }

  ${media.touch} {
    background: ${theme.color.backdrop};
  }
`;

export const Panel = styled.div`
  position: fixed;
  top: var(--top);
  left: var(--left);
  display: grid;
  width: max-content;
  max-width: calc(100% - ${2 * GAP}px);
  max-height: calc(100% - ${2 * GAP}px);
  gap: ${theme.space(2)};
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${theme.space(2)};
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.surface};
  box-shadow: ${theme.shadow.float};
  transition:
    opacity ${theme.motion.fast},
    translate ${theme.motion.fast};

  @starting-style {
    opacity: 0;
    translate: 0 -${theme.space(1)};
  }

  ${media.touch} {
    inset: auto 0 calc(${theme.space(2)} + env(safe-area-inset-bottom));
    width: min(420px, 100% - ${theme.space(4)});
    margin: 0 auto;

    /* The grabber: where a finger swipes it down. */
    &::before {
      position: absolute;
      top: ${theme.space(1)};
      left: calc(50% - 18px);
      width: 36px;
      height: 4px;
      border-radius: ${theme.radius.round};
      background: ${theme.color.borderStrong};
      content: '';
    }

    @starting-style {
      opacity: 1;
      translate: 0 100%;
    }
  }
`;

export const SheetTitle = styled.h2`
  ${clampLines(3)}
  display: none;
  hyphens: auto;
  padding: ${theme.space(2)} ${theme.space(3)} 0;

  ${media.touch} {
    display: -webkit-box;
  }
`;
