import styled from 'styled-components';
import { theme } from '@/shared/styles/theme';

/** With more pages it is as high as the window, so that the count line can stand at its top. */
export const Section = styled.section<{ $hasPages: boolean }>`
  position: relative;
  min-height: ${({ $hasPages }) =>
    $hasPages ? `calc(100svh - ${theme.size.topBar} - ${theme.space(22)})` : '60svh'};

  /* Wider than a page of text. */
  main:has(&) {
    max-width: none;
  }
`;

/** A sheet of the page's colour that dims the list: its opacity alone changes, which repaints no card. */
export const Dimmed = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.color.page};
  opacity: 0.15;
  pointer-events: none;
  transition: opacity ${theme.motion.fast};

  @starting-style {
    opacity: 0;
  }
`;

export const Overlay = styled.div`
  position: sticky;
  z-index: ${theme.layer.raised};
  top: 40svh;
  display: flex;
  height: 0;
  align-items: flex-start;
  justify-content: center;
  pointer-events: none;

  > * {
    margin-top: ${theme.space(6)};
    padding: ${theme.space(2)};
    border-radius: ${theme.radius.round};
    background: ${theme.color.surface};
    box-shadow: ${theme.shadow.float};
  }
`;
