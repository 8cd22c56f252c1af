import styled from 'styled-components';
import { media } from '@/shared/styles/media';
import { theme } from '@/shared/styles/theme';

/** Search form and views: above the table in one line or two, on a phone on its side in one unless the filters are open. */
export const Tools = styled.div`
  ${media.tablet} {
    &[data-table] {
      display: flex;
      flex-wrap: wrap;
      align-items: center;
      gap: ${theme.space(1)} ${theme.space(6)};
      margin-top: -${theme.space(2)};

      > [role='search'] {
        flex: 1 1 42rem;
      }

      > nav {
        flex: none;
      }
    }
  }

  ${media.handheld} {
    display: flex;
    flex-wrap: wrap;
    column-gap: ${theme.space(4)};

    > [role='search'] {
      flex: 1 0 100%;
    }
  }

  ${media.low} {
    flex-wrap: nowrap;
    margin-bottom: ${theme.space(2)};

    &:has([data-open]) {
      flex-wrap: wrap;
    }

    > [role='search'] {
      flex: 1 0 16rem;
    }

    > [role='search']:has([data-open]) {
      flex-basis: 100%;
    }
  }
`;

/** With more pages it is as high as the window, so that the count line can stand at its top. */
export const Section = styled.section<{ $hasPages: boolean }>`
  position: relative;
  min-height: ${({ $hasPages }) =>
    $hasPages ? `calc(100svh - ${theme.size.topBar} - ${theme.space(22)})` : '60svh'};
  margin-top: ${theme.space(2)};

  ${media.handheld} {
    margin-top: 0;
  }

  [data-table] ~ & {
    margin-top: 0;
  }

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
